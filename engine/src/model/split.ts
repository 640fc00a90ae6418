import type { PageChoice } from './page-choice.ts';
import { problem } from './problem.ts';

/** Pages of a file, from 1, both included. */
export type PageRange = { from: number; to: number };

/** Where the documents of a file begin and end. */
export type Split =
	| { by: 'auto' }
	| { by: 'none' }
	| { by: 'count'; pages: number }
	| { by: 'ranges'; ranges: PageRange[] };

/** Maximum documents per file. */
export const MAX_DOCUMENTS_PER_FILE = 300;

const MAX_CHARACTERS = 4000;
const MAX_PAGE = 99_999;
const COUNT = /^\d{1,5}$/;
const RANGE = /^(\d{1,5})(?:-(\d{1,5}))?$/;
const SHAPE =
	'must be auto, none, the pages of each document (such as 2), or their ranges (such as 1-3,4,5-9)';

/** Parses `split=`, or throws a description of the fault. A single number is the number of pages per document. */
export function readSplit(text: string): Split {
	if (text.length > MAX_CHARACTERS) throw refuse(`has at most ${MAX_CHARACTERS} characters`);
	const said = text.replace(/\s/g, '');
	if (said === 'auto' || said === 'none') return { by: said };
	if (COUNT.test(said)) {
		const pages = Number(said);
		if (pages < 1) throw refuse('a document has at least one page');
		return { by: 'count', pages };
	}
	return { by: 'ranges', ranges: readRanges(said) };
}

function readRanges(text: string): PageRange[] {
	const parts = text.split(',');
	if (parts.length > MAX_DOCUMENTS_PER_FILE) {
		throw refuse(`has at most ${MAX_DOCUMENTS_PER_FILE} ranges`);
	}
	let last = 0;
	return parts.map((part) => {
		const match = RANGE.exec(part);
		if (!match) throw refuse(SHAPE);
		const from = Number(match[1]);
		const to = Number(match[2] ?? match[1]);
		if (from < 1 || to > MAX_PAGE) throw refuse('pages are counted from 1');
		if (from > to) throw refuse(`the range ${part} runs backwards`);
		if (from <= last) {
			throw refuse(`the range ${part} must begin after page ${last}, where the one before it ends`);
		}
		last = to;
		return { from, to };
	});
}

/** The canonical form: equal splits give equal texts. */
export function writeSplit(split: Split): string {
	if (split.by === 'count') return String(split.pages);
	const [only, ...others] = split.by === 'ranges' ? split.ranges : [];
	// A single number would be read as a count.
	if (only && others.length === 0) return `${only.from}-${only.to}`;
	return split.by === 'ranges' ? split.ranges.map(writeRange).join() : split.by;
}

/** As in `4` or `4-6`. */
export function writeRange({ from, to }: PageRange): string {
	return from === to ? String(from) : `${from}-${to}`;
}

/** The pages that must be read: those of the ranges, or all chosen pages. A request with both is refused. */
export function pagesOfSplit(split: Split, chosen: PageChoice | undefined): PageChoice | undefined {
	if (split.by !== 'ranges') return chosen;
	if (chosen) throw refuse('says which pages are read; leave out pages');
	return split.ranges;
}

function refuse(message: string) {
	return problem('INVALID_REQUEST', { faults: [{ path: 'split', message }] });
}
