import type { FieldType, Format, PageWord } from '../api/types.ts';
import { joinWords } from '../document/words.ts';
import { maxOf } from '../extremes.ts';
import { freeName, guessType, isOnLine, KIND_NAMES, toName } from './propose-field.ts';

export type ProposedColumn = {
	name: string;
	type: FieldType;
	format: Format | null;
	/** The head of the column; empty if the region has none. */
	description: string;
};

export type ProposedTable = {
	columns: ProposedColumn[];
	/** The rows below the head, a text for each column. */
	rows: string[][];
};

type Cell = { x0: number; x1: number; words: PageWord[] };

/** A gap wider than this many heights separates two cells. */
const CELL_GAP = 0.9;
/** The share of the cells of a column that have its type; others are notes. */
const MOSTLY = 0.8;
const MIN_COLUMNS = 2;
const MIN_ROWS = 2;
const MAX_HEAD_LINES = 2;
/** Cells are compared with each other, which takes too long on a page of dust. */
const MAX_WORDS = 3000;

/** Proposes a list for the words of a dragged region; undefined if they are no table. */
export function proposeTable(words: readonly PageWord[]): ProposedTable | undefined {
	if (words.length > MAX_WORDS) return undefined;
	const lines = groupLines(words).map(splitCells);
	const bands = findBands(lines);
	if (bands.length < MIN_COLUMNS) return undefined;
	const texts = lines.map((cells) =>
		bands.map((band) =>
			joinWords(cells.filter((cell) => isIn(cell, band)).flatMap((cell) => cell.words)),
		),
	);
	const head = countHeadLines(texts);
	const rows = texts.slice(head);
	if (rows.length + head < MIN_ROWS || !rows.some(isFilled)) return undefined;
	const taken = new Set<string>();
	const columns = bands.map((_band, i) => {
		const description = texts
			.slice(0, head)
			.map((row) => row[i] ?? '')
			.join(' ')
			.trim();
		const column = nameColumn(
			description,
			rows.map((row) => row[i] ?? ''),
			taken,
		);
		taken.add(column.name);
		return column;
	});
	return { columns, rows };
}

function groupLines(words: readonly PageWord[]): PageWord[][] {
	const lines: PageWord[][] = [];
	for (const word of words.toSorted((a, b) => a.box.y0 - b.box.y0)) {
		const line = lines.find(([first]) => first && isOnLine(word, first));
		if (line) line.push(word);
		else lines.push([word]);
	}
	return lines.map((line) => line.toSorted((a, b) => a.box.x0 - b.box.x0));
}

function splitCells(line: readonly PageWord[]): Cell[] {
	const cells: Cell[] = [];
	for (const word of line) {
		const last = cells.at(-1);
		const height = word.box.y1 - word.box.y0;
		if (last && word.box.x0 - last.x1 <= CELL_GAP * height) {
			last.words.push(word);
			last.x1 = Math.max(last.x1, word.box.x1);
		} else cells.push({ x0: word.box.x0, x1: word.box.x1, words: [word] });
	}
	return cells;
}

type Band = { x0: number; x1: number };

/** The columns: ranges that the cells of all lines cover. A line of text across several columns counts for none. */
function findBands(lines: readonly Cell[][]): Band[] {
	const isAcross = (cell: Cell) =>
		lines.some((other) => other.filter((one) => overlap(one, cell)).length > 1);
	const cells = lines
		.filter((line) => line.length > 1)
		.flatMap((line) => line.filter((cell) => !isAcross(cell)))
		.toSorted((a, b) => a.x0 - b.x0);
	const bands: Band[] = [];
	for (const { x0, x1 } of cells) {
		const last = bands.at(-1);
		if (last && x0 < last.x1) last.x1 = Math.max(last.x1, x1);
		else bands.push({ x0, x1 });
	}
	return bands;
}

function overlap(a: Band, b: Band): boolean {
	return a.x0 < b.x1 && a.x1 > b.x0;
}

/** A cell belongs to the column that its beginning is in or next to. */
function isIn(cell: Cell, { x0, x1 }: Band): boolean {
	return cell.x0 >= x0 - 1 && cell.x0 < x1;
}

/** Lines at the top without digits, above others with digits; of a table without any digit the first line. */
function countHeadLines(texts: readonly string[][]): number {
	const first = texts.findIndex((row) => row.some((cell) => /\d/.test(cell)));
	return first === -1 || first > MAX_HEAD_LINES ? 1 : first;
}

function isFilled(row: readonly string[]): boolean {
	return row.filter((cell) => cell !== '').length > 1;
}

function nameColumn(
	description: string,
	cells: readonly string[],
	taken: ReadonlySet<string>,
): ProposedColumn {
	const { type, format } = typeOfCells(cells.filter((cell) => cell !== ''));
	const plain = KIND_NAMES[format ?? type] ?? 'text';
	const name = freeName(toName(description) || toName(plain), taken);
	return { name, type, format, description };
}

/** The type that most cells have. */
function typeOfCells(cells: readonly string[]): Pick<ProposedColumn, 'type' | 'format'> {
	const guesses = cells.map(guessType);
	const counts = guesses.map(
		(one) =>
			guesses.filter(({ type, format }) => type === one.type && format === one.format).length,
	);
	const most = maxOf(counts);
	const best = guesses[counts.indexOf(most)];
	return best && most >= MOSTLY * cells.length ? best : { type: 'string', format: null };
}
