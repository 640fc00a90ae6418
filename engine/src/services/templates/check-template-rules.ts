import { readPeriod, RULE_CHECKS } from '../../model/rules.ts';
import { isPrintable } from '../../model/text.ts';
import type { TemplateRules } from '../../model/rules.ts';
import type { FieldMap } from '../../model/template.ts';
import { createExpressions } from '../../reading/rules/expressions.ts';
import type { ExpressionFault, Expressions } from '../../reading/rules/expressions.ts';
import { listComputed, orderComputed } from '../../reading/rules/order-computed.ts';
import type { SchemaFault } from './check-schema.ts';

/** Faults of the rules about a whole result. The fields must be valid. */
export function checkTemplateRules(data: FieldMap, rules: TemplateRules): SchemaFault[] {
	const expressions = createExpressions(data);
	return [
		...checkComputed(data, expressions),
		...checkChecks(rules, expressions),
		...checkDuplicates(data, rules),
	];
}

/** Names that look like a failed check of the engine: "xml ≠ print", "lines 2/3". */
const RESERVED_NAME = /[≠✗]|\d\/\d+$/u;

function* checkComputed(data: FieldMap, expressions: Expressions): Iterable<SchemaFault> {
	const computed = listComputed(data);
	const ordered = new Set(orderComputed(data, expressions).map(({ path }) => path.join('.')));
	for (const { path, definition, expr } of computed) {
		const { type } = definition;
		const at = ['schema', 'data', ...path.join('\0properties\0').split('\0'), 'rules', 'computed'];
		if (type === 'array' || type === 'object') continue;
		const compiled = expressions.compile(expr, type);
		if ('fault' in compiled) yield { path: at, message: describe(compiled.fault) };
		else if (!ordered.has(path.join('.'))) {
			yield { path: at, message: 'waits for its own value: computed fields read each other' };
		}
	}
}

function* checkChecks({ checks = [] }: TemplateRules, expressions: Expressions) {
	const names = new Set<string>();
	for (const [i, { name, expr }] of checks.entries()) {
		const at = ['rules', 'checks', String(i)];
		const isTaken = names.has(name) || RULE_CHECKS.some((one) => one === name);
		if (isTaken) yield { path: [...at, 'name'], message: 'is the name of another check' };
		else if (RESERVED_NAME.test(name) || !isPrintable(name)) {
			yield { path: [...at, 'name'], message: 'may not contain ≠ or ✗, nor end like 2/3' };
		}
		names.add(name);
		const compiled = expressions.compile(expr, 'boolean');
		if ('fault' in compiled) yield { path: [...at, 'expr'], message: describe(compiled.fault) };
	}
}

function describe({ message, from, to }: ExpressionFault): string {
	return `${message} (character ${from === to || to < from ? from : `${from} to ${to}`})`;
}

function* checkDuplicates(data: FieldMap, { duplicates }: TemplateRules): Iterable<SchemaFault> {
	if (!duplicates) return;
	const paths = new Set(listScalars(data));
	for (const [i, path] of duplicates.by.entries()) {
		if (paths.has(path)) continue;
		const message = 'is no field of the schema; only single fields outside lists can be compared';
		yield { path: ['rules', 'duplicates', 'by', String(i)], message };
	}
	if (readPeriod(duplicates.within) !== undefined) return;
	const message = 'must be a period of at most 20 years, such as "90 days" or "2 years"';
	yield { path: ['rules', 'duplicates', 'within'], message };
}

/** The paths of all single fields outside lists. */
function listScalars(fields: FieldMap, before = ''): string[] {
	return Object.entries(fields).flatMap(([name, { type, properties }]) => {
		if (type === 'array') return [];
		return type === 'object'
			? listScalars(properties ?? {}, `${before}${name}.`)
			: [`${before}${name}`];
	});
}
