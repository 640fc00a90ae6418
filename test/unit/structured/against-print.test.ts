import { describe, expect, test } from '@jest/globals';
import { layOutPages } from '../../../engine/src/reading/layout/lay-out-pages.ts';
import type { Detail } from '../../../engine/src/model/extraction.ts';
import type { FieldMap } from '../../../engine/src/model/template.ts';
import { readInvoice } from '../../../engine/src/reading/structured/read-invoice.ts';
import { readXml } from '../../../engine/src/reading/structured/xml/read-xml.ts';
import { INVOICE, makeCii } from '../../support/e-invoices.ts';
import type { Invoice } from '../../support/e-invoices.ts';
import { extract } from '../../support/extract.ts';
import { pageOf, put } from '../../support/pages.ts';

const data: FieldMap = {
	invoiceNumber: { type: 'string' },
	dueDate: { type: 'date' },
	total: { type: 'number' },
	iban: { type: 'string', format: 'iban' },
	contractNumber: { type: 'string' },
	sellerName: { type: 'string' },
	lines: {
		type: 'array',
		itemType: 'object',
		itemSchema: {
			properties: {
				description: { type: 'string' },
				quantity: { type: 'number' },
				amount: { type: 'number' },
			},
		},
	},
};

/** The printed values, compared with the XML of the invoice. */
function compare(printed: Partial<Invoice>, amounts = ['598.00', '122.50']) {
	const { number, due, iban, seller, totals } = { ...INVOICE, ...printed };
	const page = pageOf([
		put(50, 40, seller.name),
		put(50, 100, 'Invoice number'),
		put(200, 100, number),
		put(50, 120, 'Due date'),
		put(200, 120, due),
		...['Description', 'Quantity', 'Amount'].map((head, i) => put(50 + 150 * i, 200, head)),
		...['Cordless drill', '4', amounts[0] ?? ''].map((text, i) => put(50 + 150 * i, 216, text)),
		...['Safety manual, printed', '10', amounts[1] ?? ''].map((text, i) =>
			put(50 + 150 * i, 232, text),
		),
		put(50, 300, 'Net total'),
		put(350, 300, totals.net),
		put(50, 316, 'Total'),
		put(350, 316, totals.gross),
		put(50, 400, 'IBAN'),
		put(200, 400, iban),
	]);
	const record = readInvoice(readXml(Buffer.from(makeCii('EN 16931'))), false);
	const { result, details } = extract(layOutPages([page]), { data }, { records: [record] });
	return { result, at: new Map(details.map((detail) => [detail.path, detail])) };
}

const checksOf = (detail: Detail | undefined) =>
	detail?.checks.filter((one) => one.includes('xml'));

describe('what XML says and what is printed', () => {
	test('the same value is confirmed, with its place on the page and in the XML', () => {
		const { at } = compare({});
		expect(at.get('invoiceNumber')).toMatchObject({
			source: 'xml',
			confidence: 1,
			raw: INVOICE.number,
			xpath: '/rsm:CrossIndustryInvoice/rsm:ExchangedDocument/ram:ID',
			page: 1,
			box: { x0: 200, y0: 100 },
		});
		for (const path of [
			'invoiceNumber',
			'dueDate',
			'total',
			'iban',
			'sellerName',
			'lines[1].amount',
		])
			expect([path, checksOf(at.get(path))]).toEqual([path, ['xml = print']]);
	});

	test('a different printed total is reported with both values and less confidence', () => {
		const { result, at } = compare({ totals: { ...INVOICE.totals, gross: '1,036.75' } });
		expect(result.total).toBe(836.75);
		expect(at.get('total')).toMatchObject({ raw: '836.75', printed: '1,036.75', confidence: 0.5 });
		expect(checksOf(at.get('total'))).toEqual(['xml ≠ print']);
		expect(checksOf(at.get('invoiceNumber'))).toEqual(['xml = print']);
	});

	test.each([
		['invoiceNumber', { number: 'RE-2026-0816' }, 'RE-2026-0816'],
		['dueDate', { due: '2026-05-13' }, '2026-05-13'],
		['iban', { iban: 'DE02120300000000202051' }, 'DE02120300000000202051'],
	])('another %s is told', (path, printed, raw) => {
		const { result, at } = compare(printed);
		expect(at.get(path)).toMatchObject({ source: 'xml', confidence: 0.5, printed: raw });
		expect(checksOf(at.get(path))).toEqual(['xml ≠ print']);
		expect(Object.values(result)).not.toContain(raw);
	});

	test('a different printed amount in a row is reported', () => {
		const { result, at } = compare({}, ['598.00', '322.50']);
		expect(result.lines).toMatchObject([{ amount: 598 }, { amount: 122.5 }]);
		expect(at.get('lines[1].amount')).toMatchObject({ printed: '322.50', confidence: 0.5 });
		expect(checksOf(at.get('lines[1].amount'))).toEqual(['xml ≠ print']);
		expect(checksOf(at.get('lines[0].amount'))).toEqual(['xml = print']);
	});

	test('a missing or additional sign is not a contradiction', () => {
		const { at } = compare({ totals: { ...INVOICE.totals, gross: '-836.75' } });
		expect(checksOf(at.get('total'))).toEqual(['xml = print']);
	});

	test('a value that is not printed is neither confirmed nor doubted, and has no place', () => {
		const { at } = compare({});
		expect(at.get('contractNumber')).toMatchObject({
			source: 'xml',
			confidence: 1,
			page: null,
			box: null,
			raw: INVOICE.contract,
			checks: [],
		});
	});
});
