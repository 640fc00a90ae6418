/**
 * Measures what each source of the extraction is worth: reads documents with every source and without each of them,
 * and prints a table of lines of code and changes of F1, in points.
 *   npm run eval:ablate -- DIR … [--pages CACHE] [--labelled PAGES.jsonl …] [--corpus corpus.jsonl …]
 *     [--wording name|sentence|question]
 * DIR: folders of sets, as for `npm run eval`. Each file of labelled pages is another set. Of the corpus, only held-out families are read. Sources of one file
 * or folder are also left out together; lines that they share count only then.
 */
import { dirname, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '../engine/src/model/document.ts';
import type { TemplateSchema } from '../engine/src/model/template.ts';
import { openFirstDocument } from '../engine/src/reading/pipeline/recipe.ts';
import { unpackPages } from '../training/corpus/document.ts';
import type { Wording } from '../training/corpus/document.ts';
import { readCorpus, toTask } from './corpus-tasks.ts';
import { createLineCounter, findSourceFiles, SOURCES_FOLDER } from './count-own-lines.ts';
import { meanOfKinds } from './mean-of-kinds.ts';
import { meansOf } from './measure.ts';
import { MODELS, PRODUCT } from './models.ts';
import { openPages } from './open-pages.ts';
import { openSets } from './open-set.ts';
import { printLine } from './print.ts';
import { createPageReader } from './read-pages.ts';
import { QUESTION_READER, readVariants } from './read-variants.ts';
import type { Variant } from './read-variants.ts';
import { scoreDocument } from './score.ts';
import type { Kinds, Tallies, Tally } from './score.ts';

const { values: options, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		corpus: { type: 'string', multiple: true, default: [] },
		labelled: { type: 'string', multiple: true, default: [] },
		pages: { type: 'string' },
		wording: { type: 'string' },
	},
});

/** A document, what is asked of it, and the correct values. */
type Task = {
	pages: readonly Page[];
	schema: TemplateSchema;
	kinds: Kinds;
	truth: Readonly<Record<string, unknown>>;
};
/** The figures of a variant: by set, and by kind of the held-out documents. */
type Figures = {
	sets: Map<string, { fields: Tallies; documents: number }>;
	kinds: Map<string, Tallies>;
	/** Documents that were read otherwise than with everything. */
	changed: number;
};

const ALL = 'everything';
const files = await findSourceFiles();
const variants = [...listSources(), ...listGroups()];
const figures = new Map<string, Figures>(
	[ALL, ...variants.map(({ name }) => name)].map((name) => [name, createFigures()]),
);

const readPages = createPageReader(options.pages);
for (const set of positionals.flatMap((folder) => openSets(folder))) {
	const { name, schema, kinds, documents } = set;
	for (const { id, path, truth } of documents) {
		const pages = await readPages(path, `${name}/${id}`, schema);
		await measure({ pages, schema, kinds, truth }, ofSet(name, documents.length));
	}
}
await readPages.close();
for (const file of options.labelled) {
	const documents = openPages(file);
	for (const document of documents) await measure(document, ofSet(file, documents.length));
}
for await (const document of readCorpus(options.corpus)) {
	if (document.split !== 'held-out') continue;
	const { data, kinds, truth } = toTask(document, options.wording as Wording['style'] | undefined);
	const pages = unpackPages(document);
	await measure({ pages, schema: { data }, kinds, truth }, ({ kinds: byKind }) => {
		const own: Tallies = byKind.get(document.kind) ?? new Map<string, Tally>();
		byKind.set(document.kind, own);
		return own;
	});
}
printTable();

/** Each source alone. */
function listSources(): Variant[] {
	return [...files.keys(), QUESTION_READER].map((name) => ({ name, without: new Set([name]) }));
}

/** The sources of a file together, and those of a folder, since they may cover for each other. */
function listGroups(): Variant[] {
	const names = [...files.keys()];
	const pathOf = (name: string) => relative(SOURCES_FOLDER, files.get(name) ?? '');
	const ofFiles = Map.groupBy(names, pathOf);
	const ofFolders = Map.groupBy(names, (name) => `${dirname(pathOf(name))}/`);
	ofFolders.delete('./');
	return [...ofFiles, ...ofFolders].flatMap(([name, inside]) =>
		inside.length > 1 ? [{ name, without: new Set(inside) }] : [],
	);
}

function createFigures(): Figures {
	return { sets: new Map(), kinds: new Map(), changed: 0 };
}

/** The tallies of a set. */
function ofSet(name: string, documents: number): (of: Figures) => Tallies {
	return ({ sets }) => {
		const own = sets.get(name) ?? { fields: new Map(), documents };
		sets.set(name, own);
		return own.fields;
	};
}

async function measure(
	{ pages, schema, kinds, truth }: Task,
	talliesOf: (of: Figures) => Tallies,
): Promise<void> {
	const first = openFirstDocument(pages, schema, MODELS);
	const read = await readVariants(first, schema, variants, PRODUCT.questionReader);
	const all = read?.all.result ?? {};
	for (const [name, of] of figures) {
		const result = read?.others.get(name)?.result ?? all;
		scoreDocument(kinds, truth, result, talliesOf(of));
		if (JSON.stringify(result) !== JSON.stringify(all)) of.changed += 1;
	}
}

function printTable(): void {
	const countLines = createLineCounter();
	const whole = figuresOf(ALL);
	printLine('| Without | Lines | Documents changed | By sets | By documents | Values | Cells |');
	printLine('| --- | --- | --- | --- | --- | --- | --- |');
	const [sets, documents, values, cells] = whole.map((share) => (100 * share).toFixed(1));
	printLine(`| nothing (F1) | | | ${sets} | ${documents} | ${values} | ${cells} |`);
	for (const { name, without } of variants) {
		const own = filesOf(without);
		const change = figuresOf(name).map((share, i) => signed(100 * (share - (whole[i] ?? 0))));
		const lines = own.length > 0 ? countLines(own) : '';
		const changed = figures.get(name)?.changed ?? 0;
		printLine(`| ${name} | ${lines} | ${changed} | ${change.join(' | ')} |`);
	}
}

/** The files all of whose sources are left out. */
function filesOf(without: ReadonlySet<string>): string[] {
	const kept = new Set([...files].flatMap(([name, file]) => (without.has(name) ? [] : [file])));
	const own = [...without].flatMap((name) => files.get(name) ?? []);
	return [...new Set(own)].filter((file) => !kept.has(file));
}

/** F1 by sets and by documents, then of held-out values and cells. */
function figuresOf(name: string): number[] {
	const { sets, kinds } = figures.get(name) ?? createFigures();
	const means = meansOf([...sets.values()].map((set) => ({ ...set, strict: set.fields })));
	const held = meanOfKinds(kinds);
	return [means.sets, means.documents, held.values, held.cells];
}

function signed(points: number): string {
	const rounded = points.toFixed(2);
	if (Number(rounded) === 0) return '0';
	return points > 0 ? `+${rounded}` : rounded.replace('-', '−');
}
