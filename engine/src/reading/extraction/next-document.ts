import { textOf } from '../../model/geometry.ts';
import { toDigits } from '../../model/look-alikes.ts';
import type { PageLayout, Segment } from '../../model/layout.ts';
import type { TemplateSchema } from '../../model/template.ts';
import { pageOf, segmentsBelow } from './document.ts';
import type { Document } from './document.ts';
import { segmentToRight } from './labelled/look-around.ts';
import type { ConceptName } from './lexicon/concepts.ts';
import { fold, readTokens } from './lexicon/read-words.ts';
import { mainConcept, readFields } from './request/read-fields.ts';
import type { FieldOptions } from './request/read-fields.ts';

/** Identifiers of which a document has only one. */
const NUMBERS: ReadonlySet<ConceptName> = new Set([
	'invoiceNumber',
	'creditNoteNumber',
	'receiptNumber',
]);
const TOTALS: ReadonlySet<ConceptName> = new Set(['grossTotal', 'amountDue']);
/** Minimum quality of a label match. */
const MIN_QUALITY = 0.9;
/** Only the first pages of a long file are examined. */
const MAX_PAGES = 50;

/** The pages of a file that may hold several documents. */
type File = Pick<Document, 'pages' | 'readLabel'>;

/**
 * Finds the page that begins another document of the kind that a template asks for: a label on it gives another
 * document number, it and an earlier page have a total, and it does not call itself a later page. Returns undefined
 * if all pages belong to one document, or if the template asks for several.
 */
export function findNextDocument(
	file: File,
	{ data }: TemplateSchema,
	asking: FieldOptions,
): number | undefined {
	const [first, ...others] = file.pages.slice(0, MAX_PAGES);
	if (!first || others.length === 0) return undefined;
	const asksForOne = readFields(data, asking).some(
		(field) => !field.inRow && NUMBERS.has(mainConcept(field) ?? 'otherNumber'),
	);
	if (!asksForOne) return undefined;
	const numbersOf = (page: PageLayout) => new Set(findNumbers(file, page, NUMBERS));
	const [number, ...more] = numbersOf(first);
	if (number === undefined || more.length > 0) return undefined;
	const begins = others.find((page) => {
		const numbers = numbersOf(page);
		if (numbers.size === 0 || numbers.has(number) || isLaterPage(page)) return false;
		const before = file.pages.filter(({ index }) => index < page.index);
		return hasTotal(file, page) && before.some((one) => hasTotal(file, one));
	});
	return begins?.index;
}

/** The numbers after labels of these concepts: in the segment, beside it or right below it. */
function findNumbers(file: File, page: PageLayout, concepts: ReadonlySet<ConceptName>): string[] {
	return segmentsOf(page).flatMap((segment) => {
		const from = segment.words.findIndex(({ text }) => /\d/.test(text));
		const label = textOf(from < 0 ? segment.words : segment.words.slice(0, from));
		if (!says(file, label, concepts)) return [];
		const value = from < 0 ? valueBeside(file, segment) : segment.words[from]?.text;
		return value === undefined ? [] : [foldNumber(value)];
	});
}

function valueBeside(file: File, segment: Segment): string | undefined {
	const page = pageOf(file, segment.page);
	const below = page ? [...segmentsBelow(page, segment.line, segment.box, 1)] : [];
	return [segmentToRight(file, segment), ...below]
		.map((one) => one?.words[0]?.text)
		.find((text) => text !== undefined && /\d/.test(text));
}

function segmentsOf(page: PageLayout): Segment[] {
	return page.lines.flatMap(({ segments }) => segments);
}

function says({ readLabel }: File, label: string, concepts: ReadonlySet<ConceptName>): boolean {
	return readLabel(label, 'end').says.some(
		({ concept, quality }) => quality >= MIN_QUALITY && concepts.has(concept),
	);
}

/** Whether an amount is next to the label of a total. */
function hasTotal(file: File, page: PageLayout): boolean {
	return findNumbers(file, page, TOTALS).length > 0;
}

/** Whether a page number shows that a page is not the first: "Page 2 of 2". */
function isLaterPage(page: PageLayout): boolean {
	return segmentsOf(page).some(({ text }) => {
		const tokens = readTokens(text);
		const at = tokens.findIndex(({ lemmas }) => lemmas.includes('page'));
		const number = at < 0 ? undefined : tokens.slice(at + 1).find((one) => /^\d+$/.test(one.text));
		return number !== undefined && Number(number.text) > 1;
	});
}

/** Normalises letters that OCR confuses with digits. */
function foldNumber(text: string): string {
	return toDigits(fold(text).replace(/[^\p{L}\d]/gu, ''));
}
