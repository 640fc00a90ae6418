import type { Box } from '../../engine/src/model/document.ts';
import type { Answer, CorpusCell, State, Value } from './document.ts';
import type { Asked, Fields } from './family.ts';
import type { Element, PlacedBox, Rendered, Token } from './render.ts';

/** A word that was read, and where it was printed. */
export type PrintedWord = { text: string; page: number; box: Box };

export type Answered = {
	fields: Record<string, { state: State; value: Value | null; answers: Answer[] }>;
	lists: Record<string, { state: State; rows: Record<string, CorpusCell>[] }>;
	/** Values whose words were not found, or not as they are printed. */
	lost: string[];
};

/** So much of the smaller one of a word and a token must be covered by the other. */
const MIN_COVERED = 0.5;
/** So alike must a value that OCR has read be to what was printed, from 0 to 1. */
const MIN_ALIKE = 0.6;

/**
 * Which words answer what is asked for. Throws where the labels of a document break the contract: a field that
 * nobody asks for, a value that is not of its type, a row without cells.
 */
export function answerFields(
	{ elements, tokens, rows }: Omit<Rendered, 'path'>,
	words: readonly PrintedWord[],
	fields: Fields,
	{ isScan }: { isScan: boolean },
): Answered {
	const wordsOf = indexWords(words);
	const tokensOf = groupTokens(tokens, elements.length);
	const lost: string[] = [];
	const answers: Answered = { fields: {}, lists: {}, lost };
	const read = (path: string, group: readonly number[]): Answer[] => {
		const own = group.flatMap((element) => tokensOf[element] ?? []);
		const printed = own.map(({ text }) => text).join(' ');
		return splitByPages(own).flatMap((places) => {
			const found = [...new Set(places.flatMap(wordsOf))];
			const shown = found.map((i) => words[i]?.text ?? '').join(' ');
			// A value may be glued to what stands beside it ("#123", "17/3").
			const isRead = isScan
				? likeness(shown, printed) >= MIN_ALIKE
				: tight(shown).includes(tight(printed));
			if (!isRead) lost.push(`${path}: printed "${printed}", read "${shown}"`);
			return isRead && found.length > 0 ? [{ words: found }] : [];
		});
	};

	checkLabels(elements, fields);
	for (const [path, asked] of Object.entries(fields)) {
		if (asked.type === 'list') {
			answers.lists[path] = readList(path, asked, { elements, rows, tokensOf, read });
			continue;
		}
		const groups = groupElements(elements, path);
		const [first] = groups;
		if (!first) {
			answers.fields[path] = { state: 'absent', value: null, answers: [] };
			continue;
		}
		if (asked.isAbsent) throw new Error(`${path} is declared absent, but drawn`);
		const value = readValue(path, asked, first, elements, tokensOf);
		const found = groups.flatMap((group) => read(path, group));
		answers.fields[path] = {
			state: found.length > 0 ? 'present' : 'unread',
			value,
			answers: found,
		};
	}
	return answers;
}

type Reading = {
	elements: readonly Element[];
	rows: readonly { list: string; row: string }[];
	tokensOf: readonly Token[][];
	read: (path: string, group: readonly number[]) => Answer[];
};

function readList(
	path: string,
	{ columns = {}, isAbsent }: Asked,
	{ elements, rows, tokensOf, read }: Reading,
): Answered['lists'][string] {
	const keys = [...new Set(rows.filter(({ list }) => list === path).map(({ row }) => row))];
	if (isAbsent && keys.length > 0) throw new Error(`${path} is declared absent, but drawn`);
	const drawn = keys.map((row) => {
		const cells: Record<string, CorpusCell> = {};
		for (const [column, asked] of Object.entries(columns)) {
			const own = elements.flatMap((element, i) =>
				element.list === path && element.row === row && element.path === column ? [i] : [],
			);
			if (own.length === 0) continue;
			const value = readValue(`${path}.${column}`, asked, own, elements, tokensOf);
			// The parts of a cell stand in several places (a name and what is below it).
			const [answer] = read(`${path}.${column}`, own);
			cells[column] = { value, words: answer?.words ?? [] };
		}
		if (Object.keys(cells).length === 0) throw new Error(`${path}: a row has no cells`);
		return cells;
	});
	const isRead = drawn.some((row) => Object.values(row).some((cell) => cell.words.length > 0));
	return { state: drawn.length === 0 ? 'absent' : isRead ? 'present' : 'unread', rows: drawn };
}

function checkLabels(elements: readonly Element[], fields: Fields): void {
	for (const { path, list, hasListlessRow } of elements) {
		if (hasListlessRow) throw new Error(`${path} is in a data-row outside of any data-list`);
		const asked = list === null ? fields[path] : fields[list]?.columns?.[path];
		if (!asked || asked.type === 'list')
			throw new Error(`${list === null ? '' : `${list}.`}${path} is drawn, but not asked for`);
	}
}

/** Elements that say a value: parts together, others each for itself. */
function groupElements(elements: readonly Element[], path: string): number[][] {
	const own = elements.flatMap((element, i) =>
		element.list === null && element.path === path ? [i] : [],
	);
	const parts = own.filter((i) => elements[i]?.isPart);
	const whole = own.filter((i) => !elements[i]?.isPart).map((i) => [i]);
	return parts.length > 0 ? [parts, ...whole] : whole;
}

function readValue(
	path: string,
	{ type }: Asked,
	group: readonly number[],
	elements: readonly Element[],
	tokensOf: readonly Token[][],
): Value {
	const told = group.map((i) => elements[i]?.value).find((value) => typeof value === 'string');
	const printed = group.flatMap((i) => tokensOf[i] ?? []).map(({ text }) => text);
	if (printed.length === 0) throw new Error(`${path}: an element has no text`);
	const isComb = group.length > 1 && printed.every((text) => text.length === 1);
	const text = told ?? printed.join(isComb ? '' : ' ');
	const isGood = {
		string: text !== '',
		number: text !== '' && Number.isFinite(Number(text)),
		date: /^\d{4}-\d{2}-\d{2}$/.test(text),
		boolean: text === 'true' || text === 'false',
		list: false,
	}[type];
	if (!isGood) throw new Error(`${path}: "${text}" is no ${type}; say it in data-value`);
	if (type === 'number') return Number(text);
	return type === 'boolean' ? text === 'true' : text;
}

function groupTokens(tokens: readonly Token[], count: number): Token[][] {
	const groups = Array.from({ length: count }, (): Token[] => []);
	for (const token of tokens) for (const element of token.elements) groups[element]?.push(token);
	return groups;
}

/** The places of tokens; apart for each page where all of them are printed again, as in the head of a table. */
function splitByPages(tokens: readonly Token[]): PlacedBox[][] {
	const pages = new Set(tokens.flatMap(({ boxes }) => boxes.map(({ page }) => page)));
	const isRepeated =
		pages.size > 1 &&
		tokens.every(({ boxes }) => new Set(boxes.map(({ page }) => page)).size === pages.size);
	const all = tokens.flatMap(({ boxes }) => boxes);
	return isRepeated ? [...pages].map((page) => all.filter((box) => box.page === page)) : [all];
}

/** By a place on a page: the words that stand there. */
function indexWords(words: readonly PrintedWord[]): (place: PlacedBox) => number[] {
	const byPage = new Map<number, number[]>();
	for (const [i, { page }] of words.entries()) byPage.set(page, [...(byPage.get(page) ?? []), i]);
	return (place) =>
		(byPage.get(place.page) ?? [])
			.filter((i) => covered(words[i]?.box ?? place, place) >= MIN_COVERED)
			.sort((a, b) => (words[a]?.box.x0 ?? 0) - (words[b]?.box.x0 ?? 0));
}

/** The share of the smaller box that both cover. */
function covered(one: Box, other: Box): number {
	const width = Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0);
	const height = Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0);
	if (width <= 0 || height <= 0) return 0;
	const area = ({ x0, y0, x1, y1 }: Box) => Math.max(0.01, (x1 - x0) * (y1 - y0));
	return (width * height) / Math.min(area(one), area(other));
}

/** Letters and digits; how a text is cut into words does not matter. */
function tight(text: string): string {
	return text
		.normalize('NFKC')
		.toLowerCase()
		.replace(/[\s\u00ad]+/gu, '');
}

/** 1 less the share of signs that must be changed to make one text the other. */
export function likeness(one: string, other: string): number {
	const [a, b] = [Array.from(tight(one)), Array.from(tight(other))];
	if (a.length === 0 || b.length === 0) return 0;
	let row = b.map((_, j) => j + 1);
	for (const [i, sign] of a.entries()) {
		let [left, above] = [i + 1, i];
		row = row.map((up, j) => {
			const least = Math.min(up + 1, left + 1, above + Number(sign !== b[j]));
			[above, left] = [up, least];
			return least;
		});
	}
	return 1 - (row.at(-1) ?? 0) / Math.max(a.length, b.length);
}
