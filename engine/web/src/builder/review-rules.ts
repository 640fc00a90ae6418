import type { ReviewRules } from '../api/types.ts';
import type { FieldNode } from './field-nodes.ts';

/** The default for templates made from a document. */
export const USUAL_RULES: ReviewRules = { below: 0.8, checks: true };
/** The limit of a required field when there is no general limit. */
const ANY_CONFIDENCE = 0.01;

/** The paths that a rule may name: values, and columns of lists. */
export function listPaths(fields: readonly FieldNode[], before = ''): string[] {
	return fields.flatMap((field) => {
		const { name, type, children } = field;
		if (name === '') return [];
		const path = before + name;
		if (type === 'object') return listPaths(children, `${path}.`);
		if (type === 'array' && field.itemType === 'object') return listPaths(children, `${path}[].`);
		return [path];
	});
}

/** Required fields: those with the general limit. */
export function listRequired({ fields = {} }: ReviewRules): string[] {
	return Object.entries(fields)
		.filter(([, limit]) => limit > 0)
		.map(([path]) => path);
}

function limitOf({ below }: ReviewRules): number {
	return below === undefined || below === 0 ? ANY_CONFIDENCE : below;
}

/** Replaces the required fields; fields with their own limit stay. */
export function withRequired(rules: ReviewRules, paths: readonly string[]): ReviewRules {
	const { fields = {}, ...others } = rules;
	const kept = Object.entries(fields).filter(
		([path, limit]) => limit === 0 || paths.includes(path),
	);
	const added = paths
		.filter((path) => !kept.some(([known]) => known === path))
		.map((path): [string, number] => [path, limitOf(rules)]);
	const all = [...kept, ...added];
	return all.length === 0 ? others : { ...others, fields: Object.fromEntries(all) };
}

/** Replaces the general limit, also for required fields. */
export function withLimit(rules: ReviewRules, below: number | undefined): ReviewRules {
	const { fields, checks } = rules;
	const next = { ...(below !== undefined && { below }), ...(checks !== undefined && { checks }) };
	if (!fields) return next;
	const [before, now] = [limitOf(rules), limitOf(next)];
	return {
		...next,
		fields: Object.fromEntries(
			Object.entries(fields).map(([path, limit]) => [path, limit === before ? now : limit]),
		),
	};
}

/** The number of fields with their own limit. */
export function countOwnLimits(rules: ReviewRules): number {
	return Object.values(rules.fields ?? {}).filter((limit) => limit !== limitOf(rules)).length;
}
