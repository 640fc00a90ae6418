import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import unzipper from 'unzipper';
import { collectColumns, readCell } from '../../engine/src/services/export/columns.ts';
import type { ExportCell } from '../../engine/src/services/export/columns.ts';
import { nameColumns } from '../../engine/src/services/export/name-columns.ts';
import { nameFile } from '../../engine/src/services/export/name-file.ts';
import { makeHarmless, writeCsv } from '../../engine/src/services/export/write-csv.ts';
import { writeXlsx } from '../../engine/src/services/export/write-xlsx.ts';
import { attachFile } from '../../engine/src/http/attach-file.ts';
import { readXlsx } from '../../engine/src/reading/pages/office/read-xlsx.ts';
import { toLabel } from '../../engine/web/src/document/read-result.ts';

async function* chunks(...all: ExportCell[][][]): AsyncIterable<ExportCell[][]> {
	for (const rows of all) yield await Promise.resolve(rows);
}

/** Reads the workbook with the engine's own reader: texts by sheet and row. */
async function readBack(content: AsyncIterable<Buffer>): Promise<string[][][]> {
	const folder = mkdtempSync(join(tmpdir(), 'docsift-xlsx-'));
	try {
		const path = join(folder, 'a.xlsx');
		await writeFile(path, await buffer(content));
		const sheets = await readXlsx(path, 100);
		return sheets.map(({ rows }) =>
			rows.map(({ cells }) => [...cells.values()].map((cell) => cell.text)),
		);
	} finally {
		rmSync(folder, { recursive: true });
	}
}

describe('text that may be a formula', () => {
	test.each([
		['=1+1', "'=1+1"],
		['+49 30 1234', "'+49 30 1234"],
		['-5', "'-5"],
		['@SUM(A1)', "'@SUM(A1)"],
		['\t=1', "'\t'=1"],
		['\r=1', "'\r'=1"],
		['＝1', "'＝1"],
		['a;=1+1', "a;'=1+1"],
		['a\n@x', "a\n'@x"],
		['a = b', 'a = b'],
		['1; -5', '1; -5'],
	])('%j is written as %j', (given, written) => {
		expect(makeHarmless(given)).toBe(written);
	});

	test('stays a text in a workbook, and a number stays a number', async () => {
		const rows: ExportCell[][] = [['=1+1', -5, true, { day: '2026-11-16' }, 'a\u0001<&>_x0041_']];
		const content = writeXlsx([
			{ name: 'One', head: ['=h', 'n', 'b', 'd', 't'], chunks: chunks(rows) },
		]);
		const [[head, row] = []] = await readBack(content);
		expect(head).toEqual(['=h', 'n', 'b', 'd', 't']);
		expect(row?.slice(0, 2)).toEqual(['=1+1', '-5']);
		expect(row?.[3]).toBe('2026-11-16');
		expect(row?.[4]).toContain('<&>');
	});
});

test('CSV quotes what has to be, and numbers are not changed', async () => {
	const written = await text(
		writeCsv(['a', '=b'], chunks([['x, "y"', -1.5]], [], [[null, new Date(0)]])),
	);
	expect(written).toBe('\ufeffa,\'=b\r\n"x, ""y""",-1.5\r\n,1970-01-01T00:00:00.000Z\r\n');
});

test.each([
	['de', '16.11.2026'],
	['fr', '16/11/2026'],
] as const)('CSV for %s has semicolons, decimal commas and its dates', async (locale, day) => {
	const rows: ExportCell[][] = [['a;b', -1234.5, { day: '2026-11-16' }, true]];
	const written = await text(writeCsv(['t', 'n', 'd', 'b'], chunks(rows), locale));
	expect(written).toBe(`\ufefft;n;d;b\r\n"a;b";-1234,5;${day};true\r\n`);
});

test('columns of a workbook are wide enough for their headings and for dates', async () => {
	const head = ['d', 'Invoice number', 'long'];
	const rows: ExportCell[][] = [[{ day: '2026-11-16' }, 'A-1', 'x'.repeat(500)]];
	const content = await buffer(writeXlsx([{ name: 'One', head, chunks: chunks(rows) }]));
	const { files } = await unzipper.Open.buffer(content);
	const sheet = files.find(({ path }) => path === 'xl/worksheets/sheet1.xml');
	const widths = (await sheet?.buffer())?.toString().matchAll(/<col [^>]*width="(\d+)"/g) ?? [];
	expect([...widths].map(([, width]) => Number(width))).toEqual([14, 16, 48]);
});

test('a sheet that is too long continues on another', async () => {
	const rows = Array.from({ length: 5 }, (_one, index): ExportCell[] => [index]);
	const sheet = { name: 'Lines', head: ['n'], chunks: chunks(rows) };
	const read = await readBack(writeXlsx([sheet], { maxRows: 3 }));
	expect(read).toEqual([
		[['n'], ['0'], ['1']],
		[['n'], ['2'], ['3']],
		[['n'], ['4']],
	]);
});

test('an error while rows are read ends the workbook with that error', async () => {
	async function* failing(): AsyncIterable<ExportCell[][]> {
		yield [['a']];
		await Promise.reject(new Error('the store is gone'));
	}
	const content = writeXlsx([{ name: 'One', head: ['n'], chunks: failing() }]);
	await expect(buffer(content)).rejects.toThrow('the store is gone');
});

describe('columns', () => {
	test('are those of all versions together, each once', () => {
		const columns = collectColumns([
			{
				data: {
					total: { type: 'number' },
					seller: { type: 'object', properties: { name: { type: 'string' } } },
					tags: { type: 'array', itemType: 'string' },
					items: {
						type: 'array',
						itemType: 'object',
						itemSchema: { properties: { price: { type: 'number' } } },
					},
				},
			},
			{
				data: {
					total: { type: 'number' },
					due: { type: 'date' },
					items: {
						type: 'array',
						itemType: 'object',
						itemSchema: { properties: { sku: { type: 'string' } } },
					},
				},
			},
		]);
		expect(columns.values.map(({ name }) => name)).toEqual(['total', 'seller.name', 'tags', 'due']);
		expect(columns.lists).toMatchObject([
			{ name: 'items', columns: [{ name: 'price' }, { name: 'sku' }] },
		]);
	});

	test('take lists of values together and write deeper ones as JSON', () => {
		const read = (value: unknown, isDate = false) =>
			readCell({ a: value }, { path: ['a'], name: 'a', isDate });
		expect(read(['x', 'y'])).toBe('x; y');
		expect(read([])).toBeNull();
		expect(read([{ b: 1 }])).toBe('[{"b":1}]');
		expect(read('2026-11-16', true)).toEqual({ day: '2026-11-16' });
		expect(read('soon', true)).toBe('soon');
		expect(read(undefined)).toBeNull();
	});
});

describe('headings', () => {
	const name = (...paths: string[]) =>
		nameColumns(
			paths.map((one) => ({ path: one.split('.'), name: one })),
			['File', 'Template'],
		);

	test('are written for people', () => {
		expect(name('invoiceNumber', 'seller.vatId', 'due_date', 'Kundennummer')).toEqual([
			'Invoice number',
			'Seller: VAT ID',
			'Due date',
			'Kundennummer',
		]);
	});

	test('that two columns would share are replaced by the paths of their fields', () => {
		expect(name('dueDate', 'due_date', 'file', 'total')).toEqual([
			'dueDate',
			'due_date',
			'file',
			'Total',
		]);
	});
});

describe('the name of an exported file', () => {
	const day = new Date('2026-11-16T23:59:00Z');

	test.each([
		['October invoices', 'October invoices 2026-11-16.csv'],
		['../a\\b:\u202e"c"', 'a b c 2026-11-16.csv'],
		[undefined, 'Documents 2026-11-16.csv'],
		['...', 'Documents 2026-11-16.csv'],
		['領収書', '領収書 2026-11-16.csv'],
	])('after %j is %j', (subject, expected) => {
		expect(nameFile(subject, day, 'csv')).toBe(expected);
	});

	test('is sent in ASCII and in Unicode', () => {
		expect(attachFile("Rück'gabe.csv")).toBe(
			`attachment; filename="R_ck'gabe.csv"; filename*=UTF-8''R%C3%BCck%27gabe.csv`,
		);
	});
});

// The dashboard imports nothing of the engine, so both implement the rule.
test.each([
	'invoiceNumber',
	'vat_rate',
	'sellerIBAN',
	'URL',
	'poNumber2',
	'unit price',
	'lineItems',
	'idOfJSONFile',
])('a spreadsheet calls %s what the dashboard calls it', (name) => {
	expect(nameColumns([{ path: [name], name }], [])).toEqual([toLabel(name)]);
});
