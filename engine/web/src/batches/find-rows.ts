import type { BatchJob } from '../api/desk-types.ts';
import { valueAtPath } from './list-columns.ts';

/** What became of a document and its result. */
export const ROW_STATES = [
	'needsReview',
	'approved',
	'corrected',
	'rejected',
	'completed',
	'failed',
	'running',
] as const;
type RowState = (typeof ROW_STATES)[number];

export function stateOf({ status, needsReview = false, review }: BatchJob): RowState {
	if (status === 'failed') return 'failed';
	if (status !== 'completed') return 'running';
	if (needsReview) return 'needsReview';
	return review === undefined || review.state === 'open' ? 'completed' : review.state;
}

export type RowFilter = { search: string; state: RowState | null };

/** The rows of a state that contain a text, a number or a date in any of their values. */
export function findRows(
	rows: readonly BatchJob[],
	{ search, state }: RowFilter,
): readonly BatchJob[] {
	const wanted = fold(search.trim());
	return rows.filter(
		(row) =>
			(state === null || stateOf(row) === state) &&
			(wanted === '' ||
				[row.fileName, row.error, ...listValues(row.result)].some((value) =>
					waysToWrite(value).some((text) => fold(text).includes(wanted)),
				)),
	);
}

const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

/** 1234.5 is searched as "1234.5", "1234,50" or "1.234,50"; a day as it is stored or as it is printed. */
function waysToWrite(value: unknown): string[] {
	if (typeof value === 'number') {
		const cents = value.toFixed(2);
		const grouped = ['en', 'de', 'fr'].map((locale) =>
			value.toLocaleString(locale, { minimumFractionDigits: 2 }),
		);
		return [String(value), cents, cents.replace('.', ','), ...grouped];
	}
	if (typeof value !== 'string') return [];
	const [, year, month, day] = DAY.exec(value) ?? [];
	if (year === undefined || month === undefined || day === undefined) return [value];
	return [value, `${day}.${month}.${year}`, `${day}/${month}/${year}`, `${month}/${day}/${year}`];
}

function fold(text: string): string {
	return text.replace(/[\u00A0\u202F]/g, ' ').toLowerCase();
}

function listValues(value: unknown): unknown[] {
	if (typeof value !== 'object' || value === null) return [value];
	return Object.values(value).flatMap(listValues);
}

export type RowOrder = { path: readonly string[]; isDown: boolean };

/** Sorts by a column; rows without a value come last. */
export function sortRows(
	rows: readonly BatchJob[],
	{ path, isDown }: RowOrder,
): readonly BatchJob[] {
	const known = rows.map((row) => ({ row, value: valueAtPath(row.result, path) }));
	const isEmpty = (value: unknown) => value === null || value === undefined;
	return [
		...known
			.filter(({ value }) => !isEmpty(value))
			.toSorted((one, other) => (isDown ? -1 : 1) * compare(one.value, other.value)),
		...known.filter(({ value }) => isEmpty(value)),
	].map(({ row }) => row);
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function compare(one: unknown, other: unknown): number {
	if (typeof one === 'number' && typeof other === 'number') return one - other;
	if (Array.isArray(one) && Array.isArray(other)) return one.length - other.length;
	return collator.compare(write(one), write(other));
}

function write(value: unknown): string {
	return typeof value === 'string' ? value : JSON.stringify(value);
}
