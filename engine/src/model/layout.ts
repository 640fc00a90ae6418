import type { Box, FormField, Rules, TickBox, Word } from './document.ts';

/** Words that a reader takes together: on one line, without a wide gap. */
export type Segment = {
	/** Counted over the whole document, in reading order. */
	id: number;
	page: number;
	/** The line it stands on, counted from the top of its page. */
	line: number;
	words: Word[];
	text: string;
	box: Box;
	/** Height of its letters. */
	size: number;
	/** The block that it belongs to, counted over the whole document. */
	block: number;
	/** The cell of its page that it stands in, counted from 0. */
	cell?: number;
};

export type Line = { page: number; index: number; segments: Segment[]; box: Box };

/** Segments that stand under each other, as the lines of an address or a paragraph do. */
export type Block = { id: number; page: number; segments: Segment[]; box: Box };

/** What stands between the same drawn lines, in reading order, and the place that these bound. */
export type Cell = { box: Box; segments: Segment[] };

export type PageLayout = {
	index: number;
	width: number;
	height: number;
	source: 'text' | 'ocr';
	lines: Line[];
	blocks: Block[];
	cells: Cell[];
	/** Drawn lines that meet others. */
	grid: Rules;
	fields: FormField[];
	tickBoxes: readonly TickBox[];
	/** The usual height of letters. */
	size: number;
};

export type Layout = { pages: PageLayout[] };
