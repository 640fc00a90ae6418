import type { CorpusDocument } from '../corpus/document.ts';
import type { ValueType } from '../corpus/family.ts';

/** A document as the page reader sees it: one line of what dump.ts writes. */
export type Example = {
	id: string;
	/** Documents of a set are alike; training weighs sets, not documents. */
	set: string;
	kind: string;
	split: CorpusDocument['split'];
	views: ExampleView[];
	fields: ExampleField[];
	lists: ExampleList[];
};

/** Words that are seen together. */
export type ExampleView = {
	words: string[];
	/** Three numbers a word (left, right, middle), in 1/256 of a letter height. */
	places: number[];
	/** `FEATURES` bytes a word, in base64. */
	features: string;
};

/** The first and the last word of a value, in a view. */
export type Span = [view: number, first: number, last: number];
export type ExampleField = { type: ValueType; wordings: string[]; spans: Span[] };

/** The words of a cell, in a view. */
export type Cell = { view: number; row: number; words: number[] };
export type ExampleColumn = { type: ValueType; wordings: string[]; cells: Cell[] };
export type ExampleList = { wordings: string[]; columns: ExampleColumn[] };
