import { describe, expect, test } from '@jest/globals';
import { moveCell, rangeOf } from '../../../engine/web/src/grid/grid-cells.ts';
import {
	columnsOf,
	deleteRows,
	emptyRowOf,
	insertRow,
	listTotals,
	mergeRows,
	parseTsv,
	readNumber,
	splitRow,
	sumColumns,
	writeTsv,
} from '../../../engine/web/src/grid/grid-rows.ts';
import { fillRows, withoutHead } from '../../../engine/web/src/review/fill-cells.ts';
import { moveDetails, traceSteps } from '../../../engine/web/src/review/trace-rows.ts';

const columns =
	columnsOf({
		type: 'array',
		itemSchema: {
			properties: {
				what: { type: 'string' },
				count: { type: 'number' },
				lineTotal: { type: 'number' },
			},
		},
	}) ?? [];
const rows = [
	{ what: 'Gravel', count: 2, lineTotal: 10 },
	{ what: 'fine', count: null, lineTotal: null },
	{ what: 'Sand', count: 1, lineTotal: 5.5 },
];

describe('the rows of a grid', () => {
	test('are inserted, deleted, split and merged, and each knows where it comes from', () => {
		expect(insertRow(rows, 1, emptyRowOf(columns)).from).toEqual([0, null, 1, 2]);
		expect(deleteRows(rows, 0, 1)).toEqual({ rows: [rows[2]], from: [2] });
		expect(mergeRows(rows, { first: 0, last: 1 }, columns)).toEqual({
			rows: [{ what: 'Gravel fine', count: 2, lineTotal: 10 }, rows[2]],
			from: [0, 2],
		});
		const split = splitRow(
			[{ what: 'Gravel Sand', count: 2, lineTotal: 1 }],
			{ row: 0, name: 'what', at: 7 },
			emptyRowOf(columns),
		);
		expect(split).toEqual({
			rows: [
				{ what: 'Gravel', count: 2, lineTotal: 1 },
				{ what: 'Sand', count: null, lineTotal: null },
			],
			from: [0, null],
		});
	});

	test('a list with lists or groups inside its rows is not shown as a grid', () => {
		const properties = { tags: { type: 'array' as const } };
		expect(columnsOf({ type: 'array', itemSchema: { properties } })).toBeUndefined();
		expect(columnsOf({ type: 'array', itemType: 'string' })).toBeUndefined();
	});

	test('the sum of amounts is compared with the nearest total of the document', () => {
		const totals = listTotals({ seller: { id: 3 }, netTotal: 15.5, total: 18.45, rows: [1] });
		expect(totals.map(({ label }) => label)).toEqual(['Net total', 'Total']);
		expect(sumColumns(rows, columns, totals)).toEqual([
			{ name: 'count', sum: 3 },
			{ name: 'lineTotal', sum: 15.5, total: totals[0], isEqual: true },
		]);
		expect(sumColumns(rows.slice(0, 1), columns, totals)[1]).toMatchObject({ isEqual: false });
	});
});

describe('the clipboard of a grid', () => {
	test('cells of a spreadsheet are read, with quotes, line breaks and empty cells', () => {
		expect(parseTsv('a\tb\r\nc\t\r\n')).toEqual([
			['a', 'b'],
			['c', ''],
		]);
		expect(parseTsv('"two\nlines"\t"say ""hi"""\nx')).toEqual([['two\nlines', 'say "hi"'], ['x']]);
		expect(parseTsv('"A" team\tb')).toEqual([['"A" team', 'b']]);
		expect(parseTsv('')).toEqual([]);
		expect(parseTsv('a\t')).toEqual([['a', '']]);
	});

	test('written values are read back', () => {
		const cells = [
			['a\tb', 'c"d'],
			['e\nf', ''],
		];
		expect(parseTsv(writeTsv(cells))).toEqual(cells);
	});

	test.each([
		['1.234,50', 1234.5],
		['1,234.50', 1234.5],
		['12,5', 12.5],
		['1,234', 1234],
		['1.234.567', 1_234_567],
		['€ 12.50', 12.5],
		['-3', -3],
		['1’234.50', 1234.5],
		['12 pieces', undefined],
		['1,2.3,4', undefined],
	])('the number %s', (typed, number) => {
		expect(readNumber(typed)).toBe(number);
	});

	test('fills cells and adds rows; a heading is left out, and unreadable cells stay', () => {
		const cells = [
			['What', 'Count'],
			['Chalk', '7'],
			['Clay', 'many'],
		];
		const at = { row: 2, column: 0 };
		const plain = withoutHead({ cells, columns, at });
		expect(plain).toHaveLength(2);
		const { moved, left } = fillRows({ rows, columns, at, cells: plain }, (words, { type }) => {
			if (type !== 'number') return { value: words };
			const value = readNumber(words);
			return value === undefined ? null : { value };
		});
		expect(left).toBe(1);
		expect(moved.from).toEqual([0, 1, 2, null]);
		expect(moved.rows.slice(2)).toEqual([
			{ what: 'Chalk', count: 7, lineTotal: 5.5 },
			{ what: 'Clay', count: null, lineTotal: null },
		]);
	});
});

test('keys move between the cells and stop at the edges', () => {
	const size = { rows: 3, columns: 2, page: 10 };
	const press = (key: string, more = {}) =>
		moveCell(
			{ row: 1, column: 0 },
			{ key, ctrlKey: false, metaKey: false, altKey: false, ...more },
			size,
		);
	expect(press('ArrowDown')).toEqual({ row: 2, column: 0 });
	expect(press('ArrowLeft')).toEqual({ row: 1, column: 0 });
	expect(press('End', { ctrlKey: true })).toEqual({ row: 2, column: 1 });
	expect(press('PageUp')).toEqual({ row: 0, column: 0 });
	expect(press('x')).toBeUndefined();
	expect(rangeOf({ row: 2, column: 0 }, { row: 1, column: 1 })).toEqual({
		top: 1,
		bottom: 2,
		left: 0,
		right: 1,
	});
});

describe('rows that move under a draft', () => {
	const stored = { number: 'A', items: rows };

	test('an accepted cell stays accepted when a row is inserted above it', () => {
		const { from, rows: now } = insertRow(rows, 0, emptyRowOf(columns));
		const trace = traceSteps(stored, [
			{ kind: 'accept', path: 'items[2].what' },
			{ kind: 'change', change: { path: 'items', value: now }, from },
			{ kind: 'change', change: { path: 'items[0].what', value: 'new' } },
		]);
		expect([...trace.settled].sort()).toEqual(['items', 'items[0].what', 'items[3].what']);
		expect(trace.toNow('items[0].what')).toBe('items[1].what');
		expect(trace.toStored('items[0].what')).toBeUndefined();
		expect(trace.toStored('items[1].what')).toBe('items[0].what');
		expect(trace.toNow('number')).toBe('number');
	});

	test('the cells of a deleted row disappear, and details follow the other rows', () => {
		const { from, rows: now } = deleteRows(rows, 0, 0);
		const trace = traceSteps(stored, [
			{ kind: 'change', change: { path: 'items', value: now }, from },
		]);
		expect(trace.toNow('items[0].what')).toBeUndefined();
		const detail = (path: string) => ({ path, confidence: 0.5, checks: [], page: null });
		const result = { ...stored, items: now };
		const details = [detail('items[0].what'), detail('items[2].what')];
		expect(moveDetails(details, { stored, result, trace })).toEqual([detail('items[1].what')]);
	});
});
