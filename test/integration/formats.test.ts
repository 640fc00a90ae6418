import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
	DATE_STYLE,
	EURO_STYLE,
	excelDay,
	makeDocx,
	makeOdf,
	makeXlsx,
	paragraph,
	sheetXml,
	wordTable,
} from '../support/office.ts';
import { sendForm } from '../support/send-form.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

type Answer = {
	code?: string;
	result: Record<string, unknown>;
	pageCount: number;
	pageUsed: number;
	details: { path: string; page: number | null; box: object | null }[];
};

const TEMPLATE = {
	name: 'Letter',
	category: 'INVOICE',
	schema: {
		data: {
			invoiceNumber: { type: 'string' },
			invoiceDate: { type: 'date' },
			totalDue: { type: 'number' },
			lineItems: {
				type: 'array',
				itemType: 'object',
				itemSchema: {
					properties: {
						description: { type: 'string' },
						quantity: { type: 'number' },
						unitPrice: { type: 'number' },
						amount: { type: 'number' },
					},
				},
			},
		},
	},
};
const FIELDS = [
	['Invoice number', 'A-4711'],
	['Invoice date', '2026-03-03'],
	['Total due', '105.00'],
] as const;
const TABLE = [
	['Description', 'Quantity', 'Unit price', 'Amount'],
	['Paper', '10', '4.50', '45.00'],
	['Ink', '2', '30.00', '60.00'],
];
const RESULT = {
	invoiceNumber: 'A-4711',
	invoiceDate: '2026-03-03',
	totalDue: 105,
	lineItems: [
		{ description: 'Paper', quantity: 10, unitPrice: 4.5, amount: 45 },
		{ description: 'Ink', quantity: 2, unitPrice: 30, amount: 60 },
	],
};

let engine: TestEngine;
let templateId: string;
beforeAll(async () => {
	engine = await startTestEngine();
	templateId = ((await engine.call('POST', '/v1/templates', TEMPLATE)).body as { id: string }).id;
});
afterAll(() => engine.stop());

async function parse(name: string, content: Buffer | string, fields: Record<string, string> = {}) {
	const { status, body } = await sendForm(
		`${engine.url}/documents/parse`,
		engine.ownerKey,
		{ templateId, details: 'true', ...fields },
		[{ field: 'files', name, content: Buffer.from(content) }],
	);
	return { status, body: body as Answer };
}

const odfRow = (cells: readonly string[]) =>
	`<table:table-row>${cells.map((text) => `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`).join('')}</table:table-row>`;
const htmlRow = (cells: readonly string[]) =>
	`<tr>${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`;

const DOCUMENTS: [string, () => Buffer | string][] = [
	[
		'invoice.docx',
		() =>
			makeDocx(
				FIELDS.map(([label, value]) => paragraph(`${label}:\t${value}`)).join('') +
					wordTable(TABLE),
			),
	],
	[
		'invoice.odt',
		() =>
			makeOdf(
				'text',
				`${FIELDS.map(([label, value]) => `<text:p>${label}: ${value}</text:p>`).join('')}<table:table>${TABLE.map(odfRow).join('')}</table:table>`,
			),
	],
	[
		'invoice.rtf',
		() =>
			`{\\rtf1\\ansi ${FIELDS.map(([label, value]) => `${label}:\\tab ${value}\\par\n`).join('')}${TABLE.map((row) => `\\trowd\\pard\\intbl ${row.join('\\cell ')}\\cell\\row\n`).join('')}\\pard}`,
	],
	[
		'invoice.xlsx',
		() =>
			makeXlsx([
				sheetXml([
					['Invoice number', 'A-4711'],
					['Invoice date', { value: excelDay('2026-03-03'), style: DATE_STYLE }],
					['Total due', { value: 105, style: EURO_STYLE }],
					[],
					TABLE[0] ?? [],
					['Paper', 10, 4.5, { value: 45, style: EURO_STYLE }],
					['Ink', 2, 30, { value: 60, style: EURO_STYLE }],
				]),
			]),
	],
	[
		'invoice.ods',
		() =>
			makeOdf(
				'spreadsheet',
				`<table:table>${[...FIELDS, ...TABLE].map(odfRow).join('')}</table:table>`,
			),
	],
	[
		'invoice.csv',
		() =>
			[...FIELDS.map((pair) => pair.join(',')), '', ...TABLE.map((row) => row.join(','))].join(
				'\n',
			),
	],
	[
		'invoice.html',
		() =>
			`<html><body>${FIELDS.map(([label, value]) => `<p>${label}: <b>${value}</b></p>`).join('')}<table>${TABLE.map(htmlRow).join('')}</table></body></html>`,
	],
	[
		'invoice.txt',
		() =>
			[
				...FIELDS.map(([label, value]) => `${label}: ${value}`),
				'',
				...TABLE.map((row) => row.map((text) => text.padEnd(16)).join('')),
			].join('\n'),
	],
	[
		'invoice.md',
		() =>
			`${FIELDS.map(([label, value]) => `**${label}:** ${value}`).join('\n\n')}\n\n${TABLE.map(
				(row) => `| ${row.join(' | ')} |`,
			)
				.toSpliced(1, 0, '|---|---|---|---|')
				.join('\n')}\n`,
	],
];

describe('documents without pages of their own', () => {
	test.each(DOCUMENTS)('%s', async (name, make) => {
		const { status, body } = await parse(name, make());
		expect({ status, result: body.result }).toEqual({ status: 200, result: RESULT });
		expect(body).toMatchObject({ pageCount: 1, pageUsed: 1 });
		const places = body.details.filter(({ path }) => path === 'invoiceNumber');
		expect(places).toEqual([
			expect.objectContaining({ page: 1, box: expect.any(Object) as unknown }),
		]);
	});

	test('a list that goes on over several pages of a sheet is read to its end', async () => {
		const rows = Array.from({ length: 120 }, (_, i) => [`Thing ${i + 1}`, i + 1, 2, (i + 1) * 2]);
		const sheet = sheetXml([TABLE[0] ?? [], ...rows]);
		const { body } = await parse('long.xlsx', makeXlsx([sheet]));
		expect(body).toMatchObject({ pageCount: 3, pageUsed: 3 });
		expect(body.result.lineItems).toHaveLength(120);
		expect((body.result.lineItems as object[]).at(-1)).toMatchObject({ amount: 240 });
	});

	test('only the chosen pages of one are read and charged', async () => {
		const text = `${'x\n'.repeat(1500)}Invoice number: B-2\n`;
		const { body } = await parse('long.txt', text, { pages: '-1' });
		expect(body).toMatchObject({ result: { invoiceNumber: 'B-2' }, pageCount: 2, pageUsed: 1 });
	});

	test('a job reads one, and gives it back with its media type', async () => {
		const { body } = await sendForm(
			`${engine.url}/v1/documents/parse/async`,
			engine.ownerKey,
			{ templateId },
			[{ field: 'file', name: 'a.docx', content: makeDocx(paragraph('Invoice number: J-1')) }],
		);
		const { jobId } = body as { jobId: string };
		const job = await engine.call('GET', `/v1/jobs/${jobId}?wait=30`);
		expect(job.body).toMatchObject({ status: 'completed', result: { invoiceNumber: 'J-1' } });
		const { headers } = await engine.call('GET', `/v1/jobs/${jobId}/document`);
		expect(headers.get('content-type')).toBe(
			'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
		);
	});

	test('one without text says so, and costs nothing', async () => {
		const { body } = await parse('empty.docx', makeDocx(paragraph('')));
		expect(body).toMatchObject({
			result: { error: expect.stringContaining('No text was found') as unknown },
			pageUsed: 0,
		});
	});
});
