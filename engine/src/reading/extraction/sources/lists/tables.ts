import { proposeRows } from '../../lists/propose-list.ts';
import { readItems } from '../../lists/tables/read-items.ts';
import { recallHeads } from '../../memory/recall-heads.ts';
import { holdsRows } from '../../request/read-lists.ts';
import type { ListSource } from '../../source.ts';

/** The rows of a table with a head, understood or remembered from documents of the same make. */
export const tables: ListSource = {
	name: 'tables',
	isFinal: true,
	wants: holdsRows,
	propose: (document, lists) =>
		lists.flatMap((list) => {
			const items = readItems(document, list.columns, recallHeads(document, list.columns));
			return items ? [proposeRows(list, items)] : [];
		}),
};
