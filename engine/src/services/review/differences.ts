import { createDraft } from './check-values.ts';
import { isObject } from '../../model/is-object.ts';

/**
 * The difference between two values at a path. Without `before`, the key did not exist. With `row`, `before` and
 * `after` are the old and new rows of a list, starting at that row.
 */
type Difference = {
	path: string;
	row?: number | undefined;
	before?: unknown;
	after?: unknown;
};

type Group = Readonly<Record<string, unknown>>;

/** A name that cannot be part of a path, because it contains separators. */
const UNPATHABLE = /[.[\]]/;

/** The changes from `before` to `after`; `revertDifferences` restores `before` byte for byte as JSON. */
export function listDifferences(before: unknown, after: unknown, path = ''): Difference[] {
	const differences: Difference[] = [];
	compare(before, after, path, differences);
	return differences;
}

/** A copy of a result before these differences. */
export function revertDifferences(
	result: Readonly<Record<string, unknown>>,
	differences: readonly Difference[],
): Record<string, unknown> {
	const draft = createDraft(result);
	for (const difference of differences.toReversed()) {
		const { path, row, before, after } = difference;
		if (row !== undefined) draft.splice(path, row, lengthOf(after), before as unknown[]);
		else if ('before' in difference) draft.set(path, before);
		else draft.remove(path);
	}
	return draft.values();
}

function lengthOf(rows: unknown): number {
	return Array.isArray(rows) ? rows.length : 0;
}

function compare(before: unknown, after: unknown, path: string, found: Difference[]): void {
	if (before === after) return;
	if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, found);
	else if (isObject(before) && isObject(after)) compareGroups(before, after, path, found);
	else found.push({ path, before, after });
}

/** Leaves out equal rows at the start and the end. */
function compareLists(
	before: readonly unknown[],
	after: readonly unknown[],
	path: string,
	found: Difference[],
): void {
	const shorter = Math.min(before.length, after.length);
	let start = 0;
	while (start < shorter && isSameJson(before[start], after[start])) start += 1;
	let end = 0;
	while (end < shorter - start && isSameJson(before.at(-1 - end), after.at(-1 - end))) end += 1;
	if (before.length !== after.length) {
		const rows = { before: before.slice(start, before.length - end) };
		found.push({ path, row: start, ...rows, after: after.slice(start, after.length - end) });
		return;
	}
	for (let row = start; row < before.length - end; row += 1) {
		compare(before[row], after[row], `${path}[${row}]`, found);
	}
}

function compareGroups(before: Group, after: Group, path: string, found: Difference[]): void {
	const names = Object.keys(after);
	const added = names.filter((name) => !Object.hasOwn(before, name));
	const changed = names.filter(
		(name) => Object.hasOwn(before, name) && !isSameJson(before[name], after[name]),
	);
	const kept = added.length === 0 ? names : names.filter((name) => Object.hasOwn(before, name));
	const isPathable = ![...added, ...changed].some((name) => UNPATHABLE.test(name));
	if (!isPathable || !hasOrder(kept, Object.keys(before))) {
		found.push({ path, before, after });
		return;
	}
	const join = (name: string) => (path === '' ? name : `${path}.${name}`);
	for (const name of changed) compare(before[name], after[name], join(name), found);
	for (const name of added) found.push({ path: join(name), after: after[name] });
}

function hasOrder(names: readonly string[], wanted: readonly string[]): boolean {
	return names.length === wanted.length && names.every((name, i) => name === wanted[i]);
}

/** Whether two values are the same JSON, including the order of keys. */
export function isSameJson(one: unknown, other: unknown): boolean {
	if (one === other) return true;
	if (Array.isArray(one) && Array.isArray(other)) {
		return one.length === other.length && one.every((item, i) => isSameJson(item, other[i]));
	}
	if (!isObject(one) || !isObject(other)) return false;
	const names = Object.keys(one);
	return (
		hasOrder(names, Object.keys(other)) && names.every((name) => isSameJson(one[name], other[name]))
	);
}
