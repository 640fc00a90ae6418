import { openDocument } from '../extraction/document.ts';
import { extract } from '../extraction/extract.ts';
import { findNextDocument } from '../extraction/next-document.ts';
import { inferTemplate } from '../extraction/inference/infer-template.ts';
import { teach } from '../extraction/memory/teach.ts';
import { CALIBRATION } from '../extraction/models/calibration.ts';
import { createModels } from '../extraction/models/create-models.ts';
import type { Models } from '../extraction/models/create-models.ts';
import { JUDGE } from '../extraction/models/judge-weights.ts';
import { WEIGHTS } from '../extraction/models/weights.ts';
import { askQuestion } from '../extraction/second/ask-question.ts';
import type { Asking } from '../extraction/second/ask-question.ts';
import { groundAnswers } from '../extraction/second/ground-answers.ts';
import { joinReadings } from '../extraction/second/join-readings.ts';
import { layOutPages } from '../layout/lay-out-pages.ts';
import type { Page } from '../../model/document.ts';
import type { Detail, Extraction } from '../../model/extraction.ts';
import type { Layout } from '../../model/layout.ts';
import type { KnownPlace, Learnt, Lesson } from '../../model/memory.ts';
import type { DocumentRecord } from '../../model/record.ts';
import type { HeldCounts, Question } from '../../model/second-reader.ts';
import type { InferredTemplate, TemplateSchema } from '../../model/template.ts';
import { readCodeRecords } from '../structured/read-codes.ts';
import { loadEncoder, loadKernel, loadReader } from './load-model.ts';
import { turnBack } from './turn-back.ts';

const kernel = loadKernel();
/** What was learnt by `npm run fit` and by training/, and what it is multiplied with. */
export const LEARNT = {
	weights: WEIGHTS,
	calibration: CALIBRATION,
	judge: JUDGE,
	encoder: loadEncoder(undefined, kernel),
	reader: loadReader(undefined, kernel),
	kernel,
};
export const MODELS = createModels(LEARNT);

/** Pages of words, and what the document says for machines → the values that a template asks for; null where there is neither. Pure. */
export function extractFromPages(
	pages: readonly Page[],
	schema: TemplateSchema,
	models: Models = MODELS,
	records: readonly DocumentRecord[] = [],
	lessons: readonly Lesson[] = [],
): Extraction | null {
	if (pages.every(isEmptyPage) && records.length === 0) return null;
	const counted = countOff(pages);
	const { layout, next } = layOutFirst(counted, schema, models);
	const all = [...records, ...readCodeRecords(counted.slice(0, next))];
	const extraction = extract(openDocument(layout, models, { records: all, lessons }), schema);
	const { result, details } = turnBack(extraction, counted);
	return {
		result,
		details: details.map((detail) => placeBack(detail, pages)),
		...(next !== undefined && { notes: [noteOfNext((pages[next]?.index ?? next) + 1)] }),
	};
}

/** The pages of the first document, and which one begins another. */
function layOutFirst(
	counted: readonly Page[],
	schema: TemplateSchema,
	models: Models,
): { layout: Layout; next: number | undefined } {
	const { pages } = layOutPages(counted);
	const next = findNextDocument({ pages }, schema, models);
	return { layout: { pages: pages.slice(0, next) }, next };
}

function noteOfNext(page: number): string {
	return `Another document seems to begin on page ${page}; the values are of the pages before it.`;
}

/** Pages of words and what the first reader found on them → what the second one is asked; null: nothing. Pure. */
export function askAboutPages(
	pages: readonly Page[],
	schema: TemplateSchema,
	first: Extraction,
	{ mode, maxPages }: Pick<Asking, 'mode' | 'maxPages'>,
	models: Models = MODELS,
): Question | null {
	const numberOf = (index: number) => (pages[index]?.index ?? 0) + 1;
	const { layout } = layOutFirst(countOff(pages), schema, models);
	const document = openDocument(layout, models);
	return askQuestion(document, schema.data, first, { mode, maxPages, numberOf });
}

/** What the second reader said, held against the pages and joined with what the first one found. Pure. */
export function groundOnPages(
	pages: readonly Page[],
	schema: TemplateSchema,
	first: Extraction,
	values: Readonly<Record<string, unknown>>,
	models: Models = MODELS,
): { extraction: Extraction; counts: HeldCounts } {
	const counted = countOff(pages);
	const document = openDocument(layOutFirst(counted, schema, models).layout, models);
	const { grounded, counts } = groundAnswers(document, schema.data, values);
	const placed = grounded.map((one) => {
		const { details } = turnBack({ result: {}, details: one.details }, counted);
		return { ...one, details: details.map((detail) => placeBack(detail, pages)) };
	});
	return { extraction: joinReadings(first, placed, schema.data, models), counts };
}

/**
 * Pages of words and their right values → what they teach about documents of their make. Where the engine's own
 * answer is known it says where right values stand, and which were none. Pure.
 */
export function learnFromPages(
	pages: readonly Page[],
	schema: TemplateSchema,
	right: Readonly<Record<string, unknown>>,
	{
		removed,
		places,
	}: { removed?: ReadonlySet<string>; places?: ReadonlyMap<string, KnownPlace> } = {},
): Learnt {
	// Places are by the numbers that pages have in the document.
	const indexOf = new Map(pages.map(({ index }, i) => [index, i]));
	const counted = new Map(
		[...(places ?? [])].map(([path, { page, ...place }]) => [
			path,
			{ ...place, page: page === undefined ? undefined : indexOf.get(page) },
		]),
	);
	return teach(layOutPages(countOff(pages)), schema, {
		right,
		places: counted,
		removed,
		models: MODELS,
	});
}

/** Pages of words → a template for documents like them; null where the pages are empty. Pure. */
export function inferFromPages(pages: readonly Page[]): InferredTemplate | null {
	return pages.every(isEmptyPage) ? null : inferTemplate(layOutPages(countOff(pages)), MODELS);
}

/** Layout and extraction know pages by their place among those that are read. */
function countOff(pages: readonly Page[]): Page[] {
	return pages.map((page, index) => ({ ...page, index }));
}

/** A place by the number that its page has in the document. */
function placeBack(detail: Detail, pages: readonly Page[]): Detail {
	if (detail.page === null) return detail;
	return { ...detail, page: (pages[detail.page - 1]?.index ?? 0) + 1 };
}

export function isEmptyPage({ words, fields, codes = [] }: Page): boolean {
	return words.length === 0 && codes.length === 0 && fields.every(({ value }) => value === '');
}
