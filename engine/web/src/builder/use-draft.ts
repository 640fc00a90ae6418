import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api, ApiError } from '../api/client.ts';
import type { Fault } from '../api/client.ts';
import type { TemplateDraft } from '../api/types.ts';
import { text } from '../text.ts';
import { findFieldAt, findLocalFaults, toDraft, toNodes } from './field-nodes.ts';
import type { DraftNodes } from './field-nodes.ts';
import { readDraft } from './read-draft.ts';
import { splitPath } from './split-path.ts';

const CHECK_AFTER_MS = 350;

/**
 * A template while it is edited, as fields and as text, the one kept in step with the other. The
 * engine checks it with the very rules that it is saved by.
 */
export function useDraft(start: TemplateDraft) {
	const [nodes, setNodes] = useState(() => toNodes(start));
	const [json, setJson] = useState(() => write(start));
	/** Set while the text is no template that the fields could show. */
	const [jsonFault, setJsonFault] = useState<string | null>(null);
	const [saved, setSaved] = useState(json);

	const local = useMemo(() => findLocalFaults(nodes.fields), [nodes]);
	const [settled] = useDebouncedValue(json, CHECK_AFTER_MS);
	const check = useQuery({
		queryKey: ['check', settled],
		queryFn: ({ signal }) => checkDraft(settled, signal),
		enabled: jsonFault === null && local.size === 0,
		staleTime: Infinity,
		gcTime: 0,
	});
	const faults: Fault[] = jsonFault === null && local.size === 0 ? (check.data ?? []) : [];

	function faultOf(id: string): string | undefined {
		const fault = local.get(id);
		if (fault) return text.builder[fault];
		return faults.find(({ path }) => {
			const [schema, data, ...rest] = splitPath(path);
			if (schema !== 'schema' || data !== 'data' || rest.length === 0) return false;
			return findFieldAt(nodes.fields, rest)?.id === id;
		})?.message;
	}

	return {
		nodes,
		json,
		jsonFault,
		faults,
		faultOf,
		isDirty: json !== saved,
		isValid: jsonFault === null && local.size === 0 && faults.length === 0,
		faultCount: jsonFault === null ? local.size + faults.length : 1,
		changeNodes: (next: DraftNodes) => {
			setNodes(next);
			setJson(write(toDraft(next)));
			setJsonFault(null);
		},
		changeJson: (next: string) => {
			setJson(next);
			const read = parse(next);
			setJsonFault(read.fault);
			if (read.draft) setNodes(toNodes(read.draft));
		},
		markSaved: () => setSaved(json),
		draft: (): TemplateDraft => toDraft(nodes),
	};
}

function write(draft: TemplateDraft): string {
	const { name, description, category, schema } = draft;
	const shown = { name, ...(description !== undefined && { description }), category, schema };
	return JSON.stringify(shown, null, 2);
}

function parse(json: string): { fault: string | null; draft?: TemplateDraft } {
	let value: unknown;
	try {
		value = JSON.parse(json);
	} catch (error) {
		return { fault: `${text.builder.jsonBroken}: ${(error as Error).message}` };
	}
	const draft = readDraft(value);
	return draft ? { fault: null, draft } : { fault: text.builder.jsonShape };
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
