import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { once } from 'node:events';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { INodeProperties } from 'n8n-workflow';
import { makeZip } from '../support/archives.ts';
import { makePdf } from '../support/documents.ts';
import { freePort } from '../support/free-port.ts';
import {
	binaryOf,
	docSift,
	docSiftTrigger,
	executeNode,
	isShown,
	loadOptions,
	makeTrigger,
	testCredential,
} from '../support/n8n.ts';
import type { Item } from '../support/n8n.ts';
import { letterItem, locate, makeLetter, useEngine } from '../support/node-engine.ts';
import { startReceiver } from '../support/receiver.ts';
import type { Receiver } from '../support/receiver.ts';
import { signEvent } from '../support/sign-event.ts';

/** Version 3: Parse, jobs, Correct and the trigger have one output and one error. */
const { engine, credentials, templateById } = useEngine();
const closers: (() => unknown)[] = [];
afterAll(() => Promise.all(closers.map((close) => close())));

type Settings = NonNullable<Parameters<typeof executeNode>[3]>;
const execute = (parameters: object, items: Item[] = [{}], settings: Settings = {}) =>
	executeNode(
		credentials(),
		{ source: 'binary', binaryFields: '*', templateId: templateById(), ...parameters },
		items,
		{ typeVersion: 3, ...settings },
	);
const parse = { resource: 'document', operation: 'parse' };
const submit = { resource: 'job', operation: 'submit', wait: true };
const broken = binaryOf('broken.pdf', Buffer.from('%PDF-1.4\n%%EOF'));
const toErrors = { onError: 'continueErrorOutput' } as const;

async function startGate(...respond: Parameters<typeof startReceiver>): Promise<Receiver> {
	const gate = await startReceiver(...respond);
	closers.push(() => gate.close());
	return gate;
}

describe('an error', () => {
	const details = { fileName: 'broken.pdf', code: 'DOCUMENT_DAMAGED', status: 422 };
	const json = {
		error: expect.stringMatching(/^broken\.pdf: /) as unknown,
		details: { ...details, retryable: false },
	};

	test.each([
		['Parse', parse],
		['Submit', submit],
		['Submit and Wait for Review', { resource: 'document', operation: 'submitForReview' }],
	])('of %s has one shape, with its file', async (_, operation) => {
		const { errors } = await execute(operation, [{ binary: { a: broken } }], toErrors);
		expect(errors).toMatchObject([{ json, binary: { a: { fileName: 'broken.pdf' } } }]);
		const options = { unreadable: 'data' };
		const asData = await execute({ ...operation, options }, [{ binary: { a: broken } }], toErrors);
		expect(asData.items).toMatchObject([
			{
				json: {
					error: expect.any(String),
					details: json.details,
					_document: { fileName: 'broken.pdf' },
				},
				binary: { a: {} },
			},
		]);
	});

	test('of Get and of the trigger is the same', async () => {
		const { items } = await execute({ ...submit, output: 'answer' }, [{ binary: { a: broken } }]);
		const { jobId, templateId, error, problem } = items[0]?.json ?? {};
		const get = { resource: 'job', operation: 'get', jobId: locate('id', jobId as string) };
		const { errors } = await execute(get, [{}], toErrors);
		expect(errors).toMatchObject([{ json }]);
		const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
		const trigger = makeTrigger(
			credentials(),
			{ registration: 'byHand', events: ['document.failed'] },
			{ url: 'https://n8n.example/', signingSecret: secret, typeVersion: 3 },
		);
		const body = JSON.stringify({
			eventId: 'e-1',
			eventType: 'document.failed',
			jobId,
			templateId,
			error,
			problem,
			fileName: 'broken.pdf',
			status: 'failed',
			result: null,
		});
		const received = await trigger.receive(signEvent(secret, body), body);
		expect(received.items).toMatchObject([{ json: { error, details: json.details } }]);
	});

	test('of one file stops the workflow if On Error says so', async () => {
		const binary = { a: binaryOf('good.pdf', await makeLetter('C-1')), b: broken };
		for (const output of ['documents', 'answer']) {
			const { error, items } = await execute({ ...parse, output }, [{ binary }]);
			expect(items).toEqual([]);
			expect(error?.message).toMatch(/^broken\.pdf: /);
			expect(error?.description).toMatch(/One other file of this item could be read/);
		}
		const { items, errors } = await execute(parse, [{ binary }], toErrors);
		expect(items).toMatchObject([{ json: { invoiceNumber: 'C-1' } }]);
		expect(errors).toMatchObject([{ json, binary: { b: { fileName: 'broken.pdf' } } }]);
	});
});

test('Correct returns the fields of the result, like Parse', async () => {
	const { items } = await execute({ ...submit, output: 'answer' }, [await letterItem('C-2')]);
	const jobId = locate('id', items[0]?.json.jobId as string);
	const values = { value: [{ path: 'invoiceNumber', row: 1, kind: 'string', value: 'C-22' }] };
	const correct = { decision: 'approve', giveBy: 'fields', values };
	const corrected = await execute({ resource: 'job', operation: 'correct', jobId, ...correct });
	expect(corrected.error).toBeUndefined();
	expect(corrected.items[0]?.json).toEqual({
		invoiceNumber: 'C-22',
		totalDue: 1234.5,
		_document: expect.objectContaining({
			jobId: jobId.value,
			review: expect.objectContaining({ state: 'approved', revision: 1 }) as unknown,
			learnt: expect.any(Array) as unknown,
		}) as unknown,
	});
	const kept = await execute({ ...parse, options: { keep: true } }, [await letterItem('C-3')]);
	const { documentId } = kept.items[0]?.json._document as { documentId: string };
	const document = { resource: 'document', operation: 'correct', documentId, ...correct };
	const { items: again } = await execute(document);
	const reviewUrl = `${credentials().baseUrl}/documents/${documentId}/review`;
	expect(kept.items[0]?.json).toMatchObject({ _document: { reviewUrl } });
	expect(again[0]?.json).toMatchObject({
		invoiceNumber: 'C-22',
		_document: { documentId, reviewUrl },
	});
	const offered = await docSift.methods?.loadOptions?.getCorrectableFields?.call(
		loadOptions(credentials(), 'path', { jobId }) as never,
	);
	expect(offered?.map(({ value }) => value)).toEqual(['invoiceNumber', 'totalDue']);
});

test('a column of a list is corrected by its row, a whole list as JSON', async () => {
	const gate = await startGate((response) => {
		response.setHeader('content-type', 'application/json');
		response.end(JSON.stringify({ jobId: 'j', result: { a: 1 }, review: {} }));
	});
	const rows = [{ description: 'Shelf' }];
	const value = [
		{ path: 'lineItems[].unitPrice', row: 3, kind: 'number', value: '4.5' },
		{ path: 'lineItems', kind: 'json', value: JSON.stringify(rows) },
	];
	const own = { resource: 'job', operation: 'correct', jobId: locate('id', 'j') };
	await executeNode(
		{ ...credentials(), baseUrl: gate.url },
		{ ...own, decision: 'correct', giveBy: 'fields', values: { value } },
		[{}],
		{ typeVersion: 3 },
	);
	expect(JSON.parse(gate.received[0]?.body ?? '')).toEqual({
		values: { 'lineItems[2].unitPrice': 4.5, lineItems: rows },
	});
});

describe('several files', () => {
	test('each have their own page count, in a ZIP archive too', async () => {
		const three = await makePdf(Array(3).fill([['Invoice number', 'P-3']]) as never);
		const files = [
			{ name: 'one.pdf', content: await makeLetter('P-1') },
			{ name: 'three.pdf', content: three },
		];
		const zip = { binary: { z: binaryOf('all.zip', makeZip(files), 'application/zip') } };
		const [one, other] = files.map(({ name, content }) => binaryOf(name, content));
		const both = { binary: { a: one, b: other } } as Item;
		const options = { addInfo: true };
		const { items } = await execute({ ...parse, options }, [zip, both]);
		const counts = items.map(({ json }) => (json._document as { pageCount: number }).pageCount);
		expect(counts).toEqual([1, 3, 1, 3]);
	});

	test('submitted without waiting are named', async () => {
		const binary = {
			a: binaryOf('a.pdf', await makeLetter('P-4')),
			b: binaryOf('b.pdf', await makeLetter('P-5')),
		};
		const { items } = await execute({ ...submit, wait: false }, [{ binary }]);
		expect(items.map(({ json }) => json.fileName)).toEqual(['a.pdf', 'b.pdf']);
	});
});

test('warnings of the engine reach the item and the person', async () => {
	const options = { addInfo: true, reader: 'both' };
	for (const operation of [parse, submit]) {
		const { items, hints } = await execute({ ...operation, options }, [await letterItem('W-1')]);
		const { warnings = [] } = items[0]?.json._document as { warnings?: string[] };
		expect(warnings).toEqual([expect.stringMatching(/second reader/i)]);
		expect(hints).toEqual(warnings);
	}
});

describe('an engine that is restarted', () => {
	test('is waited for, while it refuses connections', async () => {
		const port = await freePort();
		const held: { server?: Server } = {};
		const starting = new Promise((resolve) => setTimeout(resolve, 1500)).then(() => {
			held.server = createServer((_, response) => {
				response.setHeader('content-type', 'application/json').end('{"result":{"a":1}}');
			}).listen(port, '127.0.0.1');
			return once(held.server, 'listening');
		});
		closers.push(() => held.server?.close());
		const items = await Promise.all(['1', '2', '3', '4'].map(letterItem));
		const { items: made, error } = await executeNode(
			{ ...credentials(), baseUrl: `http://127.0.0.1:${port}` },
			{ ...parse, source: 'binary', binaryFields: 'data', templateId: templateById() },
			items,
			{ typeVersion: 3 },
		);
		await starting;
		expect(error).toBeUndefined();
		expect(made).toHaveLength(4);
	});
});

describe('the limits of the plan', () => {
	test('waits of several items at the same time are counted once, with the reason', async () => {
		const gate = await startGate((response, _, count) => {
			response.setHeader('content-type', 'application/json');
			if (count <= 3) response.writeHead(429, { 'retry-after': '1' });
			const message = 'The free plan allows 10 requests per minute.';
			response.end(JSON.stringify({ result: { a: 1 }, code: 'RATE_LIMITED', message }));
		});
		const items = await Promise.all(['1', '2', '3'].map(letterItem));
		const { hints } = await executeNode(
			{ ...credentials(), baseUrl: gate.url },
			{ ...parse, source: 'binary', binaryFields: 'data', templateId: templateById() },
			items,
			{ typeVersion: 3 },
		);
		expect(hints).toEqual([
			'DocSift asked the node to wait: 1 second in all. The free plan allows 10 requests per minute.',
		]);
	});

	test('after the last page nothing more is sent', async () => {
		const gate = await startGate((response) => {
			const body = { code: 'QUOTA_EXCEEDED', message: 'No pages are left.', requestId: 'r' };
			response.writeHead(403, { 'content-type': 'application/json' }).end(JSON.stringify(body));
		});
		const items = await Promise.all(Array.from({ length: 20 }, (_, i) => letterItem(`${i}`)));
		const { errors } = await executeNode(
			{ ...credentials(), baseUrl: gate.url },
			{ ...parse, source: 'binary', binaryFields: 'data', templateId: templateById() },
			items,
			{ typeVersion: 3, ...toErrors },
		);
		expect(gate.received.length).toBeLessThanOrEqual(3);
		expect(errors).toHaveLength(20);
		expect(errors.at(-1)).toMatchObject({
			json: { error: 'No pages are left.', details: { code: 'QUOTA_EXCEEDED' } },
			binary: { data: { fileName: '19.pdf' } },
		});
	});
});

describe('Flatten for Spreadsheets', () => {
	const sheet = { ...parse, output: 'sheet', sheetList: 'lineItems' };
	const templateId = locate('name', 'Invoice');
	const read = async (item: Item, more: object = {}) =>
		(await execute({ ...sheet, templateId, ...more }, [item])).items.map(({ json }) => json);

	test('gives a row per line with the fields of the document, and no nested value', async () => {
		const sample = await readFile(new URL('../../examples/invoice.pdf', import.meta.url));
		const rows = await read({ binary: { data: binaryOf('invoice.pdf', sample) } });
		expect(rows).toHaveLength(3);
		expect(rows[1]).toMatchObject({
			invoiceNumber: '2026-0147',
			lineItems_quantity: 8,
			lineItems_unitPrice: 12.25,
			seller_name: expect.any(String),
			fileName: 'invoice.pdf',
		});
		for (const value of rows.flatMap((row) => Object.values(row))) {
			expect(typeof value === 'object' && value !== null).toBe(false);
		}
		const letter = await read(await letterItem('F-1'));
		expect(letter.map((row) => Object.keys(row))).toEqual([Object.keys(rows[0] ?? {})]);
		const [alone] = await read(await letterItem('F-1'), { sheetList: '' });
		expect(alone).toMatchObject({ invoiceNumber: 'F-1', lineItems: null });
	});

	test('has a link to a kept document', async () => {
		const [row] = await read(await letterItem('F-3'), { options: { keep: true } });
		expect(row?.documentUrl).toMatch(/\/documents\/[\w-]+\/review$/);
	});

	test('has a link to the document of a job', async () => {
		const { items } = await execute({ ...submit, output: 'sheet' }, [await letterItem('F-2')]);
		expect(items[0]?.json).toMatchObject({
			documentUrl: expect.stringMatching(/\/jobs\/[\w-]+\/review$/) as unknown,
			isDuplicate: false,
		});
	});
});

describe('the list of jobs', () => {
	const search = async (filter?: string) => {
		const found = await docSift.methods?.listSearch?.searchJobs?.call(
			loadOptions(credentials(), 'jobId') as never,
			filter,
		);
		return found?.results.map(({ name }) => name.split(' · ')[0]);
	};

	test('is searched by the engine: by name, state and ID', async () => {
		const { items } = await execute(submit, [await letterItem('Needle-1')]);
		expect(items).toHaveLength(1);
		const { jobs } = (await engine().call('GET', '/v1/jobs?fileName=needle')).body as {
			jobs: { jobId: string }[];
		};
		expect(await search('NEEDLE')).toEqual(['Needle-1.pdf']);
		expect(await search(jobs[0]?.jobId)).toEqual(['Needle-1.pdf']);
		expect(await search('failed')).not.toContain('Needle-1.pdf');
		expect(await search('00000000-0000-7000-8000-000000000000')).toEqual([]);
		const gate = await startGate((response) => {
			response.setHeader('content-type', 'application/json').end('{"jobs":[],"nextCursor":null}');
		});
		const context = loadOptions({ ...credentials(), baseUrl: gate.url }, 'jobId');
		await docSift.methods?.listSearch?.searchJobs?.call(context as never, 'old file');
		expect(gate.received[0]?.path).toContain('fileName=old%20file');
	});

	test('an unknown job is not said to be submitted', async () => {
		const jobId = locate('id', '00000000-0000-7000-8000-000000000000');
		const { error } = await execute({ resource: 'job', operation: 'get', jobId });
		expect(error?.message).not.toMatch(/submitted/);
		expect(error?.description).not.toMatch(/submitted/);
	});
});

describe('as a tool of an agent', () => {
	const tool = { type: 'n8n-nodes-docsift.docSiftTool', typeVersion: 3 } as never;

	test('documents come from an address by default, and a notice says why', () => {
		const shown = (name: string, isTool: boolean) => {
			const properties = docSift.description.properties.filter((one) => one.name === name);
			const parameters = { resource: 'document', operation: 'parse', source: 'binary' };
			const description = { ...docSift.description, ...(isTool && { name: 'docSiftTool' }) };
			const type = { ...docSift, description };
			return properties.filter((one) => isShown(parameters, one, { typeVersion: 3 }, type));
		};
		expect(shown('source', true).map((one) => one.default)).toEqual(['url']);
		expect(shown('source', false).map((one) => one.default)).toEqual(['binary']);
		expect(shown('toolNotice', true)).toHaveLength(1);
		expect(shown('toolNotice', false)).toEqual([]);
	});

	test('a model gets a short answer, and the error with its advice', async () => {
		const { items } = await execute(
			{ ...parse, templateId: locate('name', 'Invoice') },
			[await letterItem('T-1')],
			tool,
		);
		const { seller, lineItems, ...found } = items[0]?.json ?? {};
		expect([seller, lineItems]).toEqual([undefined, undefined]);
		expect(found).toMatchObject({ invoiceNumber: 'T-1' });
		const failed = await execute(parse, [{}], tool);
		expect(failed.error).toBeUndefined();
		expect(failed.items).toMatchObject([
			{ json: { error: 'No document was passed to this tool', advice: expect.any(String) } },
		]);
	});
});

describe('texts', () => {
	test('https on a plain port is named', async () => {
		const baseUrl = engine().url.replace('http:', 'https:');
		const { message } = await testCredential({ ...credentials(), baseUrl });
		expect(message).toMatch(/does not speak HTTPS at this port; try http:\/\//);
	});

	test('a refused address of the trigger names both settings', async () => {
		const url = 'http://127.0.0.1:5678/webhook/x';
		const trigger = makeTrigger(
			credentials(),
			{ events: ['document.completed'] },
			{ url, typeVersion: 3 },
		);
		await expect(trigger.create()).rejects.toThrow(
			/WEBHOOK_PRIVATE_NETWORKS_ALLOWED.*FETCH_PORTS_ALLOWED=5678/,
		);
	});

	test('help does not name a command that fails', async () => {
		const { message } = await testCredential({ ...credentials(), apiKey: 'dsk_live_wrong' });
		expect(message).toMatch(/dashboard, under Keys/);
	});

	test('Parse is the first action, options are sorted and their names fit', () => {
		const { properties } = docSift.description;
		const [first] = properties.filter(({ name }) => name === 'operation');
		expect(first?.options?.[0]).toMatchObject({ action: 'Parse document' });
		const all = [...properties, ...docSiftTrigger.description.properties];
		for (const { options = [] } of all.filter(({ name }) => name === 'options')) {
			const names = (options as INodeProperties[]).map(({ displayName }) => displayName);
			expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
			for (const name of names) expect(name.length).toBeLessThanOrEqual(28);
		}
	});

	test('types have the names that n8n uses', () => {
		const names = JSON.stringify(docSift.description.properties);
		for (const own of ['Yes or No', 'Text or Date', '"Nothing"']) expect(names).not.toContain(own);
	});

	test('the README opens no more than webhooks need, and says what is not published', async () => {
		const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
		expect(readme).not.toMatch(/(?<!WEBHOOK_)PRIVATE_NETWORKS_ALLOWED=/);
		expect(readme).toMatch(/Community nodes screen_[^\n]*\n?[^\n]*\n[^\n]*not published yet/);
	});

	test('every operation names its resource', () => {
		const selectors = docSift.description.properties.filter(({ name }) => name === 'operation');
		for (const { displayOptions, options = [] } of selectors) {
			const resource = displayOptions?.show?.resource?.[0] as string;
			for (const option of options) {
				const { description = '' } = option as { description?: string };
				expect(description.toLowerCase()).toContain(resource);
			}
		}
	});
});
