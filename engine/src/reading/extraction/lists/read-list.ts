import { PRIORS } from '../models/priors.ts';
import { textOf } from '../../../model/geometry.ts';
import type { PageLayout, Segment } from '../../../model/layout.ts';
import { BULLET } from './bullet.ts';
import { linesUnder } from './sections/find-section.ts';
import type { SectionLine } from './sections/find-section.ts';
import type { ListValue } from './propose-list.ts';
import { splitItems } from './split-items.ts';
import type { ListLine } from './split-items.ts';
import type { Document } from '../document.ts';
import { pageOf, segmentsBelow } from '../document.ts';
import { parseFor } from '../request/read-fields.ts';
import type { Field } from '../request/read-fields.ts';
import { findConcepts } from '../lexicon/find-concepts.ts';
import { readTokens } from '../lexicon/read-words.ts';
import { toDetail } from '../source.ts';
import { isSignOnly } from '../values/bare-sign.ts';
import { parseValue } from '../values/parse-value.ts';

const MIN_OWN = 0.62;
/** Gap, in letter heights, that ends a list. */
const WIDEST_GAP = 2.6;
/** Maximum ratio of a gap to the previous one. */
const SAME_GAP = 1.2;
/** Minimum indent, in letter heights. */
const INDENT = 0.4;
/** Share of the page height that a list must reach to continue on the next page. */
const BOTTOM = 0.8;
/** Height of page header and footer, as a share of the page. */
const MARGIN = 0.1;
/** Tolerance of letter size within a list. */
const SAME_SIZE = 0.1;

/** Reads an array of scalars: after its label, or in the lines below its heading. */
export function readList(document: Document, field: Field): ListValue[] {
	let best: { segment: Segment; at: number; own: number } | undefined;
	for (const segment of document.segments) {
		const found = findHeading(document, field, segment);
		if (found && found.own > (best?.own ?? 0)) best = { segment, ...found };
	}
	if (!best) return [];
	const { segment, at, own } = best;
	const items = splitItems(collectLines(document, segment, at));
	return items.flatMap(({ text: item, from }) => {
		const isSection = field.kind === 'section';
		const value = isSection ? parseValue(item, 'text') : parseFor(field, item, document);
		if (value === undefined || (typeof value === 'string' && value.length > 160)) return [];
		if (isSignOnly(field, value)) return [];
		const { page, box } = from;
		const confidence = PRIORS.lists.base + PRIORS.lists.perMatch * own;
		return [{ value, detail: toDetail({ page, box, raw: item, confidence }) }];
	});
}

/** The word count after which the label of the list ends, in a segment that begins with it. */
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

type Line = ListLine<Segment>;

function collectLines(document: Document, heading: Segment, at: number): Line[] {
	const page = pageOf(document, heading.page);
	if (!page) return [];
	const rest = textOf(heading.words.slice(at));
	const right = page.lines[heading.line]?.segments.find((one) => one.box.x0 > heading.box.x1);
	const isLabel = /[:：]$/u.test(heading.words[at - 1]?.text ?? '');
	if (rest !== '') return afterLabel(page, heading, { text: rest, from: heading });
	if (isLabel && right) return afterLabel(page, heading, { text: right.text, from: right });
	return belowHeading(document, page, heading);
}

/** The text after a label and below it. */
function afterLabel(page: PageLayout, label: Segment, first: Line): Line[] {
	const lines = [first];
	let last = first.from;
	const width = { x0: last.box.x0, x1: last.box.x1 };
	for (const segment of segmentsBelow(page, label.line, width, page.lines.length)) {
		const isUnder = Math.abs(segment.box.x0 - last.box.x0) <= 2 * last.size;
		if (!isUnder || gapBetween(last, segment) > WIDEST_GAP) break;
		if (isOtherHeading(segment, label) || LABELLED.test(segment.text)) break;
		lines.push({ text: segment.text, from: segment });
		last = segment;
	}
	return lines;
}

/** The lines below or beside a heading, across pages. */
function belowHeading(document: Document, page: PageLayout, heading: Segment): Line[] {
	const lines: Line[] = [];
	const under = linesUnder(document, heading).filter((line) => line.page === page);
	const end = addLines(lines, under, heading);
	const width = { x0: heading.box.x0 - 1, x1: lines[0]?.from.box.x1 ?? heading.box.x1 };
	if (!isBottom(page, lines, end ?? nextBelow(page, lines, width))) return lines;
	for (const next of document.pages.slice(document.pages.indexOf(page) + 1)) {
		const below = segmentsBelow(next, -1, width, next.lines.length);
		const stop = continueLines(lines, below, heading, next);
		if (!isBottom(next, lines, stop)) break;
	}
	return lines;
}

function nextBelow(
	page: PageLayout,
	lines: readonly Line[],
	width: { x0: number; x1: number },
): Segment | undefined {
	const last = lines.at(-1)?.from;
	if (!last) return undefined;
	const [next] = segmentsBelow(page, last.line, width, page.lines.length);
	return next;
}

/** Adds the lines of a list below its heading, and returns the first segment after its end. */
function addLines(
	lines: Line[],
	below: readonly SectionLine[],
	heading: Segment,
): Segment | undefined {
	let last = heading;
	let left: number | undefined;
	let widest = WIDEST_GAP + 1;
	const [beside] = below[0]?.segments ?? [];
	const isBeside = beside?.line === heading.line;
	const isNamed = namesItsLines(below);
	for (const { segments } of below) {
		const [first] = segments;
		if (!first) continue;
		const areLabelled = LABELLED.test((lines[0]?.from ?? first).text);
		const gap = gapBetween(last, first);
		if (gap > widest) return first;
		// Lines with the same gap as the first two belong to the list.
		widest = Math.max(WIDEST_GAP, SAME_GAP * gap);
		if (isOtherHeading(first, heading, areLabelled)) return first;
		// After indented lines, or lines beside their heading, a line without indent is the next heading.
		const margin = isBeside ? heading.box.x1 : heading.box.x0 + INDENT * heading.size;
		if ((left ?? 0) > margin && first.box.x0 < margin) return first;
		left ??= first.box.x0;
		const items = isNamed && segments.length > 1 ? segments.slice(1) : segments;
		for (const segment of items) lines.push({ text: segment.text, from: segment });
		last = segments.reduce((low, one) => (one.box.y1 > low.box.y1 ? one : low), first);
	}
	return undefined;
}

/** Whether most lines begin with a common name of their items: "Databases | MySQL, PostgreSQL". */
function namesItsLines(lines: readonly SectionLine[]): boolean {
	const pairs = lines.filter(({ segments }) => segments.length === 2);
	const named = pairs.filter(
		({ segments: [first, second] }) =>
			!/[,;]/.test(first?.text ?? '') && /[,;]\s/.test(second?.text ?? ''),
	);
	return named.length >= 2 && named.length * 2 > pairs.length;
}

/** Whether the list reaches the bottom of the page, with at most the page number below. */
function isBottom(
	{ index, height }: PageLayout,
	lines: readonly Line[],
	end: Segment | undefined,
): boolean {
	const last = lines.at(-1)?.from;
	if (last?.page !== index || last.box.y1 < BOTTOM * height) return false;
	return end === undefined || end.box.y0 > (1 - MARGIN) * height;
}

/** Continues on the next page: lines with the same layout, below the page header. */
function continueLines(
	lines: Line[],
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
		// An indented line after a bullet continues it.
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

/** Whether a segment is another heading. If the lines themselves have labels, a label does not end the list. */
function isOtherHeading(segment: Segment, heading: Segment, areLabelled = false): boolean {
	if (!areLabelled && (/[:：]$/u.test(segment.text) || isLabelled(segment))) return true;
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

/** A label followed by its value. */
const LABELLED = /^([^:：]{3,40})[:：]\s/u;

/** Whether a segment is a known label with its value, and so not an item: "Allergies: penicillin". */
function isLabelled({ text }: Segment): boolean {
	const [, label] = LABELLED.exec(text) ?? [];
	if (label === undefined || BULLET.test(text)) return false;
	const tokens = readTokens(label);
	return findConcepts(tokens).some(({ from, to }) => from === 0 && to === tokens.length);
}
