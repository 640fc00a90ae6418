import type { RememberedTable } from '../../../model/memory.ts';
import type { Document } from '../document.ts';
import { listHeads } from '../lists/tables/find-header.ts';
import type { Header } from '../lists/tables/header.ts';
import type { Field } from '../request/read-fields.ts';
import { knownLessons } from './align-lesson.ts';
import { findKnownHeads } from './known-tables.ts';

/** Weight of a remembered column, relative to a column whose head was understood. */
const REMEMBERED = 1.3;

/** The table heads that lessons of this make know, with the taught fields of their columns. */
export function recallHeads(document: Document, fields: readonly Field[]): Header[] {
	const lessons = document.fact(knownLessons).filter(({ alignment }) => !alignment.isLoose);
	const path = fields[0]?.path.slice(0, -1).join('.') ?? '';
	const tables = lessons.flatMap(({ lesson }) =>
		lesson.tables.filter((one) => path === one.path || path.startsWith(`${one.path}.`)).slice(0, 1),
	);
	if (tables.length === 0) return [];
	const heads = document.fact(listHeads);
	return tables
		.flatMap((table) => {
			const fieldOf = new Map(fields.map((field) => [field.path.join('.'), field]));
			const toField = (column: (typeof table.columns)[number] | undefined) =>
				column === undefined ? null : (fieldOf.get(`${table.path}.${column.path ?? ''}`) ?? null);
			return findKnownHeads(heads, table).flatMap(({ head, taught }): Header[] => {
				const columns = head.columns.map((column, i) => ({
					...column,
					field: toField(taught[i]),
				}));
				const mapped = columns.filter(({ field }) => field !== null).length;
				return mapped === 0 ? [] : [{ ...head, columns, score: REMEMBERED * mapped }];
			});
		})
		.sort((a, b) => b.score - a.score)
		.slice(0, MAX_HEADS);
}

const MAX_HEADS = 3;

/** The share of right rows when the newest document that taught a list was read without the lesson. */
export function rightShareOfList(
	document: Document,
	{ path }: { path: readonly string[] },
): number {
	const own = path.join('.');
	const [table] = document
		.fact(knownLessons)
		.flatMap(({ lesson }) => lesson.tables.filter((one) => one.path === own));
	return rightShareOf(table);
}

export function rightShareOf(table: RememberedTable | undefined): number {
	return (table?.rightRows ?? 100) / 100;
}
