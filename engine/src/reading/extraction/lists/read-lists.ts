import type { FieldDefinition } from '../../../model/template.ts';
import type { Document } from '../document.ts';
import { readField, readFields } from '../request/read-fields.ts';
import { boundList } from './bound-list.ts';
import type { ListResult } from './bound-list.ts';
import { cutPositions } from './cut-positions.ts';
import { readList } from './read-list.ts';
import { asksForEntries } from './sections/read-entries.ts';
import { readBlocks } from './sections/read-blocks.ts';
import { presentItems, readItems } from './tables/read-items.ts';

/** The values of an array: scalars from a list, objects from a table or from lines that have no head. */
export function readLists(
	document: Document,
	definition: FieldDefinition,
	path: readonly string[],
): ListResult {
	return boundList(readWhole(document, definition, path), path);
}

function readWhole(
	document: Document,
	definition: FieldDefinition,
	path: readonly string[],
): ListResult {
	const { itemType, itemSchema } = definition;
	const { asking } = document.models;
	if (itemType !== 'object' || !itemSchema) {
		const list = readList(document, readField(path, definition, asking));
		return {
			value: list.map(({ value }) => value),
			details: list.map(({ detail }, i) => ({ path: `${path.join('.')}[${i}]`, ...detail })),
		};
	}
	const fields = readFields(itemSchema.properties, { ...asking, inRow: true }, path);
	const fromTable = () => readItems(document, fields);
	const fromLines = () => readBlocks(document, { definition, path, fields });
	// Stations of a life stand below a heading; what looks like a table among them is chance.
	const [first, second] = asksForEntries(fields) ? [fromLines, fromTable] : [fromTable, fromLines];
	const items = first() ?? second();
	if (!items) return { value: [], details: [] };
	const counted = { ...items, rows: cutPositions(items.rows) };
	return presentItems(counted, itemSchema.properties, path);
}
