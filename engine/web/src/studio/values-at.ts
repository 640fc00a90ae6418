import { isGroup, joinPath } from '../document/read-result.ts';

export type ValueAt = { path: string; value: unknown };

/** The values of a field in a result: one, or all of a column for `items[].price`. */
export function valuesAt(result: unknown, fieldPath: string): ValueAt[] {
	let found: ValueAt[] = [{ path: '', value: result }];
	for (const segment of fieldPath.split('.')) {
		const isColumn = segment.endsWith('[]');
		const name = isColumn ? segment.slice(0, -2) : segment;
		found = found.flatMap(({ path, value }) => {
			if (!isGroup(value) || !Object.hasOwn(value, name)) return [];
			const inner = value[name];
			const here = joinPath(path, name);
			if (!isColumn) return [{ path: here, value: inner }];
			if (!Array.isArray(inner)) return [];
			return inner.map((row: unknown, i) => ({ path: joinPath(here, i), value: row }));
		});
	}
	return found;
}
