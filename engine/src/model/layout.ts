import type { Box, FormField, Rules, TickBox, Word } from './document.ts';

/** Words that are read together: on one line, without a wide gap. */
export type Segment = {
	/** Its index in the whole document, in reading order. */
	id: number;
	page: number;
	/** Its line, counted from the top of the page. */
	line: number;
	words: Word[];
	text: string;
	box: Box;
	/** The height of its letters. */
	size: number;
	/** The index of its block in the whole document. */
	block: number;
	/** The index of its cell on the page, from 0. */
	cell?: number;
};

export type Line = { page: number; index: number; segments: Segment[]; box: Box };

/** Segments below each other, such as the lines of an address or a paragraph. */
export type Block = { id: number; page: number; segments: Segment[]; box: Box };

/** The segments between the same drawn lines, in reading order, and the bounded area. */
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
	/** The usual letter height. */
	size: number;
};

export type Layout = { pages: PageLayout[] };
