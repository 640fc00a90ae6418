import { problem } from './problem.ts';

/** The pages to read, as in `1-3,7,-1`: counted from 1, or from the end by negative numbers. */
export type PageChoice = readonly { from: number; to: number }[];

const MAX_CHARACTERS = 1000;
const RANGE = /^(-?\d{1,6})(?:-(-?\d{1,6}))?$/;
const SHAPE = 'says pages and ranges with commas between, such as 1-3,7,-1 (the last page)';

/** Parses the form field `pages`, or throws what is wrong with it. */
export function readPageChoice(text: string): PageChoice {
	if (text.length > MAX_CHARACTERS) throw refuse(`has at most ${MAX_CHARACTERS} characters`);
	return text.split(',').map((part) => {
		const range = part.replace(/\s/g, '');
		const match = RANGE.exec(range);
		if (!match) throw refuse(SHAPE);
		const from = Number(match[1]);
		const to = Number(match[2] ?? match[1]);
		if (from === 0 || to === 0) throw refuse('pages are counted from 1, or from the end by -1');
		if (Math.sign(from) === Math.sign(to) && from > to) {
			throw refuse(`the range ${range} runs backwards`);
		}
		return { from, to };
	});
}

/** The canonical form: equal choices give equal texts. */
export function writePageChoice(choice: PageChoice): string {
	return choice.map(({ from, to }) => (from === to ? from : `${from}-${to}`)).join();
}

/**
 * The indexes of the chosen pages, in document order. Pages beyond the document are ignored; a choice without any
 * existing page is refused.
 */
export function choosePages(choice: PageChoice | undefined, pageCount: number): number[] {
	const all = Array.from({ length: pageCount }, (_, index) => index);
	if (!choice) return all;
	const place = (page: number) => (page < 0 ? pageCount + page : page - 1);
	const chosen = all.filter((index) =>
		choice.some(({ from, to }) => place(from) <= index && index <= place(to)),
	);
	if (chosen.length > 0) return chosen;
	throw problem('PAGES_NOT_THERE', { asked: writePageChoice(choice), pages: pageCount });
}

function refuse(message: string) {
	return problem('INVALID_REQUEST', { faults: [{ path: 'pages', message }] });
}
