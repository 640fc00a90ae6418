import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { drawPage, makePdf } from '../support/documents.ts';
import { encodePhoto, toGrey } from '../support/photograph.ts';
import { sendForm } from '../support/send-form.ts';
import { startTestEngine, WITH_OCR } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

type Line = readonly [string, string];
type Job = {
	jobId: string;
	status: string;
	result: Record<string, unknown>;
	duplicateOf?: string;
	needsReview?: boolean;
};

const SCHEMA = {
	type: 'object',
	properties: {
		invoiceNumber: { type: 'string' },
		grossTotal: { type: 'number' },
		purchaseOrder: { type: 'string', description: 'Number of the purchase order' },
	},
	'x-duplicates': { by: ['invoiceNumber', 'grossTotal', 'purchaseOrder'], within: '1 year' },
};
const ORDER: Line = ['Purchase order', 'PO-5512'];
const writeInvoice = (number: string, ...more: Line[]): Line[] => [
	['Alpine Stahlhandel GmbH', 'Hamburg'],
	['Invoice number', number],
	['Invoice date', '14 May 2026'],
	['Gross total', '1,190.00'],
	['Payment within', 'thirty days'],
	...more,
];
/** A photo that is a little askew, and darker than the page. */
const photograph = async (lines: readonly Line[]) =>
	await encodePhoto(
		await toGrey(
			sharp(await drawPage(lines))
				.rotate(1.5, { background: '#ffffff' })
				.linear(0.8, 10),
		),
	);

let engine: TestEngine;
let templateId = '';
let first: Job;
beforeAll(async () => {
	engine = await startTestEngine({ environment: WITH_OCR });
	const draft = { name: 'Invoices', category: 'INVOICE', schema: SCHEMA };
	const made = await engine.call('POST', '/v1/templates?dialect=json-schema', draft);
	templateId = (made.body as { id: string }).id;
	first = await submit('invoice.pdf', await makePdf([writeInvoice('RE-2026-77', ORDER)]));
	expect(first.result).toMatchObject({ invoiceNumber: 'RE-2026-77', purchaseOrder: 'PO-5512' });
});
afterAll(() => engine.stop());

async function submit(name: string, content: Buffer): Promise<Job> {
	const url = `${engine.url}/v1/documents/parse/async`;
	const file = { field: 'file', name, content };
	const sent = await sendForm(url, engine.ownerKey, { templateId }, [file]);
	const { jobId } = sent.body as { jobId: string };
	return (await engine.call('GET', `/v1/jobs/${jobId}?wait=60`)).body as Job;
}

test('a rescan of an invoice is a duplicate by its values', async () => {
	const scan = await submit('scan.jpg', await photograph(writeInvoice('RE-2026-77', ORDER)));
	expect(scan).toMatchObject({ duplicateOf: first.jobId, needsReview: true });
});

test('a photo that lacks a value is a duplicate by the others and its words', async () => {
	const photo = await submit('photo.jpg', await photograph(writeInvoice('RE-2026-77')));
	expect(photo.result).toMatchObject({ invoiceNumber: 'RE-2026-77', purchaseOrder: null });
	expect(photo).toMatchObject({ duplicateOf: first.jobId, needsReview: true });
});

test('the next invoice of the same sender, with the same total, is none', async () => {
	const next = await submit('next.jpg', await photograph(writeInvoice('RE-2026-78', ORDER)));
	expect(next.result).toMatchObject({ invoiceNumber: 'RE-2026-78' });
	expect(next.duplicateOf).toBeUndefined();
});

test('another document with the same values, but other words, is none where a value is missing', async () => {
	const reminder: Line[] = [
		['Mahnung', 'Kiel'],
		['Invoice number', 'RE-2026-77'],
		['Gross total', '1,190.00'],
		['Bitte überweisen', 'Zahlungserinnerung'],
		['Nordbau Aktiengesellschaft', 'Buchhaltung'],
		['Verzugszinsen berechnen', 'Mahngebühren'],
	];
	const other = await submit('reminder.jpg', await photograph(reminder));
	expect(other.result).toMatchObject({ grossTotal: 1190 });
	expect(other.duplicateOf).toBeUndefined();
});
