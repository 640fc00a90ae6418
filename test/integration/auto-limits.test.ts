import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makePdf } from '../support/documents.ts';
import type { Labelled } from '../support/documents.ts';
import { INVOICE, invoicePage } from '../support/packets.ts';
import { sendForm } from '../support/send-form.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

type Entry = { pages: { from: number; to: number }; templateId: string | null };
type Body = { results: Entry[]; pageUsed: number; code?: string };

let engine: TestEngine;
let call: TestEngine['call'];
let apiKey: string;
beforeAll(async () => {
	engine = await startTestEngine({ environment: { PLANS: '{"free":{"pagesPerMonth":3}}' } });
	({ call, apiKey } = await engine.createAccount('premium'));
	for (const { id } of (await call('GET', '/v1/templates')).body as { id: string }[]) {
		await call('DELETE', `/v1/templates/${id}`);
	}
	for (const template of [INVOICE, RECEIPT]) await call('POST', '/v1/templates', template);
});
afterAll(() => engine.stop());

const RECEIPT = {
	name: 'Receipt',
	category: 'RECEIPT',
	schema: { data: { receiptNumber: { type: 'string' }, total: { type: 'number' } } },
};
const receiptPage = (number: number): Labelled => [
	['Receipt', 'Corner shop'],
	['Receipt number', `R-${1000 + number}`],
	['Total', `${number}.50`],
	['Thank you', 'for your visit'],
];
const contractPage = (number: number, of: number): Labelled => [
	['Contract of supply', `Page ${number} of ${of}`],
	['Section', `${number}. The supplier delivers what the parties have agreed upon`],
	['Parties', 'Northern Freight and Harbour Office'],
];

async function parse(content: Buffer, key = apiKey) {
	const files = [{ field: 'files', name: 'packet.pdf', content }];
	const fields = { templateId: 'auto' };
	const { status, body } = await sendForm(`${engine.url}/documents/parse`, key, fields, files);
	return { status, body: body as Body };
}

test('a file of 500 pages that is one document stays one', async () => {
	const pages = Array.from({ length: 500 }, (_, i) => contractPage(i + 1, 500));
	const { status, body } = await parse(await makePdf(pages));
	expect(status).toBe(200);
	expect(body.results.map((one) => one.pages)).toEqual([{ from: 1, to: 500 }]);
});

test('300 receipts of one page are 300 documents, and one more is refused', async () => {
	const pages = Array.from({ length: 300 }, (_, i) => receiptPage(i));
	const { status, body } = await parse(await makePdf(pages));
	expect(status).toBe(200);
	expect(body.results).toHaveLength(300);
	const more = await parse(await makePdf([...pages, receiptPage(300)]));
	expect(more).toMatchObject({ status: 400, body: { code: 'TOO_MANY_DOCUMENTS' } });
});

test('an empty page between documents spoils neither of them', async () => {
	const { body } = await parse(
		await makePdf([invoicePage('A-1', '10.00'), [], invoicePage('A-2', '20.00')]),
	);
	expect(body.results).toMatchObject([
		{ pages: { from: 1, to: 1 }, result: { invoiceNumber: 'A-1' } },
		{ pages: { from: 2, to: 2 }, templateId: null },
		{ pages: { from: 3, to: 3 }, result: { invoiceNumber: 'A-2' } },
	]);
});

test('pages without a template count against the quota like others', async () => {
	const poor = await engine.createAccount('free');
	const note: Labelled = [['Dear neighbours', 'the garden fence will be painted in May']];
	const first = await parse(await makePdf([note, [], note]), poor.apiKey);
	expect(first).toMatchObject({ status: 200, body: { pageUsed: 3 } });
	expect(first.body.results.every(({ templateId }) => templateId === null)).toBe(true);
	const second = await parse(await makePdf([note]), poor.apiKey);
	expect(second).toMatchObject({ status: 403, body: { code: 'QUOTA_EXCEEDED' } });
});

test('a page whose content is broken spoils only itself', async () => {
	const whole = await makePdf([
		invoicePage('A-1', '10.00'),
		invoicePage('A-2', '20.00'),
		invoicePage('A-3', '30.00'),
	]);
	// The second stream of the file is what the second page shows.
	const second = whole.indexOf('stream\n', whole.indexOf('endstream') + 'endstream'.length);
	const broken = Buffer.from(whole).fill(0, second + 'stream\n'.length, second + 60);
	const { status, body } = await parse(broken);
	expect(status).toBe(200);
	const read = body.results.filter(({ templateId }) => templateId !== null);
	expect(read).toMatchObject([
		{ pages: { from: 1, to: 1 }, result: { invoiceNumber: 'A-1' } },
		{ pages: { from: 3, to: 3 }, result: { invoiceNumber: 'A-3' } },
	]);
});

test('an encrypted file spoils only itself', async () => {
	const content = await makePdf([invoicePage('A-1', '10.00')]);
	const locked = await makePdf([invoicePage('A-2', '20.00')], { userPassword: 'secret' });
	const files = [
		{ field: 'files', name: 'open.pdf', content },
		{ field: 'files', name: 'locked.pdf', content: locked },
	];
	const fields = { templateId: 'auto' };
	const { status, body } = await sendForm(`${engine.url}/documents/parse`, apiKey, fields, files);
	expect(status).toBe(200);
	expect(body).toMatchObject({
		results: [
			{ filename: 'open.pdf', result: { invoiceNumber: 'A-1' } },
			{ filename: 'locked.pdf', result: { error: expect.stringContaining('password') } },
		],
		pageUsed: 1,
	});
});
