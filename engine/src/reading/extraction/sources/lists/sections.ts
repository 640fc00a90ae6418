import { proposeRows } from '../../lists/propose-list.ts';
import { asksForEntries } from '../../lists/sections/read-entries.ts';
import { readBlocks } from '../../lists/sections/read-blocks.ts';
import { holdsRows } from '../../request/read-lists.ts';
import type { ListSource } from '../../source.ts';

const propose: ListSource['propose'] = (document, lists) =>
	lists.flatMap((list) => {
		const items = readBlocks(document, list);
		return items ? [proposeRows(list, items)] : [];
	});

/**
 * The stations of a life below a heading. They come before tables: what looks like a table among them is
 * chance.
 */
export const entries: ListSource = {
	name: 'entries',
	isFinal: true,
	wants: (list) => holdsRows(list) && asksForEntries(list.columns),
	propose,
};

/** Rows without a head: lines below a heading, articles and their prices. */
export const rowsWithoutHead: ListSource = {
	name: 'rows without head',
	isFinal: true,
	wants: (list) => holdsRows(list) && !asksForEntries(list.columns),
	propose,
};
