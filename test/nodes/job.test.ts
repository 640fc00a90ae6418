import { afterAll, describe, expect, test } from '@jest/globals';
import { makePdf } from '../support/documents.ts';
import { binaryOf, executeNode } from '../support/n8n.ts';
import type { Item } from '../support/n8n.ts';
import { letterItem, makeLetter, useEngine } from '../support/node-engine.ts';
import { startReceiver } from '../support/receiver.ts';
import type { Receiver } from '../support/receiver.ts';

const { engine, credentials, templateById, templateId } = useEngine({
	JOB_RETRY_SECONDS: '0.1,0.1',
});
const stoppers: Receiver[] = [];
afterAll(() => Promise.all(stoppers.map((one) => one.close())));

const submit = { operation: 'submit', source: 'binary', binaryField: 'data', wait: false };
const execute = (
	parameters: object,
	items: Item[] = [{}],
	settings: Parameters<typeof executeNode>[3] = {},
) =>
	executeNode(
		credentials(),
		{ resource: 'job', templateId: templateById(), ...parameters },
		items,
		settings,
	);
const submitOne = async (number: string, parameters: object = {}) => {
	const { items, error } = await execute({ ...submit, ...parameters }, [await letterItem(number)]);
	if (error) throw error;
	return items[0]?.json ?? {};
};
const lockedItem = async () => {
	const pdf = await makePdf([[['Secret', String(Math.random())]]], {
		userPassword: 'x',
		pdfVersion: '1.4',
	});
	return { binary: { data: binaryOf('locked.pdf', pdf) } };
};

describe('submitting a job', () => {
	test('answers at once with its ID, one for each item', async () => {
		const { items } = await execute(submit, [await letterItem('S-1'), await letterItem('S-2')]);
		expect(items).toMatchObject([
			{ json: { status: 'pending' }, pairedItem: { item: 0 } },
			{ json: { status: 'pending' }, pairedItem: { item: 1 } },
		]);
		expect(items[0]?.json.jobId).not.toBe(items[1]?.json.jobId);
	});

	test('waits for the result when asked to', async () => {
		const options = { details: true };
		const job = await submitOne('S-3', { wait: true, waitSeconds: 60, options });
		expect(job).toMatchObject({
			status: 'completed',
			fileName: 'S-3.pdf',
			templateId: templateId(),
			result: { invoiceNumber: 'S-3', totalDue: 1234.5 },
			details: expect.arrayContaining([expect.objectContaining({ raw: 'S-3' })]) as unknown,
		});
	});

	test('the same document is one job, with and without an idempotency key', async () => {
		const content = binaryOf('same.pdf', await makeLetter('S-4'));
		const send = async (options: object = {}) => {
			const ran = await execute({ ...submit, options }, [{ binary: { data: content } }]);
			return ran.items[0]?.json.jobId;
		};
		const first = await send({ idempotencyKey: 'mail-1' });
		expect(await send({ idempotencyKey: 'mail-1' })).toBe(first);
		expect(await send()).toBe(first);
		expect(await send({ idempotencyKey: 'mail-2' })).toBe(first);
	});

	test('a job that does not end in time is named, and goes on', async () => {
		// A proxy that responds like a busy engine.
		const busy = await startReceiver((response, { path }) => {
			response.setHeader('content-type', 'application/json');
			const body = path.includes('/jobs/')
				? { jobId: 'job-17', status: 'processing' }
				: { jobId: 'job-17', status: 'pending' };
			response.end(JSON.stringify(body));
		});
		stoppers.push(busy);
		const { error } = await executeNode(
			{ ...credentials(), baseUrl: busy.url },
			{
				resource: 'job',
				...submit,
				templateId: templateById(),
				wait: true,
				waitSeconds: 2,
			},
			[await letterItem('S-5')],
		);
		expect(error?.message).toBe('Job job-17 has not ended within 2 seconds');
		expect(error?.description).toMatch(/is processing and goes on.*Job → Get/);
		// Half a second, a second, the rest: not a busy loop.
		expect(busy.received.length).toBeLessThanOrEqual(5);
	});

	test('a refusal while waiting names the job; a busy engine is asked until the time is up', async () => {
		const refuse = async (status: number, waitSeconds: number) => {
			const gate = await startReceiver((response, { path }) => {
				response.setHeader('content-type', 'application/json');
				if (path.includes('/jobs/')) response.writeHead(status, { 'retry-after': '60' });
				response.end(JSON.stringify({ jobId: 'job-19', status: 'pending', message: 'No.' }));
			});
			stoppers.push(gate);
			const ran = await executeNode(
				{ ...credentials(), baseUrl: gate.url },
				{ resource: 'job', ...submit, templateId: templateById(), wait: true, waitSeconds },
				[await letterItem(`S-${status}`)],
			);
			return ran.error;
		};
		expect(await refuse(401, 20)).toMatchObject({
			message: 'Job job-19: No.',
			description: expect.stringMatching(/^The document was submitted/) as unknown,
		});
		expect(await refuse(429, 1)).toMatchObject({
			message: 'Job job-19 has not ended within 1 seconds',
			description: expect.stringMatching(/did not answer \(No\.\); the job is kept/) as unknown,
		});
	});

	test('a brief outage of the engine does not end the waiting', async () => {
		const flaky = await startReceiver((response, { path }, count) => {
			if (path.includes('/jobs/') && count === 2) {
				response.destroy();
				return;
			}
			response.setHeader('content-type', 'application/json');
			const status = path.includes('/jobs/') ? 'completed' : 'pending';
			response.end(JSON.stringify({ jobId: 'job-18', status, result: { a: 1 } }));
		});
		stoppers.push(flaky);
		const { items, error } = await executeNode(
			{ ...credentials(), baseUrl: flaky.url },
			{ resource: 'job', ...submit, templateId: templateById(), wait: true, waitSeconds: 20 },
			[await letterItem('S-6')],
		);
		expect(error).toBeUndefined();
		expect(items[0]?.json).toMatchObject({ status: 'completed', result: { a: 1 } });
	});

	test('a document that cannot be read is an error of the item, or data', async () => {
		const waiting = { ...submit, wait: true, waitSeconds: 60 };
		const failed = await execute(waiting, [await lockedItem()]);
		expect(failed.error?.message).toMatch(/^locked\.pdf: .*password/);
		expect(failed.error?.description).toMatch(/The job is [\w-]+\. .*Job → Retry/);
		const options = { unreadable: 'data' };
		const { items } = await execute({ ...waiting, options }, [await lockedItem()]);
		expect(items[0]?.json).toMatchObject({ status: 'failed', result: null });
	});
});

describe('a job', () => {
	test('is returned with its result, its details and its document', async () => {
		const letter = await makeLetter('G-1');
		const submitted = await execute({ ...submit, wait: true, waitSeconds: 60 }, [
			{ binary: { data: binaryOf('G-1.pdf', letter) } },
		]);
		const { items } = await execute({
			operation: 'get',
			jobId: submitted.items[0]?.json.jobId,
			options: { details: true, documentField: 'original' },
		});
		expect(items[0]?.json).toMatchObject({ status: 'completed', result: { invoiceNumber: 'G-1' } });
		expect(items[0]?.json.details).not.toHaveLength(0);
		const { fileName, mimeType, data = '' } = items[0]?.binary?.original ?? {};
		expect({ fileName, mimeType }).toEqual({ fileName: 'G-1.pdf', mimeType: 'application/pdf' });
		expect(Buffer.from(data, 'base64').equals(letter)).toBe(true);
	});

	test('is retried when it has failed', async () => {
		const options = { unreadable: 'data' };
		const waiting = { ...submit, wait: true, waitSeconds: 60, options };
		const { items } = await execute(waiting, [await lockedItem()]);
		const again = await execute({ operation: 'retry', jobId: items[0]?.json.jobId });
		expect(again.items[0]?.json).toMatchObject({ status: 'pending', error: null });
		const { jobId } = await submitOne('G-2', { wait: true, waitSeconds: 60 });
		const refused = await execute({ operation: 'retry', jobId });
		expect(refused.error).toMatchObject({ httpCode: '409' });
	});

	test('is deleted, and then there is none', async () => {
		const { jobId } = await submitOne('G-3', { wait: true, waitSeconds: 60 });
		const { items } = await execute({ operation: 'delete', jobId });
		expect(items).toEqual([{ json: { deleted: true }, pairedItem: { item: 0 } }]);
		const { error } = await execute({ operation: 'get', jobId });
		expect(error).toMatchObject({
			httpCode: '404',
			description: expect.stringMatching(/Job → Get Many/) as unknown,
		});
	});

	test('needs an ID', async () => {
		const { error } = await execute({ operation: 'get', jobId: '={{ $json.nothing }}' });
		expect(error?.message).toBe('The job ID is empty');
	});
});

describe('many jobs', () => {
	test('up to a limit, all, or those of a state', async () => {
		const { apiKey, call, accountId } = await engine().createAccount('premium');
		const own = { baseUrl: engine().url, apiKey };
		const { body } = await call('POST', '/v1/templates', {
			name: 'T',
			category: 'CUSTOM',
			schema: { data: { invoiceNumber: { type: 'string' } } },
		});
		expect(accountId).not.toBe('');
		const template = { __rl: true, mode: 'id', value: (body as { id: string }).id };
		const waiting = { ...submit, wait: true, waitSeconds: 60, templateId: template };
		for (const n of [1, 2, 3]) {
			await executeNode(own, { resource: 'job', ...waiting }, [await letterItem(`M-${n}`)]);
		}
		const list = async (parameters: object) => {
			const ran = await executeNode(own, { resource: 'job', operation: 'getMany', ...parameters });
			return ran.items.map(({ json }) => json.fileName);
		};
		expect(await list({ returnAll: false, limit: 2 })).toEqual(['M-3.pdf', 'M-2.pdf']);
		expect(await list({ returnAll: true })).toHaveLength(3);
		const [completed, failed] = [{ status: 'completed' }, { status: 'failed' }];
		expect(await list({ returnAll: true, filters: completed })).toHaveLength(3);
		expect(await list({ returnAll: true, filters: failed })).toEqual([]);
	});

	test('more than the engine gives at a time', async () => {
		const pages = await startReceiver((response, { path }) => {
			const cursor = new URL(path, 'http://x').searchParams.get('cursor');
			const jobs = Array.from({ length: 100 }, (_, i) => ({ jobId: `${cursor ?? 'first'}-${i}` }));
			response.setHeader('content-type', 'application/json');
			response.end(JSON.stringify({ jobs, nextCursor: cursor === null ? 'second' : null }));
		});
		stoppers.push(pages);
		const { items } = await executeNode(
			{ ...credentials(), baseUrl: pages.url },
			{ resource: 'job', operation: 'getMany', returnAll: true },
		);
		expect(items).toHaveLength(200);
		expect(items[150]?.json.jobId).toBe('second-50');
	});
});
