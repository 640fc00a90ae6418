/**
 * npm run teach -- [--cache DIR] [--corpus FILE …] [--taught N] [--tested N] [--scanned N] [--typed] [--sets DIR]
 *   [--misses K] [family or set …]
 *
 * Measures what one and two taught documents do to others of their make: documents of the corpus, drawn and read once,
 * and sets of one make each. docs/extraction.md describes the figures.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import type { Lesson } from '../engine/src/model/memory.ts';
import { knownLessons } from '../engine/src/reading/extraction/memory/align-lesson.ts';
import { hashFirstPage } from '../engine/src/reading/extraction/memory/map-page.ts';
import { extractFromDocument, openFirstDocument } from '../engine/src/reading/pipeline/recipe.ts';
import type { Detail } from '../engine/src/model/extraction.ts';
import { columnOf, decideReview } from '../engine/src/services/review/decide-review.ts';
import { indexLessons } from '../engine/src/services/memory/index-lessons.ts';
import { drawMakes, readMakes } from './draw-makes.ts';
import type { Make, MadeDocument } from './draw-makes.ts';
import { MODELS } from './models.ts';
import { openSets } from './open-set.ts';
import { percent, printLine, WIDTH } from './print.ts';
import { createPageReader } from './read-pages.ts';
import { addUp, scoreDocument } from './score.ts';
import type { Miss, Tallies, Tally } from './score.ts';
import { teachDocument } from './teach.ts';
import { isTeachable } from './teachable.ts';

const GROUPS = ['values', 'cells', 'forms', 'scans'] as const;
type Group = (typeof GROUPS)[number];

const { values, positionals: only } = parseArgs({
	allowPositionals: true,
	options: {
		corpus: { type: 'string', multiple: true },
		taught: { type: 'string', default: '2' },
		cache: { type: 'string', default: join(tmpdir(), 'docsift-makes') },
		tested: { type: 'string', default: '4' },
		scanned: { type: 'string', default: '0' },
		typed: { type: 'boolean', default: false },
		sets: { type: 'string' },
		misses: { type: 'string' },
	},
});

const MAX_TAUGHT = Number(values.taught);
const COUNTS = Array.from({ length: MAX_TAUGHT + 1 }, (_, count) => count);
/** A value below this confidence, or with a failed check, goes to review. */
const REVIEW = { below: 0.8, checks: true };

const drawn = values.corpus
	? await readMakes(values.corpus, MAX_TAUGHT + 1, only)
	: await drawMakes(
			values.cache,
			{ taught: MAX_TAUGHT, tested: Number(values.tested), scanned: Number(values.scanned) },
			only,
		);
const makes = [...drawn, ...(await openMakes(values.sets))];
const lessons = makes.map((make) =>
	make.documents.slice(0, MAX_TAUGHT).map((one) => teach(make, one)),
);
const totals = new Map<string, Tally>();
const worse: string[] = [];
const unseen: string[] = [];
for (const [i, make] of makes.entries()) measureMake(make, lessons[i] ?? []);
printTotals();
measureOthers();

/** A set of one make as a make; the scans among its documents are those whose first page was read by OCR. */
async function openMakes(folder: string | undefined): Promise<Make[]> {
	if (folder === undefined) return [];
	const readPages = createPageReader(values.cache);
	const found: Make[] = [];
	for (const { name, schema, kinds, documents } of openSets(folder, only)) {
		const made: MadeDocument[] = [];
		for (const { id, path, truth } of documents) {
			const pages = await readPages(path, `${name}/${id}`, schema);
			made.push({ id, truth, pages, isScan: pages[0]?.source === 'ocr' });
		}
		const isForm = Object.keys(kinds).every((path) => !path.includes('[]'));
		found.push({ name, isForm, schema, kinds, documents: made });
	}
	await readPages.close();
	return found;
}

function teach(make: Make, { pages, truth, pointed }: MadeDocument): Lesson {
	return teachDocument(make, { pages, truth, pointed: values.typed ? undefined : pointed });
}

function measureMake(make: Make, taught: readonly Lesson[]): void {
	const own = new Map<string, Tally>();
	let recognised = 0;
	for (const document of make.documents.slice(MAX_TAUGHT)) {
		const hashes = hashFirstPage(document.pages);
		let before: Reading | undefined;
		for (const count of COUNTS) {
			const known = lookUp(taught.slice(0, count), hashes);
			const after = read(make, document, known);
			const { tallies, misses, isKnown } = after;
			if (count === 1 && isKnown) recognised += 1;
			before ??= after;
			if (worthOf(after) < worthOf(before)) {
				worse.push(`${document.id} K=${count}`);
				if (!isSeen(before, after)) unseen.push(`${document.id} K=${count}`);
			}
			// The same values count with and without lessons, and with the first lesson as with all.
			const teachers = make.documents.slice(0, Math.max(1, count));
			for (const [path, tally] of tallies) {
				const isOne = isTeachable(teachers, document, path);
				for (const group of groupsOf(make, document, path)) {
					for (const sums of [own, totals]) {
						addTo(sums, `${group} ${count}`, tally);
						if (isOne) addTo(sums, `${group}, teachable ${count}`, tally);
					}
				}
			}
			if (values.misses === String(count)) tellMisses(document, misses, teachers);
		}
	}
	const parts = GROUPS.filter((group) => own.has(`${group} 0`)).map(
		(group) => `${group} ${COUNTS.map((count) => show(own, group, count)).join(' → ')}`,
	);
	const documents = make.documents.length - MAX_TAUGHT;
	printLine(
		`${make.name.padEnd(WIDTH)} ${parts.join('  ')}  recognised ${recognised}/${documents}`,
	);
}

/** As the engine looks lessons up, among those of all makes; the latest first. */
function lookUp(own: readonly Lesson[], hashes: readonly number[]): Lesson[] {
	const others = lessons.flatMap((all) => all.slice(0, 1).filter((one) => !own.includes(one)));
	const all = own.length === 0 ? [] : [...others, ...own];
	const index = indexLessons(
		all.map(({ anchors }, i) => ({ id: String(i), hashes: anchors.map(([hash]) => hash) })),
	);
	const found = index.find(hashes).flatMap(({ id }) => all[Number(id)] ?? []);
	return own.toReversed().filter((one) => found.includes(one));
}

type Reading = { tallies: Tallies; misses: Miss[]; details: Detail[]; isKnown: boolean };

function read(
	{ schema, kinds }: Make,
	{ pages, truth }: MadeDocument,
	known: readonly Lesson[],
): Reading {
	const opened = openFirstDocument(pages, schema, MODELS, { lessons: [...known] });
	const tallies: Tallies = new Map();
	const { result, details } = extractFromDocument(opened, schema) ?? { result: {}, details: [] };
	const isKnown = opened.document.fact(knownLessons).length > 0;
	return { tallies, misses: scoreDocument(kinds, truth, result, tallies), details, isKnown };
}

function worthOf({ tallies }: Reading): number {
	const { tp, fp } = addUp(tallies.values());
	return tp - fp;
}

/** Whether each field that became worse goes to review. */
function isSeen(before: Reading, after: Reading): boolean {
	const doubted = new Set(decideReview(REVIEW, after.details).map(({ path }) => columnOf(path)));
	return [...after.tallies].every(([path, tally]) => {
		const { tp, fp } = before.tallies.get(path) ?? { tp: 0, fp: 0 };
		return tally.tp - tally.fp >= tp - fp || doubted.has(path);
	});
}

function groupsOf({ isForm }: Make, { isScan }: MadeDocument, path: string): Group[] {
	if (isScan) return ['scans'];
	if (path.includes('[]')) return ['cells'];
	return isForm ? ['forms', 'values'] : ['values'];
}

function addTo(sums: Map<string, Tally>, name: string, tally: Tally): void {
	sums.set(name, addUp([sums.get(name) ?? { tp: 0, fp: 0, fn: 0 }, tally]));
}

/** The share of values that are right, of those that are printed or were given. */
function show(sums: ReadonlyMap<string, Tally>, group: string, count: number): string {
	const { tp, fp, fn } = sums.get(`${group} ${count}`) ?? { tp: 0, fp: 0, fn: 0 };
	return percent((2 * tp) / Math.max(1, 2 * tp + fp + fn)).trim();
}

function tellMisses(
	document: MadeDocument,
	misses: readonly Miss[],
	teachers: readonly MadeDocument[],
): void {
	for (const { path, expected, got } of misses) {
		const note = isTeachable(teachers, document, path) ? '' : ' (not teachable)';
		printLine(
			`  ${document.id} ${path}${note}: expected ${JSON.stringify(expected)} got ${JSON.stringify(got)}`,
		);
	}
}

function printTotals(): void {
	for (const group of GROUPS) {
		for (const part of [group, `${group}, teachable`]) {
			if (!totals.has(`${part} 0`)) continue;
			const line = COUNTS.map((count) => `K=${count} ${show(totals, part, count)}`).join('  ');
			printLine(`${part.padEnd(WIDTH)} ${line}`);
		}
	}
	printLine(`${'documents made worse'.padEnd(WIDTH)} ${worse.length} ${worse.join(', ')}`);
	printLine(`${'  not marked for review'.padEnd(WIDTH)} ${unseen.length} ${unseen.join(', ')}`);
}

/** Every document with the lessons of all other makes, as if they were of one template. */
function measureOthers(): void {
	const all = lessons.flatMap((own, i) =>
		own.map((lesson, j) => ({ id: `${i}/${j}`, make: i, lesson })),
	);
	let [documents, applied, cpu, pages] = [0, 0, 0, 0];
	for (const [i, { documents: own, schema }] of makes.entries()) {
		const others = all.filter(({ make }) => make !== i);
		const index = indexLessons(
			others.map(({ id, lesson }) => ({ id, hashes: lesson.anchors.map(([hash]) => hash) })),
		);
		for (const document of own.slice(MAX_TAUGHT)) {
			const started = performance.now();
			const found = index.find(hashFirstPage(document.pages));
			const known = found.flatMap(({ id }) => others.find((one) => one.id === id)?.lesson ?? []);
			cpu += performance.now() - started;
			pages += document.pages.length;
			documents += 1;
			if (known.length === 0) continue;
			const opened = openFirstDocument(document.pages, schema, MODELS, { lessons: known });
			if (opened.document.fact(knownLessons).length > 0) {
				applied += 1;
				printLine(`  ${document.id} takes a lesson of another make`);
			}
		}
	}
	printLine(
		`${'lessons of other makes'.padEnd(WIDTH)} applied to ${applied} of ${documents} documents (${percent(applied / Math.max(1, documents)).trim()}); looked up in ${(cpu / Math.max(1, pages)).toFixed(2)} ms a page`,
	);
}
