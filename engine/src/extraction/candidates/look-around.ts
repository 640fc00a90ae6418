import type { Box } from '../../model/document.ts';
import type { Segment } from '../../model/layout.ts';
import type { Document } from '../document.ts';
import { lineOf, pageOf, segmentsAbove } from '../document.ts';
import { shareOfPhrases } from '../labels/read-label.ts';
import { findCurrency } from '../values/currencies.ts';
import { ALONE, PERIOD_MARK } from './candidate.ts';
import type { Surroundings } from './candidate.ts';

/** How far up the head of a column may be. */
const HEADER_LINES = 45;
const ABOVE_LINES = 5;
/** A segment farther away than this, in letter heights, is not above. */
const FARTHEST_ABOVE = 4;
const LONGEST_HEADER = 60;
/** A word that is a value of its own, not the number of a line or a rate. */
const VALUE = /(?:\d\D{0,2}){4}/;

/** What may name the words `from` to `to` of a segment. */
export function lookAround(
	document: Document,
	segment: Segment,
	from: number,
	box: Box,
): Surroundings {
	const page = pageOf(document, segment.page);
	const line = lineOf(document, segment);
	const before = segment.words.slice(0, from).map(({ text }) => text);
	const between = labelBefore(before);
	const around: Surroundings = {
		...ALONE,
		same: saysSomething(between) ? document.readLabel(between, 'end') : null,
	};
	if (!page || !line) return around;
	const at = line.segments.indexOf(segment);
	// A colon or a currency in a column of its own stands between a label and its value.
	const left =
		line.segments.slice(0, at).findLast(({ text }) => saysSomething(text)) ?? line.segments[at - 1];
	if (left) {
		around.left = document.readLabel(left.text, 'end');
		around.leftGap = (segment.box.x0 - left.box.x1) / Math.max(1, segment.size);
		const first = line.segments[0];
		if (first && first !== left) around.rowHead = document.readLabel(first.text, 'start');
	}
	for (const above of segmentsAbove(page, segment.line, box, ABOVE_LINES)) {
		const gap = (box.y0 - above.box.y1) / Math.max(1, segment.size);
		if (gap > FARTHEST_ABOVE) break;
		around.above = document.readLabel(above.text, 'start');
		around.aboveGap = gap;
		const apart = Math.min(Math.abs(above.box.x0 - box.x0), Math.abs(above.box.x1 - box.x1));
		around.aligned = apart < segment.size;
		around.stacked = hasNoValueBeside(document, above);
		break;
	}
	for (const above of segmentsAbove(page, segment.line, box, HEADER_LINES)) {
		if (/\d/.test(above.text) || !/\p{L}{2}/u.test(above.text)) continue;
		if (above.text.length <= LONGEST_HEADER) {
			around.header = document.readLabel(wordsOver(above, box), 'start');
		}
		break;
	}
	return around;
}

/** "Invoice 4711 of 3 May": what stands before another value names that one, unless both make a period. */
function labelBefore(words: readonly string[]): string {
	const last = words.findLastIndex((text) => VALUE.test(text));
	const between = words.slice(last + 1).join(' ');
	return last >= 0 && PERIOD_MARK.test(between) ? labelBefore(words.slice(0, last)) : between;
}

function saysSomething(text: string): boolean {
	return /[\p{L}\d#%]/u.test(text) && findCurrency(text.replace(/[\s:]/g, '')) === undefined;
}

/** How far to its right the value of a label may be, in letter heights, and how much of a label is phrases. */
const FARTHEST_BESIDE = 20;
const LEAST_SHARE = 0.6;

/** Nothing stands to the right of a label, or another label: its value is to be looked for below. */
export function hasNoValueBeside(document: Document, label: Segment): boolean {
	const right = rightOf(document, label);
	if (!right || right.box.x0 - label.box.x1 > FARTHEST_BESIDE * label.size) return true;
	if (/[:：]\s*$/u.test(right.text)) return true;
	return (
		!/\d/.test(right.text) && shareOfPhrases(document.readLabel(right.text, 'start')) >= LEAST_SHARE
	);
}

export function rightOf(document: Document, segment: Segment): Segment | undefined {
	const segments = lineOf(document, segment)?.segments ?? [];
	return segments[segments.indexOf(segment) + 1];
}

/** The words of a segment that stand over a box, with their neighbours where it is short. */
function wordsOver(segment: Segment, { x0, x1 }: Box): string {
	if (segment.words.length <= 3) return segment.text;
	const over = segment.words.filter(({ box }) => box.x0 < x1 && box.x1 > x0);
	return over.map(({ text }) => text).join(' ');
}
