import type { Detail } from '../../model/extraction.ts';
import { SURE_FROM } from '../../model/review.ts';
import type { ReviewState } from '../../model/review.ts';
import type { FieldCounts } from './accuracy-repository.ts';

const NOTHING: FieldCounts = {
	reviewed: 0,
	found: 0,
	right: 0,
	corrected: 0,
	sure: 0,
	sureRight: 0,
};

type Values = Readonly<Record<string, unknown>>;

/** The counts that a review adds to each field: none while it is open, only "reviewed" when it is rejected. */
export function countFields(
	state: ReviewState,
	found: Values,
	result: Values,
	details: readonly Detail[] = [],
): Map<string, FieldCounts> {
	const counts = new Map<string, FieldCounts>();
	if (state === 'open' || state === 'rejected') return counts;
	const sure = new Set<string>();
	for (const { path, confidence } of details) if (confidence >= SURE_FROM) sure.add(path);
	visitLeaves(found, result, (path, was, is, column) => {
		const isCorrected = was !== is;
		// Correcting single values does not confirm the others.
		if (state === 'corrected' && !isCorrected) return;
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
	});
	return counts;
}

/** The difference between two sets of counts. */
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

/** Every leaf by its path, as in details. */
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

type Visit = (path: string, was: unknown, is: unknown) => void;
type VisitLeaf = (path: string, was: unknown, is: unknown, column: string) => void;

/** Visits every field of either value, lists as a whole; undefined where one has none. */
export function visitFields(was: unknown, is: unknown, visit: Visit, path = ''): void {
	if (!isGroup(was) && !isGroup(is)) {
		visit(path, was, is);
		return;
	}
	const [before, after] = [isGroup(was) ? was : {}, isGroup(is) ? is : {}];
	for (const name of namesOf(before, after)) {
		visitFields(before[name], after[name], visit, path === '' ? name : `${path}.${name}`);
	}
}

/** Visits every leaf of either value, with its path as in details and its column; null where one has none. */
function visitLeaves(was: unknown, is: unknown, visit: VisitLeaf, path = '', column = ''): void {
	if (!isContainer(was) && !isContainer(is)) {
		visit(path, was ?? null, is ?? null, column);
		return;
	}
	if (Array.isArray(was) || Array.isArray(is)) {
		const before: readonly unknown[] = Array.isArray(was) ? was : [];
		const after: readonly unknown[] = Array.isArray(is) ? is : [];
		const rows = Math.max(before.length, after.length);
		for (let i = 0; i < rows; i += 1) {
			visitLeaves(before[i], after[i], visit, `${path}[${i}]`, `${column}[]`);
		}
		return;
	}
	const [before, after] = [isGroup(was) ? was : {}, isGroup(is) ? is : {}];
	for (const name of namesOf(before, after)) {
		const [own, ofColumn] = path === '' ? [name, name] : [`${path}.${name}`, `${column}.${name}`];
		visitLeaves(before[name], after[name], visit, own, ofColumn);
	}
}

function namesOf(before: Values, after: Values): string[] {
	const names = Object.keys(before);
	for (const name of Object.keys(after)) if (!Object.hasOwn(before, name)) names.push(name);
	return names;
}

function isGroup(value: unknown): value is Values {
	return isContainer(value) && !Array.isArray(value);
}

function isContainer(value: unknown): boolean {
	return typeof value === 'object' && value !== null;
}
