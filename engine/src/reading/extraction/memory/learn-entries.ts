import type { Word } from '../../../model/document.ts';
import { maxOf, minOf } from '../../../model/extremes.ts';
import type { Line, PageLayout } from '../../../model/layout.ts';
import type {
	EntryColumn,
	EntryMark,
	EntryStep,
	RememberedEntries,
} from '../../../model/memory.ts';
import type { Document } from '../document.ts';
import type { Field } from '../request/read-fields.ts';
import { BREAK, GAP, listTokens, NUMBER, textOfTokens, toLiteral } from './entry-tokens.ts';
import type { EntryToken } from './entry-tokens.ts';
import { findRows, listBegin, listEnd } from './learn-rows.ts';
import type { CellSpan, FoundRow } from './learn-rows.ts';
import type { RightList } from './learn-table.ts';
import { scale } from './map-page.ts';
import { FIRST, LAST } from './parse-entry.ts';
import { valueAt } from '../../../model/path.ts';

/** Maximum number of lines of an entry. */
const ENTRY_LINES = 16;
/** Minimum share of the entries that must be found. */
const MIN_FOUND = 0.5;
/** Text of an entry begins at most this far beside its values, in thousandths of the width. */
const BESIDE = 36;
const [MAX_STARTS, MAX_LITERAL, MAX_STEPS, MAX_COLUMNS] = [12, 40, 120, 30];

type Piece = { column: number; from: number; to: number; span: CellSpan };
type Entry = { tokens: EntryToken[]; pieces: Piece[]; lines: readonly Line[]; page: PageLayout };

/** Learns how entries are written: the text before, between and after their values. */
export function learnEntries(document: Document, list: RightList): RememberedEntries | undefined {
	const rows = findRows(document, list, ENTRY_LINES);
	const [first] = rows;
	const fields = list.fields.slice(0, MAX_COLUMNS);
	if (!first || rows.length < Math.max(1, MIN_FOUND * Math.min(12, list.rows.length)))
		return undefined;
	const [left, right] = findSides(rows);
	const entries = rows.map((row, i) => toEntry(row, rows[i + 1], { list, fields, left, right }));
	settlePieces(entries);
	const steps = listSteps(entries);
	const columns = fields.map((field, i) => describeColumn(field, i, { entries, list }));
	const lines = maxOf(entries.map((one) => one.lines.length));
	const heads = entries.flatMap(({ lines: [line], page }) => {
		const word = line?.segments[0]?.words[0];
		return word ? [{ word, page }] : [];
	});
	if (steps.length === 0 || heads.length === 0) return undefined;
	const sizeOf = ({ word, page }: { word: Word; page: PageLayout }) =>
		Math.round(10 * scale(page, word.size));
	const isWhole = rows.length === list.rows.length;
	return {
		begin: listBegin(first),
		end: isWhole ? listEnd(rows) : [],
		starts: unique(heads.map(({ word, page }) => Math.round(scale(page, word.box.x0)))),
		right: Math.round(right),
		sizes: unique(heads.map(sizeOf)),
		largest: maxOf(
			entries.flatMap(({ lines: own, page }) =>
				own.flatMap(({ segments }) =>
					segments.flatMap(({ words }) => words.map((word) => sizeOf({ word, page }))),
				),
			),
		),
		...signOf(entries),
		lines,
		values: mean(entries.map(({ pieces }) => pieces.length)),
		columns,
		steps,
	};
}

function unique(numbers: readonly number[]): number[] {
	return [...new Set(numbers)].sort((a, b) => a - b).slice(0, MAX_STARTS);
}

function mean(numbers: readonly number[]): number {
	const sum = numbers.reduce((all, one) => all + one, 0);
	return Math.round((10 * sum) / Math.max(1, numbers.length)) / 10;
}

/** The leftmost and rightmost positions at which text of entries begins. */
function findSides(rows: readonly FoundRow[]): [number, number] {
	const edges = rows.flatMap(({ page, cells }) =>
		cells.map(({ span: { segment } }) => scale(page, segment.box.x0)),
	);
	return [minOf(edges) - BESIDE, maxOf(edges) + BESIDE];
}

/** Lines without the segments that begin beside a list. */
export function cutLines(
	page: PageLayout,
	lines: readonly Line[],
	[left, right]: readonly [number, number],
): Line[] {
	return lines.flatMap((line) => {
		const segments = line.segments.filter(({ box }) => {
			const x = scale(page, box.x0);
			return x >= left && x <= right;
		});
		return segments.length === 0 ? [] : [{ ...line, segments }];
	});
}

function toEntry(
	{ page, line, all }: FoundRow,
	next: FoundRow | undefined,
	{ list, fields, left, right }: Scope,
): Entry {
	const bottom = maxOf(all.map((cell) => cell.line + cell.span.more.length)) + 1;
	const end = next?.page === page ? next.line : Math.min(bottom, line + ENTRY_LINES);
	const lines = cutLines(page, page.lines.slice(line, end), [left, right]);
	const tokens = listTokens(lines);
	const at = new Map<Word, { from: number; to: number }>();
	for (const [i, { word }] of tokens.entries()) {
		if (word) at.set(word, { from: at.get(word)?.from ?? i, to: i + 1 });
	}
	const pieces = all.flatMap((span): Piece[] => {
		const column = fields.indexOf(span.field);
		const { segment, from, to, more } = span.span;
		const words = [...segment.words.slice(from, to), ...more.flatMap((one) => one.words)];
		const places = words.flatMap((word) => at.get(word) ?? []);
		const [first, last] = [places[0], places.at(-1)];
		if (column < 0 || !first || !last || places.length < words.length) return [];
		// A value with another column beside it is not a continuous text.
		const own = new Set(words);
		const inside = tokens.slice(first.from, last.to);
		if (inside.some(({ word }) => word && !own.has(word))) return [];
		return [{ column, span, ...trimPiece(tokens, { ...first, to: last.to }, rightOf(list, span)) }];
	});
	return { tokens, pieces, lines, page };
}

type Scope = { list: RightList; fields: readonly Field[]; left: number; right: number };

/** The correct texts of a field in all rows. They show which marks are part of values. */
function rightOf({ path, rows }: RightList, { field }: CellSpan): string[] {
	return rows.flatMap((row) => {
		const value = valueAt(row, field.path.slice(path.length));
		return typeof value === 'string' ? [value] : [];
	});
}

/** Removes marks at the edges of a text that no correct value begins or ends with. */
function trimPiece(
	tokens: readonly EntryToken[],
	{ from, to }: { from: number; to: number },
	values: readonly string[],
): { from: number; to: number } {
	const isMark = (at: number) => typeof tokens[at]?.mark === 'string';
	let [start, end] = [from, to];
	while (start < end - 1 && isMark(start) && !isSign(tokens[start]?.text ?? '', values, 0))
		start += 1;
	while (end > start + 1 && isMark(end - 1) && !isSign(tokens[end - 1]?.text ?? '', values, -1))
		end -= 1;
	return { from: start, to: end };
}

function isSign(text: string, values: readonly string[], at: 0 | -1): boolean {
	if (values.length === 0) return at === 0 && /[-−+]/.test(text);
	return values.some((value) => value.at(at) === text);
}

/** Chooses among several occurrences of a value in an entry: the one whose neighbours are the same in most entries. */
function settlePieces(entries: readonly Entry[]): void {
	const counts = new Map<string, number>();
	for (const { tokens, pieces } of entries) {
		const keys = pieces.flatMap((piece) => contextsOf(tokens, piece));
		for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
	}
	for (const entry of entries) {
		const weighed = entry.pieces
			.map((piece) => ({
				piece,
				weight: contextsOf(entry.tokens, piece).reduce(
					(sum, key) => sum + (counts.get(key) ?? 0),
					0,
				),
			}))
			.sort(
				(a, b) =>
					b.weight - a.weight ||
					b.piece.to - b.piece.from - (a.piece.to - a.piece.from) ||
					a.piece.from - b.piece.from,
			);
		const kept: Piece[] = [];
		for (const { piece } of weighed) {
			const isTaken = kept.some(
				(one) => one.column === piece.column || (one.from < piece.to && one.to > piece.from),
			);
			if (!isTaken) kept.push(piece);
		}
		entry.pieces = kept.sort((a, b) => a.from - b.from);
	}
}

function contextsOf(tokens: readonly EntryToken[], { column, from, to }: Piece): string[] {
	const before = from === 0 ? ['^'] : toLiteral(tokens.slice(Math.max(0, from - 1), from));
	const after = toLiteral(tokens.slice(to, to + 1));
	return [`${column}<${before.join(' ')}`, `${column}>${after.join(' ')}`];
}

function describeColumn(
	field: Field,
	index: number,
	{ entries, list }: { entries: readonly Entry[]; list: RightList },
): EntryColumn {
	const own = entries.flatMap(({ tokens, pieces }) =>
		pieces
			.filter(({ column }) => column === index)
			.map((piece) => ({ piece, tokens: tokens.slice(piece.from, piece.to) })),
	);
	const texts = own.map(({ tokens }) => textOfTokens(tokens));
	const has = (mark: EntryMark) =>
		own.some(({ tokens }) => tokens.some((one) => one.mark === mark));
	const withDigits = texts.filter((text) => /\d/.test(text)).length;
	return {
		path: field.path.slice(list.path.length).join('.'),
		words: maxOf([0, ...texts.map((text) => text.split(' ').length)]),
		...(has(BREAK) && { breaks: true as const }),
		...(has(GAP) && { gaps: true as const }),
		...(texts.length > 0 && withDigits === texts.length && { digits: 'all' as const }),
		...(texts.length > 0 && withDigits === 0 && { digits: 'none' as const }),
		...(own.length > 0 &&
			own.every(({ piece }) => piece.span.span.plain) && { plain: true as const }),
	};
}

/**
 * Lists the texts between the values of entries, without repetition, and guesses those where a value between is
 * missing.
 */
function listSteps(entries: readonly Entry[]): EntryStep[] {
	const steps = new Map<string, EntryStep>();
	const add = (step: EntryStep) => {
		// Without any text between, the end of a value is unknown.
		if (step.guessed && step.lead.length + step.tail.length === 0) return;
		const key = JSON.stringify([step.from, step.to, step.lead, step.tail, step.skip]);
		if (!steps.has(key) && steps.size < MAX_STEPS) steps.set(key, step);
	};
	const between = entries.flatMap(({ tokens, pieces }) => {
		const ends = [{ column: FIRST, to: 0 }, ...pieces];
		const begins = [...pieces, { column: LAST, from: tokens.length }];
		return ends.map(({ column, to }, i) => ({
			from: column,
			to: begins[i]?.column ?? LAST,
			literal: toLiteral(tokens.slice(to, begins[i]?.from)),
		}));
	});
	const isPrinted = tellPrint(
		entries.length,
		between.map(({ literal }) => literal),
	);
	for (const { from, to, literal } of between) add({ from, to, ...toStep(literal, isPrinted) });
	const known = [...steps.values()];
	const isKnown = new Set(known.map(({ from, to }) => `${from} ${to}`));
	for (const one of known) {
		for (const other of known) {
			if (one.to !== other.from || isKnown.has(`${one.from} ${other.to}`)) continue;
			const [from, to] = [one.from, other.to];
			const { lead, tail, skip } = one;
			if (to !== LAST) add({ from, to, lead, tail, ...(skip && { skip }), guessed: true });
			add({ ...other, from, to, guessed: true });
		}
	}
	return [...steps.values()];
}

/** Words between values that entries repeat are print. Others are values that the template does not ask for. */
function tellPrint(count: number, literals: readonly EntryMark[][]) {
	const counts = new Map<EntryMark, number>();
	for (const literal of literals)
		for (const mark of new Set(literal)) counts.set(mark, (counts.get(mark) ?? 0) + 1);
	return (mark: EntryMark) =>
		mark !== NUMBER && (typeof mark === 'string' || count === 1 || (counts.get(mark) ?? 0) > 1);
}

function toStep(
	literal: readonly EntryMark[],
	isPrinted: (mark: EntryMark) => boolean,
): Pick<EntryStep, 'lead' | 'tail' | 'skip'> {
	const first = literal.findIndex((mark) => !isPrinted(mark));
	const last = literal.findLastIndex((mark) => !isPrinted(mark));
	if (first < 0 && literal.length <= MAX_LITERAL) return { lead: [...literal], tail: [] };
	const to = first < 0 ? MAX_LITERAL / 2 : Math.min(first, MAX_LITERAL);
	const from = first < 0 ? literal.length - MAX_LITERAL / 2 : last + 1;
	return {
		lead: literal.slice(0, to),
		tail: literal.slice(from).slice(-MAX_LITERAL),
		skip: true,
	};
}

/** The mark or the number that every entry begins with. */
function signOf(entries: readonly Entry[]): Pick<RememberedEntries, 'sign'> {
	const signs = new Set(
		entries.map(({ tokens: [first] }) => {
			const [mark] = first ? toLiteral([first]) : [];
			return typeof mark === 'string' ? mark : undefined;
		}),
	);
	const [sign] = signs;
	return entries.length > 1 && signs.size === 1 && sign !== undefined && sign !== BREAK
		? { sign }
		: {};
}
