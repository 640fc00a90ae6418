import type { Page, Rules, TickBox, Word } from '../../engine/src/model/document.ts';
import type { ValueType } from './family.ts';

/** One line of the output: a document as the product read it, what is asked for, and which words answer. */
export type CorpusDocument = {
	/** Family and number. */
	id: string;
	family: string;
	kind: string;
	author: string;
	locale: string;
	split: 'train' | 'held-out';
	/** Read from the text layer, or worn down and read by OCR. */
	look: 'text' | 'scan';
	pages: CorpusPage[];
	fields: CorpusField[];
	lists: CorpusList[];
};

/** `[text, x0, y0, x1, y1, size, confidence, angle]`, in the units of its page. */
export type CorpusWord = [string, number, number, number, number, number, number, number];
export type CorpusPage = Pick<Page, 'width' | 'height' | 'source' | 'rotation'> & {
	words: CorpusWord[];
	rules?: Rules;
	tickBoxes?: readonly TickBox[];
};

/** `name` has no spaces, a `question` ends with a question mark, everything else is a `sentence`. */
export type Wording = { style: 'name' | 'sentence' | 'question'; text: string };

/**
 * `present`: `answers` holds the words of each place where the value is printed. `absent`: the document does not
 * have it. `unread`: it is printed, but OCR did not read it; neither an answer nor an absence can be learnt.
 */
export type State = 'present' | 'absent' | 'unread';
export type Value = string | number | boolean;
/** Words by their number, counted over all pages, in reading order. */
export type Answer = { words: number[] };
export type CorpusField = {
	path: string;
	type: ValueType;
	wordings: Wording[];
	state: State;
	value: Value | null;
	answers: Answer[];
};

export type CorpusColumn = { name: string; type: ValueType; wordings: Wording[] };
/** A cell without words was not read. Columns that a row does not have are left out. */
export type CorpusCell = { value: Value; words: number[] };
export type CorpusList = {
	path: string;
	wordings: Wording[];
	state: State;
	columns: CorpusColumn[];
	rows: Record<string, CorpusCell>[];
};

export function packPage(page: Page): CorpusPage {
	const { width, height, source, rotation, words, rules, tickBoxes } = page;
	return {
		width: round(width),
		height: round(height),
		source,
		rotation,
		words: words.map(packWord),
		...(rules && {
			rules: { horizontal: rules.horizontal.map(roundBox), vertical: rules.vertical.map(roundBox) },
		}),
		...(tickBoxes && {
			tickBoxes: tickBoxes.map(({ box, isTicked }) => ({ box: roundBox(box), isTicked })),
		}),
	};
}

/** The pages of a line as the product has them, for `layOutPages`. */
export function unpackPages({ pages }: Pick<CorpusDocument, 'pages'>): Page[] {
	return pages.map(({ words, ...page }, index) => ({
		...page,
		index,
		fields: [],
		words: words.map(([text, x0, y0, x1, y1, size, confidence, angle]): Word => ({
			text,
			box: { x0, y0, x1, y1 },
			size,
			confidence,
			angle,
		})),
	}));
}

function packWord({ text, box: { x0, y0, x1, y1 }, size, confidence, angle }: Word): CorpusWord {
	return [text, round(x0), round(y0), round(x1), round(y1), round(size), round(confidence), angle];
}

function roundBox({ x0, y0, x1, y1 }: { x0: number; y0: number; x1: number; y1: number }) {
	return { x0: round(x0), y0: round(y0), x1: round(x1), y1: round(y1) };
}

/** Hundredths of a point are below what anybody sees, and above where machines differ. */
function round(value: number): number {
	return Math.round(value * 100) / 100;
}
