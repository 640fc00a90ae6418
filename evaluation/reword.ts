import { z } from 'zod';
import type { Detail, Extraction } from '../engine/src/model/extraction.ts';
import type { FieldDefinition, FieldMap, TemplateSchema } from '../engine/src/model/template.ts';

export const wordingSchema = z.object({
	fields: z.record(
		z.string(),
		z.object({ path: z.string().nullable(), description: z.string().nullish() }),
	),
	groups: z.record(z.string(), z.string()).optional(),
});
/** Another wording of a template's fields, by their path in the template. */
export type Wording = z.infer<typeof wordingSchema>;

/** A leaf or a list: its original path, its renamed path, and the same for the cells of its rows. */
type Pair = { original: string; renamed: string; cells?: Pair[] };
type Scope = { original: string; renamed: string; fields: FieldMap; pairs: Pair[] };

export type Reworded = { schema: TemplateSchema; restore: (extraction: Extraction) => Extraction };

/**
 * A template in other words. Types and formats stay; every field and group has an entry. A group with the path null
 * is dissolved; a path through a new group creates that group.
 */
export function rewordSchema(schema: TemplateSchema, { fields, groups = {} }: Wording): Reworded {
	const unused = new Set([...Object.keys(fields), ...Object.keys(groups)]);

	const put = (scope: Scope, path: string, definition: FieldDefinition) => {
		if (!path.startsWith(scope.renamed)) throw new Error(`${path} is not in ${scope.renamed}`);
		const steps = path.slice(scope.renamed.length).split('.');
		if (steps.some((step) => step === '' || step.includes('[]'))) {
			throw new Error(`${path} is not a path`);
		}
		const name = steps.pop() ?? '';
		let at = scope.fields;
		let group = scope.renamed;
		for (const step of steps) {
			group += step;
			unused.delete(group);
			const description = groups[group];
			at[step] ??= { type: 'object', ...(description && { description }), properties: {} };
			const inside = at[step].properties;
			if (!inside) throw new Error(`${path} is in ${group}, which is not an object`);
			at = inside;
			group += '.';
		}
		if (name in at) throw new Error(`${path} is there twice`);
		at[name] = definition;
	};

	const walk = (map: FieldMap, prefix: string, scope: Scope) => {
		for (const [name, definition] of Object.entries(map)) {
			const { type, format, itemType, itemSchema, properties } = definition;
			const original = prefix + name;
			const entry = fields[original];
			if (!entry) throw new Error(`${original} is missing`);
			unused.delete(original);
			const { path, description } = entry;
			const rows: FieldMap = {};
			if (path === null && !properties) throw new Error(`${original} needs a path`);
			if (path !== null) {
				put(scope, path, {
					type,
					...(format && { format }),
					...(itemType && { itemType }),
					...(description && { description }),
					...(properties && { properties: {} }),
					...(itemSchema && { itemSchema: { properties: rows } }),
				});
			}
			if (properties) walk(properties, `${original}.`, scope);
			else if (path !== null) {
				const pair: Pair = {
					original: original.slice(scope.original.length),
					renamed: path.slice(scope.renamed.length),
				};
				scope.pairs.push(pair);
				if (!itemSchema) continue;
				const inRows = { original: `${original}[].`, renamed: `${path}[].`, fields: rows };
				pair.cells = [];
				walk(itemSchema.properties, inRows.original, { ...inRows, pairs: pair.cells });
			}
		}
	};

	const root: Scope = { original: '', renamed: '', fields: {}, pairs: [] };
	walk(schema.data, '', root);
	if (unused.size > 0) throw new Error(`not in the template: ${[...unused].join(', ')}`);
	const emptied = findEmptyGroup(root.fields);
	if (emptied !== undefined) throw new Error(`${emptied} has no fields left`);
	const paths = new Map(listPaths(root.pairs));
	return {
		schema: { data: root.fields },
		restore: ({ result, details }) => ({
			result: renameBack(result, root.pairs),
			details: details.map((detail) => renameDetail(detail, paths)),
		}),
	};
}

function findEmptyGroup(map: FieldMap): string | undefined {
	for (const [name, { properties, itemSchema }] of Object.entries(map)) {
		const inside = properties ?? itemSchema?.properties;
		if (!inside) continue;
		if (Object.keys(inside).length === 0) return name;
		const deeper = findEmptyGroup(inside);
		if (deeper !== undefined) return `${name}.${deeper}`;
	}
	return undefined;
}

function renameBack(values: unknown, pairs: readonly Pair[]): Record<string, unknown> {
	const out: Record<string, unknown> = {};
	for (const { original, renamed, cells } of pairs) {
		const value = renamed
			.split('.')
			.reduce<unknown>((at, step) => (isRecord(at) ? at[step] : undefined), values);
		if (value === undefined) continue;
		const steps = original.split('.');
		const name = steps.pop() ?? '';
		const target = steps.reduce((at, step) => (at[step] ??= {}) as typeof out, out);
		target[name] =
			cells && Array.isArray(value)
				? value.map((row: unknown) => (isRecord(row) ? renameBack(row, cells) : row))
				: value;
	}
	return out;
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null;
}

/** Pairs of [renamed, original] full paths, `rows[].qty` for a cell. */
function listPaths(pairs: readonly Pair[], from = '', to = ''): [string, string][] {
	return pairs.flatMap(({ original, renamed, cells }): [string, string][] => [
		[from + renamed, to + original],
		...listPaths(cells ?? [], `${from}${renamed}[].`, `${to}${original}[].`),
	]);
}

/** Lists stay lists, so the indexes of a path do not change. */
function renameDetail(detail: Detail, paths: ReadonlyMap<string, string>): Detail {
	const indexes = [...detail.path.matchAll(/\[\d+\]/g)].map(([index]) => index);
	const pattern = detail.path.replace(/\[\d+\]/g, '[]');
	const isItem = pattern.endsWith('[]');
	const original = paths.get(isItem ? pattern.slice(0, -2) : pattern);
	if (original === undefined) throw new Error(`${detail.path} was not asked for`);
	const next = indexes.values();
	const path = (isItem ? `${original}[]` : original).replace(
		/\[\]/g,
		() => next.next().value ?? '',
	);
	return { ...detail, path };
}
