import type { Box } from './document.ts';

/**
 * What is remembered of documents of one make: hashes of words, and places. No value of a document is kept.
 * Places are in thousandths of the width of their page, both across and down.
 */

/**
 * A word that stands on the first page: its hash, its left edge and its middle, and its width in tenths of these units.
 * The same word is as wide on all documents that are set in the same type. Older lessons have no widths.
 */
export type Anchor = readonly [hash: number, x: number, y: number, width?: number | undefined];
/** A word near a value: its hash, and how far the value begins from it, across and down. */
export type Nearby = readonly [hash: number, dx: number, dy: number];

/** Where a value stood. */
export type Place = {
	/** Counted from the first page, and from the last. */
	page: number;
	fromEnd: number;
	/** Its left and right edge, and the middle of its first line. */
	x0: number;
	x1: number;
	y: number;
	nearby: Nearby[];
	/** The words before it in its segment, and the word behind it. */
	before?: number | undefined;
	after?: number | undefined;
	/** How many words its first line has, and how many lines follow. */
	words: number;
	more: number;
	/** Whether a good part of it are digits. */
	digits: boolean;
	/** How many letters and digits it has. */
	length?: number | undefined;
	/** It goes on to the end of its segment. */
	ends: boolean;
	/** How far below the last row of a list it stands, which moves it up and down. */
	below?: { list: string; down: number } | undefined;
	/** A text as it is printed: no value of the kind that the field's words speak of. */
	plain?: true | undefined;
	/** Up to three words before it and two behind it in the lines of its block, the nearest first. */
	lead?: number[] | undefined;
	trail?: number[] | undefined;
	/** The mark behind it that is no part of it, and how many words within it end with the same mark. */
	stop?: { mark: string; inside: number } | undefined;
	/** The value is the printed number with the other sign. */
	negated?: true | undefined;
	/** A box to tick: the value is whether it is ticked. */
	tick?: true | undefined;
	/** The answers of a question with boxes: the value is the one whose box is ticked. */
	choice?: ChoiceArea | undefined;
};

/** Where the boxes of a question are, from the place of the taught answer. */
export type ChoiceArea = { left: number; right: number; up: number; down: number };

/** The box of a PDF form that held a value, by the hash of its name. */
export type FormPlace = { form: number };

export type RememberedField = {
	path: string;
	/** The surest first; none where the document did not say it. */
	places: (Place | FormPlace)[];
	/** The engine had found it by itself, so that others may find it again. */
	found?: true | undefined;
	/** Something else was taken for it, and a person has removed that. */
	removed?: true | undefined;
	/** Where that stood, or where a value stood that a person has replaced. */
	wrong?: Place[] | undefined;
};

/**
 * One printed column of the rows of a list: its left-most and right-most edge in any row, the line of the row that it
 * stands in, and how many lines it takes at most. Columns that fill no field have no path.
 */
export type RowColumn = {
	path: string | null;
	x0: number;
	x1: number;
	line: number;
	lines: number;
	/** Every row fills it. */
	always?: true | undefined;
	/** Its values are taken as printed, although fields of their kind are usually parsed. */
	plain?: true | undefined;
	/** Its values are texts, and nothing else stands close beside them. */
	whole?: true | undefined;
};
/** How the rows of a list are printed. */
export type RememberedRows = {
	/** Words above the first row: hash, left edge, and how far below them the row begins. */
	begin: Nearby[];
	/** Words of the line behind the last row. */
	end: number[];
	columns: RowColumn[];
	/** Words that rows repeat beside their values. */
	literals?: number[] | undefined;
};

/** The hash of a word, a mark between values, the end of a line ("\n"), a wide gap ("\t") or any number ("#"). */
export type EntryMark = number | string;

/** A value of an entry: how long it was, and what its text was made of. */
export type EntryColumn = {
	path: string;
	/** The most words that a value had. */
	words: number;
	/** A value went over the end of a line, or over a wide gap. */
	breaks?: true | undefined;
	gaps?: true | undefined;
	/** All values had digits, or none. */
	digits?: 'all' | 'none' | undefined;
	plain?: true | undefined;
};

/**
 * What stands between two values of an entry, given by their columns: -1 is the begin of the entry and -2 its end. With
 * `skip`, any text may stand between `lead` and `tail`.
 */
export type EntryStep = {
	from: number;
	to: number;
	lead: EntryMark[];
	tail: EntryMark[];
	skip?: true | undefined;
	/** No taught entry had it: a value between these two may be missing. */
	guessed?: true | undefined;
};

/** How the entries of a list are written whose values stand in running text. */
export type RememberedEntries = {
	/** As for rows. */
	begin: Nearby[];
	end: number[];
	/** The left edges of their first lines, and the right-most left edge of their text. */
	starts: number[];
	right: number;
	/** The height of letters of their first words, the largest of all, in tenths of the units of places. */
	sizes: number[];
	largest: number;
	/** The mark that each begins with, "#" for a number. */
	sign?: string | undefined;
	/** The most lines that one takes, and the mean number of its values. */
	lines: number;
	values: number;
	columns: EntryColumn[];
	steps: EntryStep[];
};

/** The head of a table: which field each of its columns fills, by the hash of the column's head. */
export type RememberedTable = {
	path: string;
	rows?: RememberedRows | undefined;
	entries?: RememberedEntries | undefined;
	columns: {
		head: number;
		path: string | null;
		/** Each of several rows had a value in it. */
		always?: true | undefined;
	}[];
};

/** What one document has taught about its make. */
export type Lesson = {
	version: 1;
	/** Of what is printed on all documents of the make, as far as one can tell. */
	anchors: Anchor[];
	/** Of values: those of a letterhead are on the next document as well, others are not. */
	filled: Anchor[];
	fields: RememberedField[];
	tables: RememberedTable[];
};

/** Why a value teaches nothing. */
export const NOT_LEARNT_REASONS = ['not_on_page', 'not_found_again', 'overruled'] as const;
/**
 * `not_on_page`: the value is nowhere on the pages. `not_found_again`: its place does not lead back to it.
 * `overruled`: read again with the lesson, the document still gives something else, because a check prefers it.
 */
export type NotLearnt = { path: string; reason: (typeof NOT_LEARNT_REASONS)[number] };

/** What a document has taught, and the paths that teach nothing, with the reason. */
export type Learnt = { lesson: Lesson; learnt: string[]; notLearnt: NotLearnt[] };

/** Where a value was seen; pages are counted from 0. Or the words that it stands there with. */
export type KnownPlace = {
	page?: number | undefined;
	box?: Box | undefined;
	words?: string | undefined;
	/** The engine has found the right value there by itself. */
	found?: true | undefined;
	/** What the engine has found there is wrong. */
	wrong?: { page: number; box: Box } | undefined;
};
