import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Box, Page } from '../engine/src/model/document.ts';
import { boxAround } from '../engine/src/model/geometry.ts';
import type { FieldDefinition, FieldMap, TemplateSchema } from '../engine/src/model/template.ts';
import { unpackPages } from '../training/corpus/document.ts';
import type { CorpusDocument } from '../training/corpus/document.ts';
import { loadFamilies } from '../training/corpus/family.ts';
import type { PlacedFamily, ValueType } from '../training/corpus/family.ts';
import { makeDocument } from '../training/corpus/make-document.ts';
import type { Tools } from '../training/corpus/make-document.ts';
import { createDocumentReader } from '../training/corpus/read-document.ts';
import { openRenderer } from '../training/corpus/render.ts';
import type { Comparison } from './compare.ts';
import { readCorpus } from './corpus-tasks.ts';
import type { Kinds } from './score.ts';

/** A document with its right values. */
export type MadeDocument = {
	id: string;
	isScan: boolean;
	pages: Page[];
	truth: Record<string, unknown>;
	/** Where a person would point at each value. */
	pointed?: ReadonlyMap<string, { page: number; box: Box }>;
};
/** Documents of one design in one language. */
export type Make = {
	name: string;
	isForm: boolean;
	schema: TemplateSchema;
	kinds: Kinds;
	documents: MadeDocument[];
};

/** Another seed than the one that the page reader is trained on. */
const SEED = 34;
const FORMS = ['application-form', 'tax-form', 'catalogue-card'];
const COMPARISON_OF: Readonly<Record<ValueType, Comparison>> = {
	number: 'amount',
	date: 'date',
	boolean: 'bool',
	string: 'name',
};

/**
 * The documents of each family of the corpus in its first language: the first `taught` of them digital, then `tested`
 * digital ones and `scanned` scans. Each is drawn and read once and kept in a folder.
 */
export async function drawMakes(
	cache: string,
	{ taught, tested, scanned }: { taught: number; tested: number; scanned: number },
	only: readonly string[],
): Promise<Make[]> {
	const tools = createTools();
	try {
		const makes: Make[] = [];
		for (const family of await loadFamilies()) {
			if (only.length > 0 && !only.some((prefix) => family.id.startsWith(prefix))) continue;
			const drawn: CorpusDocument[] = [];
			for (let number = 0; number < taught + tested + scanned; number += 1) {
				const look = number < taught + tested ? 'text' : 'scan';
				drawn.push(await readOnce(cache, { family, number, look }, tools.open));
			}
			makes.push(toMake(family, drawn));
		}
		return makes;
	} finally {
		await tools.close();
	}
}

/** The documents of corpus files, by family and language; groups of fewer documents than wanted are left out. */
export async function readMakes(
	files: readonly string[],
	least: number,
	only: readonly string[],
): Promise<Make[]> {
	const groups = new Map<string, CorpusDocument[]>();
	for await (const document of readCorpus(files)) {
		const { family, locale } = document;
		if (only.length > 0 && !only.some((prefix) => family.startsWith(prefix))) continue;
		const key = `${family} ${locale}`;
		const group = groups.get(key) ?? [];
		group.push(document);
		groups.set(key, group);
	}
	return [...groups.values()].flatMap((documents) => {
		const [first] = documents;
		// Taught documents come first, and they are digital.
		const sorted = documents.toSorted(
			(one, other) => Number(one.look === 'scan') - Number(other.look === 'scan'),
		);
		if (!first || sorted.length < least) return [];
		return [toMake({ id: first.family, kind: first.kind }, sorted)];
	});
}

/** The browser and OCR are started when the first document is missing. */
function createTools() {
	let opened: Promise<Tools> | undefined;
	const open = () =>
		(opened ??= openRenderer().then((renderer) => ({ renderer, reader: createDocumentReader() })));
	const close = async () => {
		const tools = await opened;
		await tools?.renderer.close();
		await tools?.reader.close();
	};
	return { open, close };
}

async function readOnce(
	cache: string,
	{ family, number, look }: { family: PlacedFamily; number: number; look: 'text' | 'scan' },
	open: () => Promise<Tools>,
): Promise<CorpusDocument> {
	const file = join(cache, family.id, `${number}-${look}.json`);
	if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as CorpusDocument;
	const one = { ...family, locales: family.locales.slice(0, 1) };
	const { document } = await makeDocument({ seed: SEED, family: one, number }, await open(), look);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, JSON.stringify(document));
	return document;
}

function toMake(
	{ id, kind }: Pick<PlacedFamily, 'id' | 'kind'>,
	documents: readonly CorpusDocument[],
): Make {
	const kinds: Record<string, Comparison> = {};
	const data: FieldMap = {};
	for (const { fields, lists } of documents) {
		for (const { path, type } of fields) {
			define(data, path.split('.'), { type });
			kinds[path] = COMPARISON_OF[type];
		}
		for (const { path, columns } of lists) {
			const [only] = columns;
			const isPlain = columns.length === 1 && only?.name === 'value';
			if (isPlain) kinds[path] = 'list';
			else for (const { name, type } of columns) kinds[`${path}[].${name}`] = COMPARISON_OF[type];
			const properties = Object.fromEntries(columns.map(({ name, type }) => [name, { type }]));
			const inner = isPlain
				? { itemType: only.type }
				: { itemType: 'object' as const, itemSchema: { properties } };
			define(data, path.split('.'), { type: 'array', ...inner });
		}
	}
	return {
		name: id,
		isForm: FORMS.includes(kind),
		schema: { data },
		kinds,
		documents: documents.map((document) => ({
			id: document.id,
			isScan: document.look === 'scan',
			pages: unpackPages(document),
			truth: truthOf(document),
			pointed: pointAt(document),
		})),
	};
}

function define(
	fields: FieldMap,
	[name = '', ...rest]: readonly string[],
	definition: FieldDefinition,
): void {
	if (rest.length === 0) {
		fields[name] ??= definition;
		return;
	}
	const group = (fields[name] ??= { type: 'object', properties: {} });
	define((group.properties ??= {}), rest, definition);
}

/** The first place of each value. */
function pointAt(document: CorpusDocument): Map<string, { page: number; box: Box }> {
	const words = unpackPages(document).flatMap(({ index, words: own }) =>
		own.map(({ box }) => ({ page: index, box })),
	);
	return new Map(
		document.fields.flatMap(({ path, answers: [first] }) => {
			const own = first?.words.flatMap((i) => words[i] ?? []) ?? [];
			const [{ page } = { page: 0 }] = own;
			const onPage = own.filter((one) => one.page === page);
			return onPage.length === 0 ? [] : [[path, { page, box: boxAround(onPage) }] as const];
		}),
	);
}

/** Values that OCR did not read are neither asked for nor scored. */
function truthOf({ pages, fields, lists }: CorpusDocument): Record<string, unknown> {
	const truth: Record<string, unknown> = {};
	const set = (path: string, value: unknown) => {
		const names = path.split('.');
		let group = truth;
		for (const name of names.slice(0, -1)) group = (group[name] ??= {}) as Record<string, unknown>;
		group[names.at(-1) ?? ''] = value;
	};
	const words = pages.flatMap((page) => page.words.map(([text]) => text));
	for (const { path, state, type, value, answers } of fields) {
		if (state === 'unread') continue;
		// A place is what is taught, so that a text is right as it is printed there.
		const [printed] = answers.map((one) => one.words.map((i) => words[i] ?? '').join(' '));
		const isText = type === 'string' && printed !== undefined && !isLike(String(value), printed);
		set(path, state === 'absent' ? null : isText ? printed : value);
	}
	for (const { path, state, columns, rows } of lists) {
		if (state === 'unread') continue;
		const isPlain = columns.length === 1 && columns[0]?.name === 'value';
		set(
			path,
			rows.map((row) =>
				isPlain
					? (row.value?.value ?? null)
					: Object.fromEntries(
							columns.flatMap(({ name }) => {
								const cell = row[name];
								// Printed, but not read.
								if (cell?.words.length === 0) return [];
								return [[name, cell?.value ?? null]];
							}),
						),
			),
		);
	}
	return truth;
}

/** Whether a value is what is printed, but for marks and spaces around it. */
function isLike(value: string, printed: string): boolean {
	const tight = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
	return tight(printed).includes(tight(value));
}
