/**
 * Follows the rows of lists through the steps of a draft, so that a doubtful cell stays doubtful, and an accepted one
 * accepted, when rows are added, removed or moved around it.
 */
import type { AnyDetail, Result } from '../api/types.ts';
import { pathOfStep, valueAt } from './draft.ts';
import type { Step } from './draft.ts';

/** By list: the stored row of each row now. Added rows have negative numbers of their own. */
type Rows = ReadonlyMap<string, readonly number[]>;

export type Trace = {
	/** Paths, as they are now, of the values that a person has dealt with. */
	settled: Set<string>;
	/** Where the value at a stored path is now; undefined: its row was removed. */
	toNow: (stored: string) => string | undefined;
	/** Where the value at a path was stored; undefined: its row was added. */
	toStored: (now: string) => string | undefined;
};

const IN_LIST = /^([^.[\]]+)\[(\d+)\](.*)$/s;

export function traceSteps(stored: Result, steps: readonly Step[]): Trace {
	const rows = new Map<string, number[]>();
	/** Paths with the permanent numbers of their rows. */
	const settled = new Set<string>();
	let added = 0;
	const addRow = (): number => (added -= 1);
	const rowsOf = (list: string): number[] => {
		const known = rows.get(list) ?? countUp(stored[list]);
		rows.set(list, known);
		return known;
	};
	for (const step of steps) {
		const path = pathOfStep(step);
		const [, list, index, rest = ''] = IN_LIST.exec(path) ?? [];
		if (list !== undefined) {
			const known = rowsOf(list);
			while (known.length <= Number(index)) known.push(addRow());
			settled.add(`${list}[${known[Number(index)] ?? 0}]${rest}`);
		} else if (step.kind === 'change' && Array.isArray(step.change.value)) {
			const before = rowsOf(path);
			const from = step.from ?? step.change.value.map(() => null);
			rows.set(
				path,
				from.map((row) => (row === null ? addRow() : (before[row] ?? addRow()))),
			);
			settled.add(path);
		} else {
			settled.add(path);
		}
	}
	const { toNow, toStored } = mapPaths(rows);
	return {
		settled: new Set([...settled].flatMap((path) => toNow(path) ?? [])),
		toNow,
		toStored,
	};
}

function countUp(list: unknown): number[] {
	return Array.isArray(list) ? list.map((_row, i) => i) : [];
}

function mapPaths(rows: Rows): Pick<Trace, 'toNow' | 'toStored'> {
	const places = new Map(
		[...rows].map(([list, known]) => [list, new Map(known.map((row, i) => [row, i]))]),
	);
	const move = (path: string, find: (list: string, row: number) => number | undefined) => {
		const [, list, index, rest = ''] = /^([^.[\]]+)\[(-?\d+)\](.*)$/s.exec(path) ?? [];
		if (list === undefined || !rows.has(list)) return path;
		const row = find(list, Number(index));
		return row === undefined ? undefined : `${list}[${row}]${rest}`;
	};
	return {
		toNow: (path) => move(path, (list, row) => places.get(list)?.get(row)),
		toStored: (path) =>
			move(path, (list, row) => {
				const stored = rows.get(list)?.[row];
				return stored === undefined || stored < 0 ? undefined : stored;
			}),
	};
}

/** The details of the values that are as they were read, at the paths that the values have now. */
export function moveDetails(
	details: readonly AnyDetail[],
	{ stored, result, trace }: { stored: Result; result: Result; trace: Trace },
): AnyDetail[] {
	return details.flatMap((detail) => {
		const path = trace.toNow(detail.path);
		if (path === undefined || valueAt(result, path) !== valueAt(stored, detail.path)) return [];
		return path === detail.path ? [detail] : [{ ...detail, path }];
	});
}
