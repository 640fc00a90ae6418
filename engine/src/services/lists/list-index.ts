import type { ListRow } from '../../model/list.ts';
import {
	compareParts,
	looksLikeIdentifier,
	toIdentifier,
	toPlainText,
	trigramsOf,
} from './match-text.ts';

/** A row and how well it matches, 0 to 1. */
export type ListMatch = { row: number; score: number };
/** A value of a document and the column that it is compared with. */
export type Query = { column: string; text: string };

/** Maximum entries of the inverted index per search; about a millisecond. */
const MAX_POSTINGS = 20_000;
/** Maximum texts that are compared in detail. */
const MAX_COMPARED = 50;
/** Maximum rows per text. */
const MAX_ROWS = 20;
const MAX_TEXT = 200;
/** Penalty for a row whose identifier differs from the document's. */
const CONFLICT = 0.2;
const ROWS_TO_TELL = 200;

type Column = {
	at: number;
	isIdentifier: boolean;
	/** Rows by the text of the column, at most `MAX_ROWS` of each. */
	rows: Map<string, number[]>;
	/** Distinct texts of a column of names, and the texts that contain each trigram. */
	texts: string[];
	postings: Map<string, number[]>;
};

export type ListIndex = ReturnType<typeof createListIndex>;

/**
 * Finds rows of a list: identifiers exactly, names and addresses by trigrams. The work of a search is bounded
 * whatever the list holds: the rarest trigrams come first, and at most `MAX_POSTINGS` entries are read.
 */
export function createListIndex(columns: readonly string[], rows: readonly ListRow[]) {
	const indexed = new Map<string, Column>();
	/** Counts per text during a search. It is allocated once, because it is as long as the list. */
	let counts = new Uint16Array(0);

	/** Indexes a column, one row per step. */
	function* indexColumn(name: string): Generator<undefined> {
		const at = columns.indexOf(name);
		if (at < 0 || indexed.has(name)) return;
		const sample = rows
			.slice(0, ROWS_TO_TELL)
			.map((row) => row[at] ?? '')
			.filter((text) => text !== '');
		const isIdentifier =
			sample.filter(looksLikeIdentifier).length > 0.5 * Math.max(1, sample.length);
		const column: Column = { at, isIdentifier, rows: new Map(), texts: [], postings: new Map() };
		for (const [i, row] of rows.entries()) {
			addRow(column, i, row[at] ?? '');
			if (i % 64 === 0) yield;
		}
		indexed.set(name, column);
		if (column.texts.length > counts.length) counts = new Uint16Array(column.texts.length);
	}

	function addRow(column: Column, row: number, text: string): void {
		const key = keyOf(column, text);
		if (key === '') return;
		const known = column.rows.get(key);
		if (known) {
			if (known.length <= MAX_ROWS) known.push(row);
			return;
		}
		column.rows.set(key, [row]);
		if (column.isIdentifier) return;
		const id = column.texts.push(key) - 1;
		for (const part of trigramsOf(key)) {
			const list = column.postings.get(part);
			if (list) list.push(id);
			else column.postings.set(part, [id]);
		}
	}

	/** The most similar texts of a column of names. */
	function searchNames(column: Column, plain: string): { text: string; score: number }[] {
		const parts = trigramsOf(plain);
		const lists = [...parts]
			.flatMap((part) => [column.postings.get(part) ?? []])
			.sort((a, b) => a.length - b.length);
		const touched: number[] = [];
		let left = MAX_POSTINGS;
		for (const list of lists) {
			const length = Math.min(list.length, left);
			for (let i = 0; i < length; i += 1) {
				const id = list[i] ?? 0;
				if (counts[id] === 0) touched.push(id);
				counts[id] = (counts[id] ?? 0) + 1;
			}
			left -= length;
			if (left === 0) break;
		}
		const best = pickBest(touched, counts);
		for (const id of touched) counts[id] = 0;
		return best
			.map((id) => {
				const text = column.texts[id] ?? '';
				return { text, score: compareParts(parts, trigramsOf(text)) };
			})
			.sort((a, b) => b.score - a.score);
	}

	/** Rows that match the values of a document, best first. Columns without an index are skipped. */
	function find(queries: readonly Query[]): ListMatch[] {
		const scores = new Map<number, { exact: boolean; names: number[]; conflicts: number }>();
		const noteOf = (row: number) => {
			const known = scores.get(row) ?? { exact: false, names: [], conflicts: 0 };
			scores.set(row, known);
			return known;
		};
		const asked = queries.flatMap(({ column: name, text }) => {
			const column = indexed.get(name);
			const key = column && keyOf(column, text.slice(0, MAX_TEXT));
			return column && key ? [{ column, key }] : [];
		});
		for (const { column, key } of asked) {
			if (column.isIdentifier) {
				for (const row of column.rows.get(key) ?? []) noteOf(row).exact = true;
				continue;
			}
			for (const { text } of searchNames(column, key))
				for (const row of column.rows.get(text)?.slice(0, MAX_ROWS) ?? []) noteOf(row);
		}
		for (const [row, note] of scores) compareRow(row, asked, note);
		return [...scores]
			.map(([row, { exact, names, conflicts }]) => {
				const named = names.reduce((sum, one) => sum + one, 0) / Math.max(1, names.length);
				const score = Math.max(0, (exact ? 1 : named) - CONFLICT * conflicts);
				return { row, score: Math.round(score * 1000) / 1000 };
			})
			.sort((a, b) => b.score - a.score || a.row - b.row)
			.slice(0, MAX_ROWS);
	}

	function compareRow(
		row: number,
		asked: readonly { column: Column; key: string }[],
		note: { exact: boolean; names: number[]; conflicts: number },
	): void {
		for (const { column, key } of asked) {
			const own = keyOf(column, rows[row]?.[column.at] ?? '');
			if (column.isIdentifier) {
				if (own !== '' && own !== key) note.conflicts += 1;
			} else note.names.push(own === key ? 1 : compareParts(trigramsOf(key), trigramsOf(own)));
		}
	}

	return {
		rowCount: rows.length,
		indexColumn,
		find,
		/** The value of a column of a row. */
		valueAt: (row: number, column: string): string => rows[row]?.[columns.indexOf(column)] ?? '',
		rowAt: (row: number): Record<string, string> =>
			Object.fromEntries(columns.map((name, i) => [name, rows[row]?.[i] ?? ''])),
		has: (column: string): boolean => columns.includes(column),
	};
}

function keyOf({ isIdentifier }: Pick<Column, 'isIdentifier'>, text: string): string {
	return isIdentifier ? toIdentifier(text) : toPlainText(text.slice(0, MAX_TEXT));
}

/** The most frequently touched ones, selected in one pass without sorting. */
function pickBest(touched: readonly number[], counts: Uint16Array): number[] {
	if (touched.length <= MAX_COMPARED) return [...touched];
	const frequency = new Uint32Array(
		1 + touched.reduce((most, id) => Math.max(most, counts[id] ?? 0), 0),
	);
	for (const id of touched) frequency[counts[id] ?? 0] = (frequency[counts[id] ?? 0] ?? 0) + 1;
	let least = frequency.length - 1;
	for (let sum = 0; least > 1; least -= 1) {
		sum += frequency[least] ?? 0;
		if (sum >= MAX_COMPARED) break;
	}
	const best: number[] = [];
	for (const id of touched) {
		if ((counts[id] ?? 0) > least) best.push(id);
	}
	for (const id of touched) {
		if (best.length >= MAX_COMPARED) break;
		if (counts[id] === least) best.push(id);
	}
	return best;
}
