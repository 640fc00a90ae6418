import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { freePort } from '../support/free-port.ts';
import { binaryOf, executeNode, executeSuspendable } from '../support/n8n.ts';
import type { Item } from '../support/n8n.ts';
import { letterItem, locate, useEngine } from '../support/node-engine.ts';
import { startReceiver } from '../support/receiver.ts';
import type { Received } from '../support/receiver.ts';
import { waitUntil } from '../support/wait-until.ts';

const n8n = await startReceiver();
const port = await freePort();
const publicUrl = `http://localhost:${port}`;
const { engine, credentials, templateById } = useEngine({
	PORT: String(port),
	PUBLIC_URL: publicUrl,
	WEBHOOK_PRIVATE_NETWORKS_ALLOWED: '127.0.0.1/32',
	FETCH_PORTS_ALLOWED: String(n8n.port),
});
afterAll(() => n8n.close());

/** The address that n8n uses, which people cannot open. */
const inside = () => ({ ...credentials(), baseUrl: `http://127.0.0.1:${port}` });
let reviewed: string;
beforeAll(async () => {
	const { body } = await engine().call('POST', '/v1/templates', {
		name: 'Reviewed',
		category: 'CUSTOM',
		schema: { data: { invoiceNumber: { type: 'string' }, dueDate: { type: 'date' } } },
		review: { fields: { dueDate: 0.5 } },
	});
	reviewed = (body as { id: string }).id;
});

const run = (parameters: object, items: Item[], typeVersion = 3) =>
	executeNode(inside(), { source: 'binary', binaryFields: 'data', ...parameters }, items, {
		typeVersion,
	});
const parse = { resource: 'document', operation: 'parse' };
const MISSING = { path: 'dueDate', reason: 'missing' };

describe('the review branch', () => {
	test('takes what the rule of the template names, with the reasons', async () => {
		const templateId = locate('id', reviewed);
		const branch = { reviewBranch: true, reviewBelow: 0, templateId };
		for (const version of [2, 3]) {
			const { outputs } = await run({ ...parse, ...branch }, [await letterItem('R-1')], version);
			expect(outputs.map((items) => items.length)).toEqual([0, 1]);
			expect(outputs[1]?.[0]?.json._document).toMatchObject({
				fileName: 'R-1.pdf',
				needsReview: true,
				reasons: [MISSING],
			});
		}
		const job = { resource: 'job', operation: 'submit', wait: true };
		const { outputs } = await run({ ...job, ...branch }, [await letterItem('R-2')]);
		expect(outputs[1]?.[0]?.json._document).toMatchObject({ reasons: [MISSING] });
	});

	test('a kept document has a link to its review page', async () => {
		const branch = { reviewBranch: true, reviewBelow: 0, templateId: locate('id', reviewed) };
		const item = await letterItem('R-3');
		const { outputs } = await run({ ...parse, ...branch, options: { keep: true } }, [item]);
		const { documentId, reviewUrl } = outputs[1]?.[0]?.json._document as Record<string, string>;
		expect(reviewUrl).toBe(`${publicUrl}/documents/${documentId}/review`);
		const { body } = await engine().call('GET', `/v1/documents/${documentId}`);
		expect(body).toMatchObject({ reviewUrl, needsReview: true });
	});

	test('asks only the fields that count', async () => {
		const { body } = await engine().call('POST', '/v1/templates', {
			name: 'Parties',
			category: 'INVOICE',
			schema: {
				data: {
					invoiceNumber: { type: 'string' },
					totalDue: { type: 'number' },
					taxTotal: { type: 'number' },
					buyer: { type: 'object', properties: { vatNumber: { type: 'string' } } },
				},
			},
		});
		const templateId = locate('id', (body as { id: string }).id);
		const branch = { ...parse, templateId, reviewBranch: true, reviewBelow: 0.3 };
		const item = await letterItem('R-3');
		const byDefault = await run(branch, [item]);
		expect(byDefault.outputs.map((items) => items.length)).toEqual([1, 0]);
		const reviewFields = ['buyer.vatNumber'];
		const chosen = await run({ ...branch, reviewFields }, [item]);
		expect(chosen.outputs[1]?.[0]?.json._document).toMatchObject({
			needsReview: true,
			reasons: [{ path: 'buyer.vatNumber', reason: 'missing' }],
		});
		const strict = await run({ ...branch, reviewBelow: 1 }, [item]);
		const reasons = (strict.outputs[1]?.[0]?.json._document as { reasons: { path: string }[] })
			.reasons;
		expect(reasons.map(({ path }) => path)).toEqual(['invoiceNumber', 'totalDue']);
	});

	test('takes a document without any of the fields', async () => {
		const blank = { binary: { data: binaryOf('note.txt', Buffer.from('Hello'), 'text/plain') } };
		const branch = { ...parse, templateId: templateById(), reviewBranch: true };
		const { outputs } = await run(branch, [blank]);
		expect(outputs.map((items) => items.length)).toEqual([0, 1]);
	});
});

describe('waiting for a review', () => {
	const parameters = {
		resource: 'document',
		operation: 'submitForReview',
		source: 'binary',
		binaryFields: 'data',
		output: 'documents',
		reviewSeconds: 600,
	};
	const submit = (items: Item[], more: object = {}, waitingUrl = `${n8n.url}/webhook-waiting`) =>
		executeSuspendable(
			inside(),
			{ ...parameters, templateId: locate('id', reviewed), ...more },
			items,
			{ waitingUrl, typeVersion: 3 },
		);
	const jobs = async (count: number) => {
		const { body } = await engine().call('GET', `/v1/jobs?needsReview=true&limit=${count}`);
		const list = (body as { jobs: { jobId: string; fileName: string }[] }).jobs;
		return Object.fromEntries(list.map(({ fileName, jobId }) => [fileName, jobId]));
	};
	const decide = (jobId: string | undefined, body: object) =>
		engine().call('PATCH', `/v1/jobs/${String(jobId)}/result`, body);

	test('suspends the execution; the last review resumes it', async () => {
		const before = n8n.received.length;
		const event = async (number: number): Promise<Received> => {
			const received = (await n8n.waitFor(before + number))[before + number - 1];
			if (!received) throw new Error(`event ${number} did not come`);
			return received;
		};
		const suspended = await submit([await letterItem('S-1'), await letterItem('S-2')]);
		expect(suspended.ran.error).toBeUndefined();
		const wait = Number(suspended.waitTill) - Date.now();
		expect(wait).toBeGreaterThan(500_000);
		const ids = await jobs(2);
		await decide(ids['S-1.pdf'], { values: { dueDate: '2026-12-01' }, approve: true });
		const first = await event(1);
		// n8n accepts only the token of the execution from nodes like this one.
		const address = new URL(first.path, n8n.url);
		expect(address.pathname).toMatch(/^\/webhook-waiting\/1\/node-/);
		expect(address.searchParams.get('signature')).toBe(suspended.resumeToken);
		const ignored = await suspended.receive(first.headers, first.body);
		expect(ignored).toMatchObject({ status: 200, ran: undefined });
		await decide(ids['S-2.pdf'], { reject: true });
		const second = await event(2);
		const forgedHeaders = { ...second.headers, 'webhook-signature': 'v1,AAAA' };
		const forged = await suspended.receive(forgedHeaders, second.body);
		expect(forged).toMatchObject({ status: 401, ran: undefined });
		const { ran } = await suspended.receive(second.headers, second.body);
		const again = await suspended.receive(second.headers, second.body);
		expect(again).toMatchObject({ status: 200, ran: undefined });
		const reviewUrl = `${publicUrl}/jobs/${String(ids['S-1.pdf'])}/review`;
		expect(ran?.items).toMatchObject([
			{
				json: {
					invoiceNumber: 'S-1',
					dueDate: '2026-12-01',
					_document: { fileName: 'S-1.pdf', reviewUrl, review: { state: 'approved' } },
				},
				pairedItem: { item: 0 },
			},
			{
				json: {
					error: 'S-2.pdf: the reviewer rejected the result',
					details: { code: 'RESULT_REJECTED', fileName: 'S-2.pdf' },
				},
				pairedItem: { item: 1 },
			},
		]);
		const { body } = await engine().call('GET', '/v1/webhooks');
		expect(body).toEqual([]);
	});

	test('polls if the engine refuses the address of n8n, and says so', async () => {
		const waitingUrl = 'http://localhost:1/webhook-waiting';
		const running = submit([await letterItem('S-6')], {}, waitingUrl);
		const jobId = await waitUntil(async () => (await jobs(1))['S-6.pdf'] ?? false, 60, 'the job');
		await decide(jobId, { values: { dueDate: '2026-12-02' }, approve: true });
		const { ran, waitTill } = await running;
		expect(waitTill).toBeUndefined();
		expect(ran.items).toMatchObject([{ json: { invoiceNumber: 'S-6', dueDate: '2026-12-02' } }]);
		expect(ran.hints).toEqual([expect.stringMatching(/cannot call n8n.*URL cannot be used/)]);
	});

	test('ends with an error item when nobody reviews in time', async () => {
		const suspended = await submit([await letterItem('S-3')]);
		const { items } = await suspended.timeOut();
		const details = { code: 'NOT_REVIEWED', retryable: true, fileName: 'S-3.pdf' };
		expect(items).toMatchObject([
			{ json: { error: expect.stringMatching(/nobody reviewed job/) as unknown, details } },
		]);
	});

	test('goes on at once when nothing needs a review, and says if there is no rule', async () => {
		const templateId = templateById();
		const { ran, waitTill } = await submit([await letterItem('S-4')], { templateId });
		expect(waitTill).toBeUndefined();
		expect(ran.items).toMatchObject([{ json: { invoiceNumber: 'S-4' } }]);
		expect(ran.hints).toEqual([expect.stringMatching(/no review rule.*Set Review Rule/)]);
	});

	test('Set Review Rule sets the rule that a template had not', async () => {
		const templateId = templateById();
		const limits = { limit: [{ path: 'invoiceNumber', below: 1 }] };
		const rule = { resource: 'template', operation: 'setReviewRule', below: 0, checks: true };
		const { items, error } = await run({ ...rule, templateId, limits }, [{}]);
		expect(error).toBeUndefined();
		expect(items[0]?.json).toMatchObject({
			name: 'Letter',
			review: { fields: { invoiceNumber: 1 }, checks: true },
		});
		const { waitTill } = await submit([await letterItem('S-5')], { templateId });
		expect(waitTill).toBeDefined();
	});
});
