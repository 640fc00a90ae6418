import type {
	EntryColumn,
	EntryMark,
	EntryStep,
	RememberedEntries,
} from '../../../model/memory.ts';
import type { Document } from '../document.ts';
import type { ItemValue } from '../lists/tables/item-value.ts';
import { isNumeric } from '../lists/tables/judge-lines.ts';
import { parseFor } from '../request/read-fields.ts';
import type { Field } from '../request/read-fields.ts';
import { boxOfTokens, BREAK, GAP, isLiteral, textOfTokens } from './entry-tokens.ts';
import type { EntryToken } from './entry-tokens.ts';
import { isParsed } from './locate-value.ts';

/** The values of one entry, and how well they fit the lesson. */
export type EntryParse = { values: ItemValue[]; worth: number };
export type EntryReading = {
	document: Document;
	taught: RememberedEntries;
	fields: readonly (Field | undefined)[];
	/** The number of texts that may still be judged. A hostile page can have very many. */
	work: { left: number };
	/** Cache: whether a text is a value of a column. */
	parsed: Map<string, boolean>;
	/**
	 * Cache: the worth of a text as a value, by first token, length and column. Lines are divided into entries in many
	 * ways.
	 */
	judged: Map<EntryToken, Map<number, number | undefined>>;
};

/** The start and the end of an entry, used in place of a column. */
export const [FIRST, LAST] = [-1, -2];

/** Deductions for properties that no taught value of the column had. */
const LOSS = { long: 0.8, breaks: 0.7, gaps: 0.7, digits: 0.8, words: 0.3, unseen: 0.4, rest: 0.5 };
/** Maximum length of a value, as a multiple of the longest taught value plus some words. */
const [LONGER, MORE_WORDS] = [3, 6];
const MAX_TOKENS = 240;

type Route = { worth: number; values: Piece[] };
type Piece = { column: number; from: number; to: number };

/** Reads the values of one entry by the taught text between them (dynamic programming over tokens). */
export function parseEntry(
	reading: EntryReading,
	tokens: readonly EntryToken[],
	page: number,
): EntryParse | undefined {
	if (tokens.length > MAX_TOKENS) return undefined;
	const known = new Map<number, Route | undefined>();
	const width = tokens.length + 1;
	const judge = createJudge(reading, tokens);
	const goOn = (column: number, at: number): Route | undefined => {
		const key = (column + 2) * width + at;
		if (known.has(key)) return known.get(key);
		known.set(key, undefined);
		let best: Route | undefined;
		for (const step of reading.taught.steps) {
			if (step.from !== column) continue;
			for (const start of matchStep(tokens, at, step)) {
				const rest = step.to === LAST ? endAt(tokens, start) : takeValue(step.to, start);
				const worth = (rest?.worth ?? 0) - (step.guessed ? LOSS.unseen : 0);
				if (rest && (!best || worth > best.worth)) best = { worth, values: rest.values };
			}
		}
		known.set(key, best);
		return best;
	};
	const takeValue = (column: number, from: number): Route | undefined => {
		let best: Route | undefined;
		const most = mostTokens(reading.taught.columns[column]);
		for (let to = from + 1; to <= Math.min(tokens.length, from + most); to += 1) {
			if (!tokens[to - 1]?.word) continue;
			// Judging a value is expensive, and few texts end where a step continues.
			const rest = goOn(column, to);
			if (!rest || (best && rest.worth + 1 <= best.worth)) continue;
			const own = judge(column, from, to);
			if (own === undefined || (best && own + rest.worth <= best.worth)) continue;
			best = { worth: own + rest.worth, values: [{ column, from, to }, ...rest.values] };
		}
		return best;
	};
	const found = goOn(FIRST, 0);
	return found && { worth: found.worth, values: toValues(reading, tokens, page, found.values) };
}

function mostTokens(column: EntryColumn | undefined): number {
	return 2 * (LONGER * (column?.words ?? 1) + MORE_WORDS);
}

/** Where the next value may begin after a step. */
function matchStep(tokens: readonly EntryToken[], at: number, step: EntryStep): number[] {
	if (!isAt(tokens, at, step.lead)) return [];
	const after = at + step.lead.length;
	if (!step.skip) return [after];
	const starts: number[] = [];
	for (let from = after; from + step.tail.length <= tokens.length; from += 1)
		if (isAt(tokens, from, step.tail)) starts.push(from + step.tail.length);
	return starts;
}

function isAt(tokens: readonly EntryToken[], at: number, literal: readonly EntryMark[]): boolean {
	return literal.every((mark, i) => {
		const token = tokens[at + i];
		return token !== undefined && isLiteral(token, mark);
	});
}

/** The end of an entry. Words after its last value reduce its worth. */
function endAt(tokens: readonly EntryToken[], at: number): Route {
	const isOver = tokens.slice(at).every(({ word }) => !word);
	return { worth: isOver ? 0 : -LOSS.rest, values: [] };
}

/** Judges a text as the value of a column; undefined if it cannot be one. */
function createJudge(reading: EntryReading, tokens: readonly EntryToken[]) {
	const { taught, fields, work } = reading;
	const judge = (index: number, from: number, to: number): number | undefined => {
		work.left -= 1;
		if (work.left < 0) return undefined;
		const [column, field] = [taught.columns[index], fields[index]];
		const own = tokens.slice(from, to);
		if (!column || !own[0]?.word) return undefined;
		const text = textOfTokens(own);
		const hasDigits = /\d/.test(text);
		const isKind = field !== undefined && !column.plain && isOfKind(field);
		if (isKind && !hasDigits) return undefined;
		const count = new Set(own.flatMap(({ word }) => word ?? [])).size;
		let worth = 1;
		if (count > 2 * column.words + 2) worth -= LOSS.long;
		else if (count > column.words) worth -= (LOSS.words * (count - column.words)) / count;
		if (!column.breaks && own.some(({ mark }) => mark === BREAK)) worth -= LOSS.breaks;
		if (!column.gaps && own.some(({ mark }) => mark === GAP)) worth -= LOSS.gaps;
		if (column.digits === (hasDigits ? 'none' : 'all')) worth -= LOSS.digits;
		return isKind && !isParsable(reading, index, text) ? undefined : worth;
	};
	return (index: number, from: number, to: number): number | undefined => {
		const first = tokens[from];
		if (!first) return undefined;
		const known = reading.judged.get(first) ?? new Map<number, number | undefined>();
		reading.judged.set(first, known);
		const key = index * MAX_TOKENS + to - from;
		if (!known.has(key)) known.set(key, judge(index, from, to));
		return known.get(key);
	};
}

function isParsable({ document, fields, parsed }: EntryReading, index: number, text: string) {
	const key = `${index} ${text}`;
	const known = parsed.get(key);
	if (known !== undefined) return known;
	const field = fields[index];
	const isOne = field !== undefined && parseFor(field, text, document) !== undefined;
	parsed.set(key, isOne);
	return isOne;
}

function isOfKind(field: Field): boolean {
	return isParsed(field.kind) || (isNumeric(field) && field.definition.type !== 'string');
}

function toValues(
	{ document, taught, fields }: EntryReading,
	tokens: readonly EntryToken[],
	page: number,
	pieces: readonly Piece[],
): ItemValue[] {
	return pieces.flatMap(({ column, from, to }): ItemValue[] => {
		const field = fields[column];
		const own = tokens.slice(from, to);
		const raw = textOfTokens(own);
		if (!field) return [];
		const value = taught.columns[column]?.plain ? raw : parseFor(field, raw, document);
		return value === undefined ? [] : [{ field, value, raw, box: boxOfTokens(own), page }];
	});
}
