import { Kbd, Switch } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { Dialog } from '../parts/dialog.tsx';
import { text } from '../text.ts';

export type Command = keyof typeof text.review.keys;

/** The keys as displayed. */
const listShown = (): [Command, string[]][] => [
	['next', ['N', 'J']],
	['previous', ['P', 'K']],
	['accept', ['A']],
	['edit', ['E']],
	['commit', [text.review.keyNames.enter]],
	['cancel', [text.review.keyNames.escape]],
	['clear', ['X']],
	['undo', ['U']],
	['approve', [text.review.keyNames.approve]],
	['save', ['S']],
	['reject', ['R']],
	['document', [']']],
	['all', ['D']],
	['search', ['/']],
	['help', ['?']],
];
const KEYS: Readonly<Record<string, Command>> = {
	n: 'next',
	j: 'next',
	p: 'previous',
	k: 'previous',
	a: 'accept',
	e: 'edit',
	x: 'clear',
	u: 'undo',
	s: 'save',
	r: 'reject',
	']': 'document',
	d: 'all',
	'/': 'search',
	'?': 'help',
};

/** A batch shows a document and its values in a dialog. */
const OTHER_DIALOG = '[role=dialog]:not(:has(.beside-review))';

/** Single-key shortcuts can be switched off, for people with speech input or tremor (WCAG 2.1.4). */
export function useSingleKeys() {
	return useLocalStorage({ key: 'docsift-single-keys', defaultValue: true });
}

/** Runs the command of a key, unless the person is typing or a dialog is open that is not about the document. */
export function useShortcuts(isOn: boolean, run: (command: Command) => void): void {
	const latest = useRef(run);
	useEffect(() => {
		latest.current = run;
	}, [run]);
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (event.defaultPrevented || document.querySelector(OTHER_DIALOG)) return;
			if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
				event.preventDefault();
				latest.current('approve');
				return;
			}
			const target = event.target as HTMLElement;
			const isTyping = target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
			if (isTyping || event.ctrlKey || event.metaKey || event.altKey || !isOn) return;
			const command = KEYS[event.key.toLowerCase()];
			if (!command) return;
			event.preventDefault();
			latest.current(command);
		};
		document.addEventListener('keydown', onKey);
		return () => document.removeEventListener('keydown', onKey);
	}, [isOn]);
}

export function ShortcutList({ onClose }: { onClose: () => void }) {
	const [isOn, setOn] = useSingleKeys();
	return (
		<Dialog title={text.review.shortcuts} onClose={onClose}>
			<dl className="keys-list">
				{listShown().map(([command, keys]) => (
					<div key={command} style={{ display: 'contents' }}>
						<dt>
							{keys.map((key) => (
								<Kbd key={key} mr={4}>
									{key}
								</Kbd>
							))}
						</dt>
						<dd>{text.review.keys[command]}</dd>
					</div>
				))}
			</dl>
			<Switch
				mt="lg"
				label={text.review.shortcutsOn}
				checked={isOn}
				onChange={({ currentTarget }) => setOn(currentTarget.checked)}
			/>
		</Dialog>
	);
}
