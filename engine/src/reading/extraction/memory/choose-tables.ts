import type { Lesson, RememberedTable } from '../../../model/memory.ts';
import { valueAt } from '../../../model/path.ts';
import { isClose, isSame } from './locate-value.ts';

type Values = Readonly<Record<string, unknown>>;
/** A lesson, and the values of its document with it and without its tables. */
type Replayed = { lesson: Lesson; again: Values; untaught: Values };
type ChangeTable = (table: RememberedTable) => RememberedTable | undefined;

/** Other ways to read a table: by its rows only, by the text between values, by its heads only, and without the lesson. */
const OTHERS: readonly ChangeTable[] = [
	(table) => (table.rows ? { ...table, columns: [] } : table),
	(table) => ({ ...table, rows: undefined }),
	(table) => ({ ...table, rows: undefined, entries: undefined }),
	() => undefined,
];
/** A way to read a table that returns this share of its cells is kept without trying others. */
const GOOD = 0.9;

/** Entries that return fewer of the cells of their own document are not taught. */
const MIN_ENTRIES = 0.7;

/**
 * Reads the document of a lesson again with everything that was learnt about its tables, and with less. Keeps for each
 * list what returns the most correct cells: knowledge that does not help on its own document harms others. Entries in
 * running text vary more than rows, so they are taught only if the reading without the lesson is worse.
 */
export function chooseTables(
	learnt: Lesson,
	right: Values,
	replay: (lesson: Lesson) => Values,
): Replayed {
	const untaught = replay({ ...learnt, tables: [] });
	if (learnt.tables.length === 0) return { lesson: learnt, again: untaught, untaught };
	const all = { ...learnt, tables: learnt.tables.map((one) => noteRows(one, right, untaught)) };
	const shareOf = (path: string, values: Values) =>
		shareOfCells(valueAt(right, path), valueAt(values, path));
	const choose = (path: string, table: RememberedTable | undefined, values: Values): Choice => {
		const share = shareOf(path, values);
		const isPoor = share < MIN_ENTRIES && table?.entries !== undefined && !table.rows;
		return { table, share: isPoor ? 0 : share };
	};
	const again = replay(all);
	const best = new Map(
		all.tables.map((one): [string, Choice] => [one.path, choose(one.path, one, again)]),
	);
	const isNeeded = ({ table, share }: Choice) =>
		table !== undefined && shareOf(table.path, untaught) < share;
	const isSettled = (one: Choice) =>
		one.share >= GOOD && (one.table?.rows !== undefined || !one.table?.entries || isNeeded(one));
	if (![...best.values()].every(isSettled)) {
		for (const change of OTHERS) {
			const tables = all.tables.flatMap((one) => change(one) ?? []);
			const values = tables.length === 0 ? untaught : replay({ ...all, tables });
			for (const table of all.tables) {
				const [own, one] = [best.get(table.path), choose(table.path, change(table), values)];
				if (own && own.share < GOOD && one.share >= own.share) best.set(table.path, one);
			}
		}
	}
	const tables = [...best.values()].flatMap((one) => {
		if (!one.table?.entries || isNeeded(one)) return one.table ?? [];
		return one.table.rows ? { ...one.table, entries: undefined } : [];
	});
	const chosen = { ...all, tables };
	// Entries are not read where rows are found.
	const isRead = (one: RememberedTable, i: number) =>
		one === all.tables[i] ||
		(one.rows !== undefined &&
			one.rows === all.tables[i]?.rows &&
			one.columns === all.tables[i].columns);
	const isUnchanged = tables.length === all.tables.length && tables.every(isRead);
	return { lesson: chosen, again: isUnchanged ? again : replay(chosen), untaught };
}

/** Notes the share of right rows if the document gives too many rows without the lesson. */
function noteRows(table: RememberedTable, right: Values, untaught: Values): RememberedTable {
	const [wanted, given] = [countRows(right, table.path), countRows(untaught, table.path)];
	return given > wanted ? { ...table, rightRows: Math.round((100 * wanted) / given) } : table;
}

function countRows(values: Values, path: string): number {
	const rows = valueAt(values, path);
	return Array.isArray(rows) ? rows.length : 0;
}

type Choice = { table: RememberedTable | undefined; share: number };

/** The F1 score of cells; each correct row is compared with the most similar row. */
function shareOfCells(right: unknown, again: unknown): number {
	const [wanted, given] = [listRows(right), listRows(again)];
	const unused = new Set(given);
	let hits = 0;
	for (const row of wanted) {
		let best: { row: Values; count: number } | undefined;
		for (const one of unused) {
			const count = countSame(row, one);
			if (count > (best?.count ?? 0)) best = { row: one, count };
		}
		if (!best) continue;
		unused.delete(best.row);
		hits += best.count;
	}
	const all = [...wanted, ...given].reduce((sum, row) => sum + filledOf(row).length, 0);
	return all === 0 ? 1 : (2 * hits) / all;
}

function listRows(value: unknown): Values[] {
	if (!Array.isArray(value)) return [];
	return value.map((row: unknown) =>
		typeof row === 'object' && row !== null ? (row as Values) : { value: row },
	);
}

function filledOf(row: Values): [string, unknown][] {
	return Object.entries(row).filter(([, value]) => value !== null && value !== undefined);
}

function countSame(right: Values, again: Values): number {
	return filledOf(right).filter(
		([name, value]) => isSame(again[name], value) || isClose(again[name], value),
	).length;
}
