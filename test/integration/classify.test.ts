import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { LETTER, drawPage, makePdf } from '../support/documents.ts';
import { sendForm } from '../support/send-form.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

let engine: TestEngine;
beforeAll(async () => {
	engine = await startTestEngine({ environment: { MAX_DOCUMENTS_PER_FILE: '3' } });
});
afterAll(() => engine.stop());

const invoice = (number: string) =>
	[
		['Invoice', ''],
		['Invoice number', number],
		['Invoice date', '3 March 2026'],
		['Bill to', 'Ann Example'],
		['VAT', '234.50'],
		['Total due', '1,234.50'],
		['Page 1 of 1', ''],
	] as const;

async function send(path: string, content: Buffer, fields: Record<string, string> = {}) {
	const files = [{ field: 'file', name: 'packet.pdf', content }];
	return await sendForm(`${engine.url}${path}`, engine.ownerKey, fields, files);
}
const classify = (content: Buffer, fields?: Record<string, string>) =>
	send('/v1/documents/classify', content, fields);
const readUsed = async () =>
	((await engine.call('GET', '/v1/usage')).body as { pageUsed: number }).pageUsed;

describe('POST /v1/documents/classify', () => {
	test('answers the documents of a file with kind and template, and charges its pages', async () => {
		const { status, body } = await classify(await makePdf([invoice('A-4711'), invoice('A-4712')]));
		expect(status).toBe(200);
		expect(body).toMatchObject({
			documents: [
				{ pages: { from: 1, to: 1 }, kind: 'invoice', template: { name: 'Invoice' } },
				{ pages: { from: 2, to: 2 }, kind: 'invoice', template: { name: 'Invoice' } },
			],
			pageCount: 2,
			pageUsed: 2,
		});
	});

	test('refuses a file of more documents than MAX_DOCUMENTS_PER_FILE, and charges nothing', async () => {
		const usage = async () => (await engine.call('GET', '/v1/usage')).body;
		const before = await usage();
		const pages = ['1', '2', '3', '4'].map((one) => invoice(`A-471${one}`));
		const { status, body } = await classify(await makePdf(pages));
		expect(status).toBe(400);
		expect(body).toMatchObject({ code: 'TOO_MANY_DOCUMENTS' });
		expect(await usage()).toEqual(before);
	});

	test('a page that cannot be read spoils only itself, and is not charged', async () => {
		// This engine has no OCR.
		const scan = await drawPage(LETTER);
		const { status, body } = await classify(await makePdf([invoice('A-1'), scan, invoice('A-2')]));
		expect(status).toBe(200);
		expect(body).toMatchObject({
			documents: [
				{ kind: 'invoice' },
				{ pages: { from: 2, to: 2 }, kind: 'other', template: null, confidence: 0 },
				{ kind: 'invoice' },
			],
			pageCount: 3,
			pageUsed: 2,
			warnings: [expect.stringContaining('Page 2: ')],
		});
	});

	test('chooses from the templates that are named, and knows their senders', async () => {
		const fields = { note: { type: 'string' } };
		const make = async (name: string, match?: object) =>
			(
				await engine.call('POST', '/v1/templates', {
					name,
					category: 'CUSTOM',
					schema: { data: fields },
					...(match && { match }),
				})
			).body as { id: string };
		const [one, other] = [
			await make('Letters of the club'),
			await make('Letters of the harbour', { senders: ['@harbour.example'] }),
		];
		const templateIds = `${one.id},${other.id}`;
		const page = [['Dear Ann', 'the pier is closed on Monday']] as const;
		const sender = 'office@harbour.example';
		const { body } = await classify(await makePdf([page]), { templateIds, sender });
		expect(body).toMatchObject({ documents: [{ template: { id: other.id } }] });
		const { status } = await classify(await makePdf([page]), { templateIds: 'unknown' });
		expect(status).toBe(404);
	});

	test('takes the ranges that it is told', async () => {
		const content = await makePdf([invoice('A-1'), invoice('A-2'), invoice('A-3')]);
		const { body } = await classify(content, { split: '1-2' });
		expect(body).toMatchObject({ documents: [{ pages: { from: 1, to: 2 } }], pageUsed: 2 });
	});
});

describe('POST /v1/documents/classify/async', () => {
	test('gives a job that answers the same, reads no document and charges each page once', async () => {
		const content = await makePdf([invoice('B-1'), invoice('B-2')]);
		const now = (await classify(content)).body as { documents: unknown[] };
		const before = await readUsed();
		const { status, body } = await send('/v1/documents/classify/async', content);
		expect(status).toBe(202);
		const { jobId } = body as { jobId: string };
		const job = (await engine.call('GET', `/v1/jobs/${jobId}?wait=60`)).body;
		expect(job).toMatchObject({
			status: 'completed',
			templateId: 'auto',
			result: null,
			children: [{ jobId: null }, { jobId: null }],
		});
		expect((job as { documents: unknown[] }).documents).toEqual(now.documents);
		expect((await readUsed()) - before).toBe(2);
		const again = await send('/v1/documents/classify/async', content);
		expect(again).toMatchObject({ status: 200, body: { jobId } });
		const read = await send('/v1/documents/parse/async', content, { templateId: 'auto' });
		expect(read.status).toBe(202);
		expect((read.body as { jobId: string }).jobId).not.toBe(jobId);
	});
});
