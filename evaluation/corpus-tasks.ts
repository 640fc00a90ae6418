import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { FieldDefinition, FieldMap } from '../engine/src/model/template.ts';
import type {
	CorpusDocument,
	CorpusField,
	CorpusList,
	Wording,
} from '../training/corpus/document.ts';
import type { ValueType } from '../training/corpus/family.ts';
import type { Comparison } from './compare.ts';
import type { Kinds } from './score.ts';

const COMPARE: Readonly<Record<ValueType, Comparison>> = {
	string: 'name',
	number: 'amount',
	date: 'date',
	boolean: 'bool',
};
type Truth = Record<string, unknown>;
/** What is asked of a document of the corpus, and its truth. `questions`: the fields that are asked by a question. */
export type CorpusTask = {
	data: FieldMap;
	kinds: Kinds;
	truth: Truth;
	questions: Set<string>;
};

/**
 * What is asked of a document. Values that OCR could not read are left out, and so are lists it read in part. Each
 * field gets the description of this style; without a style, its first sentence or question.
 */
export function toTask({ fields, lists }: CorpusDocument, style?: Wording['style']): CorpusTask {
	const kinds: Record<string, Comparison> = {};
	const task: CorpusTask = { data: {}, kinds, truth: {}, questions: new Set() };
	for (const field of fields) {
		if (field.state === 'unread') continue;
		kinds[field.path] = COMPARE[field.type];
		const definition = describe(field, style);
		if (definition.description?.endsWith('?')) task.questions.add(field.path);
		put(task, field.path, definition, field.value);
	}
	for (const list of lists) {
		if (list.state === 'unread') continue;
		addList({ task, kinds, style }, list);
	}
	return task;
}

type Adding = {
	task: CorpusTask;
	kinds: Record<string, Comparison>;
	style: Wording['style'] | undefined;
};

function addList({ task, kinds, style }: Adding, list: CorpusList): void {
	const { path, columns, rows } = list;
	const [only] = columns;
	if (only?.name === 'value' && columns.length === 1) {
		kinds[path] = 'list';
		const definition = { type: 'array', itemType: only.type } as FieldDefinition;
		const truth = rows.flatMap(({ value }) => value?.value ?? []);
		put(task, path, { ...definition, ...said(list.wordings, style) }, truth);
		return;
	}
	for (const { name, type } of columns) kinds[`${path}[].${name}`] = COMPARE[type];
	const properties = Object.fromEntries(
		columns.map((column) => [column.name, describe(column, style)]),
	);
	const truth = rows.map((row) =>
		Object.fromEntries(columns.map(({ name }) => [name, row[name]?.value ?? null])),
	);
	put(
		task,
		path,
		{
			type: 'array',
			itemType: 'object',
			itemSchema: { properties },
			...said(list.wordings, style),
		},
		truth,
	);
}

function describe(
	{ type, wordings }: Pick<CorpusField, 'type' | 'wordings'>,
	style: Wording['style'] | undefined,
): FieldDefinition {
	return { type, ...said(wordings, style) };
}

/** A description, if the field has a wording of the style. */
function said(
	wordings: readonly Wording[],
	wanted: Wording['style'] | undefined,
): { description?: string } {
	const wording = wordings.find(({ style }) =>
		wanted === undefined ? style !== 'name' : style === wanted,
	);
	return wording && wording.style !== 'name' ? { description: wording.text } : {};
}

/** Puts a field and its value at a path: `seller.name` lies in an object. */
function put(task: CorpusTask, path: string, definition: FieldDefinition, value: unknown): void {
	const steps = path.split('.');
	const last = steps.pop() ?? path;
	let { data, truth } = task;
	for (const step of steps) {
		const parent = (data[step] ??= { type: 'object', properties: {} } as FieldDefinition);
		data = parent.properties ??= {};
		truth = (truth[step] ??= {}) as Truth;
	}
	data[last] = definition;
	truth[last] = value;
}

/** The documents of files of the corpus, one per line. */
export async function* readCorpus(paths: readonly string[]): AsyncGenerator<CorpusDocument> {
	for (const path of paths) {
		for await (const line of createInterface({ input: createReadStream(path) }))
			yield JSON.parse(line) as CorpusDocument;
	}
}
