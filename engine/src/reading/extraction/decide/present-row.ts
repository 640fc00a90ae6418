import type { FieldMap } from '../../../model/template.ts';

/** Builds a row in the shape of its template, from values by path. */
export function presentRow(
	definitions: FieldMap,
	found: ReadonlyMap<string, unknown>,
	path: readonly string[] = [],
): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(definitions).map(([name, definition]) => {
			const here = [...path, name];
			if (definition.type === 'object')
				return [name, presentRow(definition.properties ?? {}, found, here)];
			return [name, found.get(here.join('.')) ?? (definition.type === 'array' ? [] : null)];
		}),
	);
}
