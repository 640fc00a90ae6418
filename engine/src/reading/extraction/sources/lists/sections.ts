import { proposeRows } from '../../lists/propose-list.ts';
import { asksForEntries, readRoles } from '../../request/entry-roles.ts';
import { readBlocks } from '../../lists/sections/read-blocks.ts';
import { holdsRows } from '../../request/read-lists.ts';
import type { ListSource } from '../../source.ts';

const propose: ListSource['propose'] = (document, lists) =>
	lists.flatMap((list) => {
		const items = readBlocks(document, list);
		return items ? [proposeRows(list, items)] : [];
	});

/**
 * The entries of a résumé or history below a heading. This source is listed before tables, because the lines of
 * entries can look like a table by chance.
 */
export const entries: ListSource = {
	name: 'entries',
	isFinal: true,
	wants: (list) => holdsRows(list) && asksForEntries(readRoles(list, list.columns)),
	propose,
};

/** Rows without a head: lines below a heading, articles and their prices. */
export const rowsWithoutHead: ListSource = {
	name: 'rows without head',
	isFinal: true,
	wants: (list) => holdsRows(list) && !asksForEntries(readRoles(list, list.columns)),
	propose,
};
