import { openDocument } from '../extraction/document.ts';
import type { Document, Known } from '../extraction/document.ts';
import { extract } from '../extraction/extract.ts';
import type { Proposing } from '../extraction/extract.ts';
import { findNextDocument } from '../extraction/next-document.ts';
import { inferTemplate } from '../extraction/inference/infer-template.ts';
import { createLabelReader } from '../extraction/labels/read-label.ts';
import { chooseTables } from '../extraction/memory/choose-tables.ts';
import { keepReplayed } from '../extraction/memory/keep-replayed.ts';
import { isScanned } from '../extraction/memory/locate-value.ts';
import { hashSender, isUntaught } from '../extraction/memory/sender-hashes.ts';
import { teach } from '../extraction/memory/teach.ts';
import type { Models } from '../extraction/models/create-models.ts';
import type { QuestionReader } from '../extraction/questions/create-question-reader.ts';
import { readFields } from '../extraction/request/read-fields.ts';
import { readLists } from '../extraction/request/read-lists.ts';
import {
	answerQuestions,
	listMissing,
	listQuestions,
	openViews,
} from '../extraction/sources/question-reader/answer-questions.ts';
import { answerLists, listUnread } from '../extraction/sources/question-reader/read-rows.ts';
import { askQuestion } from '../extraction/second/ask-question.ts';
import type { QuestionOptions } from '../extraction/second/ask-question.ts';
import { groundAnswers } from '../extraction/second/ground-answers.ts';
import { joinReadings } from '../extraction/second/join-readings.ts';
import { layOutPages } from '../layout/lay-out-pages.ts';
import type { Page } from '../../model/document.ts';
import type { Detail, Extraction } from '../../model/extraction.ts';
import { MAX_SENDERS } from '../../model/memory.ts';
import type { KnownPlace, Learnt, Lesson, RememberedTable } from '../../model/memory.ts';
import { valueAt } from '../../model/path.ts';
import type { HeldCounts, Question } from '../../model/second-reader.ts';
import type { InferredTemplate, TemplateSchema } from '../../model/template.ts';
import { readCodeRecords } from '../structured/read-codes.ts';
import { turnBack } from './turn-back.ts';

/** The first document of a file, opened once for all requests about it. */
export type FirstDocument = {
	document: Document;
	/** The pages of the file, with their numbers in it. */
	pages: readonly Page[];
	/** The same pages, counted from 0. */
	counted: readonly Page[];
	/** The index of the page that begins another document. */
	next: number | undefined;
};

/** Opens the first document among pages of words. Pure. */
export function openFirstDocument(
	pages: readonly Page[],
	schema: TemplateSchema,
	models: Models,
	{ records = [], lessons = [] }: Known = {},
	{ isWhole = false } = {},
): FirstDocument {
	const counted = countOff(pages);
	const layout = layOutPages(counted);
	const readLabel = createLabelReader(models.encoder);
	// The caller knows that the pages are one document.
	const next = isWhole
		? undefined
		: findNextDocument({ pages: layout.pages, readLabel }, schema, models.asking);
	const known = { records: [...records, ...readCodeRecords(counted.slice(0, next))], lessons };
	const own = { pages: layout.pages.slice(0, next) };
	return { document: openDocument(own, models, known, readLabel), pages, counted, next };
}

/** Extracts the values of a template; null if there are neither words nor records. Pure. */
export function extractFromDocument(
	{ document, pages, counted, next }: FirstDocument,
	schema: TemplateSchema,
	proposing: Proposing = {},
): Extraction | null {
	if (pages.every(isEmptyPage) && document.records.length === 0) return null;
	const { result, details } = turnBack(extract(document, schema, proposing), counted);
	return {
		result,
		details: details.map((detail) => placeBack(detail, pages)),
		...(next !== undefined && { notes: [noteOfNext((pages[next]?.index ?? next) + 1)] }),
	};
}

function noteOfNext(page: number): string {
	return `Another document seems to begin on page ${page}; the values are of the pages before it.`;
}

/**
 * The same, with the question reader: it answers questions in plain words, and is asked for values and described
 * lists that are missing. The model is loaded only if one of these is asked.
 */
export async function readFirstDocument(
	first: FirstDocument,
	schema: TemplateSchema,
	openReader: () => Promise<QuestionReader>,
	proposing: Pick<Proposing, 'sources'> = {},
): Promise<Extraction | null> {
	const found = extractFromDocument(first, schema, proposing);
	if (!found) return null;
	const { document } = first;
	const { asking } = document.models;
	const fields = readFields(schema.data, asking);
	const asked = [...listQuestions(fields), ...listMissing(document, fields, found)];
	const unread = listUnread(document, readLists(schema.data, asking), found);
	if (asked.length + unread.length === 0) return found;
	const opened = await openViews(document, await openReader());
	const values = await answerQuestions(document, asked, found, opened);
	const lists = await answerLists(document, unread, opened);
	if (values.length + lists.length === 0) return found;
	return extractFromDocument(first, schema, { ...proposing, answers: { values, lists } });
}

/** The hashes of the document's sender if no lesson applies to it, to notice a new layout of a known sender. Pure. */
export function findUntaughtSender(
	{ document }: FirstDocument,
	schema: TemplateSchema,
	{ result }: Extraction,
): number[] {
	if (!isUntaught(document)) return [];
	return hashSender(readFields(schema.data, document.models.asking), result);
}

/** Opens the document and extracts its values, for callers that need nothing else of the document. Pure. */
export function extractFromPages(
	pages: readonly Page[],
	schema: TemplateSchema,
	models: Models,
	known: Known = {},
): Extraction | null {
	return extractFromDocument(openFirstDocument(pages, schema, models, known), schema);
}

/** The same, with the question reader. */
export async function readFromPages(
	pages: readonly Page[],
	schema: TemplateSchema,
	{ models, questionReader }: { models: Models; questionReader: () => Promise<QuestionReader> },
	known: Known = {},
): Promise<Extraction | null> {
	return await readFirstDocument(
		openFirstDocument(pages, schema, models, known),
		schema,
		questionReader,
	);
}

/** Builds the question for the second reader from the result of the first; null if nothing is to be asked. Pure. */
export function askAboutDocument(
	{ document, pages }: FirstDocument,
	schema: TemplateSchema,
	first: Extraction,
	{ mode, maxPages }: Pick<QuestionOptions, 'mode' | 'maxPages'>,
): Question | null {
	const numberOf = (index: number) => (pages[index]?.index ?? 0) + 1;
	return askQuestion(document, schema.data, first, { mode, maxPages, numberOf });
}

/** Grounds the answers of the second reader on the pages and joins them with the first result. Pure. */
export function groundOnDocument(
	{ document, pages, counted }: FirstDocument,
	schema: TemplateSchema,
	first: Extraction,
	values: Readonly<Record<string, unknown>>,
): { extraction: Extraction; counts: HeldCounts } {
	const { grounded, counts } = groundAnswers(document, schema.data, values);
	const placed = grounded.map((one) => {
		const { details } = turnBack({ result: {}, details: one.details }, counted);
		return { ...one, details: details.map((detail) => placeBack(detail, pages)) };
	});
	return { extraction: joinReadings(first, placed, schema.data, document), counts };
}

/** Correct values, and what is known about their places. */
export type Right = {
	values: Readonly<Record<string, unknown>>;
	/** The places that the engine itself gave for correct values. */
	places?: ReadonlyMap<string, KnownPlace> | undefined;
	/** Paths for which the engine had found a wrong value. */
	removed?: ReadonlySet<string> | undefined;
};

/** Makes a lesson from pages of words and their correct values. Pure. */
export function learnFromPages(
	pages: readonly Page[],
	schema: TemplateSchema,
	right: Right,
	models: Models,
): Learnt {
	return learnAndCompare(pages, schema, right, models).learnt;
}

/** The same, with the values that the document gives without the tables of the lesson. */
function learnAndCompare(
	pages: readonly Page[],
	schema: TemplateSchema,
	{ values, places, removed }: Right,
	models: Models,
): { learnt: Learnt; untaught: Readonly<Record<string, unknown>> } {
	// Places use the page numbers of the document.
	const indexOf = new Map(pages.map(({ index }, i) => [index, i]));
	const counted = new Map(
		[...(places ?? [])].map(([path, { page, wrong, ...place }]) => {
			const wrongPage = wrong && indexOf.get(wrong.page);
			return [
				path,
				{
					...place,
					page: page === undefined ? undefined : indexOf.get(page),
					...(wrong && wrongPage !== undefined && { wrong: { ...wrong, page: wrongPage } }),
				},
			];
		}),
	);
	const layout = layOutPages(countOff(pages));
	const document = openDocument(layout, models);
	const learnt = teach(document, schema, { right: values, places: counted, removed });
	const read = (one: Lesson) =>
		extract(openDocument(layout, models, { lessons: [one] }), schema).result;
	const { lesson, again, untaught } = chooseTables(learnt.lesson, values, read);
	const printedOtherwise = new Set(
		[...counted].flatMap(([path, { words }]) => (words === undefined ? [] : [path])),
	);
	const isMisread = pages.some(isScanned);
	const fields = readFields(schema.data, models.asking);
	const hashes = new Set([...hashSender(fields, values), ...hashSender(fields, again)]);
	const senders = [...hashes].slice(0, MAX_SENDERS);
	const named = { ...lesson, ...(senders.length > 0 && { senders }) };
	const replay = { right: values, printedOtherwise, isMisread };
	const kept = keepReplayed({ ...learnt, lesson: named }, again, replay, read);
	return { learnt: kept, untaught };
}

/**
 * The same, without rows that the question reader reads correctly by itself. It reads them on the next document too,
 * while the lesson is compared with a reading that has no rows, and so may keep places that give wrong ones.
 */
export async function learnBesideReader(
	pages: readonly Page[],
	schema: TemplateSchema,
	right: Right,
	{ models, questionReader }: { models: Models; questionReader: () => Promise<QuestionReader> },
): Promise<Learnt> {
	const { learnt: all, untaught } = learnAndCompare(pages, schema, right, models);
	const { lesson, learnt, notLearnt } = all;
	const isRight = ({ path }: RememberedTable, found: Readonly<Record<string, unknown>>) =>
		isSameList(valueAt(found, path), valueAt(right.values, path));
	const unread = lesson.tables.filter((table) => !isRight(table, untaught));
	const whole =
		unread.length > 0 ? await readFromPages(pages, schema, { models, questionReader }) : null;
	const read = new Set(unread.filter((table) => isRight(table, whole?.result ?? {})));
	const isRead = (path: string) => [...read].some((table) => table.path === path);
	return {
		lesson: { ...lesson, tables: lesson.tables.filter((table) => !read.has(table)) },
		learnt: learnt.filter((path) => !isRead(path)),
		notLearnt: notLearnt.filter(({ path }) => !isRead(path)),
	};
}

function isSameList(one: unknown, other: unknown): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}

/** Infers a template from pages of words; null if the pages are empty. Pure. */
export function inferFromPages(pages: readonly Page[], models: Models): InferredTemplate | null {
	if (pages.every(isEmptyPage)) return null;
	return inferTemplate(openDocument(layOutPages(countOff(pages)), models));
}

/** Numbers pages by their index among those that are read, as layout and extraction need it. */
function countOff(pages: readonly Page[]): Page[] {
	return pages.map((page, index) => ({ ...page, index }));
}

/** Restores the page number of the document in a detail. */
function placeBack(detail: Detail, pages: readonly Page[]): Detail {
	if (detail.page === null) return detail;
	return { ...detail, page: (pages[detail.page - 1]?.index ?? 0) + 1 };
}

export function isEmptyPage({ words, fields, codes = [] }: Page): boolean {
	return words.length === 0 && codes.length === 0 && fields.every(({ value }) => value === '');
}
