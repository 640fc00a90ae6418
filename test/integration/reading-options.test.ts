import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { LETTER, makePdf, makeScan } from '../support/documents.ts';
import type { Labelled } from '../support/documents.ts';
import { sendForm } from '../support/send-form.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

type Answer = {
	code?: string;
	message?: string;
	result?: Record<string, unknown>;
	details?: { path: string; page: number | null }[];
	pageCount?: number;
	pageUsed?: number;
};
type Job = { status: string; error: string | null; result: unknown; pageCount: number };

const TEMPLATE = {
	name: 'Letter',
	category: 'CUSTOM',
	schema: { data: { invoiceNumber: { type: 'string' }, serial: { type: 'string' } } },
};
const SECRET = ' péage&=1 ';

let engine: TestEngine;
let templateId: string;
let serial = 0;
beforeAll(async () => {
	// The default engine of an installation.
	engine = await startTestEngine({ environment: { OCR_ENGINE: 'auto' } });
	templateId = ((await engine.call('POST', '/v1/templates', TEMPLATE)).body as { id: string }).id;
});
afterAll(() => engine.stop());

const numbered = (number: string): Labelled => [['Invoice number', number]];
const locked = () =>
	makePdf([[...LETTER, ['Serial', `S-${(serial += 1)}`]]], {
		userPassword: SECRET,
		pdfVersion: '1.7ext3',
	});

async function parse(content: Buffer, fields: Record<string, string>) {
	const { status, body } = await sendForm(
		`${engine.url}/documents/parse`,
		engine.ownerKey,
		{ templateId, details: 'true', ...fields },
		[{ field: 'files', name: 'a.pdf', content }],
	);
	return { status, body: body as Answer };
}

async function submit(content: Buffer, fields: Record<string, string>) {
	const { status, body } = await sendForm(
		`${engine.url}/v1/documents/parse/async`,
		engine.ownerKey,
		{ templateId, ...fields },
		[{ field: 'file', name: 'a.pdf', content }],
	);
	return { ...(body as { jobId: string; code?: string; status: string }), http: status };
}
const waitFor = async (jobId: string) =>
	(await engine.call('GET', `/v1/jobs/${jobId}?wait=30`)).body as Job;

describe('pages', () => {
	test('only the chosen pages are read and charged; places name the page of the document', async () => {
		const content = await makePdf([
			numbered('A-1'),
			numbered('B-2'),
			numbered('C-3'),
			[['Serial', 'S-9']],
		]);
		const { status, body } = await parse(content, { pages: '3' });
		expect({ status, ...body }).toMatchObject({
			status: 200,
			result: { invoiceNumber: 'C-3' },
			pageCount: 4,
			pageUsed: 1,
		});
		expect(body.details?.find(({ path }) => path === 'invoiceNumber')?.page).toBe(3);
		const two = await parse(content, { pages: '2,-1' });
		expect(two.body).toMatchObject({
			result: { invoiceNumber: 'B-2', serial: 'S-9' },
			pageCount: 4,
			pageUsed: 2,
		});
	});

	test('only the chosen pages of a scan are sent to OCR', async () => {
		const content = await makeScan([numbered('A-1111'), numbered('B-2222'), numbered('C-3333')]);
		const { body } = await parse(content, { pages: '-1' });
		expect(body).toMatchObject({
			result: { invoiceNumber: 'C-3333' },
			pageCount: 3,
			pageUsed: 1,
		});
		expect(body.details?.find(({ path }) => path === 'invoiceNumber')?.page).toBe(3);
	});

	test('pages that a document does not have are its error; what cannot be meant is refused', async () => {
		const content = await makePdf([LETTER]);
		expect(await parse(content, { pages: '2-3' })).toMatchObject({
			status: 200,
			body: {
				result: {
					error: expect.stringContaining('has 1 page, and none of the requested') as unknown,
				},
				pageCount: 1,
				pageUsed: 0,
			},
		});
		for (const pages of ['x', '0', '3-2']) {
			expect(await parse(content, { pages })).toMatchObject({
				status: 400,
				body: { code: 'INVALID_REQUEST', message: expect.stringMatching(/^pages: /) as unknown },
			});
		}
	});

	test('a job reads and charges them too, and other pages are another job', async () => {
		const content = await makePdf([numbered('J-1'), numbered('J-2')]);
		const used = async () =>
			((await engine.call('GET', '/v1/usage')).body as { pageUsed: number }).pageUsed;
		const before = await used();
		const first = await submit(content, { pages: '2' });
		expect(await waitFor(first.jobId)).toMatchObject({
			status: 'completed',
			result: { invoiceNumber: 'J-2' },
			pageCount: 2,
		});
		expect(await used()).toBe(before + 1);
		const second = await submit(content, { pages: '1' });
		expect(second).toMatchObject({ http: 202 });
		expect(second.jobId).not.toBe(first.jobId);
		expect(await waitFor(second.jobId)).toMatchObject({ result: { invoiceNumber: 'J-1' } });
		expect(await submit(content, { pages: ' 2 ' })).toMatchObject({
			http: 200,
			jobId: first.jobId,
		});
	});

	test('a template is made from the chosen pages', async () => {
		const content = await makePdf([[['Colour', 'blue']], LETTER]);
		const { status, body } = await sendForm(
			`${engine.url}/v1/templates/fromDocument`,
			engine.ownerKey,
			{ name: 'Chosen', pages: '2' },
			[{ field: 'file', name: 'a.pdf', content }],
		);
		expect(status).toBe(201);
		const { data } = (body as { schema: { data: Record<string, unknown> } }).schema;
		expect(Object.keys(data)).toContain('invoiceNumber');
		expect(Object.keys(data)).not.toContain('colour');
	});
});

describe('a protected PDF', () => {
	test('is read with its password, digital or scanned', async () => {
		expect((await parse(await locked(), { password: SECRET })).body).toMatchObject({
			result: { invoiceNumber: 'A-4711' },
			pageUsed: 1,
		});
	});

	test('is not read without it or with a wrong one, and the sentence says which', async () => {
		const content = await locked();
		expect((await parse(content, {})).body.result).toEqual({
			error:
				'The PDF is password-protected. Send its password in the form field "password", or the PDF without one.',
		});
		expect((await parse(content, { password: 'péage' })).body.result).toEqual({
			error: 'The password does not open the PDF. Send the right one in the form field "password".',
		});
	});

	test('makes a template', async () => {
		const answer = await sendForm(
			`${engine.url}/v1/templates/fromDocument`,
			engine.ownerKey,
			{ name: 'Locked', password: SECRET },
			[{ field: 'file', name: 'a.pdf', content: await locked() }],
		);
		expect(answer.status).toBe(201);
	});

	test('a job is read with its password, which is gone when the job has ended', async () => {
		const { jobId } = await submit(await locked(), { password: SECRET });
		expect(await waitFor(jobId)).toMatchObject({
			status: 'completed',
			result: { invoiceNumber: 'A-4711' },
		});
		expect(await engine.services.db('jobs').where({ id: jobId }).first()).toMatchObject({
			password: null,
		});
	});

	test('a job that failed for want of it is tried again when the document comes with it', async () => {
		const content = await locked();
		const first = await submit(content, {});
		expect(await waitFor(first.jobId)).toMatchObject({
			status: 'failed',
			error: expect.stringContaining('password-protected') as unknown,
		});
		const again = await submit(content, { password: SECRET });
		expect(again).toMatchObject({ http: 200, jobId: first.jobId, status: 'pending' });
		expect(await waitFor(first.jobId)).toMatchObject({ status: 'completed' });
	});

	test('its password is never logged nor answered', async () => {
		const { jobId } = await submit(await locked(), { password: SECRET });
		await waitFor(jobId);
		const { body } = await engine.call('GET', '/v1/jobs');
		const said = JSON.stringify([engine.logLines(), body]);
		expect(said).not.toContain(SECRET.trim());
		expect(said).not.toContain(encodeURIComponent(SECRET.trim()));
	});
});
