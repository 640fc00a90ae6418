import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { LETTER, drawPage, makePdf } from '../support/documents.ts';
import { DELIVERY, INVOICE, deliveryPage, invoicePage, makePacket } from '../support/packets.ts';
import { sendForm } from '../support/send-form.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

type Entry = {
	filename: string;
	pages: { from: number; to: number };
	kind: string;
	templateId: string | null;
	confidence: number;
	result: Record<string, unknown> | null;
};
type Body = { results: Entry[]; pageCount: number; pageUsed: number; pageRemaining: number };

let engine: TestEngine;
let call: TestEngine['call'];
let apiKey: string;
let invoice: string;
let delivery: string;
beforeAll(async () => {
	engine = await startTestEngine();
	({ call, apiKey } = await engine.createAccount('premium'));
	for (const { id } of (await call('GET', '/v1/templates')).body as { id: string }[]) {
		await call('DELETE', `/v1/templates/${id}`);
	}
	({ id: invoice } = (await call('POST', '/v1/templates', INVOICE)).body as { id: string });
	({ id: delivery } = (await call('POST', '/v1/templates', DELIVERY)).body as { id: string });
});
afterAll(() => engine.stop());

async function parse(content: Buffer, fields: Record<string, string>, key = apiKey) {
	const files = [{ field: 'files', name: 'packet.pdf', content }];
	const { status, body } = await sendForm(`${engine.url}/documents/parse`, key, fields, files);
	return { status, body: body as Body };
}

async function readUsed(): Promise<number> {
	return ((await call('GET', '/v1/usage')).body as { pageUsed: number }).pageUsed;
}

describe('templateId=auto', () => {
	test('splits a file, chooses a template for each document and answers in page order', async () => {
		const { status, body } = await parse(await makePacket(), { templateId: 'auto' });
		expect(status).toBe(200);
		expect(body.results).toMatchObject([
			{
				filename: 'packet.pdf',
				pages: { from: 1, to: 1 },
				kind: 'invoice',
				templateId: invoice,
				result: { invoiceNumber: 'A-4711', grossTotal: 120 },
			},
			{
				pages: { from: 2, to: 2 },
				templateId: invoice,
				result: { invoiceNumber: 'B-2290', grossTotal: 999.5 },
			},
			{ pages: { from: 3, to: 3 }, kind: 'blank', templateId: null, result: null },
			{
				pages: { from: 4, to: 4 },
				templateId: delivery,
				result: { deliveryNumber: 'D-77', carrier: 'Northern Freight' },
			},
		]);
		expect(body.results.every(({ confidence }) => confidence > 0 && confidence <= 1)).toBe(true);
	});

	test('charges each page of the file once, whatever it holds', async () => {
		const before = await readUsed();
		const { body } = await parse(await makePacket(), { templateId: 'auto' });
		expect(body).toMatchObject({ pageCount: 4, pageUsed: 4 });
		expect(await readUsed()).toBe(before + 4);
	});

	test('chooses only from the templates that are allowed', async () => {
		const { body } = await parse(await makePacket(), {
			templateId: 'auto',
			templateIds: delivery,
		});
		const ids = new Set(body.results.map(({ templateId }) => templateId));
		expect(ids.has(invoice)).toBe(false);
	});

	test('places values by the pages of the file', async () => {
		const fields = { templateId: 'auto', details: 'true' };
		const { body } = await parse(await makePacket(), fields);
		const last = body.results.at(-1) as Entry & { details: { page: number | null }[] };
		expect(last.details.map(({ page }) => page)).toEqual([4, 4]);
	});

	test('answers the same file twice alike', async () => {
		const content = await makePacket();
		const [one, other] = [
			await parse(content, { templateId: 'auto' }),
			await parse(content, { templateId: 'auto' }),
		];
		expect(one.body.results).toEqual(other.body.results);
	});

	test('a page that cannot be read spoils only itself, and is not charged', async () => {
		// This engine has no OCR.
		const scan = await drawPage(LETTER);
		const content = await makePdf([invoicePage('A-1', '10.00'), scan, deliveryPage('D-2')]);
		const { body } = await parse(content, { templateId: 'auto' });
		expect(body.results).toMatchObject([
			{ result: { invoiceNumber: 'A-1' } },
			{
				pages: { from: 2, to: 2 },
				result: { error: expect.stringContaining('Reading the document failed') },
			},
			{ result: { deliveryNumber: 'D-2' } },
		]);
		expect(body).toMatchObject({ pageCount: 3, pageUsed: 2 });
	});

	test('another account has neither its templates nor a way to name them', async () => {
		const other = await engine.createAccount('premium');
		const { status } = await parse(
			await makePacket(),
			{ templateId: 'auto', templateIds: invoice },
			other.apiKey,
		);
		expect(status).toBe(404);
		const { body } = await parse(await makePacket(), { templateId: 'auto' }, other.apiKey);
		const chosen = body.results.map(({ templateId }) => templateId);
		expect(chosen).not.toContain(invoice);
		expect(chosen).not.toContain(delivery);
	});
});

describe('split', () => {
	test('works with a fixed template, which reads every document', async () => {
		const { body } = await parse(await makePacket(), { templateId: invoice, split: '1' });
		expect(body.results.map(({ templateId }) => templateId)).toEqual([
			invoice,
			invoice,
			null,
			invoice,
		]);
	});

	test('ranges are taken exactly, and other pages are neither read nor charged', async () => {
		const { body } = await parse(await makePacket(), { templateId: invoice, split: '1-2,4' });
		expect(body.results.map(({ pages }) => pages)).toEqual([
			{ from: 1, to: 2 },
			{ from: 4, to: 4 },
		]);
		expect(body).toMatchObject({ pageCount: 4, pageUsed: 3 });
	});

	test('none makes the file one document', async () => {
		const { body } = await parse(await makePacket(), { templateId: 'auto', split: 'none' });
		expect(body.results.map(({ pages }) => pages)).toEqual([{ from: 1, to: 4 }]);
	});

	test('works on chosen pages', async () => {
		const fields = { templateId: 'auto', split: '1', pages: '2,4' };
		const { body } = await parse(await makePacket(), fields);
		expect(body.results.map(({ pages }) => pages.from)).toEqual([2, 4]);
		expect(body.pageUsed).toBe(2);
	});

	test.each([
		[{ templateId: 'auto', split: '3-1' }, 'split: the range 3-1 runs backwards'],
		[{ templateId: 'auto', split: '1-2', pages: '1' }, 'leave out pages'],
		[{ templateId: 'auto', templateIds: ' , ' }, 'names templates'],
		[{ templateId: 'auto', outputs: 'markdown' }, 'outputs: is not available'],
	])('%j is refused', async (fields, message) => {
		const { status, body } = await parse(await makePacket(), fields);
		expect(status).toBe(400);
		expect(JSON.stringify(body)).toContain(message);
	});

	test('templateIds without auto are refused', async () => {
		const fields = { templateId: invoice, templateIds: delivery };
		expect((await parse(await makePacket(), fields)).status).toBe(400);
	});

	test('a file of too many documents is refused', async () => {
		const content = await makePdf(Array.from({ length: 301 }, () => [['Note', 'short']] as const));
		const before = await readUsed();
		const { status, body } = await parse(content, { templateId: 'auto', split: '1' });
		expect(status).toBe(400);
		expect(body).toMatchObject({ code: 'TOO_MANY_DOCUMENTS' });
		expect(await readUsed()).toBe(before);
	});
});
