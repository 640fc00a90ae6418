import type { FieldDefinition, FieldMap, TemplateSchema } from '../../model/template.ts';
import type { Expressions } from './expressions.ts';

type Computed = { path: string[]; definition: FieldDefinition; expr: string };

/** Whether a template has rules that apply to a whole result. */
export function hasResultRules({ data, rules }: TemplateSchema): boolean {
	return (rules?.checks?.length ?? 0) > 0 || listComputed(data).length > 0;
}

/** The computed fields, in the order of the template. */
export function listComputed(fields: FieldMap, before: readonly string[] = []): Computed[] {
	return Object.entries(fields).flatMap(([name, definition]) => {
		const path = [...before, name];
		if (definition.type === 'object') return listComputed(definition.properties ?? {}, path);
		const expr = definition.rules?.computed;
		return expr === undefined ? [] : [{ path, definition, expr }];
	});
}

/** Computed fields after the fields that they read. Fields that depend on each other are left out. */
export function orderComputed(data: FieldMap, expressions: Expressions): Computed[] {
	const waiting = new Map(listComputed(data).map((one) => [one.path.join('.'), one]));
	const reads = new Map(
		[...waiting].map(
			([
				path,
				{
					expr,
					definition: { type },
				},
			]) => {
				const isPlain = type !== 'array' && type !== 'object';
				const compiled = isPlain ? expressions.compile(expr, type) : undefined;
				return [path, compiled && 'reads' in compiled ? compiled.reads : []] as const;
			},
		),
	);
	const ordered: Computed[] = [];
	for (let isOn = true; isOn;) {
		isOn = false;
		for (const [path, one] of waiting) {
			if (reads.get(path)?.some((read) => waiting.has(read))) continue;
			waiting.delete(path);
			ordered.push(one);
			isOn = true;
		}
	}
	return ordered;
}
