import type { FieldMap, Result } from '../api/types.ts';
import { isGroup, toLabel } from '../document/read-result.ts';
import { text } from '../text.ts';

export type ResultColumn = { path: readonly string[]; label: string };

/** More columns do not fit on a screen; an export contains all. */
const MAX_COLUMNS = 5;

/** The first values of a template, including those in groups. */
export function listColumns(fields: FieldMap): ResultColumn[] {
	return listPaths(fields, [])
		.slice(0, MAX_COLUMNS)
		.map((path) => ({ path, label: path.map(toLabel).join(' · ') }));
}

function listPaths(fields: FieldMap, before: readonly string[]): string[][] {
	return Object.entries(fields).flatMap(([name, { type, properties }]) =>
		type === 'object' ? listPaths(properties ?? {}, [...before, name]) : [[...before, name]],
	);
}

/** A value as a short text. */
export function showValue(result: Result | null, { path }: ResultColumn): string {
	let value: unknown = result;
	for (const name of path) value = isGroup(value) ? value[name] : undefined;
	if (value === null || value === undefined) return '–';
	if (typeof value === 'boolean') return value ? text.result.yes : text.result.no;
	if (Array.isArray(value)) return text.batches.rows(value.length);
	return typeof value === 'string' || typeof value === 'number' ? String(value) : '…';
}
