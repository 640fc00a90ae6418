import { anyOf } from '../lexicon/any-of.ts';
import { CALLED } from '../lexicon/terms/contracts.ts';
import type { Box } from '../../../model/document.ts';
import { sharedHeight, sharesWidth, textOf } from '../../../model/geometry.ts';
import type { Line, PageLayout, Segment } from '../../../model/layout.ts';
import type { Document } from '../document.ts';
import { pageOf, segmentsAbove } from '../document.ts';
import { findLowerLabels } from './find-lower-labels.ts';
import { formCellOf, isFilled, isInNextCell } from './read-cells.ts';
import { isKnownLabel } from '../labels/read-label.ts';
import type { Label } from '../labels/read-label.ts';
import { findCurrency } from '../values/currencies.ts';
import { ALONE, PERIOD_MARK } from './candidate.ts';
import type { Surroundings } from './candidate.ts';

/** Maximum distance of a column head, in lines. */
const HEADER_LINES = 45;
const ABOVE_LINES = 5;
/** Maximum distance of a label above a value, in letter heights. */
const FARTHEST_ABOVE = 4;
const LONGEST_HEADER = 60;
const WORDS_AFTER = 6;
/** More words before a value are no label. */
const WORDS_BEFORE = 40;
/** A word with at least four digits: a value of its own, not a line number or a rate. */
const VALUE = /(?:\d\D{0,2}){4}/;

const SHORT_NAME = new RegExp(
	String.raw`^[\s,]*\(\s*${anyOf(CALLED)}?[\s,:]*[“"„«'‘]\s?([^”"“»'’]{3,40}?)\s?[”"“»'’]`,
	'iu',
);

/** Collects the labels that may name the words `from` to `to` (exclusive) of a segment. */
export function lookAround(
	document: Document,
	segment: Segment,
	{ from, to }: { from: number; to: number },
	box: Box,
): Surroundings {
	const page = pageOf(document, segment.page);
	const line = page?.lines[segment.line];
	const before = segment.words.slice(Math.max(0, from - WORDS_BEFORE), from);
	const between = labelBefore(before.map(({ text }) => text));
	const around: Surroundings = {
		...ALONE,
		same: saysSomething(between) ? document.readLabel(between, 'end') : null,
	};
	if (!page || !line) return around;
	const called = SHORT_NAME.exec(textAfter(page, segment, to))?.[1];
	if (called !== undefined) around.called = document.readLabel(called, 'start');
	const cell = formCellOf(document, segment);
	if (cell && isFilled(cell) && cell.values[0]?.line === segment.line) {
		const above = document.readLabel(textOf(cell.labels), 'start');
		return { ...around, above, aligned: true, stacked: true };
	}
	const below = document.fact(findLowerLabels).of.get(segment);
	if (below) {
		const above = document.readLabel(below.text, 'start');
		return { ...around, above, aligned: true, stacked: true };
	}
	return {
		...around,
		...lookLeft(document, page, line, segment),
		...lookAbove(document, page, segment, box),
		header: findHeader(document, page, segment, box),
	};
}

/** The label to the left of a segment, and the head of its row. */
function lookLeft(
	document: Document,
	page: PageLayout,
	line: Line,
	segment: Segment,
): Partial<Surroundings> {
	const before = line.segments.slice(0, line.segments.indexOf(segment));
	// A colon or a currency may stand in a column of its own between a label and its value.
	const left =
		besideGap(page, segment, 'left') ??
		before.findLast(({ text }) => saysSomething(text)) ??
		before.at(-1);
	if (!left) return {};
	// The head of a row is the nearest text before its numbers, or else the first segment.
	const head = isNumber(left) ? before.findLast((one) => !isNumber(one)) : before[0];
	return {
		left: document.readLabel(left.text, 'end'),
		leftGap: (segment.box.x0 - left.box.x1) / Math.max(1, segment.size),
		rowHead: head && head !== left ? document.readLabel(head.text, 'start') : null,
	};
}

/** The label above a value, if it is near enough or in the cell above. */
function lookAbove(
	document: Document,
	page: PageLayout,
	segment: Segment,
	box: Box,
): Partial<Surroundings> {
	const [above] = segmentsAbove(page, segment.line, box, ABOVE_LINES);
	if (!above) return {};
	const gap = (box.y0 - above.box.y1) / Math.max(1, segment.size);
	const isNext = isInNextCell(document, above, segment);
	if (gap > FARTHEST_ABOVE && !isNext) return {};
	const apart = Math.min(Math.abs(above.box.x0 - box.x0), Math.abs(above.box.x1 - box.x1));
	return {
		above: document.readLabel(above.text, 'start'),
		aboveGap: isNext ? 0 : gap,
		aligned: isNext || apart < segment.size,
		stacked: hasNoValueBeside(document, above),
	};
}

/** The head of the column of a value: the nearest text above it without a digit, unless it is long. */
function findHeader(
	document: Document,
	page: PageLayout,
	segment: Segment,
	box: Box,
): Label | null {
	for (const above of segmentsAbove(page, segment.line, box, HEADER_LINES)) {
		if (/\d/.test(above.text) || !/\p{L}{2}/u.test(above.text)) continue;
		const isShort = above.text.length <= LONGEST_HEADER;
		return isShort ? document.readLabel(wordsOver(above, box), 'start') : null;
	}
	return null;
}

/** The text after a value, continued on the next line of the same block. */
function textAfter(page: PageLayout, segment: Segment, to: number): string {
	const next = page.lines[segment.line + 1]?.segments[0];
	const rest = segment.words.slice(to, to + WORDS_AFTER);
	const goesOn = rest.length < WORDS_AFTER && next?.block === segment.block;
	return textOf([...rest, ...(goesOn ? next.words.slice(0, WORDS_AFTER) : [])]);
}

/**
 * The label before a value. A label before an earlier value ("Invoice 4711 of 3 May") names that one, except in
 * periods.
 */
function labelBefore(words: readonly string[]): string {
	const last = words.findLastIndex((text) => VALUE.test(text));
	const between = words.slice(last + 1).join(' ');
	return last >= 0 && PERIOD_MARK.test(between) ? labelBefore(words.slice(0, last)) : between;
}

function saysSomething(text: string): boolean {
	return /[\p{L}\d#%]/u.test(text) && findCurrency(text.replace(/[\s:]/g, '')) === undefined;
}

/** Maximum distance of a value to the right of its label, in letter heights. */
const FARTHEST_BESIDE = 20;

/** Whether nothing, or only another label, is to the right of a label. Its value is then below. */
export function hasNoValueBeside(document: Document, label: Segment): boolean {
	const right = segmentToRight(document, label);
	if (!right || right.box.x0 - label.box.x1 > FARTHEST_BESIDE * label.size) return true;
	if (/[:：]\s*$/u.test(right.text)) return true;
	return !/\d/.test(right.text) && isLabelText(document, right.text);
}

/** Whether most of a text consists of known label phrases. */
export function isLabelText(document: Document, text: string): boolean {
	return isKnownLabel(document.readLabel(text, 'start'));
}

export function segmentToRight(
	document: Pick<Document, 'pages'>,
	segment: Segment,
): Segment | undefined {
	const page = pageOf(document, segment.page);
	const segments = page?.lines[segment.line]?.segments ?? [];
	return (page && besideGap(page, segment, 'right')) ?? segments[segments.indexOf(segment) + 1];
}

/** Minimum shared height of two segments on one line that are not quite level. */
const MIN_LEVEL = 0.25;
const LINES_BESIDE = 2;

/**
 * Finds the true neighbour of a segment. Labels and values are not always level and may fall on two lines, so a
 * segment in the gap, slightly higher or lower, is nearer than the neighbour on the same line.
 */
function besideGap(
	page: PageLayout,
	segment: Segment,
	side: 'left' | 'right',
): Segment | undefined {
	const own = page.lines[segment.line]?.segments ?? [];
	const at = own.indexOf(segment);
	const [from, to] =
		side === 'right'
			? [segment.box.x1, own[at + 1]?.box.x0 ?? page.width]
			: [own[at - 1]?.box.x1 ?? 0, segment.box.x0];
	const nearness = ({ box }: Segment) => (side === 'right' ? -box.x0 : box.x1);
	let nearest: Segment | undefined;
	for (let i = segment.line - LINES_BESIDE; i <= segment.line + LINES_BESIDE; i += 1) {
		if (i === segment.line) continue;
		for (const other of page.lines[i]?.segments ?? []) {
			const isBetween = other.box.x0 >= from && other.box.x1 <= to;
			if (!isBetween || sharedHeight(segment.box, other.box) < MIN_LEVEL) continue;
			if (!nearest || nearness(other) > nearness(nearest)) nearest = other;
		}
	}
	return nearest;
}

function isNumber({ text }: Segment): boolean {
	return /\d/.test(text) && !/\p{L}{3}/u.test(text);
}

/** The words of a segment above a box; all words of a short segment. */
function wordsOver(segment: Segment, below: Box): string {
	if (segment.words.length <= 3) return segment.text;
	return textOf(segment.words.filter(({ box }) => sharesWidth(box, below)));
}
