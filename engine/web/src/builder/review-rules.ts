import type { ReviewRules } from '../api/types.ts';
import type { FieldNode } from './field-nodes.ts';

/** For templates that are made from a document: people see what is doubtful, and can switch it off. */
export const USUAL_RULES: ReviewRules = { below: 0.8, checks: true };
/** What a field must be found with at least, where no limit is set for all. */
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

/** Fields that must not be missing. Those with the limit of all others are only that. */
export function listRequired({ fields = {} }: ReviewRules): string[] {
	return Object.entries(fields)
		.filter(([, limit]) => limit > 0)
		.map(([path]) => path);
}

function limitOf({ below }: ReviewRules): number {
	return below === undefined || below === 0 ? ANY_CONFIDENCE : below;
}

/** The rules with other fields that must not be missing; limits of their own stay. */
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

/** The rules with another limit; it holds for those fields, too, that only must not be missing. */
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

/** How many fields have another limit than all the rest. */
export function countOwnLimits(rules: ReviewRules): number {
	return Object.values(rules.fields ?? {}).filter((limit) => limit !== limitOf(rules)).length;
}
