import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { INodeParameters, INodeProperties } from 'n8n-workflow';
import {
	binaryOf,
	docSift,
	docSiftTrigger,
	executeNode,
	isShown,
	testCredential,
} from '../support/n8n.ts';
import { letterItem, useEngine } from '../support/node-engine.ts';
import { startReceiver } from '../support/receiver.ts';
import type { Receiver } from '../support/receiver.ts';

const { engine, credentials, templateById } = useEngine();
const gates: Receiver[] = [];
const closers: (() => unknown)[] = [];
afterAll(() =>
	Promise.all([...gates.map((one) => one.close()), ...closers.map((close) => close())]),
);

type Refusal = { status: number; retryAfter?: string };

/** A proxy that refuses the first requests, like a busy engine. */
async function startGate(refusals: readonly Refusal[]): Promise<Receiver> {
	const gate = await startReceiver((response, { path, headers }, count) => {
		const refusal = refusals[count - 1];
		response.setHeader('content-type', 'application/json');
		if (refusal) {
			if (refusal.retryAfter) response.setHeader('retry-after', refusal.retryAfter);
			const body = { code: 'RATE_LIMITED', message: 'Too many requests.', requestId: 'r-1' };
			response.writeHead(refusal.status).end(JSON.stringify(body));
			return;
		}
		const key = String(headers['x-api-key']);
		void engine()
			.clientFor(key)('GET', path)
			.then((answer) => response.writeHead(answer.status).end(JSON.stringify(answer.body)));
	});
	gates.push(gate);
	return gate;
}
const getUsage = (baseUrl: string) =>
	executeNode({ ...credentials(), baseUrl }, { resource: 'account', operation: 'getUsage' });

test('saving a credential with a test key succeeds, and what such a key may not do says so', async () => {
	const { accountId } = await engine().createAccount();
	const { secret } = await engine().services.apiKeys.create({
		accountId,
		name: 'test',
		mode: 'test',
	});
	expect(await testCredential({ ...credentials(), apiKey: secret })).toMatchObject({
		status: 'OK',
	});
	const { error } = await executeNode(
		{ ...credentials(), apiKey: secret },
		{ resource: 'account', operation: 'getUsage' },
	);
	expect(`${error?.message} ${error?.description}`).toContain('Use a live key.');
});

describe('an engine that is busy', () => {
	test.each([429, 503])('is asked again after the pause it asks for (%d)', async (status) => {
		const gate = await startGate([
			{ status, retryAfter: '1' },
			{ status, retryAfter: '0' },
		]);
		const { items, error } = await getUsage(gate.url);
		expect(error).toBeUndefined();
		expect(items[0]?.json).toMatchObject({ plan: 'premium' });
		expect(gate.received).toHaveLength(3);
		const [first, second] = gate.received;
		expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(990);
	});

	test('is not retried for ever', async () => {
		const gate = await startGate(Array<Refusal>(20).fill({ status: 429, retryAfter: '0' }));
		const { error } = await getUsage(gate.url);
		expect(error).toMatchObject({ httpCode: '429', message: 'Too many requests.' });
		expect(error?.description).toMatch(/Loop Over Items/);
		expect(gate.received).toHaveLength(6);
	});

	test.each<[string, Refusal]>([
		['asks for a long pause', { status: 429, retryAfter: '3600' }],
		['does not say when', { status: 503 }],
		['has failed', { status: 500, retryAfter: '0' }],
	])('is not asked again when it %s', async (_, refusal) => {
		const gate = await startGate([refusal]);
		const { error } = await getUsage(gate.url);
		expect(error).toMatchObject({ httpCode: String(refusal.status) });
		expect(gate.received).toHaveLength(1);
	});

	test('gets the whole upload again', async () => {
		const refusing = await startReceiver((response, _, count) => {
			response.setHeader('content-type', 'application/json');
			if (count === 1) response.writeHead(429, { 'retry-after': '0' });
			response.end(JSON.stringify({ result: { a: 1 }, message: 'wait' }));
		});
		gates.push(refusing);
		const { items, error } = await executeNode(
			{ ...credentials(), baseUrl: refusing.url },
			{
				resource: 'document',
				operation: 'parse',
				templateId: templateById(),
				source: 'binary',
				binaryFields: 'data',
			},
			[await letterItem('T-1')],
		);
		expect(error).toBeUndefined();
		expect(items[0]?.json).toEqual({ a: 1 });
		const sizes = refusing.received.map(({ body }) => body.length);
		expect(sizes).toHaveLength(2);
		expect(sizes[0]).toBe(sizes[1]);
		expect(sizes[0]).toBeGreaterThan(1000);
	});
});

/** Cuts the connection of the first uploads, at their first bytes or after the last. */
async function startCutter(cuts: number, moment: 'at once' | 'at the end') {
	const sizes: number[] = [];
	const server = createServer((request, response) => {
		const at = sizes.push(0) - 1;
		request.on('error', () => undefined);
		request.on('data', (chunk: Buffer) => {
			sizes[at] = (sizes[at] ?? 0) + chunk.length;
			if (at < cuts && moment === 'at once') request.socket.resetAndDestroy();
		});
		request.on('end', () => {
			if (at < cuts) request.socket.destroy();
			else response.setHeader('content-type', 'application/json').end('{"result":{"a":1}}');
		});
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	closers.push(() => server.close());
	const { port } = server.address() as AddressInfo;
	return { url: `http://127.0.0.1:${port}`, sizes };
}

describe('a connection that breaks during an upload', () => {
	const CONTENT = Buffer.alloc(5_000_000, '%PDF-');
	const item = { binary: { data: binaryOf('a.pdf', CONTENT) } };
	const upload = (baseUrl: string, parameters: INodeParameters) =>
		executeNode({ ...credentials(), baseUrl }, { source: 'binary', ...parameters }, [item]);
	const parse = (baseUrl: string) =>
		upload(baseUrl, {
			resource: 'document',
			operation: 'parse',
			templateId: templateById(),
			binaryFields: 'data',
		});

	test.each(['at once', 'at the end'] as const)('is made anew (cut %s)', async (moment) => {
		const { url, sizes } = await startCutter(1, moment);
		const { items, error } = await parse(url);
		expect(error).toBeUndefined();
		expect(items[0]?.json).toEqual({ a: 1 });
		expect(sizes).toHaveLength(2);
		expect(sizes[1]).toBeGreaterThan(CONTENT.length);
	});

	test('is repeated for a job, which stays the same job', async () => {
		const { url, sizes } = await startCutter(1, 'at the end');
		const { error } = await upload(url, {
			resource: 'job',
			operation: 'submit',
			templateId: templateById(),
			binaryField: 'data',
			wait: false,
		});
		expect(error).toBeUndefined();
		expect(sizes).toHaveLength(2);
		expect(sizes[0]).toBe(sizes[1]);
	});

	test('is repeated only once', async () => {
		const { url, sizes } = await startCutter(9, 'at once');
		const { error } = await parse(url);
		expect(error?.message).toMatch(/cannot be reached at .* \(the connection was cut\)/);
		expect(sizes).toHaveLength(2);
	});

	test('is not repeated when the upload may have created a template', async () => {
		const { url, sizes } = await startCutter(1, 'at the end');
		const { error } = await upload(url, {
			resource: 'template',
			operation: 'createFromDocument',
			name: 'n',
			binaryField: 'data',
		});
		expect(error?.message).toMatch(/the connection was cut/);
		expect(sizes).toHaveLength(1);
	});
});

describe('what answers at the base URL', () => {
	test('a slash at its end does not matter', async () => {
		const { items } = await getUsage(`${engine().url}//`);
		expect(items[0]?.json).toMatchObject({ plan: 'premium' });
	});

	test('another service that responds successfully is not taken for DocSift', async () => {
		const other = await startReceiver((response) => {
			response.setHeader('content-type', 'text/html').end('<h1>Welcome</h1>');
		});
		gates.push(other);
		const { error } = await getUsage(other.url);
		expect(error?.message).toMatch(/is not DocSift$/);
	});

	test('a redirect is not followed with the key', async () => {
		const elsewhere = await startReceiver();
		const moved = await startReceiver((response) => {
			response.writeHead(302, { location: elsewhere.url }).end();
		});
		gates.push(elsewhere, moved);
		const { error } = await getUsage(moved.url);
		expect(error?.message).toBe(
			`The base URL leads on to ${elsewhere.url}, and the API key is not sent there`,
		);
		expect(elsewhere.received).toEqual([]);
	});
});

describe('the descriptions', () => {
	const { properties } = docSift.description;
	const selectors = properties.filter(({ name }) => name === 'operation');

	test('every operation has an action and is reached by its resource', () => {
		const reached = selectors.flatMap(({ displayOptions, options = [] }) =>
			options.map((option) => {
				expect(option).toHaveProperty('action');
				const resource = displayOptions?.show?.resource?.[0] as string;
				return `${resource}.${'value' in option ? String(option.value) : ''}`;
			}),
		);
		expect(reached.sort()).toEqual([
			'account.getUsage',
			'document.classify',
			'document.convert',
			'document.correct',
			'document.parse',
			'document.submitForReview',
			'job.correct',
			'job.delete',
			'job.get',
			'job.getMany',
			'job.retry',
			'job.submit',
			'list.delete',
			'list.get',
			'list.getMany',
			'list.replace',
			'template.create',
			'template.createFromDocument',
			'template.delete',
			'template.get',
			'template.getMany',
			'template.setReviewRule',
			'template.update',
		]);
	});

	test('actions have no articles, placeholders of texts are examples', () => {
		const actions = selectors.flatMap(({ options = [] }) =>
			options.map((option) => ('action' in option ? option.action : undefined) ?? ''),
		);
		for (const action of actions) expect(action).not.toMatch(/\b(?:a|an|the)\b/i);
		const flatten = (property: INodeProperties): INodeProperties[] => [
			property,
			...(property.options ?? []).flatMap((option) =>
				'values' in option
					? option.values.flatMap(flatten)
					: 'type' in option
						? flatten(option)
						: [],
			),
		];
		const texts = [...properties, ...docSiftTrigger.description.properties]
			.flatMap(flatten)
			.filter(({ type, placeholder }) => type === 'string' && placeholder !== undefined);
		expect(texts).not.toHaveLength(0);
		for (const { placeholder } of texts) expect(placeholder).toMatch(/^e\.g\. /);
	});

	test.each([
		[2, 'automatic', ['docSiftApi']],
		[2, 'byHand', ['docSiftWebhookApi']],
		[1, 'manual', ['docSiftApi', 'docSiftWebhookApi']],
	])(
		'version %d of the trigger, registered "%s", wants %j',
		(typeVersion, registration, wanted) => {
			const { credentials: all = [] } = docSiftTrigger.description;
			const node = { typeVersion };
			const shown = all.filter((one) => isShown({ registration }, one, node, docSiftTrigger));
			expect(shown.map(({ name }) => name)).toEqual(wanted);
		},
	);

	test('the action node is a tool for agents, the trigger is not', () => {
		expect(docSift.description.usableAsTool).toBe(true);
		expect(docSiftTrigger.description.usableAsTool).toBeUndefined();
	});
});
