import { addColumns } from '../../decide/add-columns.ts';
import { obeyRows } from '../../decide/obey-rows.ts';
import { proposeRows } from '../../lists/propose-list.ts';
import type { Items } from '../../lists/tables/item-value.ts';
import type { Header } from '../../lists/tables/header.ts';
import { lacksNames, readGuessed, readItems } from '../../lists/tables/read-items.ts';
import { rightShareOfList, recallHeads } from '../../memory/recall-heads.ts';
import type { Field } from '../../request/read-fields.ts';
import { holdsRows } from '../../request/read-lists.ts';
import type { ListSource } from '../../source.ts';

/** The rows of a table with a head. Its heads or a lesson of the same make assign the columns. */
export const tables: ListSource = {
	name: 'tables',
	wants: holdsRows,
	propose: (document, lists) =>
		lists.flatMap((list) => {
			const heads = recallHeads(document, list.columns);
			const items = readItems(document, list.columns, heads);
			if (!items) return [];
			const isFinal = !lacksNames(list.columns, items.rows);
			const own = { ...proposeRows(list, items), isFinal };
			if (heads.length === 0) return [own];
			const plain = readItems(document, list.columns, []);
			const other = plain && { ...proposeRows(list, plain), isFinal };
			if (!fillsTaught(items, heads)) return other ? [other] : [];
			const kept = obeyRows(own, other, rightShareOfList(document, list));
			// Columns that were not taught are read without the lesson.
			const isWhole = list.columns.every((field) => isRead(items, field));
			return [other && !isWhole ? addColumns(kept, other) : kept];
		}),
};

/** The rows of a table whose heads do not name the fields, for lists that no other source finds. */
export const guessedTables: ListSource = {
	name: 'guessed tables',
	wants: holdsRows,
	propose: (document, lists) =>
		lists.flatMap((list) => {
			const items = readGuessed(document, list.columns);
			return items ? [proposeRows(list, items)] : [];
		}),
};

/** Whether most rows have a value in each column that every taught row fills. */
function fillsTaught({ rows }: Items, heads: readonly Header[]): boolean {
	const always = heads.flatMap(({ columns }) => columns.filter((column) => column.always));
	const full = rows.filter((row) =>
		always.every(({ field }) => field === null || row.some((value) => value.field === field)),
	);
	return full.length > rows.length / 2;
}

function isRead({ rows }: Items, field: Field): boolean {
	return rows.some((row) => row.some((value) => value.field === field));
}
