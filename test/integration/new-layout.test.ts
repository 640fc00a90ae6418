import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeTextPdf } from '../support/bills.ts';
import { makePdf } from '../support/documents.ts';
import { termsPage } from '../support/packets.ts';
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
type Applied = { documents: { jobId: string; applied: boolean; needsReview: boolean }[] };

/** A template, and what the tests do with it. */
async function createTemplate() {
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
	const listReasons = async (jobId: string): Promise<string[]> => {
		const { review } = (await call('GET', `/v1/jobs/${jobId}`)).body as Reviewed;
		return (review?.reasons ?? []).map(({ reason }) => reason);
	};
	const reasonsOf = async (texts: Text[]) => await listReasons(await read(texts));
	const teach = async (texts: Text[], vendorName: string): Promise<void> => {
		const jobId = await read(texts);
		const values = { vendorName };
		const taught = await call('PATCH', `/v1/jobs/${jobId}/result`, { values, approve: true });
		expect(taught.status).toBe(200);
	};
	const memory = `/v1/templates/${templateId}/memory`;
	return { templateId, memory, read, listReasons, reasonsOf, teach };
}

test('a known sender with a new layout is asked about until the layout is taught', async () => {
	const { reasonsOf, teach } = await createTemplate();
	// Nothing was taught yet.
	expect(await reasonsOf(statement(QUARRY, 'S-1'))).toEqual([]);
	await teach(weighingSlip(QUARRY, 'W-1'), QUARRY);
	expect(await reasonsOf(weighingSlip(QUARRY, 'W-2'))).toEqual([]);
	expect(await reasonsOf(statement(NURSERY, 'N-1'))).toEqual([]);
	expect(await reasonsOf(statement(QUARRY, 'S-2'))).toEqual(['layout']);

	await teach(statement(QUARRY, 'S-3'), QUARRY);
	expect(await reasonsOf(statement(QUARRY, 'S-4'))).toEqual([]);
});

test('a new layout that was taught meanwhile is no longer a reason for review', async () => {
	const { memory, read, listReasons, teach } = await createTemplate();
	await teach(weighingSlip(QUARRY, 'W-1'), QUARRY);
	const waiting = await read(statement(QUARRY, 'S-1'));
	expect(await listReasons(waiting)).toEqual(['layout']);

	await teach(statement(QUARRY, 'S-2'), QUARRY);
	const apply = async (body: object) =>
		(await engine.call('POST', `${memory}/apply`, body)).body as Applied;
	expect((await apply({})).documents).toMatchObject([{ jobId: waiting, applied: false }]);
	expect(await listReasons(waiting)).toEqual(['layout']);
	expect((await apply({ apply: true })).documents).toMatchObject([
		{ jobId: waiting, applied: true, needsReview: false },
	]);
	expect(await listReasons(waiting)).toEqual([]);
	expect((await apply({ apply: true })).documents).toEqual([]);
});

test('a kept document of a synchronous request is asked about for its layout and its kind too', async () => {
	const { templateId, memory, teach } = await createTemplate();
	await teach(weighingSlip(QUARRY, 'W-1'), QUARRY);
	type Kept = { documentId: string; needsReview?: boolean; reasons?: { reason: string }[] };
	const parse = async (content: Buffer): Promise<Kept> => {
		const file = { field: 'files', name: 'bill.pdf', content };
		const url = `${engine.url}/documents/parse`;
		const form = { templateId, keep: 'true' };
		return (await sendForm(url, engine.ownerKey, form, [file])).body as Kept;
	};
	const known = await parse(await makeTextPdf(weighingSlip(QUARRY, 'W-2')));
	expect(known).toMatchObject({ needsReview: false, reasons: [] });

	const moved = await parse(await makeTextPdf(statement(QUARRY, 'S-1')));
	expect(moved).toMatchObject({ needsReview: true, reasons: [{ reason: 'layout' }] });
	const { body } = await engine.call('GET', `/v1/documents/${moved.documentId}`);
	expect(body).toMatchObject({ needsReview: true, review: { reasons: [{ reason: 'layout' }] } });

	await engine.call('DELETE', memory);
	const terms = await parse(await makePdf([termsPage()]));
	expect(terms).toMatchObject({ needsReview: true, reasons: [{ reason: 'kind', kind: 'terms' }] });
	// Nobody has asked for the kind itself.
	expect(terms).not.toHaveProperty('kind');
});

test('lessons that know a sender are exported and imported, and forgotten when they are deleted', async () => {
	const [from, to] = [await createTemplate(), await createTemplate()];
	await from.teach(weighingSlip(QUARRY, 'W-1'), QUARRY);
	const { body } = await engine.call('GET', `${from.memory}/export`);
	const imported = await engine.call('POST', `${to.memory}/import`, body);
	expect(imported).toMatchObject({ status: 200, body: { imported: 1 } });
	expect(await to.reasonsOf(statement(QUARRY, 'S-1'))).toEqual(['layout']);

	expect((await engine.call('DELETE', to.memory)).status).toBe(204);
	expect(await to.reasonsOf(statement(QUARRY, 'S-2'))).toEqual([]);
});
