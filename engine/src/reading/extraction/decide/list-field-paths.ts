import type { FieldDefinition, FieldMap } from '../../../model/template.ts';
import { readField } from '../request/read-fields.ts';
import type { Field, FieldOptions } from '../request/read-fields.ts';

/** Every leaf of a template with its path; columns as `items[].price`. */
export function listFieldPaths(
	definitions: FieldMap,
	asking: FieldOptions,
	path: readonly string[] = [],
	inRow = false,
): [path: string, field: Field][] {
	return Object.entries(definitions).flatMap(([name, definition]): [string, Field][] => {
		const here = [...path, name];
		const inner = innerOf(definition);
		if (definition.type === 'array') {
			const row = [...path, `${name}[]`];
			return inner
				? listFieldPaths(inner, asking, row, true)
				: [[row.join('.'), readField(here, definition, asking)]];
		}
		if (inner) return listFieldPaths(inner, asking, here, inRow);
		const plain = here.map((part) => part.replace(/\[\]$/, ''));
		return [[here.join('.'), readField(plain, definition, { ...asking, inRow })]];
	});
}

function innerOf({
	type,
	itemType,
	properties,
	itemSchema,
}: FieldDefinition): FieldMap | undefined {
	if (type === 'object') return properties ?? {};
	return type === 'array' && itemType === 'object' ? itemSchema?.properties : undefined;
}
