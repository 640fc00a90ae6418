/**
 * Reads documents of the training corpus with the product and prints F1 of single values and of cells, by kind, and
 * how often values are right by their confidence. Only families that are held out from training are read, unless
 * --all is given.
 *   npm run eval:corpus -- corpus.jsonl … [--wording name|sentence|question] [--all] [--labels]
 * Each field is asked for by its path and one of its wordings: by default the first sentence or question it has.
 * --labels leaves the question reader out.
 */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { Page } from '../engine/src/model/document.ts';
import type { FieldDefinition, FieldMap, TemplateSchema } from '../engine/src/model/template.ts';
import { extractFromPages, readFromPages } from '../engine/src/reading/pipeline/recipe.ts';
import { unpackPages } from '../training/corpus/document.ts';
import type {
	CorpusDocument,
	CorpusField,
	CorpusList,
	Wording,
} from '../training/corpus/document.ts';
import type { ValueType } from '../training/corpus/family.ts';
import { createCalibration } from './calibrate.ts';
import type { Comparison } from './compare.ts';
import { printCalibration, printCoverage } from './print.ts';
import { MODELS, PRODUCT } from './models.ts';
import { scoreDocument } from './score.ts';
import type { Kinds, Tallies, Tally } from './score.ts';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		wording: { type: 'string' },
		all: { type: 'boolean', default: false },
		labels: { type: 'boolean', default: false },
	},
});

const COMPARE: Readonly<Record<ValueType, Comparison>> = {
	string: 'name',
	number: 'amount',
	date: 'date',
	boolean: 'bool',
};
type Truth = Record<string, unknown>;
type Task = { data: FieldMap; kinds: Kinds; truth: Truth; questions: Set<string> };

/** What is asked of a document. Values that OCR could not read are left out, and so are lists it read in part. */
function toTask({ fields, lists }: CorpusDocument): Task {
	const kinds: Record<string, Comparison> = {};
	const task: Task = { data: {}, kinds, truth: {}, questions: new Set() };
	for (const field of fields) {
		if (field.state === 'unread') continue;
		kinds[field.path] = COMPARE[field.type];
		const definition = describe(field);
		if (definition.description?.endsWith('?')) task.questions.add(field.path);
		put(task, field.path, definition, field.value);
	}
	for (const list of lists) {
		if (list.state === 'unread') continue;
		addList(task, kinds, list);
	}
	return task;
}

function addList(task: Task, kinds: Record<string, Comparison>, list: CorpusList): void {
	const { path, columns, rows } = list;
	const [only] = columns;
	if (only?.name === 'value' && columns.length === 1) {
		kinds[path] = 'list';
		const definition = { type: 'array', itemType: only.type } as FieldDefinition;
		const truth = rows.flatMap(({ value }) => value?.value ?? []);
		put(task, path, { ...definition, ...said(list.wordings) }, truth);
		return;
	}
	for (const { name, type } of columns) kinds[`${path}[].${name}`] = COMPARE[type];
	const properties = Object.fromEntries(columns.map((column) => [column.name, describe(column)]));
	const truth = rows.map((row) =>
		Object.fromEntries(columns.map(({ name }) => [name, row[name]?.value ?? null])),
	);
	put(
		task,
		path,
		{ type: 'array', itemType: 'object', itemSchema: { properties }, ...said(list.wordings) },
		truth,
	);
}

function describe({ type, wordings }: Pick<CorpusField, 'type' | 'wordings'>): FieldDefinition {
	return { type, ...said(wordings) };
}

/** A description, if the field has a wording of the style. */
function said(wordings: readonly Wording[]): { description?: string } {
	const wording = wordings.find(({ style }) =>
		values.wording === undefined ? style !== 'name' : style === values.wording,
	);
	return wording && wording.style !== 'name' ? { description: wording.text } : {};
}

/** Puts a field and its value at a path: `seller.name` lies in an object. */
function put(task: Task, path: string, definition: FieldDefinition, value: unknown): void {
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

async function* readDocuments(): AsyncGenerator<CorpusDocument> {
	for (const path of positionals) {
		for await (const line of createInterface({ input: createReadStream(path) })) {
			const document = JSON.parse(line) as CorpusDocument;
			if (values.all || document.split === 'held-out') yield document;
		}
	}
}

const f1 = ({ tp, fp, fn }: Tally) => (200 * tp) / Math.max(1, 2 * tp + fp + fn);

function sum(tallies: Tallies, isWanted: (path: string) => boolean): Tally {
	const total = { tp: 0, fp: 0, fn: 0 };
	for (const [path, { tp, fp, fn }] of tallies) {
		if (!isWanted(path)) continue;
		total.tp += tp;
		total.fp += fp;
		total.fn += fn;
	}
	return total;
}

/** With or without the model that answers questions. */
const read = (pages: Page[], schema: TemplateSchema) =>
	values.labels ? extractFromPages(pages, schema, MODELS) : readFromPages(pages, schema, PRODUCT);
const pick = (kinds: Kinds, paths: ReadonlySet<string>): Kinds =>
	Object.fromEntries(Object.entries(kinds).filter(([path]) => paths.has(path)));

const byKind = new Map<string, Tallies>();
const asked: Tallies = new Map();
const calibration = createCalibration();
for await (const document of readDocuments()) {
	const { data, kinds, truth, questions } = toTask(document);
	const found = await read(unpackPages(document), { data });
	const tallies = byKind.get(document.kind) ?? new Map<string, Tally>();
	scoreDocument(kinds, truth, found?.result ?? {}, tallies);
	if (found) calibration.add(kinds, truth, found.result, found.details);
	byKind.set(document.kind, tallies);
	scoreDocument(pick(kinds, questions), truth, found?.result ?? {}, asked);
}
const isCell = (path: string) => path.includes('[]');
const rows = [...byKind].map(([kind, tallies]) => ({
	kind,
	values: sum(tallies, (path) => !isCell(path)),
	cells: sum(tallies, isCell),
}));
for (const { kind, values: single, cells } of rows) {
	const ofCells = cells.tp + cells.fn > 0 ? f1(cells).toFixed(1).padStart(6) : '     –';
	process.stdout.write(
		`${kind.padEnd(24)} values ${f1(single).toFixed(1).padStart(5)}  cells ${ofCells}\n`,
	);
}
const mean = (of: readonly Tally[]) => of.reduce((total, one) => total + f1(one), 0) / of.length;
const listed = rows.map(({ cells }) => cells).filter(({ tp, fn }) => tp + fn > 0);
process.stdout.write(
	`mean of ${rows.length} kinds: values ${mean(rows.map(({ values: single }) => single)).toFixed(1)}, ` +
		`cells ${mean(listed).toFixed(1)}\n`,
);
const ofQuestions = sum(asked, () => true);
process.stdout.write(
	`asked by a question: F1 ${f1(ofQuestions).toFixed(1)}, ${ofQuestions.tp} right, ${ofQuestions.fp} wrong, ${ofQuestions.fn} missed\n`,
);
printCoverage(calibration.coverage());
printCalibration(calibration.table());
