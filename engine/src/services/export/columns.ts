import { valueAt } from '../../model/path.ts';
import type { FieldMap, TemplateSchema } from '../../model/template.ts';

/** A date without a time, as `YYYY-MM-DD`. */
export type Day = { day: string };
export type ExportCell = string | number | boolean | null | Date | Day;

export type ExportColumn = { path: readonly string[]; name: string; isDate: boolean };
/** A list of objects, and the columns of its rows. */
export type ListColumns = { path: readonly string[]; name: string; columns: ExportColumn[] };
export type Columns = { values: ExportColumn[]; lists: ListColumns[] };

type ColumnMaps = {
	values: Map<string, ExportColumn>;
	lists: Map<string, { path: readonly string[]; columns: Map<string, ExportColumn> }>;
};

/** The columns for results of these templates, each once, in the order of the templates. */
export function collectColumns(schemas: Iterable<TemplateSchema>): Columns {
	const found: ColumnMaps = { values: new Map(), lists: new Map() };
	for (const { data } of schemas) collectFields(data, [], found);
	return {
		values: [...found.values.values()],
		lists: [...found.lists.values()].map(({ path, columns }) => ({
			path,
			name: path.join('.'),
			columns: [...columns.values()],
		})),
	};
}

function collectFields(fields: FieldMap, before: readonly string[], found: ColumnMaps): void {
	for (const [name, field] of Object.entries(fields)) {
		const path = [...before, name];
		const key = JSON.stringify(path);
		if (field.type === 'object') collectFields(field.properties ?? {}, path, found);
		else if (field.type === 'array' && field.itemType === 'object') {
			const list = found.lists.get(key) ?? { path, columns: new Map<string, ExportColumn>() };
			found.lists.set(key, list);
			collectItems(field.itemSchema?.properties ?? {}, [], list.columns);
		} else addColumn(found.values, path, field.type === 'date' || field.format === 'date');
	}
}

/** A list inside a list is one cell. */
function collectItems(
	fields: FieldMap,
	before: readonly string[],
	into: Map<string, ExportColumn>,
) {
	for (const [name, { type, format, properties }] of Object.entries(fields)) {
		const path = [...before, name];
		if (type === 'object') collectItems(properties ?? {}, path, into);
		else addColumn(into, path, type === 'date' || format === 'date');
	}
}

function addColumn(
	into: Map<string, ExportColumn>,
	path: readonly string[],
	isDate: boolean,
): void {
	const key = JSON.stringify(path);
	const known = into.get(key);
	into.set(key, { path, name: path.join('.'), isDate: isDate || (known?.isDate ?? false) });
}

export function readCell(row: unknown, { path, isDate }: ExportColumn): ExportCell {
	return toCell(valueAt(row, path), isDate);
}

/** The rows of a list in a result. */
export function readListRows(result: unknown, { path }: Pick<ListColumns, 'path'>): unknown[] {
	const list = valueAt(result, path);
	return Array.isArray(list) ? (list as unknown[]) : [];
}

/** Lists of plain values are joined; deeper values are written as JSON. */
function toCell(value: unknown, isDate: boolean): ExportCell {
	if (value === undefined || value === null) return null;
	if (typeof value === 'number' || typeof value === 'boolean') return value;
	if (typeof value === 'string') return isDate && DAY.test(value) ? { day: value } : value;
	const isPlain = (one: unknown) => one === null || typeof one !== 'object';
	if (!Array.isArray(value) || !value.every(isPlain)) return JSON.stringify(value);
	return value.length === 0 ? null : value.map((one) => String(one ?? '')).join('; ');
}

const DAY = /^\d{4}-\d\d-\d\d$/;
