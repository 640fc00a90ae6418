import type { Document } from '../document.ts';
import { listHeads } from '../lists/tables/find-header.ts';
import type { Header } from '../lists/tables/find-header.ts';
import type { Field } from '../request/read-fields.ts';
import { knownLessons } from './align-lesson.ts';
import { hashText } from './hash-words.ts';

/** The share of its heads by which a table is known again; OCR may have misread the others. */
const MIN_HEADS = 0.6;
/** What a column that is remembered is worth beside one whose head was understood. */
const REMEMBERED = 1.3;

/** The heads of tables that a lesson of this make knows, their columns as it was taught. */
export function recallHeads(document: Document, fields: readonly Field[]): Header[] {
	const lessons = document.fact(knownLessons);
	const path = fields[0]?.path.slice(0, -1).join('.') ?? '';
	const tables = lessons.flatMap(({ lesson }) =>
		lesson.tables.filter((one) => path === one.path || path.startsWith(`${one.path}.`)).slice(0, 1),
	);
	if (tables.length === 0) return [];
	const heads = listHeads(document);
	return tables
		.flatMap(({ path: list, columns: known }) => {
			const fieldOf = new Map(fields.map((field) => [field.path.join('.'), field]));
			const toField = (column: (typeof known)[number] | undefined) =>
				column === undefined ? null : (fieldOf.get(`${list}.${column.path ?? ''}`) ?? null);
			return heads.flatMap((head): Header[] => {
				const hashes = head.columns.map(({ text }) => hashText(text));
				const found = known.filter(({ head: hash }) => hashes.includes(hash)).length;
				if (found < Math.max(2, MIN_HEADS * known.length)) return [];
				const isSameCount = hashes.length === known.length;
				const columns = head.columns.map((column, i) => ({
					...column,
					field: toField(
						known.find(({ head: hash }) => hash === hashes[i]) ??
							(isSameCount ? known[i] : undefined),
					),
				}));
				const mapped = columns.filter(({ field }) => field !== null).length;
				return mapped === 0 ? [] : [{ ...head, columns, score: REMEMBERED * mapped }];
			});
		})
		.sort((a, b) => b.score - a.score)
		.slice(0, MAX_HEADS);
}

const MAX_HEADS = 3;
