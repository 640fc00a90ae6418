import type { Box } from '../../../model/document.ts';
import { boxAround, middleX, middleY, textOf } from '../../../model/geometry.ts';
import type { Cell, PageLayout, Segment } from '../../../model/layout.ts';
import type { Document } from '../document.ts';
import { pageOf } from '../document.ts';
import { isExplained, isKnownLabel } from '../labels/read-label.ts';
import { maxOf } from '../../../model/extremes.ts';

/** A cell of a drawn form: its label and the filled-in text, by line. */
export type FormCell = { labels: Segment[]; values: Segment[] };

/** A cell with more segments is a section of the page. */
const MAX_SEGMENTS = 24;
const MAX_LINES = 8;
/** Maximum letter size of a label, relative to the filled-in text. */
const SMALL = 0.85;
/** Text that was filled in, not printed as part of the form. */
const VALUE = /(?:\d\D{0,2}){4}/;
/** Numbered boxes of a form: "1 Name", "14b. Country". */
const BOX_NUMBER = /^(\d{1,2})[a-z]?[.)]?\s+\p{L}/u;
const MIN_NUMBERED = 3;

/** The form cell that contains a segment; undefined outside cells and in cells without a label. */
export function formCellOf(document: Document, segment: Segment): FormCell | undefined {
	if (segment.cell === undefined) return undefined;
	return document.fact(readFormCells).get(segment.page)?.[segment.cell];
}

/** The form cells of each page; undefined for cells without a label. */
function readFormCells(document: Document): Map<number, (FormCell | undefined)[]> {
	return new Map(
		document.pages.map((page) => {
			const isNumbered = countsBoxes(page.cells);
			return [page.index, page.cells.map((cell) => readCell(document, page, cell, isNumbered))];
		}),
	);
}

/** Whether the cells of a page are numbered. */
function countsBoxes(cells: readonly Cell[]): boolean {
	const numbers = cells.flatMap(({ segments: [first] }) => {
		const match = first && BOX_NUMBER.exec(first.text);
		return match ? [Number(match[1])] : [];
	});
	const rising = numbers.filter((number, i) => i === 0 || number > (numbers[i - 1] ?? 0));
	return rising.length >= MIN_NUMBERED && rising.length >= 0.7 * numbers.length;
}

function readCell(
	document: Document,
	page: PageLayout,
	{ box, segments }: Cell,
	isNumbered: boolean,
): FormCell | undefined {
	const [first] = segments;
	if (!first || segments.length > MAX_SEGMENTS) return undefined;
	const lines = new Set(segments.map(({ line }) => line)).size;
	if (lines > MAX_LINES || page.tickBoxes.some((one) => isWithin(one.box, box))) return undefined;
	const largest = maxOf(segments.map(({ size }) => size));
	const isKnown = ({ text }: Segment) =>
		!/\d/.test(text) && isKnownLabel(document.readLabel(text, 'start'));
	const isSmall = ({ text, size }: Segment) => size < SMALL * largest && /\p{L}{2}/u.test(text);
	const isLabel = (segment: Segment, last: Segment | undefined) =>
		!VALUE.test(segment.text) &&
		(/[:：]$/u.test(segment.text) ||
			(last
				? isKnown(segment) && last.size >= SMALL * segment.size
				: isKnown(segment) ||
					isSmall(segment) ||
					isExplained(segment.text) ||
					(isNumbered && BOX_NUMBER.test(segment.text))));
	const labels: Segment[] = [];
	for (const segment of segments) {
		if (!isLabel(segment, labels.at(-1)) && !goesOn(labels, segment)) break;
		labels.push(segment);
	}
	const values = segments.slice(labels.length);
	const isList = isListOfPairs(labels, values) || values.some(({ text }) => /[:：]$/u.test(text));
	return labels.length === 0 || isList ? undefined : { labels, values };
}

/** Whether a cell holds several pairs of label and value, one per line. */
function isListOfPairs(labels: readonly Segment[], values: readonly Segment[]): boolean {
	const [label, value] = [labels.at(-1), values[0]];
	if (!label || label.line !== value?.line) return false;
	return values.some(({ line, box }) => line > label.line && box.x0 < label.box.x1);
}

/** Whether a label continues: a bracket is open, or the next line begins with a lower-case letter. */
function goesOn(labels: readonly Segment[], segment: Segment): boolean {
	const last = labels.at(-1);
	if (!last) return false;
	const text = textOf(labels);
	if (text.lastIndexOf('(') > text.lastIndexOf(')')) return true;
	return /^\p{Ll}/u.test(segment.text) && segment.block === last.block && !/[:：]$/u.test(text);
}

/** Whether a cell has one label and something filled in. */
export function isFilled({ labels, values }: FormCell): boolean {
	return values.length > 0 && new Set(labels.map(({ block }) => block)).size === 1;
}

/** Whether a segment is the label of its cell. */
export function isLabelOfCell(document: Document, segment: Segment): boolean {
	return formCellOf(document, segment)?.labels.includes(segment) ?? false;
}

/** Whether a segment is alone in its cell, apart from the label. */
export function isAloneInCell(document: Document, segment: Segment): boolean {
	if (segment.cell === undefined) return false;
	const cell = pageOf(document, segment.page)?.cells[segment.cell];
	const values = formCellOf(document, segment)?.values ?? cell?.segments ?? [];
	return values.length === 1 && values[0] === segment;
}

/** Whether a value is in the cell right below a cell that contains only the label. */
export function isInNextCell(document: Document, label: Segment, value: Segment): boolean {
	if (label.cell === undefined || value.cell === undefined || label.cell === value.cell)
		return false;
	const cells = pageOf(document, label.page)?.cells ?? [];
	const [above, below] = [cells[label.cell], cells[value.cell]];
	if (!above || !below || formCellOf(document, label)?.values.length !== 0) return false;
	return Math.abs(above.box.y1 - below.box.y0) < label.size;
}

/** Joins segments into one. */
export function joinSegments(segments: readonly Segment[]): Segment {
	const [first] = segments;
	if (!first) throw new Error('there is nothing to join');
	return {
		...first,
		words: segments.flatMap(({ words }) => words),
		text: textOf(segments),
		box: boxAround(segments),
	};
}

function isWithin(inner: Box, outer: Box): boolean {
	const [x, y] = [middleX(inner), middleY(inner)];
	return x > outer.x0 && x < outer.x1 && y > outer.y0 && y < outer.y1;
}
