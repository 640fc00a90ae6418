import type { Extraction } from '../../../model/extraction.ts';
import type { FieldDefinition, FieldMap } from '../../../model/template.ts';
import type { Draft } from './draft.ts';
import { listDetails } from './list-details.ts';

/** Builds the result in the shape of the template, with a detail for each leaf. */
export function assemble(definitions: FieldMap, { values, details }: Draft): Extraction {
	const result = fillObject(definitions, [], values);
	return { result, details: listDetails(result, details) };
}

function fillObject(
	definitions: FieldMap,
	path: readonly string[],
	values: Draft['values'],
): Record<string, unknown> {
	const fill = ({ type, properties }: FieldDefinition, here: readonly string[]): unknown => {
		if (type === 'object') return fillObject(properties ?? {}, here, values);
		return values.get(here.join('.')) ?? (type === 'array' ? [] : null);
	};
	return Object.fromEntries(
		Object.entries(definitions).map(([name, definition]) => [
			name,
			fill(definition, [...path, name]),
		]),
	);
}
