import type { Document, Fact } from '../../document.ts';
import { segmentToRight } from '../../labelled/look-around.ts';
import { anyOf } from '../../lexicon/any-of.ts';
import { ADVICE_TITLES, ORDER_TITLES } from '../../lexicon/terms/documents.ts';
import type { Party } from '../../request/read-fields.ts';
import { readHead } from '../sender/read-head.ts';
import type { LetterheadLine } from '../sender/read-head.ts';

/** Number of first lines that may hold the title of a document. */
const HEAD_LINES = 14;
/** Letter size of a title, relative to the usual size of the page. */
const TITLE_SIZE = 1.2;
const ORDER_TITLE = new RegExp(String.raw`^${anyOf(ORDER_TITLES)}(?!\p{L})`, 'iu');
const ADVICE_TITLE = new RegExp(String.raw`^${anyOf(ADVICE_TITLES)}(?!\p{L})`, 'iu');
/** An amount above an advice shows that the advice is a slip to tear off. */
const AMOUNT = /\d[.,]\d{2}(?!\d)/u;

/** The party that sends a document: the buyer on a purchase order or an advice of payment, otherwise the seller. */
export const senderParty: Fact<Extract<Party, 'seller' | 'buyer'>> = (document) => {
	const usual = document.pages[0]?.size ?? 0;
	const titles = document
		.fact(readHead)
		.slice(0, HEAD_LINES)
		.filter(
			(line) =>
				(line.size >= TITLE_SIZE * usual || line.text === line.text.toUpperCase()) &&
				!isLabel(document, line),
		);
	const isOrder =
		titles.some(({ text }) => isTitle(ORDER_TITLE, text)) || isAdvice(document, titles);
	const isInvoice = titles.some(({ text }) =>
		document
			.readLabel(text, 'start')
			.occurrences.some(({ concept, from }) => concept === 'invoiceNumber' && from === 0),
	);
	return isOrder && !isInvoice ? 'buyer' : 'seller';
};

/** Whether the only title is that of an advice of payment. Bills and statements have slips with such titles. */
function isAdvice(document: Document, titles: readonly LetterheadLine[]): boolean {
	const [title, ...others] = titles.filter(({ text }) => /\p{L}{4}/u.test(text));
	if (!title || others.length > 0 || !isTitle(ADVICE_TITLE, title.text)) return false;
	const above = document.pages[0]?.lines.slice(0, title.segment.line) ?? [];
	return !above.some(({ segments }) => segments.some(({ text }) => AMOUNT.test(text)));
}

/** A title may be followed by the number of the document. */
function isTitle(pattern: RegExp, text: string): boolean {
	const [title] = pattern.exec(text) ?? [];
	if (title === undefined) return false;
	const rest = text.slice(title.length);
	return !/\p{L}/u.test(rest) || /\d/.test(rest);
}

/** Whether a colon separates a line from its value: "Bestellung : 2018-471331". */
function isLabel(document: Document, { segment, text }: LetterheadLine): boolean {
	return /[:：]$/u.test(text) || /^[:：]/u.test(segmentToRight(document, segment)?.text ?? '');
}
