import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeTextPdf } from '../support/bills.ts';
import type { Text } from '../support/bills.ts';
import { createJobClient } from '../support/job-client.ts';
import { sendForm } from '../support/send-form.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

let engine: TestEngine;
beforeAll(async () => {
	engine = await startTestEngine({});
});
afterAll(() => engine.stop());

const QUARRY = 'Quarry Works Harrow Limited';
const NURSERY = 'Linden Tree Nursery Limited';
const TEMPLATE = {
	name: 'Bills',
	category: 'INVOICE',
	schema: {
		data: {
			vendorName: { type: 'string' },
			invoiceNumber: { type: 'string' },
			total: { type: 'number' },
		},
	},
	review: { below: 0 },
};

const weighingSlip = (sender: string, number: string): Text[] => [
	[50, 40, sender],
	[50, 60, 'Stone Lane 4, Harrow HA1 2RT'],
	[330, 84, 'Weighing slip and invoice'],
	[330, 108, 'Invoice number'],
	[430, 108, number],
	[50, 280, 'Material'],
	[250, 280, 'Tonnage'],
	[400, 280, 'Euro'],
	[50, 304, 'Gravel'],
	[250, 304, '12.5'],
	[400, 304, '100.00'],
	[50, 388, 'Total'],
	[400, 388, '100.00'],
	[50, 600, 'Thank you for working with the quarry'],
];
const statement = (sender: string, number: string): Text[] => [
	[220, 50, 'INVOICE'],
	[300, 120, sender],
	[300, 136, 'PO Box 118, Harrow HA1 9XX'],
	[60, 200, 'Document no.'],
	[200, 200, number],
	[60, 216, 'Haulage in May, as agreed by telephone'],
	[60, 420, 'Amount due within fourteen days'],
	[300, 420, '250.00'],
];

type Reviewed = { review?: { reasons: { reason: string }[] }; needsReview?: boolean };

test('a known sender with a new layout is asked about until the layout is taught', async () => {
	const { call, url, ownerKey: key } = engine;
	const { id: templateId } = (await call('POST', '/v1/templates', TEMPLATE)).body as { id: string };
	const client = createJobClient(url, key);
	const read = async (texts: Text[]): Promise<string> => {
		const file = { field: 'file', name: 'bill.pdf', content: await makeTextPdf(texts) };
		const form = { templateId };
		const sent = await sendForm(`${url}/v1/documents/parse/async`, key, form, [file]);
		const { jobId } = sent.body as { jobId: string };
		expect(await client.waitForEnd(jobId)).toMatchObject({ status: 'completed' });
		return jobId;
	};
	const reasonsOf = async (texts: Text[]): Promise<string[]> => {
		const { review } = (await call('GET', `/v1/jobs/${await read(texts)}`)).body as Reviewed;
		return (review?.reasons ?? []).map(({ reason }) => reason);
	};
	const teach = async (texts: Text[], vendorName: string): Promise<void> => {
		const jobId = await read(texts);
		const values = { vendorName };
		const taught = await call('PATCH', `/v1/jobs/${jobId}/result`, { values, approve: true });
		expect(taught.status).toBe(200);
	};

	// Nothing was taught yet.
	expect(await reasonsOf(statement(QUARRY, 'S-1'))).toEqual([]);
	await teach(weighingSlip(QUARRY, 'W-1'), QUARRY);
	expect(await reasonsOf(weighingSlip(QUARRY, 'W-2'))).toEqual([]);
	expect(await reasonsOf(statement(NURSERY, 'N-1'))).toEqual([]);
	expect(await reasonsOf(statement(QUARRY, 'S-2'))).toEqual(['layout']);

	await teach(statement(QUARRY, 'S-3'), QUARRY);
	expect(await reasonsOf(statement(QUARRY, 'S-4'))).toEqual([]);
});
