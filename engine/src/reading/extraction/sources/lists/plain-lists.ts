import { proposeValues } from '../../lists/propose-list.ts';
import { readList } from '../../lists/read-list.ts';
import { holdsRows } from '../../request/read-lists.ts';
import type { ListSource } from '../../source.ts';

/** Lists of plain values: after their label, or in the lines below their heading. */
export const plainLists: ListSource = {
	name: 'plain lists',
	wants: (list) => !holdsRows(list) && list.kind !== 'party',
	propose: (document, lists) => lists.map((list) => proposeValues(list, readList(document, list))),
};
