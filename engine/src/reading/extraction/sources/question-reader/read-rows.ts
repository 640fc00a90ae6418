import { append } from '../../../../model/append.ts';
import type { Extraction } from '../../../../model/extraction.ts';
import { boxAround } from '../../../../model/geometry.ts';
import type { Document } from '../../document.ts';
import { proposeRows } from '../../lists/propose-list.ts';
import type { ItemValue } from '../../lists/tables/item-value.ts';
import { THRESHOLDS } from '../../models/thresholds.ts';
import type { RowReading } from '../../questions/create-question-reader.ts';
import { parseFor } from '../../request/read-fields.ts';
import type { Field } from '../../request/read-fields.ts';
import { holdsRows } from '../../request/read-lists.ts';
import type { ListField } from '../../request/read-lists.ts';
import type { ListProposal, Named } from '../../source.ts';
import type { SeenWord, View } from '../page-reader/view-words.ts';
import type { OpenedView } from './answer-questions.ts';

/** The calibration of the rows is stored under this name. */
const ROWS = 'rows of the question reader';
/** Minimum probability of a word that begins a row, and of a word of a column. */
const [MIN_BEGIN, MIN_MEMBER] = [0.5, 0.5];
/** Tolerance of lines, in letter heights: words of the line where a row begins may stand this far above it. */
const SAME_LINE = 0.6;
/** Maximum lists of a template that are read: each is a run of the model for every part of the document. */
const MAX_LISTS = 4;
/** Maximum words of a document that no part holds, on pages with only a page number for example. */
const UNSEEN = 20;
/** Maximum letters of a cell. */
const MAX_LETTERS = 2000;

/**
 * Lists of objects without rows, or with rows of low confidence. Returns none if a record states everything. Rows of a
 * taught make are read as well: a lesson about other fields must not lose them. A list needs a description: a name such
 * as `lines` tells the model too little.
 */
export function listUnread(
	document: Document,
	lists: readonly ListField[],
	{ details }: Pick<Extraction, 'details'>,
): ListField[] {
	if (document.records.some(({ isWhole }) => isWhole)) return [];
	const isAsked = (list: ListField) => holdsRows(list) && Boolean(list.definition.description);
	return lists.filter((list) => isAsked(list) && !isRead(list, details)).slice(0, MAX_LISTS);
}

function isRead({ path }: ListField, details: Extraction['details']): boolean {
	const before = `${path.join('.')}[`;
	const own = details.filter((detail) => detail.path.startsWith(before));
	const sum = own.reduce((total, { confidence }) => total + confidence, 0);
	return own.length > 0 && sum / own.length >= THRESHOLDS.sources.questionReader.sureRows;
}

/**
 * Reads the rows of lists: which words begin a row, and which belong to each column. Of a long document only some parts
 * are opened, and rows of some parts would look like a whole list, so they are not read.
 */
export async function answerLists(
	document: Document,
	lists: readonly ListField[],
	opened: readonly OpenedView[],
): Promise<Named<ListProposal>[]> {
	const proposals: Named<ListProposal>[] = [];
	if (!areAllWords(document, opened)) return proposals;
	for (const list of lists) {
		const asked = {
			text: nameOf(list),
			columns: list.columns.map((column) => ({
				text: nameOf(column),
				type: column.definition.type,
			})),
		};
		const rows: ItemValue[][] = [];
		for (const { view, page } of opened)
			append(rows, cutRows(document, list, view, await page.readRows(asked)));
		if (rows.length === 0) continue;
		proposals.push({ ...proposeRows(list, { rows, confidence: 0, checks: [] }), source: ROWS });
	}
	return proposals;
}

function areAllWords({ segments }: Document, opened: readonly OpenedView[]): boolean {
	const seen = opened.reduce((sum, { view }) => sum + view.words.length, 0);
	const all = segments.reduce((sum, { words }) => sum + words.length, 0);
	return all - seen <= UNSEEN;
}

function nameOf({ path, definition: { description } }: Field): string {
	return description ?? path.at(-1) ?? '';
}

/** The words of each column, cut where rows begin. */
function cutRows(
	document: Document,
	{ columns }: ListField,
	view: View,
	{ begins, columns: members }: RowReading,
): ItemValue[][] {
	const starts = [...begins.keys()].filter((word) => (begins[word] ?? 0) >= MIN_BEGIN);
	if (starts.length === 0) return [];
	const rowOf = findRows(view, starts);
	const rows = starts.map((): ItemValue[] => []);
	for (const [i, field] of columns.entries()) {
		const chances = members[i] ?? new Float32Array(0);
		const cells = new Map<number, number[]>();
		for (let word = 0; word < chances.length; word += 1) {
			if ((chances[word] ?? 0) < MIN_MEMBER) continue;
			const row = rowOf(word);
			if (row === undefined) continue;
			const cell = cells.get(row) ?? [];
			cell.push(word);
			cells.set(row, cell);
		}
		for (const [row, words] of cells) {
			const start = starts[row];
			const chance = meanOf(words.map((word) => chances[word] ?? 0));
			const value = readCell(document, field, view, words);
			if (value && start !== undefined)
				rows[row]?.push({ ...value, confidence: chance * (begins[start] ?? 0) });
		}
	}
	return rows.filter((row) => row.length > 0);
}

function readCell(
	document: Document,
	field: Field,
	{ words }: View,
	own: readonly number[],
): ItemValue | undefined {
	const cell = own.flatMap((word) => words[word] ?? []);
	const [first] = cell;
	const raw = cell.map(({ text }) => text).join(' ');
	if (!first || raw.length > MAX_LETTERS) return undefined;
	const value = parseFor(field, raw, document);
	if (value === undefined) return undefined;
	return { field, value, raw, box: boxAround(cell.map(wordOf)), page: first.segment.page };
}

/**
 * The row of a word. If rows follow each other down the page, a word belongs to the last row that begins above it or in
 * its line; otherwise, for example in cards side by side, to the last row that begins before it in reading order.
 */
function findRows(
	{ words }: View,
	starts: readonly number[],
): (word: number) => number | undefined {
	const middleOf = (word: number) => {
		const seen = words[word];
		if (!seen) return undefined;
		const { box } = wordOf(seen);
		return { middle: (box.y0 + box.y1) / 2, height: seen.segment.size };
	};
	const tops = starts.map((start) => middleOf(start)?.middle ?? 0);
	const isStacked = tops.every((top, i) => i === 0 || top > (tops[i - 1] ?? 0) + 1);
	return (word) => {
		const place = middleOf(word);
		if (!place) return undefined;
		const row = isStacked
			? tops.findLastIndex((top) => top <= place.middle + SAME_LINE * place.height)
			: starts.findLastIndex((start) => start <= word);
		return row < 0 ? undefined : row;
	};
}

function wordOf({ segment, index }: SeenWord) {
	return segment.words[index] ?? segment;
}

function meanOf(numbers: readonly number[]): number {
	return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
