import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { binaryOf, docSift, executeNode, loadOptions, makeTrigger } from '../support/n8n.ts';
import type { Item } from '../support/n8n.ts';
import { letterItem, locate, makeLetter, useEngine } from '../support/node-engine.ts';
import { startReceiver } from '../support/receiver.ts';
import type { Receiver } from '../support/receiver.ts';
import { signEvent } from '../support/sign-event.ts';
import { waitUntil } from '../support/wait-until.ts';

const receiver: Receiver = await startReceiver();
const { engine, credentials, templateById, templateId } = useEngine({
	PRIVATE_NETWORKS_ALLOWED: '127.0.0.1/32',
	FETCH_PORTS_ALLOWED: String(receiver.port),
});
afterAll(() => receiver.close());

const settings = { typeVersion: 2 };
const execute = (
	parameters: object,
	items: Item[] = [{}],
	more: Parameters<typeof executeNode>[3] = {},
) =>
	executeNode(
		credentials(),
		{ source: 'binary', templateId: templateById(), ...parameters },
		items,
		{ ...settings, ...more },
	);
const parse = { resource: 'document', operation: 'parse', binaryFields: 'data' };
const submit = { resource: 'job', operation: 'submit', binaryFields: 'data', wait: true };

/** Reads the same document in every way, including the trigger. */
async function readByAllWays(item: Item, parameters: object): Promise<unknown[][]> {
	const parsed = await execute({ ...parse, ...parameters }, [item]);
	const submitted = await execute({ ...submit, ...parameters }, [item]);
	const whole = await execute({ ...submit, ...parameters, output: 'answer' }, [item]);
	const job = whole.items[0]?.json ?? {};
	const got = await execute({
		resource: 'job',
		operation: 'get',
		jobId: locate('id', job.jobId as string),
		...parameters,
	});
	const trigger = makeTrigger(
		credentials(),
		{ events: ['document.completed'], ...parameters },
		{ url: `${receiver.url}/hook`, typeVersion: 2 },
	);
	await trigger.create();
	const { secret } = trigger.staticData.production as { secret: string };
	const event = { eventId: crypto.randomUUID(), eventType: 'document.completed', ...job };
	const body = JSON.stringify(event);
	const received = await trigger.receive(signEvent(secret, body, event.eventId), body);
	await trigger.delete();
	return [parsed.items, submitted.items, got.items, received.items ?? []].map((items) =>
		items.map(({ json }) => json),
	);
}

let invoice: Item;
beforeAll(async () => {
	const sample = await readFile(new URL('../../examples/invoice.pdf', import.meta.url));
	invoice = { binary: { data: binaryOf('invoice.pdf', sample) } };
});

describe('the output control gives the same items at once, by a job and by an event', () => {
	const byName = { templateId: locate('name', 'Invoice') };

	test('one item per document', async () => {
		const item = await letterItem('O-1');
		for (const items of await readByAllWays(item, { output: 'documents' })) {
			expect(items).toEqual([{ invoiceNumber: 'O-1', totalDue: 1234.5 }]);
		}
	});

	test('one item per row, and lists left out', async () => {
		const rows = { output: 'rows', rowsField: 'lineItems', ...byName };
		const [first, ...others] = await readByAllWays(invoice, rows);
		expect(first).toHaveLength(3);
		for (const items of others) expect(items).toEqual(first);
		const options = { leaveOutLists: true };
		for (const items of await readByAllWays(invoice, { output: 'documents', options, ...byName })) {
			expect(items).toMatchObject([{ invoiceNumber: '2026-0147' }]);
			expect(items[0]).not.toHaveProperty('lineItems');
		}
	});

	test('selected fields, nested as they are', async () => {
		const outputFields = ['invoiceNumber', 'seller.name'];
		for (const items of await readByAllWays(invoice, {
			output: 'fields',
			outputFields,
			...byName,
		})) {
			expect(items).toEqual([
				{ invoiceNumber: '2026-0147', seller: { name: expect.any(String) as unknown } },
			]);
		}
	});

	test('document info and details; details alone are enough', async () => {
		const item = await letterItem('O-2');
		const options = { details: true };
		const [parsed, submitted, got] = await readByAllWays(item, { output: 'documents', options });
		for (const items of [parsed, submitted, got]) {
			expect(items).toMatchObject([
				{ invoiceNumber: 'O-2', _document: { fileName: 'O-2.pdf', pageCount: 1 } },
			]);
			const [{ _document: info }] = items as [{ _document: { details: unknown[] } }];
			expect(info.details).toContainEqual(expect.objectContaining({ raw: 'O-2' }));
		}
		expect(submitted).toMatchObject([
			{ _document: { jobId: expect.any(String) as unknown, status: 'completed' } },
		]);
	});
});

describe('what the panel offers', () => {
	const methods = docSift.methods?.loadOptions ?? {};
	const offered = async (method: string, templateId_: object) => {
		const context = loadOptions(credentials(), 'rowsField', { templateId: templateId_ as never });
		return (await methods[method]?.call(context as never)) ?? [];
	};

	test('the lists and the fields of the chosen template', async () => {
		const lists = await offered('getLists', locate('name', 'Invoice'));
		expect(lists.map(({ value }) => value)).toContain('lineItems');
		expect(lists.map(({ value }) => value)).not.toContain('invoiceNumber');
		const fields = await offered('getFields', templateById());
		expect(fields).toEqual([
			{ name: 'invoiceNumber', value: 'invoiceNumber' },
			{ name: 'totalDue', value: 'totalDue' },
		]);
	});

	test('those of all templates where none is chosen', async () => {
		const fields = await offered('getFields', locate('list', ''));
		const named = fields.find(({ value }) => value === 'invoiceNumber');
		expect(named?.name).toMatch(/^invoiceNumber \(.*Letter/);
	});

	test('the jobs, newest first, with a link to the dashboard', async () => {
		await execute({ ...submit, wait: false }, [await letterItem('O-9')]);
		const search = docSift.methods?.listSearch?.searchJobs;
		const found = await search?.call(loadOptions(credentials(), 'jobId') as never, 'o-9.pdf');
		expect(found?.results).toHaveLength(1);
		expect(found?.results[0]?.name).toMatch(/^O-9\.pdf · /);
		expect(found?.results[0]?.url).toMatch(/\/jobs\/[\w-]+$/);
	});
});

describe('getting a job', () => {
	test('waits for it; without waiting it is a retryable error, or returned unchanged', async () => {
		const stuck = await startReceiver((response) => {
			const job = { jobId: 'job-1', status: 'processing', fileName: 'a.pdf', result: null };
			response.setHeader('content-type', 'application/json').end(JSON.stringify(job));
		});
		const get = { resource: 'job', operation: 'get', jobId: locate('id', 'job-1'), waitSeconds: 0 };
		const ask = (parameters: object) =>
			executeNode({ ...credentials(), baseUrl: stuck.url }, { ...get, ...parameters }, [{}], {
				...settings,
				onError: 'continueRegularOutput',
			});
		const [early, shown, late] = [
			await ask({ output: 'documents' }),
			await ask({ output: 'answer' }),
			await ask({ output: 'documents', waitSeconds: 1 }),
		];
		await stuck.close();
		for (const { items } of [early, late]) {
			expect(items[0]?.json).toMatchObject({
				error: expect.stringMatching(/job-1/) as unknown,
				details: { code: 'JOB_NOT_ENDED', retryable: true },
			});
		}
		expect(shown.items[0]?.json).toMatchObject({ status: 'processing', result: null });
	});
});

describe('a document that was submitted before', () => {
	const send = async (item: Item, options: object = {}) => {
		const ran = await execute({ ...submit, output: 'answer', options }, [item]);
		if (ran.error) throw ran.error;
		return { jobId: ran.items[0]?.json.jobId as string, hints: ran.hints };
	};

	test('is returned with a hint, or read again', async () => {
		const item = await letterItem('P-1');
		const first = await send(item);
		expect(first.hints).toEqual([]);
		const second = await send(item);
		expect(second.jobId).toBe(first.jobId);
		expect(second.hints).toEqual([expect.stringMatching(/was submitted before.*no event comes/)]);
		const third = await send(item, { ifSubmitted: 'again' });
		expect(third.jobId).not.toBe(first.jobId);
		expect(third.hints).toEqual([]);
	});

	test('has its event sent again', async () => {
		const item = await letterItem('P-2');
		const { body } = await engine().call('POST', '/v1/webhooks', {
			url: `${receiver.url}/again`,
			events: ['document.completed'],
		});
		const { jobId } = await send(item);
		const told = () =>
			receiver.received.filter(({ path, body: text }) => path === '/again' && text.includes(jobId));
		await waitUntil(() => told().length === 1);
		await send(item, { ifSubmitted: 'event' });
		await waitUntil(() => told().length === 2);
		const ids = told().map(({ body: text }) => (JSON.parse(text) as { eventId: string }).eventId);
		expect(new Set(ids).size).toBe(2);
		await engine().call('DELETE', `/v1/webhooks/${(body as { id: string }).id}`);
	});

	test('several files of an item become a job each; a failure does not affect the others', async () => {
		const binary = {
			a: binaryOf('a.pdf', await makeLetter('P-3')),
			b: binaryOf('b.xyz', Buffer.from('no document'), 'text/plain'),
			c: binaryOf('c.pdf', await makeLetter('P-4')),
		};
		const { items, error } = await execute({ ...submit, binaryFields: '*' }, [{ binary }]);
		expect(error).toBeUndefined();
		expect(items.map(({ json }) => json.invoiceNumber ?? json.code)).toEqual([
			'P-3',
			'UNSUPPORTED_FILE_TYPE',
			'P-4',
		]);
	});
});

describe('review', () => {
	let asking: { id: string };
	beforeAll(async () => {
		const { body } = await engine().call('POST', '/v1/templates', {
			name: 'Asks for a look',
			category: 'INVOICE',
			review: { fields: { purchaseOrder: 0.9 } },
			schema: { data: { invoiceNumber: { type: 'string' }, purchaseOrder: { type: 'string' } } },
		});
		asking = body as { id: string };
	});
	const byTemplate = () => ({ templateId: locate('id', asking.id) });

	test('doubtful results go to the second output, with their document info', async () => {
		const branch = { reviewBranch: true, reviewBelow: 0.8, output: 'documents' };
		const sure = await execute({ ...parse, ...branch, reviewBelow: 0 }, [await letterItem('R-1')]);
		expect(sure.outputs.map((items) => items.length)).toEqual([1, 0]);
		const unsure = await execute({ ...parse, ...branch, reviewBelow: 1 }, [
			await letterItem('R-2'),
		]);
		expect(unsure.outputs.map((items) => items.length)).toEqual([0, 1]);
		expect(unsure.outputs[1]?.[0]?.json).toMatchObject({
			invoiceNumber: 'R-2',
			_document: { fileName: 'R-2.pdf', lowestConfidence: expect.any(Number) as unknown },
		});

		const item = await letterItem('R-3');
		const told = await execute({ ...submit, ...branch, reviewBelow: 0, ...byTemplate() }, [item]);
		expect(told.outputs.map((items) => items.length)).toEqual([0, 1]);
		const [info] =
			told.outputs[1]?.map(({ json }) => json._document as Record<string, unknown>) ?? [];
		expect(info).toMatchObject({ needsReview: true, review: { state: 'open', revision: 0 } });
		expect(info?.reviewUrl).toBe(`${credentials().baseUrl}/jobs/${String(info?.jobId)}/review`);
		const get = { resource: 'job', operation: 'get', jobId: locate('id', String(info?.jobId)) };
		const got = await execute({ ...get, ...branch, reviewBelow: 0 });
		expect(got.outputs.map((items) => items.length)).toEqual([0, 1]);
	});

	test('with On Error the errors have the third output', async () => {
		const branch = { reviewBranch: true, reviewBelow: 1, output: 'documents' };
		const broken = { binary: { data: binaryOf('b.pdf', Buffer.from('%PDF-1.4\n%%EOF')) } };
		const items = [await letterItem('R-4'), broken];
		const ran = await execute({ ...parse, ...branch }, items, { onError: 'continueErrorOutput' });
		expect(ran.outputs.map((one) => one.length)).toEqual([0, 1, 1]);
		expect(ran.errors[0]?.json.details).toMatchObject({
			fileName: 'b.pdf',
			code: 'DOCUMENT_DAMAGED',
		});
	});

	test('Submit and Wait for Review continues with the corrected values', async () => {
		const wait = { resource: 'document', operation: 'submitForReview', binaryFields: 'data' };
		const running = execute({ ...wait, reviewSeconds: 60, ...byTemplate() }, [
			await letterItem('R-5'),
		]);
		const open = await waitUntil(async () => {
			const { body } = await engine().call('GET', '/v1/jobs?needsReview=true');
			return (body as { jobs: { jobId: string; fileName: string }[] }).jobs.find(
				({ fileName }) => fileName === 'R-5.pdf',
			);
		});
		const corrected = await execute({
			resource: 'job',
			operation: 'correct',
			jobId: locate('id', open.jobId),
			decision: 'approve',
			giveBy: 'fields',
			options: { revision: 0 },
			values: { value: [{ path: 'purchaseOrder', kind: 'string', value: 'PO-7' }] },
		});
		expect(corrected.error).toBeUndefined();
		expect(corrected.items[0]?.json).toMatchObject({
			result: { invoiceNumber: 'R-5', purchaseOrder: 'PO-7' },
			review: { state: 'approved', revision: 1 },
		});
		const { items, error } = await running;
		expect(error).toBeUndefined();
		expect(items[0]?.json).toMatchObject({ invoiceNumber: 'R-5', purchaseOrder: 'PO-7' });
	});

	test('a missing or rejecting review is stated in the item', async () => {
		const wait = { resource: 'document', operation: 'submitForReview', binaryFields: 'data' };
		const send = async (item: Item) =>
			await execute({ ...wait, reviewSeconds: 1, ...byTemplate() }, [item], {
				onError: 'continueRegularOutput',
			});
		const item = await letterItem('R-6');
		const late = await send(item);
		expect(late.items[0]?.json).toMatchObject({
			error: expect.stringMatching(/^Nobody reviewed job/) as unknown,
			details: { code: 'NOT_REVIEWED', retryable: true, fileName: 'R-6.pdf' },
		});
		const jobId = /job ([\w-]+)/.exec(late.items[0]?.json.error as string)?.[1] ?? '';
		const reject = { resource: 'job', operation: 'correct', decision: 'reject' };
		await execute({ ...reject, jobId: locate('id', jobId) });
		const rejected = await send(item);
		expect(rejected.items[0]?.json.details).toMatchObject({ code: 'RESULT_REJECTED' });
	});

	test('a document that was parsed and kept can be corrected, values as JSON', async () => {
		const kept = await execute({ ...parse, options: { keep: true } }, [await letterItem('R-7')]);
		const { documentId } = kept.items[0]?.json._document as { documentId: string };
		const correct = { resource: 'document', operation: 'correct', documentId };
		const { items, error } = await execute({
			...correct,
			decision: 'correct',
			giveBy: 'json',
			valuesJson: '{"totalDue": 1}',
		});
		expect(error).toBeUndefined();
		expect(items[0]?.json).toMatchObject({ result: { invoiceNumber: 'R-7', totalDue: 1 } });
		const values = { value: [{ path: 'totalDue', kind: 'number', value: 'much' }] };
		const wrong = await execute({ ...correct, decision: 'correct', giveBy: 'fields', values });
		expect(wrong.error?.message).toBe('"much" is not a number');
	});
});

describe('the trigger', () => {
	const start = async (parameters: object) => {
		const trigger = makeTrigger(
			credentials(),
			{ events: ['document.completed'], output: 'documents', options: {}, ...parameters },
			{ url: `${receiver.url}/trigger`, typeVersion: 2 },
		);
		await trigger.create();
		const { secret } = trigger.staticData.production as { secret: string };
		return {
			trigger,
			receive: async (changes: object) => {
				const event = {
					eventId: crypto.randomUUID(),
					eventType: 'document.completed',
					jobId: 'j-1',
					status: 'completed',
					templateId: templateId(),
					fileName: 'a.pdf',
					result: { total: 1 },
					error: null,
					pageCount: 1,
					...changes,
				};
				const body = JSON.stringify(event);
				const { items } = await trigger.receive(signEvent(secret, body, event.eventId), body);
				return items?.map(({ json }) => json);
			},
		};
	};

	test('asks for details where they are wanted, and registers anew when that changes', async () => {
		const { trigger } = await start({ options: { details: true } });
		const { body } = await engine().call('GET', '/v1/webhooks');
		expect(body).toContainEqual(
			expect.objectContaining({ url: `${receiver.url}/trigger`, details: true }),
		);
		expect(await trigger.checkExists()).toBe(true);
		await trigger.delete();
	});

	test('reports reviews with the link, and failures with the reason', async () => {
		const events = ['document.needs_review', 'document.failed'];
		const { trigger, receive } = await start({ events });
		const [doubtful] =
			(await receive({ eventType: 'document.needs_review', needsReview: true })) ?? [];
		expect(doubtful).toMatchObject({
			total: 1,
			_document: { jobId: 'j-1', reviewUrl: `${credentials().baseUrl}/jobs/j-1/review` },
		});
		const failed = { eventType: 'document.failed', status: 'failed', result: null };
		expect(await receive({ ...failed, error: 'It is damaged.' })).toMatchObject([
			{ error: 'It is damaged.', fileName: 'a.pdf', code: 'DOCUMENT_NOT_READ', retryable: false },
		]);
		await trigger.delete();
	});
});

describe('workflows of version 0.1.0', () => {
	test('keep their output: jobs as they are, events as they are', async () => {
		const old = { resource: 'job', operation: 'submit', source: 'binary', binaryField: 'data' };
		const item = await letterItem('V-1');
		const ran = await executeNode(
			credentials(),
			{ ...old, templateId: templateById(), wait: true, waitSeconds: 60, options: {} },
			[item],
			{ typeVersion: 1 },
		);
		const job = ran.items[0]?.json ?? {};
		expect(job).toMatchObject({ status: 'completed', result: { invoiceNumber: 'V-1' } });
		const get = { resource: 'job', operation: 'get', jobId: job.jobId as string, options: {} };
		const got = await executeNode(credentials(), get, [{}], { typeVersion: 1 });
		expect(got.items[0]?.json).toEqual(job);
		expect(docSift.description.version).toEqual([1, 2, 3]);
	});
});
