import type { Box } from './document.ts';

/**
 * What is stored about documents of one make: hashes of words, and places. No value of a document is stored.
 * Places are in thousandths of the page width, horizontally and vertically. A new property also needs
 * services/memory/lesson-schema.ts; a new hash also needs `exchangeHashes` in platform/store/seal-hashes.ts.
 */

/**
 * A word on the first page: its hash, its left edge and its centre, and its width in tenths of these units. The
 * same word has the same width on all documents set in the same type. Older lessons have no widths.
 */
export type Anchor = readonly [hash: number, x: number, y: number, width?: number | undefined];
/** A word near a value: its hash, and the horizontal and vertical distance to the start of the value. */
export type Nearby = readonly [hash: number, dx: number, dy: number];

/** The place of a value. */
export type Place = {
	/** Page numbers from the first page, and from the last. */
	page: number;
	fromEnd: number;
	/** Its left and right edge, and the centre of its first line. */
	x0: number;
	x1: number;
	y: number;
	nearby: Nearby[];
	/** The words before it in its segment, and the word after it. */
	before?: number | undefined;
	after?: number | undefined;
	/** The number of words of its first line, and the number of further lines. */
	words: number;
	more: number;
	/** Whether a large part of it consists of digits. */
	digits: boolean;
	/** The number of its letters and digits. */
	length?: number | undefined;
	/** It extends to the end of its segment. */
	ends: boolean;
	/** Its distance below the last row of a list, which moves it up and down. */
	below?: { list: string; down: number } | undefined;
	/** It is returned as printed, because it is not a value of the field's kind. */
	plain?: true | undefined;
	/** Up to three words before it and two after it in the lines of its block, nearest first. */
	lead?: number[] | undefined;
	trail?: number[] | undefined;
	/** The mark after it that does not belong to it, and the number of words within it that end with the same mark. */
	stop?: { mark: string; inside: number } | undefined;
	/** The value is the printed number with the opposite sign. */
	negated?: true | undefined;
	/** A tick box: the value is whether it is ticked. */
	tick?: true | undefined;
	/** The answers of a question with tick boxes: the value is the one whose box is ticked. */
	choice?: ChoiceArea | undefined;
	/** The answer after a written mark: the value is the one that is marked. */
	marked?: true | undefined;
	/** It is written into several boxes of its line. */
	pieces?: Pieces | undefined;
	/** A figure in a table with names on two sides. */
	cell?: GridCell | undefined;
};

/** What is read between the boxes of a value, and the widest gap between them. */
export type Pieces = { join: '' | ' ' | '.'; gap: number };

/** The label of the row and the head of the column of a figure, which is where the two cross. */
export type GridCell = { row: number; column: number };

/** The positions of the boxes of a question, relative to the taught answer. */
export type ChoiceArea = { left: number; right: number; up: number; down: number };

/** The PDF form field that held a value, by the hash of its name. */
export type FormPlace = { form: number };

export type RememberedField = {
	path: string;
	/** Most reliable first; empty if the document did not state the value. */
	places: (Place | FormPlace)[];
	/** The engine had found it by itself, so it may find others. */
	found?: true | undefined;
	/** A person has removed a wrong value that was found instead. */
	removed?: true | undefined;
	/** The sum of the rows contradicted the value on its own document, so that it says nothing about this make. */
	unchecked?: true | undefined;
	/** The place of that value, or of a value that a person has replaced. */
	wrong?: Place[] | undefined;
};

/**
 * One printed column of the rows of a list: its leftmost and rightmost edge in any row, its line within the row,
 * and its maximum number of lines. Columns that fill no field have no path.
 */
export type RowColumn = {
	path: string | null;
	x0: number;
	x1: number;
	line: number;
	lines: number;
	/** Every row fills it. */
	always?: true | undefined;
	/** Its values are returned as printed, although fields of their kind are usually parsed. */
	plain?: true | undefined;
	/** The digits of its numbers are grouped by spaces. */
	grouped?: true | undefined;
	/** Its values are texts, and nothing else stands close beside them. */
	whole?: true | undefined;
	/** All of its values begin with a digit. */
	digits?: true | undefined;
};
/** How the rows of a list are printed. */
export type RememberedRows = {
	/** Words above the first row: hash, left edge, and the distance to the row. */
	begin: Nearby[];
	/** Words of the line after the last row. */
	end: number[];
	columns: RowColumn[];
	/** Words that rows repeat besides their values. */
	literals?: number[] | undefined;
	/** Each line between two rows holds a value of the first. */
	dense?: true | undefined;
};

/** The hash of a word, a mark between values, a line break ("\n"), a wide gap ("\t") or any number ("#"). */
export type EntryMark = number | string;

/** A value of an entry: its length and the composition of its text. */
export type EntryColumn = {
	path: string;
	/** The maximum number of words of a value. */
	words: number;
	/** A value continued across a line break or a wide gap. */
	breaks?: true | undefined;
	gaps?: true | undefined;
	/** All values had digits, or none. */
	digits?: 'all' | 'none' | undefined;
	plain?: true | undefined;
};

/**
 * The text between two values of an entry, given by their columns: -1 is the start of the entry and -2 its end.
 * With `skip`, any text may be between `lead` and `tail`.
 */
export type EntryStep = {
	from: number;
	to: number;
	lead: EntryMark[];
	tail: EntryMark[];
	skip?: true | undefined;
	/** No taught entry had it, so a value between these two may be missing. */
	guessed?: true | undefined;
};

/** How the entries of a list in running text are written. */
export type RememberedEntries = {
	/** As for rows. */
	begin: Nearby[];
	end: number[];
	/** The left edges of their first lines, and the rightmost left edge of their text. */
	starts: number[];
	right: number;
	/** The letter height of their first words and the largest letter height, in tenths of the units of places. */
	sizes: number[];
	largest: number;
	/** The mark that begins each, "#" for a number. */
	sign?: string | undefined;
	/** The maximum number of lines, and the mean number of values. */
	lines: number;
	values: number;
	columns: EntryColumn[];
	steps: EntryStep[];
};

/** The head of a table: the field of each column, by the hash of the column's head. */
export type RememberedTable = {
	path: string;
	rows?: RememberedRows | undefined;
	entries?: RememberedEntries | undefined;
	/** If its own document gave too many rows without the lesson: the number of right rows per hundred of these. */
	rightRows?: number | undefined;
	columns: {
		head: number;
		path: string | null;
		/** Each of several rows had a value in it. */
		always?: true | undefined;
	}[];
};

/** What one document teaches about its make. */
export type Lesson = {
	version: 1;
	/** Words that are probably printed on all documents of the make. */
	anchors: Anchor[];
	/** Words of values: those of a letterhead are also on the next document, others are not. */
	filled: Anchor[];
	fields: RememberedField[];
	tables: RememberedTable[];
	/** Hashes of the values that name the sender of the document, at most `MAX_SENDERS`. */
	senders?: number[] | undefined;
};
export const MAX_SENDERS = 10;

/** Why a value teaches nothing. */
export const NOT_LEARNT_REASONS = ['not_on_page', 'not_found_again', 'overruled'] as const;
/**
 * `not_on_page`: the value is not on the pages. `not_found_again`: its place does not lead back to it.
 * `overruled`: with the lesson, the document still gives another value, because a check prefers it.
 */
export type NotLearnt = { path: string; reason: (typeof NOT_LEARNT_REASONS)[number] };

/** The lesson of a document, and the paths that teach nothing, with the reason. */
export type Learnt = { lesson: Lesson; learnt: string[]; notLearnt: NotLearnt[] };

/** The place of a value; pages count from 0. Or the words that it consists of there. */
export type KnownPlace = {
	page?: number | undefined;
	box?: Box | undefined;
	words?: string | undefined;
	/** The engine itself found the correct value there. */
	found?: true | undefined;
	/** The value that the engine found there is wrong. */
	wrong?: { page: number; box: Box } | undefined;
};
