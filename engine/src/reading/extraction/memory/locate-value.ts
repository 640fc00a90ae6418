import { isSameAmount } from '../../../model/amount.ts';
import { editDistance } from '../../../model/text.ts';
import type { Box, Page } from '../../../model/document.ts';
import { boxAround } from '../../../model/geometry.ts';
import type { Segment } from '../../../model/layout.ts';
import type { Document, Fact } from '../document.ts';
import { pageOf, segmentsBelow } from '../document.ts';
import { FAMILY_OF, PARSED_FAMILIES } from '../labelled/candidate.ts';
import { openCandidates } from '../labelled/open-candidates.ts';
import type { Kind } from '../lexicon/kinds.ts';
import { fold } from '../lexicon/read-words.ts';
import { isAsPrinted } from '../request/read-fields.ts';
import type { Field } from '../request/read-fields.ts';
import { listGrouped } from './grouped-digits.ts';

/** The words that hold a value: some of a segment, and whole segments below it. */
export type Span = {
	segment: Segment;
	from: number;
	to: number;
	more: Segment[];
	/** It was found as text, although the field's kind has a parser. */
	plain?: boolean;
	/** The printed number has the opposite sign. */
	negated?: boolean;
	/** It is a number whose digits are grouped by spaces. */
	grouped?: boolean;
};

/** Maximum number of lines of a text below its first. */
const MAX_MORE = 4;
const MAX_SPANS = 6;
/** Maximum share of misread letters, in texts of at least `MIN_FUZZY` letters. */
const MISREAD = 0.15;
const MIN_FUZZY = 6;

/** Finds a value in a document: as its parser reads it, otherwise as text. */
export function locateValue(
	document: Document,
	field: Field,
	value: unknown,
	maxSpans = MAX_SPANS,
): Span[] {
	const parsed = locateParsed(document, field, value);
	if (parsed.length > 0) return parsed.slice(0, maxSpans);
	const grouped = typeof value === 'number' ? locateGrouped(document, value, maxSpans) : [];
	if (grouped.length > 0) return grouped;
	const plain = field.definition.type === 'string' && isParsed(field.kind);
	return locateText(document, String(value), maxSpans).map((span) => ({ ...span, plain }));
}

/** Whether values of a kind are parsed from text. */
export function isParsed(kind: Kind): boolean {
	const family = FAMILY_OF[kind];
	return family !== undefined && PARSED_FAMILIES.has(family);
}

function locateParsed(document: Document, { kind, definition }: Field, value: unknown): Span[] {
	const family = FAMILY_OF[kind];
	if (!family) return [];
	const candidates = document.fact(openCandidates)(family);
	const same = candidates.filter(
		(candidate) =>
			isSame(candidate.value, value) || (isAsPrinted(definition) && isSame(candidate.raw, value)),
	);
	const negated =
		same.length === 0 && typeof value === 'number' && value !== 0
			? candidates.filter((candidate) => isSame(candidate.value, -value))
			: [];
	return [
		...same.map(({ segment, from, to }) => ({ segment, from, to, more: [] })),
		...negated.map(({ segment, from, to }) => ({ segment, from, to, more: [], negated: true })),
	];
}

/** Finds a number whose digits are grouped by spaces. In running text, these may be several numbers. */
function locateGrouped(document: Document, value: number, maxSpans: number): Span[] {
	return document.segments
		.flatMap((segment) =>
			listGrouped(segment)
				.filter((one) => one.value === value)
				.map(({ from, to }) => ({ segment, from, to, more: [], grouped: true })),
		)
		.slice(0, maxSpans);
}

/** Whether two values are equal, ignoring case, accents, punctuation and spaces. */
export function isSame(one: unknown, other: unknown): boolean {
	if (typeof one === 'number' && typeof other === 'number') return isSameAmount(one, other);
	if (typeof one === 'boolean' || typeof other === 'boolean') return one === other;
	if (!isPlain(one) || !isPlain(other)) return false;
	return tighten(String(one)) === tighten(String(other));
}

/** Whether two texts are equal except for OCR errors. */
export function isClose(one: unknown, other: unknown): boolean {
	if (typeof one !== 'string' || typeof other !== 'string') return false;
	const [a, b] = [tighten(one), tighten(other)];
	return a.length >= MIN_FUZZY && editDistance(a, b) <= Math.floor(MISREAD * a.length);
}

function isPlain(value: unknown): value is string | number {
	return typeof value === 'string' || typeof value === 'number';
}

export function tighten(text: string): string {
	return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Finds a text, ignoring case, accents, punctuation and the mistakes of OCR. */
export function locateText(document: Document, text: string, maxSpans = MAX_SPANS): Span[] {
	const wanted = tighten(text);
	if (wanted === '') return [];
	const exact = walkSpans(document, document.segments, { wanted, mistakes: 0, maxSpans });
	if (exact.length > 0 || wanted.length < MIN_FUZZY) return exact;
	// In a text layer, another letter is another text: it is not misread.
	const scanned = document.segments.filter(({ page }) => isScanned(pageOf(document, page)));
	const mistakes = Math.floor(MISREAD * wanted.length);
	return walkSpans(document, scanned, { wanted, mistakes, maxSpans });
}

/** Whether the words of a page come from OCR, which misreads letters. */
export function isScanned(page: Pick<Page, 'source'> | undefined): boolean {
	return page?.source === 'ocr';
}

/** Finds texts that begin at any word, with at most `mistakes` wrong letters. */
function walkSpans(
	document: Document,
	segments: readonly Segment[],
	{ wanted, mistakes, maxSpans }: { wanted: string; mistakes: number; maxSpans: number },
): Span[] {
	const spans: Span[] = [];
	for (const segment of segments) {
		const words = document.fact(tightWords).get(segment) ?? [];
		for (let from = 0; from < words.length; from += 1) {
			const span = walkFrom(document, { segment, words, from }, wanted, mistakes);
			if (!span) continue;
			spans.push(span);
			break;
		}
		if (spans.length >= maxSpans) break;
	}
	return spans;
}

/** The words of each segment in the form that is compared. */
const tightWords: Fact<Map<Segment, string[]>> = ({ segments }) =>
	new Map(segments.map((segment) => [segment, segment.words.map(({ text }) => tighten(text))]));

function walkFrom(
	document: Document,
	{ segment, words, from }: { segment: Segment; words: readonly string[]; from: number },
	wanted: string,
	mistakes: number,
): Span | undefined {
	if (words[from] === '') return undefined;
	let text = '';
	const fits = () =>
		mistakes === 0
			? text === wanted
			: Math.abs(text.length - wanted.length) <= mistakes && editDistance(text, wanted) <= mistakes;
	const isHopeless = () =>
		mistakes === 0
			? !wanted.startsWith(text)
			: text.length > wanted.length + mistakes ||
				(text.length >= 4 && editDistance(text, wanted.slice(0, text.length)) > mistakes + 1);
	for (let to = from; to < words.length; to += 1) {
		text += words[to] ?? '';
		if (fits()) return { segment, from, to: to + 1, more: [] };
		if (isHopeless()) return undefined;
	}
	const more: Segment[] = [];
	for (const below of listBelow(document, segment, from)) {
		text += (document.fact(tightWords).get(below) ?? []).join('');
		more.push(below);
		if (fits()) return { segment, from, to: words.length, more };
		if (isHopeless()) return undefined;
	}
	return undefined;
}

/** The lines that may continue a text: below it, aligned with its beginning. */
export function listBelow(document: Document, segment: Segment, from: number): Segment[] {
	const page = pageOf(document, segment.page);
	const start = segment.words[from]?.box ?? segment.box;
	if (!page) return [];
	const below: Segment[] = [];
	let last = segment;
	for (const next of segmentsBelow(page, segment.line, start, MAX_MORE + 2)) {
		const isUnder = Math.abs(next.box.x0 - start.x0) <= 2 * segment.size;
		if (!isUnder || next.box.y0 - last.box.y1 > 1.6 * segment.size) break;
		below.push(next);
		last = next;
		if (below.length >= MAX_MORE) break;
	}
	return below;
}

export function boxOf({ segment, from, to, more }: Span): Box {
	return boxAround([...segment.words.slice(from, to), ...more]);
}
