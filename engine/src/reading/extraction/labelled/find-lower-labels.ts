import { medianOf } from '../../../model/median.ts';
import type { PageLayout, Segment } from '../../../model/layout.ts';
import type { Document, Fact } from '../document.ts';
import { segmentsAbove, segmentsBelow } from '../document.ts';
import { formCellOf, isFilled } from './read-cells.ts';

/** The labels of pages that print them in small type below their values: a line to write on, and “Last name” below it. */
export type LowerLabels = {
	/** The label below each value. */
	of: ReadonlyMap<Segment, Segment>;
	/** All texts in the type of these labels, those below empty lines included. */
	all: ReadonlySet<Segment>;
};

/** Bounds the work. A page with more segments is a table, not a form. */
const MAX_SEGMENTS = 2000;
/** Maximum size of a label, relative to its value. */
const SMALL = 0.88;
/** Maximum distance between a label and its value, in letter heights of the value. */
const FARTHEST = 0.9;
/** Lines in which a label is searched. Labels beside each other may fall on two lines. */
const LINES = 3;
const MAX_LABEL_WORDS = 8;
/** Minimum labels below values on a page, and their minimum number relative to labels above values. */
const [MIN_LABELS, MAJORITY] = [3, 2];
/** Maximum difference of the sizes of two labels, relative to the usual one. */
const SAME_SIZE = 0.04;
/** A printed label has no long number. */
const NUMBER = /(?:\d\D{0,2}){4}/;

export const findLowerLabels: Fact<LowerLabels> = (document) => {
	const of = new Map<Segment, Segment>();
	const all = new Set<Segment>();
	for (const page of document.pages) {
		const found = readPage(document, page);
		for (const [value, label] of found) of.set(value, label);
		const size = medianOf(found.map(([, label]) => label.size));
		const isAlike = (one: Segment) => Math.abs(one.size - size) < SAME_SIZE * size;
		for (const one of segmentsOf(page)) {
			if (isAlike(one) && isLabelLike(one) && !of.has(one)) all.add(one);
		}
	}
	return { of, all };
};

/** The values of a page with the labels below them, if most of its labels are there. */
function readPage(document: Document, page: PageLayout): [value: Segment, label: Segment][] {
	const found: [Segment, Segment][] = [];
	let others = 0;
	const segments = segmentsOf(page);
	if (segments.length > MAX_SEGMENTS) return found;
	for (const value of segments) {
		const cell = formCellOf(document, value);
		if (cell && isFilled(cell)) continue;
		const above = nearestLabel(page, value, 'above');
		const below = nearestLabel(page, value, 'below');
		if (below && below.gap < (above?.gap ?? Infinity)) found.push([value, below.label]);
		else if (above) others += 1;
	}
	return found.length >= MIN_LABELS && found.length >= MAJORITY * others ? found : [];
}

function segmentsOf({ lines }: PageLayout): Segment[] {
	return lines.flatMap(({ segments }) => segments);
}

function isLabelLike({ words, text }: Segment): boolean {
	// A label with its value behind a colon names nothing above it.
	const hasValue = /[:：]\s*\S/u.test(text);
	return (
		words.length <= MAX_LABEL_WORDS && /\p{L}{2}/u.test(text) && !NUMBER.test(text) && !hasValue
	);
}

/** The label in small type next above or below a value. */
function nearestLabel(
	page: PageLayout,
	{ line, box, size }: Segment,
	side: 'above' | 'below',
): { label: Segment; gap: number } | undefined {
	const search = side === 'above' ? segmentsAbove : segmentsBelow;
	const next = search(page, line, box, LINES).next();
	if (next.done) return undefined;
	const label = next.value;
	const gap = side === 'above' ? box.y0 - label.box.y1 : label.box.y0 - box.y1;
	const isNear = gap < FARTHEST * size && label.size < SMALL * size;
	return isNear && isLabelLike(label) ? { label, gap } : undefined;
}
