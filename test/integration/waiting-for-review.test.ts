import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeZip } from '../support/archives.ts';
import { makePdf } from '../support/documents.ts';
import { freePort } from '../support/free-port.ts';
import { startReceiver } from '../support/receiver.ts';
import type { Receiver } from '../support/receiver.ts';
import { sendForm } from '../support/send-form.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

/** What programs that wait for people need: reasons, codes, links and webhooks of certain jobs. */
const port = await freePort();
const publicUrl = `http://localhost:${port}`;
let engine: TestEngine;
let receiver: Receiver;
let templateId: string;
beforeAll(async () => {
	receiver = await startReceiver();
	engine = await startTestEngine({
		environment: {
			PORT: String(port),
			PUBLIC_URL: `${publicUrl}/`,
			PRIVATE_NETWORKS_ALLOWED: '127.0.0.1/32',
			FETCH_PORTS_ALLOWED: String(receiver.port),
			WEBHOOK_MAX_COUNT: '1',
		},
	});
	const { body } = await engine.call('POST', '/v1/templates', {
		name: 'Reviewed',
		category: 'CUSTOM',
		schema: { data: { invoiceNumber: { type: 'string' }, dueDate: { type: 'date' } } },
		review: { fields: { dueDate: 0.5 } },
	});
	templateId = (body as { id: string }).id;
});
afterAll(async () => {
	await engine.stop();
	await receiver.close();
});

const letter = (number: string, pages = 1) =>
	makePdf(Array.from({ length: pages }, () => [['Invoice number', number]] as const));
const send = (path: string, field: string, files: { name: string; content: Buffer }[]) =>
	sendForm(
		`${engine.url}${path}`,
		engine.ownerKey,
		{ templateId },
		files.map((file) => ({ field, ...file })),
	);

async function submit(name: string, content: Buffer): Promise<Record<string, unknown>> {
	const { body } = await send('/v1/documents/parse/async', 'file', [{ name, content }]);
	const { jobId } = body as { jobId: string };
	const ended = await engine.call('GET', `/v1/jobs/${jobId}?wait=60`);
	return ended.body as Record<string, unknown>;
}

describe('a synchronous result', () => {
	const reasons = [{ path: 'dueDate', reason: 'missing', below: 0.5 }];

	test('says whether its template asks for a review, and why', async () => {
		const file = { name: 'a.pdf', content: await letter('A-1') };
		const { body } = await send('/documents/parse', 'files', [file]);
		expect(body).toMatchObject({ needsReview: true, reasons, pageCount: 1 });
	});

	test('of several files has the pages of its own document', async () => {
		const zip = makeZip([
			{ name: 'one.pdf', content: await letter('A-2') },
			{ name: 'three.pdf', content: await letter('A-3', 3) },
			{ name: 'broken.pdf', content: Buffer.from('%PDF-1.4\n%%EOF') },
		]);
		const { body } = await send('/documents/parse', 'files', [{ name: 'all.zip', content: zip }]);
		expect(body).toMatchObject({
			results: [
				{ filename: 'one.pdf', pageCount: 1, needsReview: true, reasons },
				{ filename: 'three.pdf', pageCount: 3, needsReview: true },
				{ filename: 'broken.pdf', pageCount: null, problem: { code: 'DOCUMENT_DAMAGED' } },
			],
			pageCount: 4,
		});
		expect((body as { results: object[] }).results[2]).not.toHaveProperty('needsReview');
	});
});

describe('a job', () => {
	test('that failed has the code of its error until it is retried', async () => {
		const failed = await submit('broken.pdf', Buffer.from('%PDF-1.4\n%%EOF'));
		const problem = { code: 'DOCUMENT_DAMAGED', status: 422 };
		expect(failed).toMatchObject({ status: 'failed', problem });
		const { body } = await engine.call('GET', '/v1/jobs?status=failed');
		expect(body).toMatchObject({ jobs: [{ jobId: failed.jobId, problem }] });
		const again = await engine.call('POST', `/v1/jobs/${String(failed.jobId)}/retry`);
		expect(again.body).not.toHaveProperty('problem');
	});

	test('has a link that people can open', async () => {
		const job = await submit('b.pdf', await letter('B-1'));
		const reviewUrl = `${publicUrl}/jobs/${String(job.jobId)}/review`;
		expect(job).toMatchObject({ needsReview: true, reviewUrl });
	});
});

describe('a webhook of certain jobs', () => {
	const create = (more: object) =>
		engine.call('POST', '/v1/webhooks', {
			url: `${receiver.url}/resume?x=1`,
			events: ['document.reviewed'],
			...more,
		});
	const soon = () => new Date(Date.now() + 3_600_000).toISOString();

	test('is told of these jobs only, with the link', async () => {
		const [one, other] = [
			await submit('c.pdf', await letter('C-1')),
			await submit('d.pdf', await letter('D-1')),
		];
		const { status, body } = await create({ jobIds: [one.jobId], expiresAt: soon() });
		expect(status).toBe(201);
		expect(body).toMatchObject({ jobIds: [one.jobId], expiresAt: expect.any(String) });
		for (const { jobId } of [other, one]) {
			const path = `/v1/jobs/${String(jobId)}/result`;
			expect((await engine.call('PATCH', path, { approve: true })).status).toBe(200);
		}
		const [event, ...more] = await receiver.waitFor(1);
		expect(more).toEqual([]);
		expect(JSON.parse(event?.body ?? '')).toMatchObject({
			eventType: 'document.reviewed',
			jobId: one.jobId,
			reviewUrl: `${publicUrl}/jobs/${String(one.jobId)}/review`,
		});
	});

	test('does not take the place of another webhook, and ends', async () => {
		const { jobId } = await submit('e.pdf', await letter('E-1'));
		expect((await create({})).status).toBe(201);
		expect((await create({})).status).toBe(403);
		const past = await create({ jobIds: [jobId], expiresAt: '2020-01-01T00:00:00Z' });
		expect(past.status).toBe(201);
		const far = await create({ jobIds: [jobId], expiresAt: '2999-01-01T00:00:00Z' });
		const { expiresAt } = far.body as { expiresAt: string };
		expect(Date.parse(expiresAt)).toBeLessThan(Date.now() + 91 * 86_400_000);
		expect(await engine.services.webhooks.forgetExpired()).toBe(1);
	});

	test.each([
		[{ jobIds: ['00000000-0000-7000-8000-000000000000'] }, /expiresAt/],
		[{ expiresAt: '2030-01-01T00:00:00Z' }, /jobIds/],
		[{ jobIds: ['%'], expiresAt: '2030-01-01T00:00:00Z' }, /jobIds/],
	])('needs job IDs and an end: %j', async (more, message) => {
		const refused = await create(more);
		expect(refused.status).toBe(400);
		expect((refused.body as { message: string }).message).toMatch(message);
	});
});
