import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api, ApiError } from '../api/client.ts';
import type { Fault } from '../api/client.ts';
import type { TemplateDraft } from '../api/types.ts';
import { text } from '../text.ts';
import { findPlace, findRepeatedName, findSyntaxFault } from './find-place.ts';
import type { Place } from './find-place.ts';
import { findFieldAt, findLocalFaults, toDraft, toNodes } from './field-nodes.ts';
import type { DraftNodes, FieldNode } from './field-nodes.ts';
import { readDraft } from './read-draft.ts';
import { splitPath } from './split-path.ts';
import { writeDraft } from './write-draft.ts';

const CHECK_AFTER_MS = 350;
/** Has the fields checked while the name is still to come. */
const STAND_IN = '-';

/** Something to correct, at its place in the text. */
export type Mark = Place & { path: string; message: string };

/**
 * What a text is: fields can show it, it is JSON that they cannot show, it says a name twice, or it is
 * no JSON.
 */
type Kind = 'shown' | 'foreign' | 'repeated' | 'broken';

/**
 * A template while it is edited, as fields and as text, the one kept in step with the other. The
 * engine checks it with the very rules that it is saved by.
 */
export function useDraft(start: TemplateDraft, kept: string | null) {
	const [first] = useState(() => {
		const read: { kind: Kind; draft?: TemplateDraft } =
			kept === null ? { kind: 'shown' } : parse(kept);
		const shown = toNodes(start);
		return { ...read, nodes: read.draft ? toNodes(read.draft) : shown, saved: writeDraft(shown) };
	});
	const [nodes, setNodes] = useState(first.nodes);
	const [json, setJson] = useState(kept ?? first.saved);
	const [kind, setKind] = useState<Kind>(first.kind);
	const [saved, setSaved] = useState(first.saved);

	const local = useMemo(() => findLocalFaults(nodes.fields), [nodes]);
	// The engine need not be asked whether a template may have no fields, or no name.
	const isNamed = nodes.name.trim() !== '';
	const isCheckable =
		kind === 'foreign' || (kind === 'shown' && local.size === 0 && nodes.fields.length > 0);
	const asked = kind === 'shown' && !isNamed ? writeDraft({ ...nodes, name: STAND_IN }) : json;
	const [settled] = useDebouncedValue(asked, CHECK_AFTER_MS);
	const check = useQuery({
		queryKey: ['check', settled],
		queryFn: ({ signal }) => checkDraft(settled, signal),
		// While somebody types, what was asked about last may be what was wrong.
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
		/** Whether the fields show what the text says. */
		isShown: kind === 'shown',
		isDirty: json !== saved,
		isValid:
			kind === 'shown' &&
			local.size === 0 &&
			nodes.fields.length > 0 &&
			isNamed &&
			faults.length === 0,
		/** Whether its fields could be looked for on a document; its name does not matter for that. */
		isAskable:
			kind === 'shown' &&
			local.size === 0 &&
			nodes.fields.length > 0 &&
			settled === asked &&
			check.data !== undefined &&
			faults.every(({ path }) => !path.startsWith('schema')),
		checkError: check.error,
		changeNodes: (next: DraftNodes) => {
			setNodes(next);
			setJson(writeDraft(next));
			setKind('shown');
		},
		changeJson: (next: string) => {
			setJson(next);
			const read = parse(next);
			setKind(read.kind);
			if (read.draft) setNodes(toNodes(read.draft));
		},
		/** With the text as it was when it was sent: typing may have gone on meanwhile. */
		markSaved: setSaved,
		draft: (): TemplateDraft => toDraft(nodes),
		/** Begins again with what is saved. */
		reset: (to: TemplateDraft) => {
			const shown = toNodes(to);
			const text = writeDraft(shown);
			setNodes(shown);
			setJson(text);
			setKind('shown');
			setSaved(text);
		},
	};
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

/** Every fault with its place; a text that fields cannot show has one at least. */
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

/** The faults that saving would be refused for. */
async function checkDraft(json: string, signal: AbortSignal): Promise<Fault[]> {
	try {
		await api.check('/templates/check', json, signal);
		return [];
	} catch (error) {
		if (error instanceof ApiError && error.faults.length > 0) return error.faults;
		throw error;
	}
}
