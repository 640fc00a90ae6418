import type { Box, TickBox, Word } from '../../../model/document.ts';
import { minOf } from '../../../model/extremes.ts';
import { middleX, middleY, sharedHeight, textOf } from '../../../model/geometry.ts';
import type { PageLayout, Segment } from '../../../model/layout.ts';
import type { Fact } from '../document.ts';
import { segmentsAbove } from '../document.ts';
import { anyOf } from '../lexicon/any-of.ts';
import { NO, NO_ELSEWHERE, YES, YES_ELSEWHERE } from '../lexicon/terms/answers.ts';
import { findTicks } from './find-ticks.ts';

/** A tick box with the text that it marks and the text that asks for it: "Married? [x] yes [ ] no". */
export type Option = {
	page: number;
	box: Box;
	isTicked: boolean;
	/** The words after the box, up to the next box or a wide gap. */
	words: readonly RowWord[];
	text: string;
	/** The text before the first box of the row, or above the first box of the column. */
	question: string;
	/** Options with the same number belong to one question. */
	group: number;
	/** Whether it is the yes or the no of its question, by its own text or the head of its column. */
	answer?: boolean;
	/** Texts of the row that are options too, though no box is drawn before them. */
	others: readonly Segment[];
};

export type RowWord = { word: Word; segment: Segment; index: number };

const MAX_TICKS = 400;
/** Maximum distance of a question above its first box, in letter heights. */
const QUESTION_GAP = 1.5;
/** Maximum gap between a box and its text, between words of a text, and between boxes of a column, in letter heights. */
const [AFTER_BOX, BETWEEN_WORDS, BETWEEN_ROWS] = [2.5, 1.1, 2.5];
/** Minimum shared height of a box and the words of its row. */
const LEVEL = 0.4;
/** Lines above a box in which its question, or the head of its column, is searched. */
const [QUESTION_LINES, HEAD_LINES] = [2, 45];
/** A box in a word of as many letters is a letter that was taken for a box. */
const MIN_WORD = 3;
const MARK = /^(?:[xX×╳✓✔✗✘☐□▢❏☒☑●•]|\[[xX]\])$/u;
const CROSS = /^[xX×╳✓✔✗✘]$/u;
const IS_YES = new RegExp(String.raw`^(?:${anyOf(YES)}|${anyOf(YES_ELSEWHERE)})[.:]?$`, 'iu');
const IS_NO = new RegExp(String.raw`^(?:${anyOf(NO)}|${anyOf(NO_ELSEWHERE)})[.:]?$`, 'iu');

/** The tick boxes of a document with their texts. */
export const findOptions: Fact<readonly Option[]> = ({ pages }) => {
	const options: Option[] = [];
	for (const page of pages) {
		const read: Option[] = [];
		const marks: Mark[] = [...findTicks(page), ...findCrosses(page)];
		const ticks = marks
			.slice(0, MAX_TICKS)
			.map((tick) => ({ ...tick, row: rowOf(page, tick.box) }))
			.filter(
				({ box, row }) => !row.some(({ word }) => isLetterOf(word, box) || isNumberIn(word, box)),
			)
			.sort((a, b) => middleY(a.box) - middleY(b.box));
		const unique = ticks.filter(
			({ box }, i) => !ticks.slice(Math.max(0, i - 8), i).some((one) => holds(one.box, box)),
		);
		const signs = findSigns(page, unique);
		for (const tick of inRows(unique)) {
			const group = options.length + read.length;
			read.push(readOption(page, tick, { ticks: unique, signs, read, group }));
		}
		for (const one of read) options.push(one);
	}
	return options;
};

/** The texts that are options of a question. Only a tick makes one of them a value. */
export const findOptionTexts: Fact<ReadonlySet<Segment>> = (document) =>
	new Set(
		document
			.fact(findOptions)
			.flatMap(({ words: [first], others }) =>
				first !== undefined && first.index <= 1 ? [first.segment, ...others] : others,
			),
	);

/** Crosses before a text, without a drawn box: "X Special leave". */
function findCrosses({ lines }: PageLayout): Mark[] {
	return lines
		.flatMap(({ segments }) => segments)
		.flatMap(({ words: [first, next] }) =>
			first && next && CROSS.test(first.text) && /^\p{L}{2}/u.test(next.text)
				? [{ box: first.box, isTicked: true, isBare: true }]
				: [],
		);
}

/** `isBare`: a cross without a box. The other options of its row have no boxes either. */
type Mark = TickBox & { isBare?: boolean };
type Tick = Mark & { row: readonly RowWord[] };

/** The boxes from top to bottom, those of a row from left to right. */
function inRows(ticks: readonly Tick[]): Tick[] {
	const rows: Tick[][] = [];
	for (const tick of ticks) {
		const row = rows.at(-1);
		if (row?.[0] && isLevel(row[0].box, tick.box)) row.push(tick);
		else rows.push([tick]);
	}
	return rows.flatMap((row) => row.sort((a, b) => a.box.x0 - b.box.x0));
}

function isLevel(one: Box, other: Box): boolean {
	return sharedHeight(one, other) > LEVEL;
}

function holds(outer: Box, inner: Box): boolean {
	const [x, y] = [middleX(inner), middleY(inner)];
	return x > outer.x0 && x < outer.x1 && y > outer.y0 && y < outer.y1;
}

function isLetterOf({ text, box: outer }: Word, box: Box): boolean {
	return text.length >= MIN_WORD && /\p{L}{2}/u.test(text) && holds(outer, box);
}

/** Whether a box holds a number: it numbers a section of the form. */
function isNumberIn({ text, box: inner }: Word, box: Box): boolean {
	return /^\d+[.)]?$/u.test(text) && holds(box, inner);
}

/** The words level with a box, from left to right. */
function rowOf({ lines }: PageLayout, box: Box): RowWord[] {
	return lines
		.filter((line) => line.box.y0 < box.y1 && line.box.y1 > box.y0)
		.flatMap(({ segments }) => segments)
		.flatMap((segment) => segment.words.map((word, index) => ({ word, segment, index })))
		.filter(({ word }) => isLevel(word.box, box))
		.sort((a, b) => a.word.box.x0 - b.word.box.x0);
}

/** The words of a page that are the signs in its boxes. */
function findSigns({ lines }: PageLayout, ticks: readonly Tick[]): ReadonlySet<Word> {
	const boxes = ticks.map(({ box }) => grown(box));
	const words = lines.flatMap(({ segments }) => segments).flatMap((segment) => segment.words);
	return new Set(
		words.filter(({ text, box }) => MARK.test(text) && boxes.some((one) => holds(one, box))),
	);
}

type Reading = {
	ticks: readonly Tick[];
	/** The words that are signs in boxes. */
	signs: ReadonlySet<Word>;
	read: readonly Option[];
	group: number;
};

function readOption(page: PageLayout, tick: Tick, { ticks, signs, read, group }: Reading): Option {
	const { box, isTicked } = tick;
	const beside = ticks.filter((one) => one !== tick && isLevel(one.box, box));
	const row = tick.row.filter(({ word }) => !signs.has(word));
	const ahead = readAhead(
		box,
		[box, ...beside.map((one) => one.box)].sort((a, b) => a.x0 - b.x0),
		row,
	);
	if (ahead) return toOption(page, tick, ahead, { read, group });
	const next = minOf([
		Infinity,
		...beside.filter((one) => one.box.x0 >= box.x1 - 1).map((one) => one.box.x0),
	]);
	const words = textAfter(
		box,
		row.filter(({ word }) => middleX(word.box) > box.x1 && word.box.x0 < next),
	);
	const line = words[0]?.segment.line ?? lineAt(page, box);
	const text = textOf(words.map(({ word }) => word));
	const answer = answerOf(text === '' ? headOf(page, line, box) : text);
	const cell = words[0]?.segment.cell;
	const area = { ...box, x1: words.at(-1)?.word.box.x1 ?? box.x1 };
	const bare = tick.isBare ? findBareQuestion(page, { row, cell, box }) : undefined;
	const asked = bare ?? findQuestion(page, { row, line, cell, area, read });
	return {
		page: page.index,
		box,
		isTicked,
		words,
		text,
		question: asked?.question ?? '',
		group: asked?.group ?? group,
		others: bare?.others ?? [],
		...(answer !== undefined && { answer }),
	};
}

/** The option of a box after its word. A "no" without a question of its own shares that of the "yes" before it. */
function toOption(
	{ index }: PageLayout,
	{ box, isTicked }: Tick,
	{ words, answer, asked }: Ahead,
	{ read, group }: Pick<Reading, 'read' | 'group'>,
): Option {
	const last = read.at(-1);
	const shared = last && !asked && isLevel(last.box, box) ? last : undefined;
	return {
		page: index,
		box,
		isTicked,
		words,
		text: textOf(words.map(({ word }) => word)),
		question: asked?.question ?? shared?.question ?? '',
		group: shared?.group ?? group,
		others: [],
		answer,
	};
}

type Ahead = { words: RowWord[]; answer: boolean; asked: Asked | undefined };

/**
 * The yes or no before a box and its question, if the boxes of the row stand after their words: "Insured: Yes [x] No
 * [ ]". `boxes`: those of the row, from left to right.
 */
function readAhead(box: Box, boxes: readonly Box[], row: readonly RowWord[]): Ahead | undefined {
	const wordBefore = (at: Box) => row.findLast(({ word }) => middleX(word.box) < at.x0);
	const isAnswer = (at: Box | undefined) =>
		at !== undefined && answerOf(wordBefore(at)?.word.text ?? '') !== undefined;
	const last = boxes.at(-1);
	if (!last || !isAnswer(boxes[0]) || !isAnswer(last)) return undefined;
	const behind = row.filter(({ word }) => middleX(word.box) > last.x1);
	const own = wordBefore(box);
	const answer = answerOf(own?.word.text ?? '');
	if (!own || answer === undefined || textAfter(last, behind).length > 0) return undefined;
	const from = boxes.findLast((one) => one.x0 < own.word.box.x0)?.x1 ?? -Infinity;
	const before = row.filter(
		({ word }) => middleX(word.box) > from && middleX(word.box) < own.word.box.x0,
	);
	return { words: [own], answer, asked: questionBefore(before) };
}

type Asking = {
	row: readonly RowWord[];
	line: number;
	cell: number | undefined;
	/** The box and its text. */
	area: Box;
	read: readonly Option[];
};

/**
 * The question of a cross without a box: the text of its row that ends with a colon, or the head of its cell. The
 * other texts between the question and the end of the row are options as well.
 */
function findBareQuestion(
	{ cells }: PageLayout,
	{ row, cell, box }: { row: readonly RowWord[]; cell: number | undefined; box: Box },
): (Asked & { others: Segment[] }) | undefined {
	const own = row.filter(({ segment }) => segment.cell === cell);
	const colon = own.findLastIndex(
		({ word }) => middleX(word.box) < box.x0 && /[:：?]$/u.test(word.text),
	);
	const head = cell === undefined ? undefined : cells[cell]?.segments[0];
	const isHead = head !== undefined && head.box.y1 <= middleY(box);
	const asked = colon < 0 ? undefined : questionBefore(own.slice(0, colon + 1));
	const question = asked?.question ?? (isHead ? head.text : undefined);
	if (question === undefined) return undefined;
	const options = own.slice(colon + 1).map(({ segment }) => segment);
	const first = own[colon]?.segment;
	return { question, others: [...new Set(options)].filter((one) => one !== first) };
}

/** The question of an option: in its cell before it or above it, or else outside the cell. */
function findQuestion(
	page: PageLayout,
	{ row, line, cell, area, read }: Asking,
): Asked | undefined {
	const last = read.at(-1);
	const isNext =
		last !== undefined && isLevel(last.box, area) && last.words[0]?.segment.cell === cell;
	const before = row.filter(({ word }) => middleX(word.box) < area.x0);
	const since = isNext
		? before.filter(({ word }) => word.box.x0 > last.box.x0).slice(lengthOf(last))
		: before;
	const isOwn = (segment: Segment) => cell === undefined || segment.cell === cell;
	return (
		questionBefore(since.filter(({ segment }) => isOwn(segment))) ??
		(isNext ? last : undefined) ??
		questionAbove(page, line, area, (segment) => cell !== undefined && isOwn(segment)) ??
		questionBefore(since) ??
		read.findLast((one) => isBelow(area, one.box)) ??
		questionAbove(page, line, area, () => true)
	);
}

type Asked = { question: string; group?: number };

function isBelow(box: Box, above: Box): boolean {
	const height = box.y1 - box.y0;
	return Math.abs(above.x0 - box.x0) < 0.5 * height && box.y0 - above.y1 < BETWEEN_ROWS * height;
}

/** The number of words of an option. "No" has no other words: the next ones ask something else. */
function lengthOf({ words, answer }: Option): number {
	return answer === undefined ? words.length : Math.min(1, words.length);
}

function grown({ x0, x1, y0, y1 }: Box): Box {
	const more = 0.3 * (y1 - y0);
	return { x0: x0 - more, x1: x1 + more, y0: y0 - more, y1: y1 + more };
}

function textAfter(box: Box, words: readonly RowWord[]): RowWord[] {
	const end = words.findIndex(({ word }, i) => {
		const before = words[i - 1];
		const gap = word.box.x0 - (before?.word.box ?? box).x1;
		return gap > (before ? BETWEEN_WORDS : AFTER_BOX) * word.size;
	});
	return words.slice(0, end < 0 ? words.length : end);
}

/** The last words before a box without a wide gap between them; those that end with a colon, if there are any. */
function questionBefore(words: readonly RowWord[]): Asked | undefined {
	const colon = words.findLastIndex(({ word }) => /[:：?]$/u.test(word.text));
	const until = colon < 0 ? words : words.slice(0, colon + 1);
	const start = until.findLastIndex(({ word }, i) => {
		const before = until[i - 1];
		return before !== undefined && word.box.x0 - before.word.box.x1 > BETWEEN_WORDS * word.size;
	});
	const asked = until.slice(Math.max(0, start)).map(({ word }) => word);
	return asked.length > 0 ? { question: textOf(asked) } : undefined;
}

function answerOf(text: string): boolean | undefined {
	const [first = '', next = ''] = text.split(' ', 2);
	// In "No substitutes", the word is part of a statement.
	if (/^\p{Ll}/u.test(next)) return undefined;
	if (IS_YES.test(first)) return true;
	return IS_NO.test(first) ? false : undefined;
}

/** The line of a page that shares most of the height of a box. */
function lineAt({ lines }: PageLayout, box: Box): number {
	const at = lines.findIndex((line) => line.box.y1 > middleY(box));
	return at < 0 ? lines.length : at;
}

/** The text above a box that has none beside it: the head of its column, such as "yes". */
function headOf(page: PageLayout, line: number, box: Box): string {
	for (const { text } of segmentsAbove(page, line, box, HEAD_LINES)) {
		if (/\p{L}/u.test(text) && !MARK.test(text)) return text;
	}
	return '';
}

function questionAbove(
	page: PageLayout,
	line: number,
	box: Box,
	isOwn: (segment: Segment) => boolean,
): Asked | undefined {
	const [above] = segmentsAbove(page, line, box, QUESTION_LINES);
	const isNear = above && isOwn(above) && box.y0 - above.box.y1 < QUESTION_GAP * above.size;
	return isNear ? { question: above.text } : undefined;
}
