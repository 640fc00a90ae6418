import { PRIORS } from '../models/priors.ts';
import type { Found } from '../../model/extraction.ts';
import { textOf } from '../../model/geometry.ts';
import type { PageLayout, Segment } from '../../model/layout.ts';
import { findRight } from './sections/find-section.ts';
import type { Document } from '../document.ts';
import { pageOf, segmentsBelow } from '../document.ts';
import { kindOf } from '../request/read-fields.ts';
import type { Field } from '../request/read-fields.ts';
import { findConcepts } from '../lexicon/find-concepts.ts';
import { readTokens } from '../lexicon/read-words.ts';
import { toDetail } from '../source.ts';
import { listContractParties } from '../sources/contract/list-contract-parties.ts';
import { parseValue } from '../values/parse-value.ts';

export type ListValue = { value: unknown; detail: Found };

const MIN_OWN = 0.62;
/** Space, in letter heights, behind which a list has ended. */
const WIDEST_GAP = 2.6;
/** Less, in letter heights, is no indent. */
const INDENT = 0.4;
/** How far down a page lines go, as a share of its height, when the next page may go on with them. */
const BOTTOM = 0.8;
/** Of the height of a page, at its top and at its bottom: there stand its number and what all pages have. */
const MARGIN = 0.1;
/** Letters of one list are alike in size. */
const SAME_SIZE = 0.1;
const BULLET = /^[\s•●▪◦·*–—\-►▶✓]+|^\(?\d{1,2}[.)]\s+/u;
const SEPARATOR = /\s*[,;•●▪|·]\s+|\s+[•●▪|·]\s*|;\s*/u;

/** The values of an array of scalars: behind its label, or in the lines below its heading. */
export function readList(document: Document, field: Field): ListValue[] {
	if (field.kind === 'party') return listContractParties(document);
	let best: { segment: Segment; at: number; own: number } | undefined;
	for (const segment of document.segments) {
		const found = findHeading(document, field, segment);
		if (found && found.own > (best?.own ?? 0)) best = { segment, ...found };
	}
	if (!best) return [];
	const { segment, at, own } = best;
	const lines = collectLines(document, segment, at);
	const items = lines.flatMap(({ text, from }) => splitItems(text).map((item) => ({ item, from })));
	return items.flatMap(({ item, from }) => {
		const value = parseValue(item, field.kind === 'section' ? 'text' : kindOf(field), document);
		if (value === undefined || (typeof value === 'string' && value.length > 160)) return [];
		const { page, box } = from;
		const confidence = PRIORS.lists.base + PRIORS.lists.perMatch * own;
		return [{ value, detail: toDetail({ page, box, raw: item, confidence }) }];
	});
}

/** A segment that begins with the label of the list: behind how many words the label ends. */
function findHeading(
	document: Document,
	field: Field,
	{ words }: Segment,
): { at: number; own: number } | undefined {
	let best: { at: number; own: number } | undefined;
	for (let at = Math.min(5, words.length); at >= 1; at -= 1) {
		const hasColon = /[:：]$/u.test(words[at - 1]?.text ?? '');
		if (at < words.length && !hasColon) continue;
		const text = textOf(words.slice(0, at));
		const { own } = document.compareLabel(field, document.readLabel(text, 'start'));
		if (own >= MIN_OWN && own > (best?.own ?? 0)) best = { at, own };
	}
	return best;
}

type ListLine = { text: string; from: Segment };

function collectLines(document: Document, heading: Segment, at: number): ListLine[] {
	const lines: ListLine[] = [];
	const rest = textOf(heading.words.slice(at));
	if (rest !== '') lines.push({ text: rest, from: heading });
	const page = pageOf(document, heading.page);
	if (!page) return lines;
	const right = page.lines[heading.line]?.segments.find((one) => one.box.x0 > heading.box.x1);
	if (rest === '' && right && /[:：]$/u.test(heading.text))
		lines.push({ text: right.text, from: right });
	const isInline = lines.length > 0;
	const width = wide(document, page, heading);
	const end = addLines(lines, segmentsBelow(page, heading.line, width, page.lines.length), {
		...{ heading, isInline },
	});
	if (isInline || !isBottom(page, lines, end)) return lines;
	for (const next of document.pages.slice(document.pages.indexOf(page) + 1)) {
		const below = segmentsBelow(next, -1, width, next.lines.length);
		const stop = continueLines(lines, below, heading, next);
		if (!isBottom(next, lines, stop)) break;
	}
	return lines;
}

/** Adds the lines of a list below its heading; answers what stands behind its end on the page. */
function addLines(
	lines: ListLine[],
	below: Iterable<Segment>,
	{ heading, isInline }: { heading: Segment; isInline: boolean },
): Segment | undefined {
	let last = lines.at(-1)?.from ?? heading;
	for (const segment of below) {
		const widest = lines.length === 0 ? WIDEST_GAP + 1 : WIDEST_GAP;
		if (gapBetween(last, segment) > widest || isOtherHeading(segment, heading)) return segment;
		// Behind values on the line of the label only what is set under them belongs to it.
		if (isInline && Math.abs(segment.box.x0 - last.box.x0) > 2 * last.size) return segment;
		if (segment.box.x0 < heading.box.x0 - 2 * heading.size) return segment;
		// Below lines that are set in, one that is not is the next heading.
		const margin = heading.box.x0 + INDENT * heading.size;
		if ((lines[0]?.from.box.x0 ?? 0) > margin && segment.box.x0 < margin) return segment;
		lines.push({ text: segment.text, from: segment });
		last = segment;
	}
	return undefined;
}

/** Whether the list goes down to the bottom of the page, where at most the number of the page follows. */
function isBottom(
	{ index, height }: PageLayout,
	lines: readonly ListLine[],
	end: Segment | undefined,
): boolean {
	const last = lines.at(-1)?.from;
	if (last?.page !== index || last.box.y1 < BOTTOM * height) return false;
	return end === undefined || end.box.y0 > (1 - MARGIN) * height;
}

/** The same on a page that follows: lines that are set as those before them, below the head of the page. */
function continueLines(
	lines: ListLine[],
	below: Iterable<Segment>,
	heading: Segment,
	page: PageLayout,
): Segment | undefined {
	const [first] = lines;
	if (!first) return undefined;
	const longest = lines.reduce((most, { from }) => Math.max(most, from.words.length), 0);
	let last: Segment | undefined;
	for (const segment of below) {
		const inset = (segment.box.x0 - first.from.box.x0) / Math.max(1, first.from.size);
		const isSet =
			Math.abs(inset) <= INDENT &&
			(BULLET.test(first.text) ? BULLET.test(segment.text) : segment.words.length <= longest);
		// Behind a bullet a line that is set in goes on with what was said.
		const isMore = BULLET.test(first.text) && last !== undefined && inset > INDENT;
		const isAlike =
			(isSet || isMore) && Math.abs(segment.size - first.from.size) <= SAME_SIZE * first.from.size;
		const isFar = last !== undefined && gapBetween(last, segment) > WIDEST_GAP;
		if (!isAlike || isFar || isOtherHeading(segment, heading)) {
			if (last === undefined && segment.box.y1 < MARGIN * page.height) continue;
			return segment;
		}
		lines.push({ text: segment.text, from: segment });
		last = segment;
	}
	return undefined;
}

/** In letter heights. */
function gapBetween(above: Segment, below: Segment): number {
	return (below.box.y0 - above.box.y1) / Math.max(1, above.size);
}

/** Lists may be wider than their headings, up to a column with headings of its own. */
function wide(document: Document, page: PageLayout, heading: Segment): { x0: number; x1: number } {
	const { x0, x1 } = heading.box;
	const right = findRight(document, page, heading);
	return { x0: x0 - 1, x1: Math.max(x1, Math.min(right, x0 + 0.35 * page.width)) };
}

function isOtherHeading(segment: Segment, heading: Segment): boolean {
	if (/[:：]$/u.test(segment.text) || isLabelled(segment)) return true;
	const tokens = readTokens(segment.text);
	const isLabel = findConcepts(tokens).some(({ from, to }) => from === 0 && to === tokens.length);
	const isStyled =
		segment.size >= 0.95 * heading.size &&
		(segment.size > 1.1 * (segment.words[0]?.size ?? 0) || isLabel);
	const isCapitals =
		heading.text === heading.text.toUpperCase() &&
		segment.text === segment.text.toUpperCase() &&
		/\p{Lu}{4}/u.test(segment.text);
	return (isLabel && isStyled) || isCapitals;
}

/** "Allergies: penicillin" is about something else: a known label with its value behind it. */
function isLabelled({ text }: Segment): boolean {
	const [, label] = /^([^:：]{3,40})[:：]\s/u.exec(text) ?? [];
	if (label === undefined || BULLET.test(text)) return false;
	const tokens = readTokens(label);
	return findConcepts(tokens).some(({ from, to }) => from === 0 && to === tokens.length);
}

function splitItems(text: string): string[] {
	const plain = text.replace(BULLET, '').trim();
	const parts = plain.split(SEPARATOR).map((part) =>
		part
			.replace(BULLET, '')
			.replace(/[.,;]+$/, '')
			.trim(),
	);
	return parts.filter((part) => /[\p{L}\d]/u.test(part));
}
