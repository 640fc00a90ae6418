import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import {
	bracketMatching,
	indentUnit,
	syntaxHighlighting,
	HighlightStyle,
} from '@codemirror/language';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { useEffect, useRef } from 'react';
import { readNonce } from '../nonce.ts';
import { text } from '../text.ts';
import type { Mark } from './use-draft.ts';

type Props = { value: string; onChange: (value: string) => void; marks: readonly Mark[] };

const colours = HighlightStyle.define([
	{ tag: tags.propertyName, color: 'var(--json-name)' },
	{ tag: tags.string, color: 'var(--json-string)' },
	{ tag: [tags.number, tags.bool, tags.null], color: 'var(--json-number)' },
]);

/** The template as JSON, with faults marked. */
export default function JsonEditor({ value, onChange, marks }: Props) {
	const place = useRef<HTMLDivElement>(null);
	const editor = useRef<EditorView>(null);
	const tell = useRef(onChange);
	const first = useRef(value);
	useEffect(() => {
		tell.current = onChange;
	}, [onChange]);

	useEffect(() => {
		if (!place.current) return undefined;
		const view = new EditorView({
			parent: place.current,
			state: EditorState.create({
				doc: first.current,
				extensions: [
					EditorView.cspNonce.of(readNonce()),
					lineNumbers(),
					history(),
					bracketMatching(),
					lintGutter(),
					indentUnit.of('  '),
					json(),
					syntaxHighlighting(colours),
					EditorView.lineWrapping,
					EditorView.contentAttributes.of({
						'aria-label': text.builder.jsonLabel,
						tabindex: '0',
					}),
					// Tab moves the focus, as everywhere on the page.
					keymap.of([...defaultKeymap, ...historyKeymap]),
					EditorView.updateListener.of((update) => {
						if (update.docChanged) tell.current(update.state.doc.toString());
					}),
				],
			}),
		});
		editor.current = view;
		return () => view.destroy();
	}, []);

	// Parts such as the name are edited elsewhere.
	useEffect(() => {
		const view = editor.current;
		if (!view || view.state.doc.toString() === value) return;
		view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: value } });
	}, [value]);

	useEffect(() => {
		const view = editor.current;
		if (!view) return;
		const length = view.state.doc.length;
		view.dispatch(
			setDiagnostics(
				view.state,
				marks.map(({ from, to, message }) => ({
					from: Math.min(from, length),
					to: Math.min(to, length),
					severity: 'error' as const,
					message,
				})),
			),
		);
	}, [marks]);

	return <div ref={place} className="json-editor" />;
}
