import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makePdf } from '../support/documents.ts';
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

async function classify(content: Buffer) {
	const files = [{ field: 'file', name: 'packet.pdf', content }];
	return await sendForm(`${engine.url}/v1/documents/classify`, engine.ownerKey, {}, files);
}

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
});
