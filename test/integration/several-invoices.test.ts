import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makePdf } from '../support/documents.ts';
import { sendForm } from '../support/send-form.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

let engine: TestEngine;
beforeAll(async () => {
	engine = await startTestEngine();
});
afterAll(() => engine.stop());

test('a PDF of two invoices is answered with the values of the first, and a warning', async () => {
	const data = { invoiceNumber: { type: 'string' }, grossTotal: { type: 'number' } };
	const draft = { name: 'Invoice', category: 'INVOICE', schema: { data } };
	const { id } = (await engine.call('POST', '/v1/templates', draft)).body as { id: string };
	const content = await makePdf(
		[
			['A-4711', '120.00'],
			['B-2290', '999.50'],
		].map(([number = '', total = '']) => [
			['Invoice number', number],
			['Invoice date', '2026-05-03'],
			['Total due', total],
		]),
	);
	const { body } = await sendForm(
		`${engine.url}/documents/parse`,
		engine.ownerKey,
		{ templateId: id },
		[{ field: 'files', name: 'both.pdf', content }],
	);
	expect(body).toMatchObject({
		result: { invoiceNumber: 'A-4711', grossTotal: 120 },
		pageCount: 2,
		warnings: ['Another document seems to begin on page 2; the values are of the pages before it.'],
	});
});
