import { isDeepStrictEqual } from 'node:util';
import type { Detail } from '../model/extraction.ts';
import { SURE_FROM } from '../model/review.ts';
import type { ReviewState } from '../model/review.ts';
import { columnOf } from './decide-review.ts';
import type { FieldCounts } from './review-repository.ts';

const NOTHING: FieldCounts = {
	reviewed: 0,
	found: 0,
	right: 0,
	corrected: 0,
	sure: 0,
	sureRight: 0,
};

type Values = Readonly<Record<string, unknown>>;

/** What a look at a result says about each field: of an open one nothing, of a rejected one that it was looked at. */
export function countFields(
	state: ReviewState,
	found: Values,
	result: Values,
	details: readonly Detail[] = [],
): Map<string, FieldCounts> {
	const counts = new Map<string, FieldCounts>();
	if (state === 'open' || state === 'rejected') return counts;
	const [before, after] = [listLeaves(found), listLeaves(result)];
	const sure = new Set(
		details.filter(({ confidence }) => confidence >= SURE_FROM).map(({ path }) => path),
	);
	for (const path of new Set([...before.keys(), ...after.keys()])) {
		const [was, is] = [before.get(path) ?? null, after.get(path) ?? null];
		const isCorrected = !isDeepStrictEqual(was, is);
		// Who corrects single values has not said that the others are right.
		if (state === 'corrected' && !isCorrected) continue;
		const column = columnOf(path);
		const own = counts.get(column) ?? { ...NOTHING };
		own.reviewed += 1;
		if (was !== null) own.found += 1;
		if (!isCorrected) own.right += 1;
		else own.corrected += 1;
		if (was !== null && sure.has(path)) {
			own.sure += 1;
			if (!isCorrected) own.sureRight += 1;
		}
		counts.set(column, own);
	}
	return counts;
}

/** What is to be added when the first counts become the second. */
export function subtractCounts(
	after: ReadonlyMap<string, FieldCounts>,
	before: ReadonlyMap<string, FieldCounts>,
): Map<string, FieldCounts> {
	const changes = new Map<string, FieldCounts>();
	for (const path of new Set([...after.keys(), ...before.keys()])) {
		const [a, b] = [after.get(path) ?? NOTHING, before.get(path) ?? NOTHING];
		const change = {
			reviewed: a.reviewed - b.reviewed,
			found: a.found - b.found,
			right: a.right - b.right,
			corrected: a.corrected - b.corrected,
			sure: a.sure - b.sure,
			sureRight: a.sureRight - b.sureRight,
		};
		if (Object.values(change).some((count) => count !== 0)) changes.set(path, change);
	}
	return changes;
}

/** Every leaf with its path, as in details. */
export function listLeaves(values: unknown, path = ''): Map<string, unknown> {
	if (Array.isArray(values)) {
		const rows = values.flatMap((one, i) => [...listLeaves(one, `${path}[${i}]`)]);
		return new Map(rows);
	}
	if (typeof values === 'object' && values !== null) {
		const fields = Object.entries(values).flatMap(([name, one]) => [
			...listLeaves(one, path === '' ? name : `${path}.${name}`),
		]);
		return new Map(fields);
	}
	return new Map([[path, values]]);
}
