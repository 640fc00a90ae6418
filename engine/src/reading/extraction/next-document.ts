import { textOf } from '../../model/geometry.ts';
import { toDigits } from '../../model/look-alikes.ts';
import type { Layout, PageLayout, Segment } from '../../model/layout.ts';
import type { TemplateSchema } from '../../model/template.ts';
import { openDocument, pageOf, segmentsBelow } from './document.ts';
import type { Document } from './document.ts';
import { rightOf } from './labelled/look-around.ts';
import type { ConceptName } from './lexicon/concepts.ts';
import { fold, readTokens } from './lexicon/read-words.ts';
import type { Models } from './models/create-models.ts';
import { mainConcept, readFields } from './request/read-fields.ts';

/** Numbers that a document has one of. */
const NUMBERS: ReadonlySet<ConceptName> = new Set([
	'invoiceNumber',
	'creditNoteNumber',
	'receiptNumber',
]);
const TOTALS: ReadonlySet<ConceptName> = new Set(['grossTotal', 'amountDue']);
/** How well a label names them. */
const MIN_QUALITY = 0.9;
/** The first pages of a long file tell whether it holds several documents. */
const MAX_PAGES = 50;

/**
 * The page that begins another document of the kind that a template asks for: it has another number behind a label of
 * such numbers, it and a page before it have a total, and it does not say that it is a later page.
 * Undefined: all pages are of one document, or the template asks for several.
 */
export function findNextDocument(
	layout: Layout,
	{ data }: TemplateSchema,
	models: Models,
): number | undefined {
	const [first, ...others] = layout.pages.slice(0, MAX_PAGES);
	if (!first || others.length === 0) return undefined;
	const asksForOne = readFields(data, models.asking).some(
		(field) => !field.inRow && NUMBERS.has(mainConcept(field) ?? 'otherNumber'),
	);
	if (!asksForOne) return undefined;
	const document = openDocument(layout, models);
	const numbersOf = (page: PageLayout) => new Set(findNumbers(document, page, NUMBERS));
	const [number, ...more] = numbersOf(first);
	if (number === undefined || more.length > 0) return undefined;
	const begins = others.find((page) => {
		const numbers = numbersOf(page);
		if (numbers.size === 0 || numbers.has(number) || isLaterPage(page)) return false;
		const before = layout.pages.filter(({ index }) => index < page.index);
		return hasTotal(document, page) && before.some((one) => hasTotal(document, one));
	});
	return begins?.index;
}

/** What stands behind a label that names one of these, beside it or right below it. */
function findNumbers(
	document: Document,
	page: PageLayout,
	concepts: ReadonlySet<ConceptName>,
): string[] {
	return segmentsOf(page).flatMap((segment) => {
		const from = segment.words.findIndex(({ text }) => /\d/.test(text));
		const label = textOf(from < 0 ? segment.words : segment.words.slice(0, from));
		if (!says(document, label, concepts)) return [];
		const value = from < 0 ? valueBeside(document, segment) : segment.words[from]?.text;
		return value === undefined ? [] : [foldNumber(value)];
	});
}

function valueBeside(document: Document, segment: Segment): string | undefined {
	const page = pageOf(document, segment.page);
	const below = page ? [...segmentsBelow(page, segment.line, segment.box, 1)] : [];
	return [rightOf(document, segment), ...below]
		.map((one) => one?.words[0]?.text)
		.find((text) => text !== undefined && /\d/.test(text));
}

function segmentsOf(page: PageLayout): Segment[] {
	return page.lines.flatMap(({ segments }) => segments);
}

function says(document: Document, label: string, concepts: ReadonlySet<ConceptName>): boolean {
	return document
		.readLabel(label, 'end')
		.says.some(({ concept, quality }) => quality >= MIN_QUALITY && concepts.has(concept));
}

/** Whether an amount stands beside the label of a total. */
function hasTotal(document: Document, page: PageLayout): boolean {
	return findNumbers(document, page, TOTALS).length > 0;
}

/** "Page 2 of 2": the word, and the first number behind it. */
function isLaterPage(page: PageLayout): boolean {
	return segmentsOf(page).some(({ text }) => {
		const tokens = readTokens(text);
		const at = tokens.findIndex(({ lemmas }) => lemmas.includes('page'));
		const number = at < 0 ? undefined : tokens.slice(at + 1).find((one) => /^\d+$/.test(one.text));
		return number !== undefined && Number(number.text) > 1;
	});
}

/** Letters that OCR takes for digits count as these. */
function foldNumber(text: string): string {
	return toDigits(fold(text).replace(/[^\p{L}\d]/gu, ''));
}
