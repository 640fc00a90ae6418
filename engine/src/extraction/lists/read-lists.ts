import type { Detail } from '../../model/extraction.ts';
import type { FieldDefinition } from '../../model/template.ts';
import type { Document } from '../document.ts';
import { readField, readFields } from '../request/read-fields.ts';
import { readList } from './read-list.ts';
import { readBlocks } from './sections/read-blocks.ts';
import { presentItems, readItems } from './tables/read-items.ts';

export type ListResult = { value: unknown[]; details: Detail[] };

/** The values of an array: scalars from a list, objects from a table or from lines that have no head. */
export function readLists(
	document: Document,
	definition: FieldDefinition,
	path: readonly string[],
): ListResult {
	const { itemType, itemSchema } = definition;
	if (itemType !== 'object' || !itemSchema) {
		const list = readList(document, readField(path, definition));
		return {
			value: list.map(({ value }) => value),
			details: list.map(({ detail }, i) => ({ path: `${path.join('.')}[${i}]`, ...detail })),
		};
	}
	const fields = readFields(itemSchema.properties, path, true);
	const items = readItems(document, fields) ?? readBlocks(document, { definition, path, fields });
	return items ? presentItems(items, itemSchema.properties, path) : { value: [], details: [] };
}
