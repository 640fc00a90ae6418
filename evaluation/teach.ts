import { hashFirstPage } from '../engine/src/reading/extraction/memory/map-page.ts';
import { indexLessons } from '../engine/src/services/memory/index-lessons.ts';
import type { Page } from '../engine/src/model/document.ts';
import type { KnownPlace, Lesson } from '../engine/src/model/memory.ts';
import type { FieldMap } from '../engine/src/model/template.ts';
import { extractFromPages, learnFromPages } from '../engine/src/reading/pipeline/recipe.ts';
import { MODELS } from './models.ts';
import type { EvaluationSet } from './open-set.ts';
import { isEmpty, isEqual } from './compare.ts';
import { findFamilies } from './find-families.ts';
import { percent, printLine, WIDTH } from './print.ts';
import type { ReadPages } from './read-pages.ts';
import { addUp, f1Of, scoreDocument, valueAt } from './score.ts';
import type { Kinds, Miss, Tallies, Tally } from './score.ts';

type Opened = { id: string; pages: Page[]; truth: Record<string, unknown> };
type Figures = { documents: number; before: Tallies; after: Tallies };
export type TaughtSet = { families: number; taught: number; same: Figures; other: Figures };
type Pointed = { pointed?: ReadonlyMap<string, KnownPlace> | undefined };
type OnMiss = (set: string, id: string, kind: 'same' | 'other', miss: Miss) => void;

const DATES = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/;

/**
 * Teaches the first `count` documents of every larger family of a set, and scores the remaining documents with and
 * without lessons: those of the same makes, and all others.
 */
export async function teachSet(
	set: EvaluationSet,
	count: number,
	{ readPages, onMiss }: { readPages: ReadPages; onMiss: OnMiss },
): Promise<TaughtSet> {
	const opened: Opened[] = [];
	for (const { id, path, truth } of set.documents) {
		opened.push({ id, truth, pages: await readPages(path, `${set.name}/${id}`, set.schema) });
	}
	const families = findFamilies(set.folder, opened).filter((ids) => ids.length > count);
	const seen = new Set(families.filter((ids) => ids.length > 1).flat());
	const taughtIds = new Set(
		families.filter((ids) => ids.length > 1).flatMap((ids) => ids.slice(0, count)),
	);
	const taught = opened.filter(({ id }) => taughtIds.has(id));
	const lessons = new Map<string, Lesson>();
	for (const { id, pages, truth } of taught) {
		lessons.set(id, teachDocument(set, { pages, truth }));
	}
	const index = indexLessons(
		[...lessons].map(([id, { anchors }]) => ({ id, hashes: anchors.map(([hash]) => hash) })),
	);
	const figures = (): Figures => ({ documents: 0, before: new Map(), after: new Map() });
	const report = { families: 0, taught: taught.length, same: figures(), other: figures() };
	report.families = families.filter((ids) => ids.length > 1).length;
	for (const { id, pages, truth } of opened) {
		if (taughtIds.has(id)) continue;
		const kind = seen.has(id) ? 'same' : 'other';
		const own = report[kind];
		own.documents += 1;
		const score = (known: readonly Lesson[], tallies: Tallies) => {
			const result = extractFromPages(pages, set.schema, MODELS, { lessons: known })?.result ?? {};
			return scoreDocument(set.kinds, truth, result, tallies);
		};
		score([], own.before);
		const found = index.find(hashFirstPage(pages));
		const known = found.flatMap(({ id: lessonId }) => lessons.get(lessonId) ?? []);
		const misses = score(known, own.after);
		for (const miss of misses) onMiss(set.name, id, kind, miss);
	}
	return report;
}

/** Like corrections in the engine: including its own findings, and where people point at values that it missed. */
export function teachDocument(
	{ schema, kinds }: Pick<EvaluationSet, 'schema' | 'kinds'>,
	{ pages, truth, pointed = new Map() }: Pick<Opened, 'pages' | 'truth'> & Pointed,
): Lesson {
	const found = extractFromPages(pages, schema, MODELS);
	const right = toRight(schema.data, kinds, truth);
	const isRight = (path: string) => isEqualAt(kinds, truth, found?.result ?? {}, path);
	const places = new Map<string, KnownPlace>();
	const removed = new Set<string>();
	for (const [path, place] of pointed) if (!isRight(path)) places.set(path, place);
	for (const { path, page, box } of found?.details ?? []) {
		if (page !== null && isRight(path)) places.set(path, { page: page - 1, box, found: true });
		else if (!isEmpty(valueAt(found?.result, path)) && valueAt(truth, path) === null) {
			removed.add(path);
			if (page !== null) places.set(path, { wrong: { page: page - 1, box } });
		}
	}
	return learnFromPages(pages, schema, { values: right, places, removed }, MODELS).lesson;
}

function isEqualAt(
	kinds: Kinds,
	truth: Readonly<Record<string, unknown>>,
	result: Readonly<Record<string, unknown>>,
	path: string,
): boolean {
	const [comparison, expected] = [kinds[path], valueAt(truth, path)];
	if (!comparison || isEmpty(expected)) return false;
	return isEqual(comparison, expected, valueAt(result, path));
}

/** The truth as a person would correct it: nested, and with numbers where the template has them. */
function toRight(
	fields: FieldMap,
	kinds: Kinds,
	truth: Readonly<Record<string, unknown>>,
	path: readonly string[] = [],
): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(fields).flatMap(([name, definition]): [string, unknown][] => {
			const here = [...path, name];
			const { type, properties } = definition;
			if (type === 'object') return [[name, toRight(properties ?? {}, kinds, truth, here)]];
			const value = valueAt(truth, here.join('.'));
			if (value === undefined) return [];
			if (type === 'number' && typeof value === 'string') {
				const number = Number(value.replace(/[^\d.-]/g, ''));
				return Number.isNaN(number) ? [] : [[name, number]];
			}
			// A date as printed does not tell the order of day and month.
			if (type === 'date' && typeof value === 'string' && DATES.test(value)) return [];
			return [[name, value]];
		}),
	);
}

/** Prints the effect of lessons on documents of the same make and on all others. */
export function printTaught(reports: ReadonlyMap<string, TaughtSet>, count: number): void {
	const sums = { same: { before: sum(), after: sum() }, other: { before: sum(), after: sum() } };
	for (const [name, { families, taught, same, other }] of reports) {
		printLine(
			`${name.padEnd(WIDTH)} ${families} families, ${taught} taught; same make ${describe(same)}; other makes ${describe(other)}`,
		);
		for (const [kind, one] of Object.entries({ same, other })) {
			const own = sums[kind as 'same' | 'other'];
			own.before = addUp([own.before, ...one.before.values()]);
			own.after = addUp([own.after, ...one.after.values()]);
		}
	}
	const change = ({ before, after }: Record<'before' | 'after', Tally>) =>
		`F1 ${percent(f1Of(before))} → ${percent(f1Of(after))}`;
	printLine(
		`${`all values, ${count} taught`.padEnd(WIDTH)} same make ${change(sums.same)}; other makes ${change(sums.other)}`,
	);
}

type Change = { documents: number; before: number; after: number };

/** The same for programs: F1 by set, without and with lessons. */
export function listTaught(
	reports: ReadonlyMap<string, TaughtSet>,
): Record<string, Record<'same' | 'other', Change>> {
	const list = ({ documents, before, after }: Figures): Change => ({
		documents,
		before: f1Of(addUp(before.values())),
		after: f1Of(addUp(after.values())),
	});
	return Object.fromEntries(
		[...reports].map(([name, { same, other }]) => [name, { same: list(same), other: list(other) }]),
	);
}

function sum(): Tally {
	return { tp: 0, fp: 0, fn: 0 };
}

function describe({ documents, before, after }: Figures): string {
	if (documents === 0) return 'none';
	const f1 = (tallies: Tallies) => percent(f1Of(addUp(tallies.values())));
	return `${documents} documents F1 ${f1(before)} → ${f1(after)}`;
}
