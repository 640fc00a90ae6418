import { describe, expect, test } from '@jest/globals';
import type { Page } from '../../../../engine/src/model/document.ts';
import type { TemplateSchema } from '../../../../engine/src/model/template.ts';
import { pageOf, put } from '../../../support/pages.ts';
import { extractFromPages, learnFromPages } from '../../../support/recipe.ts';

const number = { type: 'number' } as const;
const schema: TemplateSchema = {
	data: { sales1985: number, sales1986: number, costs1986: number },
};

type Grid = { heads: readonly string[]; rows: Readonly<Record<string, readonly string[]>> };

/** A table with a label left of each row and a head above each column. */
function summary({ heads, rows }: Grid, more: Partial<Page> = {}): Page {
	const columns = [260, 350, 440, 520];
	return pageOf(
		[
			put(50, 40, 'Harbour Freight Depot Limited', 14),
			put(50, 60, 'Quay Lane Bristol'),
			put(50, 100, 'Five year summary in thousands of pounds'),
			...heads.map((head, i) => put(columns[i] ?? 0, 140, head)),
			...Object.entries(rows).flatMap(([label, cells], row) => [
				put(50, 165 + 20 * row, label),
				...cells.map((cell, i) => put(columns[i] ?? 0, 165 + 20 * row, cell)),
			]),
			put(50, 300, 'The figures were examined by the auditors'),
		],
		more,
	);
}

const TAUGHT: Grid = {
	heads: ['1984', '1985', '1986'],
	rows: {
		'Turnover of depots': ['410.5', '433.1', '471.9'],
		'Outlay of depots': ['380.2', '391.6', '402.8'],
	},
};
const RIGHT = { sales1985: 433.1, sales1986: 471.9, costs1986: 402.8 };

function read(grid: Grid, more: Partial<Page> = {}): Record<string, unknown> | undefined {
	const { lesson } = learnFromPages([summary(TAUGHT)], schema, RIGHT);
	return extractFromPages([summary(grid, more)], schema, { lessons: [lesson] })?.result;
}

describe('a taught cell of a table with labels on two sides', () => {
	test('is found in a column that has moved', () => {
		const grid = {
			heads: ['1987', '1986', '1985', '1984'],
			rows: {
				'Turnover of depots': ['520.4', '501.3', '488.8', '470.1'],
				'Outlay of depots': ['430.7', '422.5', '418.9', '407.6'],
			},
		};
		expect(read(grid)).toEqual({ sales1985: 488.8, sales1986: 501.3, costs1986: 422.5 });
	});

	test('is found in a row that has moved', () => {
		const grid = {
			heads: ['1984', '1985', '1986'],
			rows: {
				'Wages paid': ['90.1', '91.2', '92.3'],
				'Outlay of depots': ['401.7', '404.5', '409.9'],
				'Turnover of depots': ['520.4', '501.3', '488.8'],
			},
		};
		expect(read(grid)).toEqual({ sales1985: 501.3, sales1986: 488.8, costs1986: 409.9 });
	});

	test('is found where rows have become columns', () => {
		const grid = {
			heads: ['Outlay of depots', 'Turnover of depots'],
			rows: { '1985': ['401.7', '501.3'], '1986': ['409.9', '488.8'] },
		};
		expect(read(grid)).toEqual({ sales1985: 501.3, sales1986: 488.8, costs1986: 409.9 });
	});

	test('is not taken from the column of another year', () => {
		const grid = {
			heads: ['1983', '1984', '1985'],
			rows: {
				'Turnover of depots': ['520.4', '501.3', '488.8'],
				'Outlay of depots': ['430.7', '422.5', '418.9'],
			},
		};
		const result = read(grid);
		expect(result?.sales1985).toBe(488.8);
		expect(result?.costs1986).not.toBe(418.9);
	});

	test('is found by its place on a page without heads', () => {
		const rows = {
			'Turnover of depots': ['420.5', '423.1', '431.9'],
			'Outlay of depots': ['350.2', '361.6', '372.8'],
		};
		expect(read({ heads: [], rows })).toMatchObject({ sales1985: 423.1, costs1986: 372.8 });
	});

	test('is found by its place on a scan whose head was misread', () => {
		const grid = { ...TAUGHT, heads: ['1984', '1985', 'I9B6'] };
		expect(read(grid, { source: 'ocr' })).toMatchObject({ costs1986: 402.8 });
	});
});
