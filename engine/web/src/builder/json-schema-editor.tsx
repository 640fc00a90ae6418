import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api, ApiError } from '../api/client.ts';
import type { FieldMap } from '../api/types.ts';
import { Refusal } from '../parts/failed-load.tsx';
import { PageLoader } from '../parts/page-loader.tsx';
import { text } from '../text.ts';
import { toDraft, toFields } from './field-nodes.ts';
import type { DraftNodes } from './field-nodes.ts';
import { findPlace, findSyntaxFault } from './find-place.ts';
import JsonEditor from './json-editor.tsx';
import { splitPath } from './split-path.ts';
import type { Mark } from './use-draft.ts';

const CONVERT_AFTER_MS = 350;
/** Only the fields and rules are converted. */
const STAND_IN = { name: '-', category: 'CUSTOM' };

type Converted = { schema: { data: FieldMap }; rules?: Record<string, unknown> };
type Props = { nodes: DraftNodes; onChange: (nodes: DraftNodes) => void };

/** The fields and rules of a template as a JSON Schema. What can be converted is taken over while it is typed. */
export default function JsonSchemaEditor({ nodes, onChange }: Props) {
	const [start] = useState(nodes);
	const first = useQuery({
		queryKey: ['json-schema', start],
		queryFn: async ({ signal }) => {
			const { schema, rules } = toDraft(start);
			const draft = { ...STAND_IN, schema, ...(rules && { rules }) };
			const answer = await api.ask<{ schema: object }>('/templates/convert', draft, signal);
			return JSON.stringify(answer.schema, null, 2);
		},
		staleTime: Infinity,
		gcTime: 0,
	});
	if (first.error) return <Refusal error={first.error} />;
	if (first.data === undefined) return <PageLoader />;
	return (
		<Editor
			first={first.data}
			onConverted={({ schema, rules = null }) =>
				onChange({ ...nodes, fields: toFields(schema.data), rules })
			}
		/>
	);
}

type EditorProps = { first: string; onConverted: (converted: Converted) => void };

function Editor({ first, onConverted }: EditorProps) {
	const [typed, setTyped] = useState(first);
	const [settled] = useDebouncedValue(typed, CONVERT_AFTER_MS);
	const parsed = parse(settled);
	const convert = useQuery({
		queryKey: ['from-json-schema', settled],
		queryFn: ({ signal }) =>
			api.ask<Converted>(
				'/templates/convert?dialect=json-schema',
				{ ...STAND_IN, schema: parsed },
				signal,
			),
		enabled: parsed !== undefined && settled !== first,
		retry: false,
		staleTime: Infinity,
		gcTime: 0,
	});
	const { data, error } = convert;
	useEffect(() => {
		if (data) onConverted(data);
		// Each answer is taken over once; the handler changes with every render.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [data]);
	const marks = parsed === undefined ? [markSyntax(settled)] : markFaults(settled, error);
	return (
		<>
			<JsonEditor value={typed} onChange={setTyped} marks={marks} />
			<Text fz="sm" c="dimmed" mt="xs">
				{text.builder.jsonSchemaHint}
			</Text>
			{marks.length > 0 && (
				<ul className="faults" aria-label={text.builder.faults(marks.length)}>
					{marks.map(({ path, message }) => (
						<li key={`${path} ${message}`}>
							<code>{path}</code> {message}
						</li>
					))}
				</ul>
			)}
			{marks.length === 0 && <Refusal error={error} />}
		</>
	);
}

/** undefined: it is no JSON. */
function parse(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		return undefined;
	}
}

function markSyntax(json: string): Mark {
	return { ...findSyntaxFault(json), path: '', message: text.builder.jsonBroken };
}

function markFaults(json: string, error: Error | null): Mark[] {
	const faults = error instanceof ApiError ? error.faults : [];
	return faults.map(({ path, message }) => ({
		...findPlace(json, splitPath(path).slice(1)),
		path,
		message,
	}));
}
