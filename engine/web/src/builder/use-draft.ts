import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api, ApiError } from '../api/client.ts';
import type { Fault } from '../api/client.ts';
import type { TemplateDraft } from '../api/types.ts';
import { text } from '../text.ts';
import { findPlace, findRepeatedName, findSyntaxFault } from './find-place.ts';
import type { Place } from './find-place.ts';
import { countNodes, findFieldAt, findLocalFaults, toDraft, toNodes } from './field-nodes.ts';
import type { DraftNodes, FieldNode } from './field-nodes.ts';
import { readDraft } from './read-draft.ts';
import { splitPath } from './split-path.ts';
import { record, redo, startStack, undo } from './undo-stack.ts';
import { writeDraft } from './write-draft.ts';

const CHECK_AFTER_MS = 350;
/** A placeholder name, so that the fields can be checked before a name is typed. */
const STAND_IN = '-';

/** A fault and its position in the text. */
export type Mark = Place & { path: string; message: string };

/**
 * Whether the builder can show the text, or why not: valid JSON of another shape, a duplicate name, or invalid JSON.
 */
type Kind = 'shown' | 'foreign' | 'repeated' | 'broken';
type State = { nodes: DraftNodes; json: string; kind: Kind };

/**
 * A template in the editor, as fields and as JSON text, kept in sync. The engine validates it with the same rules as
 * on saving.
 */
export function useDraft(start: TemplateDraft, kept: string | null) {
	const [first] = useState(() => {
		const read: { kind: Kind; draft?: TemplateDraft } =
			kept === null ? { kind: 'shown' } : parse(kept);
		const shown = toNodes(start);
		return { ...read, nodes: read.draft ? toNodes(read.draft) : shown, saved: writeDraft(shown) };
	});
	const [stack, setStack] = useState(() =>
		startStack<State>({ nodes: first.nodes, json: kept ?? first.saved, kind: first.kind }),
	);
	const { nodes, json, kind } = stack.now;
	const [saved, setSaved] = useState(first.saved);
	const show = (next: State, step: string) =>
		setStack((now) => record(now, next, { at: Date.now(), kind: step }));

	const local = useMemo(() => findLocalFaults(nodes.fields), [nodes]);
	// A template without fields or name needs no check by the engine.
	const isNamed = nodes.name.trim() !== '';
	const isCheckable =
		kind === 'foreign' || (kind === 'shown' && local.size === 0 && nodes.fields.length > 0);
	const asked = kind === 'shown' && !isNamed ? writeDraft({ ...nodes, name: STAND_IN }) : json;
	const [settled] = useDebouncedValue(asked, CHECK_AFTER_MS);
	const check = useQuery({
		queryKey: ['check', settled],
		queryFn: ({ signal }) => checkDraft(settled, signal),
		// Check only once typing has paused.
		enabled: isCheckable && settled === asked,
		staleTime: Infinity,
		gcTime: 0,
	});
	const faults = useMemo(
		(): Fault[] => (isCheckable ? (check.data ?? []) : []),
		[isCheckable, check.data],
	);
	const hasRepeated = [...local.values()].includes('sameName');
	const marks = useMemo(
		() => markFaults(kind === 'shown' && hasRepeated ? 'repeated' : kind, json, faults),
		[kind, hasRepeated, json, faults],
	);

	/** The field that a fault is shown at. */
	function fieldOf(path: string): FieldNode | undefined {
		const [schema, data, ...rest] = splitPath(path);
		if (schema !== 'schema' || data !== 'data' || rest.length === 0) return undefined;
		return findFieldAt(nodes.fields, rest);
	}

	function faultOf(id: string): string | undefined {
		const fault = local.get(id);
		if (fault) return text.builder[fault];
		return faults.find(({ path }) => fieldOf(path)?.id === id)?.message;
	}

	return {
		nodes,
		json,
		marks,
		faultOf,
		isAtField: (path: string) => fieldOf(path) !== undefined,
		/** Whether the builder can show the text. */
		isShown: kind === 'shown',
		isDirty: json !== saved,
		isValid:
			kind === 'shown' &&
			local.size === 0 &&
			nodes.fields.length > 0 &&
			isNamed &&
			faults.length === 0,
		/** Whether its fields can be tried on a document; that does not need a name. */
		isAskable:
			kind === 'shown' &&
			local.size === 0 &&
			nodes.fields.length > 0 &&
			settled === asked &&
			check.data !== undefined &&
			faults.every(({ path }) => !path.startsWith('schema')),
		checkError: check.error,
		changeNodes: (next: DraftNodes) =>
			show({ nodes: next, json: writeDraft(next), kind: 'shown' }, nameStep(nodes, next)),
		changeJson: (next: string) => {
			// The JSON editor also reports the text that it was given.
			if (next === json) return;
			const read = parse(next);
			show(
				{ nodes: read.draft ? toNodes(read.draft) : nodes, json: next, kind: read.kind },
				'json',
			);
		},
		/** One stack for the whole template: names, fields, settings and JSON. */
		canUndo: stack.past.length > 0,
		canRedo: stack.future.length > 0,
		undo: () => setStack(undo),
		redo: () => setStack(redo),
		/** Takes the text that was sent, because typing may have continued. */
		markSaved: setSaved,
		draft: (): TemplateDraft => toDraft(nodes),
		/** Starts again from the saved template. */
		reset: (to: TemplateDraft) => {
			const shown = toNodes(to);
			const text = writeDraft(shown);
			show({ nodes: shown, json: text, kind: 'shown' }, 'reset');
			setSaved(text);
		},
	};
}

/** The part of a template that a change concerns: typing there is one step, anything else is another. */
function nameStep(before: DraftNodes, after: DraftNodes): string {
	const parts = (Object.keys(after) as (keyof DraftNodes)[]).filter(
		(part) => before[part] !== after[part],
	);
	if (!parts.includes('fields')) return parts.join();
	const shape = countNodes(after.fields) - countNodes(before.fields);
	return `fields ${shape} ${findChanged(before.fields, after.fields)}`;
}

/** The innermost field that differs; '': none, or several. */
function findChanged(before: readonly FieldNode[], after: readonly FieldNode[]): string {
	if (before.length !== after.length) return '';
	const changed = after.filter((field, i) => field !== before[i]);
	const [field] = changed;
	const old = before.find(({ id }) => id === field?.id);
	if (!field || !old || changed.length > 1) return '';
	const inner = findChanged(old.children, field.children);
	if (inner !== '') return inner;
	const property = (Object.keys(field) as (keyof FieldNode)[]).find(
		(name) => field[name] !== old[name],
	);
	return `${field.id} ${property ?? ''}`;
}

function parse(json: string): { kind: Kind; draft?: TemplateDraft } {
	let value: unknown;
	try {
		value = JSON.parse(json);
	} catch {
		return { kind: 'broken' };
	}
	if (findRepeatedName(json)) return { kind: 'repeated' };
	const draft = readDraft(value);
	return draft ? { kind: 'shown', draft } : { kind: 'foreign' };
}

/** Every fault with its position; a text that the builder cannot show has at least one. */
function markFaults(kind: Kind, json: string, faults: readonly Fault[]): Mark[] {
	if (kind === 'broken') {
		return [{ ...findSyntaxFault(json), path: '', message: text.builder.jsonBroken }];
	}
	if (kind === 'repeated') {
		const place = findRepeatedName(json) ?? findPlace(json, []);
		return [{ ...place, path: '', message: text.builder.sameName }];
	}
	if (kind === 'foreign' && faults.length === 0) {
		return [{ ...findPlace(json, []), path: '', message: text.builder.jsonShape }];
	}
	return faults.map(({ path, message }) => ({
		...findPlace(json, splitPath(path)),
		path,
		message,
	}));
}

/** The faults for which saving would be refused. */
async function checkDraft(json: string, signal: AbortSignal): Promise<Fault[]> {
	try {
		await api.check('/templates/check', json, signal);
		return [];
	} catch (error) {
		if (error instanceof ApiError && error.faults.length > 0) return error.faults;
		throw error;
	}
}
