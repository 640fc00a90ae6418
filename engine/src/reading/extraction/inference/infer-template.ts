import type { FieldDefinition, FieldMap, InferredTemplate } from '../../../model/template.ts';
import type { Document } from '../document.ts';
import { extract } from '../extract.ts';
import { guessCategory } from './guess-category.ts';
import { nameFields } from './name-fields.ts';
import { nameTable } from './name-table.ts';
import { USUAL_FIELDS } from './usual-fields.ts';

/** Maximum number of fields besides the usual ones. A person reviews the template. */
const MAX_OWN_FIELDS = 40;

/** Name of a table that is none of the usual lists. */
const TABLE = 'tableRows';

/** Infers the category of a sample and a schema of the fields found in it. */
export function inferTemplate(document: Document): InferredTemplate {
	const category = guessCategory(document);
	const usual = USUAL_FIELDS[category];
	const { result, details } = extract(document, { data: usual });
	const found = keepFound(usual, result);
	const taken = details.flatMap(({ page, box }) =>
		page === null ? [] : [{ page: page - 1, box }],
	);
	const own = nameFields(document, taken, Object.keys(found)).slice(0, MAX_OWN_FIELDS);
	// Keep only fields that extraction finds again under their name.
	const hasList = Object.values(found).some(({ itemType }) => itemType === 'object');
	const table = hasList ? undefined : nameTable(document);
	const proposed = { ...Object.fromEntries(own), ...(table && { [TABLE]: table }) };
	const confirmed = keepFound(
		proposed,
		extract(document, { data: { ...found, ...proposed } }).result,
	);
	const data = { ...found, ...confirmed };
	if (Object.keys(data).length > 0) return { category, schema: { data } };
	return {
		category,
		schema: { data: { title: { type: 'string', description: 'Title of the document' } } },
	};
}

/** The fields that have a value, objects with those of their properties that have one. */
function keepFound(fields: FieldMap, result: Readonly<Record<string, unknown>>): FieldMap {
	return Object.fromEntries(
		Object.entries(fields).flatMap(([name, field]): [string, FieldDefinition][] => {
			const value = result[name];
			if (value === null || value === undefined) return [];
			if (Array.isArray(value)) return value.length > 0 ? [[name, keepColumns(field, value)]] : [];
			if (typeof value !== 'object') return [[name, field]];
			const properties = keepFound(field.properties ?? {}, value as Record<string, unknown>);
			return Object.keys(properties).length > 0 ? [[name, { ...field, properties }]] : [];
		}),
	);
}

/** The columns of a list that hold anything. */
function keepColumns(field: FieldDefinition, rows: readonly unknown[]): FieldDefinition {
	const properties = field.itemSchema?.properties;
	if (!properties) return field;
	const merged: Record<string, unknown> = {};
	for (const row of rows) {
		for (const [name, value] of Object.entries(row as Record<string, unknown>))
			merged[name] ??= value;
	}
	return { ...field, itemSchema: { properties: keepFound(properties, merged) } };
}
