import { proposeRows } from '../../lists/propose-list.ts';
import type { ItemValue } from '../../lists/tables/item-value.ts';
import { knownLessons } from '../../memory/align-lesson.ts';
import { recallEntries } from '../../memory/recall-entries.ts';
import { recallRows } from '../../memory/recall-rows.ts';
import { PRIORS } from '../../models/priors.ts';
import { holdsRows } from '../../request/read-lists.ts';
import { AS_REMEMBERED } from '../../../../model/extraction.ts';
import type { ListSource } from '../../source.ts';

/** Rows printed the way a person taught on a document of the same make. */
export const rememberedRows: ListSource = {
	name: 'remembered rows',
	wants: holdsRows,
	propose: (document, lists) => {
		if (document.lessons.length === 0) return [];
		const known = document.fact(knownLessons);
		return lists.flatMap((list) => {
			const path = list.path.join('.');
			const fields = new Map(
				list.columns.map((field) => [field.path.slice(list.path.length).join('.'), field]),
			);
			let best: ItemValue[][] | undefined;
			for (const { lesson, alignment } of known) {
				const taught = lesson.tables.find((table) => table.path === path);
				const fieldOf = (inner: string) => fields.get(inner);
				const rows =
					(taught?.rows && recallRows(document, taught.rows, alignment, fieldOf)) ??
					(taught?.entries && recallEntries(document, taught.entries, alignment, fieldOf));
				if (rows && countCells(rows) > countCells(best ?? [])) best = rows;
			}
			if (!best) return [];
			const { confidence } = PRIORS.rememberedRows;
			const items = { rows: best, confidence, checks: [AS_REMEMBERED] };
			return [{ ...proposeRows(list, items), isFirm: true }];
		});
	},
};

function countCells(rows: readonly ItemValue[][]): number {
	return rows.reduce((sum, row) => sum + row.length, 0);
}
