import { valueAt } from '../../../model/path.ts';
import type { KnownPlace, Learnt } from '../../../model/memory.ts';
import type { FieldMap, TemplateSchema } from '../../../model/template.ts';
import type { Document } from '../document.ts';
import { readFields } from '../request/read-fields.ts';
import { learn } from './learn.ts';
import type { RightList } from './learn-table.ts';

/**
 * Makes a lesson from a document and its correct values. A path missing from `right` teaches nothing; null teaches
 * that the document does not state the value.
 */
export function teach(
	document: Document,
	{ data }: TemplateSchema,
	{
		right,
		places = new Map(),
		removed = new Set(),
	}: {
		right: Readonly<Record<string, unknown>>;
		places?: ReadonlyMap<string, KnownPlace> | undefined;
		/** Paths for which the engine had found a wrong value. */
		removed?: ReadonlySet<string> | undefined;
	},
): Learnt {
	const { encoder } = document.models;
	const values = readFields(data, { encoder }).flatMap((field) => {
		const value = valueAt(right, field.path);
		const path = field.path.join('.');
		if (value === undefined) return [];
		return [{ field, value, at: places.get(path), removed: removed.has(path) }];
	});
	const lists = listTables(data).flatMap(({ path, properties }): RightList[] => {
		const rows = valueAt(right, path);
		if (!Array.isArray(rows) || rows.length === 0) return [];
		const fields = readFields(properties, { inRow: true, encoder }, path);
		return [{ path, fields, rows: rows.filter(isRow) }];
	});
	return learn(document, { values, lists });
}

function listTables(
	fields: FieldMap,
	path: readonly string[] = [],
): { path: string[]; properties: FieldMap }[] {
	return Object.entries(fields).flatMap(([name, { type, properties, itemSchema }]) => {
		const here = [...path, name];
		if (type === 'object') return listTables(properties ?? {}, here);
		return type === 'array' && itemSchema ? [{ path: here, ...itemSchema }] : [];
	});
}

function isRow(row: unknown): row is Record<string, unknown> {
	return typeof row === 'object' && row !== null && !Array.isArray(row);
}
