import type { FieldMap } from '../../../model/template.ts';
import { understandColumns } from './entry-roles.ts';
import { readField, readFields } from './read-fields.ts';
import type { Field, FieldOptions } from './read-fields.ts';

/** A list that a template asks for, and the fields of its rows; lists of plain values have none. */
export type ListField = Field & { columns: readonly Field[] };

/** The lists of a template at any depth, except those inside the rows of another list. */
export function readLists(
	definitions: FieldMap,
	asking: FieldOptions,
	path: readonly string[] = [],
): ListField[] {
	return Object.entries(definitions).flatMap(([name, definition]): ListField[] => {
		const here = [...path, name];
		if (definition.type === 'object') return readLists(definition.properties ?? {}, asking, here);
		if (definition.type !== 'array') return [];
		const field = readField(here, definition, asking);
		const properties = holdsRows(field) ? definition.itemSchema?.properties : undefined;
		const columns = readFields(properties ?? {}, { ...asking, inRow: true }, here);
		return [{ ...field, columns: understandColumns(field, columns) }];
	});
}

/** Whether a list is one of objects. */
export function holdsRows({ definition: { itemType, itemSchema } }: Pick<Field, 'definition'>) {
	return itemType === 'object' && itemSchema !== undefined;
}
