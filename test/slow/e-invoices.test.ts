import { describe, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentType } from '../../engine/src/model/formats.ts';
import type { Extraction } from '../../engine/src/model/extraction.ts';
import type { FieldMap } from '../../engine/src/model/template.ts';
import { openSource } from '../../engine/src/reading/pipeline/read-pages.ts';
import { extractFromPages } from '../support/recipe.ts';
import {
	INVOICE,
	makeCii,
	makeFacturae,
	makeFatturaPa,
	makeInvoicePdf,
	makeOrderX,
	makeUbl,
	makeZugferd1,
	PROFILES,
} from '../support/e-invoices.ts';
import { askFor, SYNTAXES, WORDINGS } from '../support/invoice-wordings.ts';
import type { Syntax } from '../support/invoice-wordings.ts';

const limits = { maxPages: 50, maxScannedPages: 1, maxPixels: 1_000_000 };

function makeXml(syntax: Syntax): string {
	if (syntax === 'UBL invoice') return makeUbl('Invoice');
	if (syntax === 'UBL credit note') return makeUbl('CreditNote');
	if (syntax === 'FatturaPA') return makeFatturaPa();
	if (syntax === 'Facturae') return makeFacturae();
	return makeCii(syntax);
}

async function open(content: string | Buffer, type: DocumentType) {
	const folder = await mkdtemp(join(tmpdir(), 'e-invoice-'));
	try {
		const path = join(folder, 'document');
		await writeFile(path, content);
		return await openSource({ path, type, limits });
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

async function read(
	content: string | Buffer,
	type: DocumentType,
	data: FieldMap,
): Promise<Extraction> {
	const { pages, records } = await open(content, type);
	const texts = pages.flatMap(({ page }) => page ?? []);
	const extraction = extractFromPages(texts, { data }, { records });
	if (!extraction) throw new Error('nothing was read');
	return extraction;
}

/** Values that are missing in the XML may be on the page. */
function saidIn(expected: Readonly<Record<string, unknown>>): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(expected).flatMap(([name, value]): [string, unknown][] => {
			if (value === null || (Array.isArray(value) && value.length === 0)) return [];
			if (typeof value !== 'object' || Array.isArray(value)) return [[name, value]];
			return [[name, saidIn(value as Record<string, unknown>)]];
		}),
	);
}

describe.each(Object.keys(WORDINGS))('a template in %s', (wording) => {
	test.each(SYNTAXES)('is filled from bare XML: %s', async (syntax) => {
		const { data, expected } = askFor(WORDINGS[wording] ?? [], syntax);
		const { result } = await read(makeXml(syntax), 'xml', data);
		expect(result).toEqual(expected);
	});

	test.each(PROFILES)('is filled from XML in a PDF: %s', async (profile) => {
		const { data, expected } = askFor(WORDINGS[wording] ?? [], profile);
		const pdf = await makeInvoicePdf({ 'factur-x.xml': makeCii(profile) });
		const { result } = await read(pdf, 'pdf', data);
		expect(result).toMatchObject(saidIn(expected));
	});

	test('is filled from ZUGFeRD 1 in a PDF', async () => {
		const { data, expected } = askFor(WORDINGS[wording] ?? [], 'EN 16931');
		const pdf = await makeInvoicePdf({ 'ZUGFeRD-invoice.xml': makeZugferd1() });
		expect(await read(pdf, 'pdf', data)).toMatchObject({ result: expected });
	});
});

test.each(PROFILES)(
	'what XML of the profile %s leaves out is read of the page',
	async (profile) => {
		const pdf = await makeInvoicePdf({ 'factur-x.xml': makeCii(profile) });
		const { result, details } = await read(pdf, 'pdf', {
			invoiceNumber: { type: 'string' },
			dueDate: { type: 'date' },
			total: { type: 'number' },
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
		});
		expect(result).toEqual({
			invoiceNumber: INVOICE.number,
			dueDate: INVOICE.due,
			total: 836.75,
			lines: [
				{ description: 'Cordless drill', quantity: 4, amount: 598 },
				{ description: 'Safety manual, printed', quantity: 10, amount: 122.5 },
			],
		});
		const total = details.find(({ path }) => path === 'total');
		expect(total).toMatchObject({ source: 'xml', confidence: 1, page: 1 });
		expect(total?.checks).toContain('xml = print');
	},
);

test('an order of Order-X has its number and day as an order', async () => {
	const { result } = await read(makeOrderX(), 'xml', {
		orderNumber: { type: 'string' },
		documentType: { type: 'string' },
		total: { type: 'number' },
	});
	expect(result).toEqual({ orderNumber: INVOICE.order, documentType: 'Order', total: 836.75 });
});
