import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestEngine } from '../support/test-engine.ts';
import type { Answer, TestEngine } from '../support/test-engine.ts';

let engine: TestEngine;
beforeAll(async () => {
	engine = await startTestEngine();
});
afterAll(() => engine.stop());

type ErrorBody = { statusCode: number; code: string; message: string; requestId: string };

function expectError({ status, headers, body }: Answer, code: string): ErrorBody {
	const error = body as ErrorBody;
	expect(error).toMatchObject({ statusCode: status, code });
	expect(error.requestId).toBe(headers.get('x-request-id'));
	expect(Object.keys(error).filter((key) => key === 'stack')).toEqual([]);
	expect(error.message).not.toMatch(/\bat \S+:\d+|node_modules|select |SQLITE|FST_/);
	return error;
}

/** Sends raw bytes that no HTTP client would send. */
async function sendRaw(request: string): Promise<{ status: number; body: ErrorBody }> {
	const { hostname, port } = new URL(engine.url);
	const socket = connect(Number(port), hostname);
	await once(socket, 'connect');
	socket.write(request);
	const answer = await text(socket);
	const [head = '', sent = ''] = answer.split('\r\n\r\n');
	const body = /\{[^]*\}/.exec(sent)?.[0] ?? '';
	return { status: Number(head.split(' ')[1]), body: JSON.parse(body) as ErrorBody };
}

describe('bad input', () => {
	const good = { name: 'n', category: 'CUSTOM', schema: { data: { a: { type: 'string' } } } };
	const post = (json: unknown, headers?: Record<string, string>) =>
		engine.call('POST', '/v1/templates', json, headers);

	test.each(['{', '', '{"name": }', '\u0000', '{"a":1}}'])('malformed JSON %j', async (json) => {
		const answer = await post(json);
		expect(answer.status).toBe(400);
		expectError(answer, 'MALFORMED_JSON');
	});

	test.each(['null', '[]', '"text"', '7'])('JSON that is not an object: %s', async (json) => {
		const answer = await post(json);
		expect(answer.status).toBe(400);
		expect(expectError(answer, 'INVALID_REQUEST').message).toBe('must be an object');
	});

	test('no body at all', async () => {
		const answer = await engine.call('POST', '/v1/templates');
		expect(answer.status).toBe(400);
		expectError(answer, 'INVALID_REQUEST');
	});

	test.each(['text/plain', 'application/xml', 'nonsense', 'application/x-www-form-urlencoded'])(
		'content type %s',
		async (type) => {
			const answer = await post(JSON.stringify(good), { 'content-type': type });
			expect(answer.status).toBe(415);
			expectError(answer, 'UNSUPPORTED_CONTENT_TYPE');
		},
	);

	test('unknown fields are named', async () => {
		const answer = await post({ ...good, colour: 'red', 'a b': 1 });
		expect(answer.status).toBe(400);
		expect(expectError(answer, 'INVALID_REQUEST').message).toBe(
			'colour: unknown field; leave it out; ["a b"]: unknown field; leave it out',
		);
	});

	test('__proto__ in every place', async () => {
		for (const json of [
			'{"__proto__":{"name":"x"},"name":"n","category":"CUSTOM","schema":{"data":{"a":{"type":"string"}}}}',
			'{"name":"n","category":"CUSTOM","schema":{"data":{"__proto__":{"type":"string"}}}}',
			'{"name":"n","category":"CUSTOM","schema":{"data":{"a":{"type":"object","properties":{"__proto__":{"type":"string"}}}}}}',
			'{"name":"n","category":"CUSTOM","schema":{"data":{"a":{"type":"string","__proto__":{"type":"object"}}}}}',
			'{"name":"n","category":"CUSTOM","schema":{"data":{"constructor":{"prototype":{"x":1}}}}}',
		]) {
			const answer = await post(json);
			expect({ json, status: answer.status }).toEqual({ json, status: 400 });
			expect((answer.body as ErrorBody).message).toMatch(/__proto__|constructor/);
		}
		expect(({} as Record<string, unknown>).name).toBeUndefined();
	});

	test('a body of 10 MB', async () => {
		const answer = await post({ ...good, description: 'x'.repeat(10_000_000) });
		expect(answer.status).toBe(413);
		expect(expectError(answer, 'BODY_TOO_LARGE').message).toContain('1,048,576 bytes');
	});

	test('a megabyte of nesting', async () => {
		const answer = await post(`{"schema":${'{"data":'.repeat(100_000)}1${'}'.repeat(100_001)}`);
		expect(answer.status).toBe(400);
	});

	test.each(['x'.repeat(201), ' ', '', 'a\u0000b', '\ud800'])(
		'the template name %j',
		async (name) => {
			const answer = await post({ ...good, name });
			expect(answer.status).toBe(400);
			expect(expectError(answer, 'INVALID_REQUEST').message).toMatch(/^name: /);
		},
	);

	test.each([
		'"quotes\' "',
		'<img src=x onerror=alert(1)>',
		'😀',
		'שלום',
		"'; drop table templates; --",
	])('the template name %j is kept as it is', async (name) => {
		const { status, body } = await post({ ...good, name });
		expect(status).toBe(201);
		expect((body as { name: string }).name).toBe(name);
	});

	test('an unknown route', async () => {
		const answer = await engine.call('GET', '/v2/templates?token=secret');
		expect(answer.status).toBe(404);
		expect(expectError(answer, 'ROUTE_NOT_FOUND').message).toBe(
			'There is no GET /v2/templates. /docs lists all paths.',
		);
	});

	test('an unknown method says which ones there are', async () => {
		const answer = await engine.call('PATCH', '/v1/templates/some-id');
		expect(answer.status).toBe(405);
		expectError(answer, 'METHOD_NOT_ALLOWED');
		expect(answer.headers.get('allow')).toBe('GET, HEAD, PUT, DELETE');
	});

	test.each(['/v1/templates/%zz', '/%'])('the path %s', async (path) => {
		const answer = await engine.call('GET', path);
		expect(answer.status).toBe(400);
		expectError(answer, 'BAD_REQUEST');
	});

	test('a field name of a megabyte is not repeated in the answer', async () => {
		const properties = Object.fromEntries(Array.from({ length: 190 }, (_, i) => [`p${i}`, {}]));
		const data = { ['x'.repeat(900_000)]: { type: 'object', properties } };
		const answer = await post({ ...good, schema: { data } });
		expect(answer.status).toBe(400);
		expect(JSON.stringify(answer.body).length).toBeLessThan(2000);
	});

	test('a body that is not UTF-8, or is compressed', async () => {
		const send = (body: Buffer, headers: Record<string, string>) =>
			fetch(`${engine.url}/v1/templates`, {
				method: 'POST',
				headers: { 'x-api-key': engine.ownerKey, 'content-type': 'application/json', ...headers },
				body: new Uint8Array(body),
			});
		const latin1 = Buffer.from(JSON.stringify({ ...good, name: 'café' }), 'latin1');
		expect((await send(latin1, {})).status).toBe(400);
		expect((await send(Buffer.from('{}'), { 'content-encoding': 'gzip' })).status).toBe(415);
	});

	test('DELETE may announce JSON and send none', async () => {
		const { id } = (await post(good)).body as { id: string };
		const headers = { 'content-type': 'application/json' };
		expect((await engine.call('DELETE', `/v1/templates/${id}`, undefined, headers)).status).toBe(
			204,
		);
	});

	test.each([
		['/assets/%00', {}],
		['/assets/%2e%2e/%2e%2e/x', {}],
		['/pdfjs/cmaps/78-H.bcmap', { range: 'bytes=999999999-' }],
		['/pdfjs/cmaps/78-H.bcmap', { 'if-match': '"x"' }],
	])('%s with %j is no fault of ours', async (path, headers) => {
		const answer = await engine.call('GET', path, undefined, headers);
		expect(answer.status).toBeLessThan(500);
	});

	test('an id of a thousand characters', async () => {
		const answer = await engine.call('GET', `/v1/templates/${'x'.repeat(1000)}`);
		expect([400, 404]).toContain(answer.status);
		expect(answer.body).toHaveProperty('code');
	});

	test.each([
		['no HTTP', 'hello\r\n\r\n', 400, 'BAD_REQUEST'],
		['no host', 'GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'BAD_REQUEST'],
		[
			'two content lengths',
			'POST /v1/templates HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}',
			400,
			'BAD_REQUEST',
		],
		[
			'an expectation that nobody knows',
			'GET /healthz HTTP/1.1\r\nhost: a\r\nexpect: wonders\r\n\r\n',
			400,
			'BAD_REQUEST',
		],
		[
			'headers of 100 kB',
			`GET /healthz HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`,
			431,
			'HEADERS_TOO_LARGE',
		],
	])('%s', async (_name, request, status, code) => {
		const answer = await sendRaw(request);
		expect(answer.status).toBe(status);
		expect(answer.body).toMatchObject({ statusCode: status, code });
	});

	test('a key sent twice is refused with a hint', async () => {
		const { status, body } = await sendRaw(
			`GET /v1/templates HTTP/1.1\r\nhost: a\r\nconnection: close\r\nx-api-key: ${engine.ownerKey}\r\nx-api-key: ${engine.ownerKey}\r\n\r\n`,
		);
		expect(status).toBe(401);
		expect(body.message).toContain('is sent once');
	});
});

describe('authentication', () => {
	test('a request without a key', async () => {
		const answer = await engine.clientFor()('GET', '/v1/templates');
		expect(answer.status).toBe(401);
		expectError(answer, 'API_KEY_MISSING');
	});

	test.each(['wrong', `dsk_live_${'A'.repeat(43)}`])('the key %s', async (key) => {
		const answer = await engine.clientFor(key)('GET', '/v1/templates');
		expect(answer.status).toBe(401);
		expectError(answer, 'API_KEY_INVALID');
	});

	test('a body is not read before the key is known', async () => {
		const answer = await engine.clientFor('wrong')('POST', '/v1/templates', '{broken');
		expect(answer.status).toBe(401);
	});
});

describe('usage', () => {
	test('shows what the plan allows and what is left', async () => {
		const { accountId, call } = await engine.createAccount();
		const { quota } = engine.services;
		const hold = { accountId, limit: 50, holdMs: null };
		await quota.commit(await quota.reserve({ ...hold, pages: 12 }), 12);
		await quota.reserve({ ...hold, pages: 3 });
		const { body } = await call('GET', '/v1/usage');
		const now = new Date();
		expect(body).toEqual({
			plan: 'free',
			keyMode: 'live',
			period: now.toISOString().slice(0, 7),
			pageLimit: 50,
			pageUsed: 12,
			pageReserved: 3,
			pageRemaining: 35,
			resetsAt: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString(),
			requestsPerMinute: 10_000,
		});
	});
});

describe('around the routes', () => {
	test('health needs no key', async () => {
		const call = engine.clientFor();
		expect((await call('GET', '/healthz')).body).toEqual({ status: 'ok' });
		expect((await call('GET', '/readyz')).body).toEqual({
			status: 'ok',
			checks: { database: 'ok', uploads: 'ok' },
		});
	});

	test('the reference describes every route in OpenAPI 3.1', async () => {
		const { status, body } = await engine.clientFor()('GET', '/docs/json');
		expect(status).toBe(200);
		expect(body).toMatchObject({ openapi: '3.1.0', info: { title: 'DocSift' } });
		expect(Object.keys((body as { paths: object }).paths).toSorted()).toEqual([
			'/documents/parse',
			'/healthz',
			'/metrics',
			'/readyz',
			'/v1/audit',
			'/v1/batches',
			'/v1/batches/{batchId}',
			'/v1/batches/{batchId}/results',
			'/v1/documents/classify',
			'/v1/documents/classify/async',
			'/v1/documents/convert',
			'/v1/documents/parse/async',
			'/v1/documents/{documentId}',
			'/v1/documents/{documentId}/result',
			'/v1/documents/{documentId}/undo',
			'/v1/jobs',
			'/v1/jobs/export',
			'/v1/jobs/trash',
			'/v1/jobs/{jobId}',
			'/v1/jobs/{jobId}/corrections',
			'/v1/jobs/{jobId}/document',
			'/v1/jobs/{jobId}/events',
			'/v1/jobs/{jobId}/output',
			'/v1/jobs/{jobId}/restore',
			'/v1/jobs/{jobId}/result',
			'/v1/jobs/{jobId}/retry',
			'/v1/jobs/{jobId}/split',
			'/v1/jobs/{jobId}/undo',
			'/v1/keys',
			'/v1/keys/{keyId}',
			'/v1/languages',
			'/v1/lists',
			'/v1/lists/{name}',
			'/v1/lists/{name}/rows',
			'/v1/mailboxes',
			'/v1/mailboxes/{mailboxId}',
			'/v1/mailboxes/{mailboxId}/mails',
			'/v1/paperless',
			'/v1/paperless/{connectionId}',
			'/v1/paperless/{connectionId}/documents',
			'/v1/templates',
			'/v1/templates/fromDocument',
			'/v1/templates/{templateId}',
			'/v1/templates/{templateId}/accuracy',
			'/v1/templates/{templateId}/draft',
			'/v1/templates/{templateId}/evaluation',
			'/v1/templates/{templateId}/examples',
			'/v1/templates/{templateId}/memory',
			'/v1/templates/{templateId}/memory/apply',
			'/v1/templates/{templateId}/memory/export',
			'/v1/templates/{templateId}/memory/import',
			'/v1/templates/{templateId}/memory/{lessonId}',
			'/v1/templates/{templateId}/publish',
			'/v1/templates/{templateId}/versions',
			'/v1/templates/{templateId}/versions/{version}',
			'/v1/templates/{templateId}/versions/{version}/restore',
			'/v1/trash',
			'/v1/trash/{trashedId}',
			'/v1/trash/{trashedId}/restore',
			'/v1/usage',
			'/v1/webhooks',
			'/v1/webhooks/{webhookId}',
			'/v1/webhooks/{webhookId}/deliveries',
			'/v1/webhooks/{webhookId}/deliveries/{deliveryId}/resend',
			'/v1/webhooks/{webhookId}/replay',
			'/v1/webhooks/{webhookId}/rotate',
			'/v1/webhooks/{webhookId}/test',
		]);
		expect((body as { components: { schemas: object } }).components.schemas).toHaveProperty(
			'Field',
		);
		const page = await engine.clientFor()('GET', '/docs');
		expect(page.status).toBe(200);
		// A page of the dashboard, or the reference itself if the dashboard is not built.
		expect(page.headers.get('content-type')).toMatch(/text\/html|application\/json/);
	});

	test('every answer carries a request id; a sane one of the client is taken over', async () => {
		const own = await engine.call('GET', '/healthz', undefined, {
			'x-request-id': 'my-trace-0042',
		});
		expect(own.headers.get('x-request-id')).toBe('my-trace-0042');
		expect(own.headers.get('x-powered-by')).toBe('DocSift');
		const odd = await engine.call('GET', '/healthz', undefined, { 'x-request-id': 'a b' });
		const other = await engine.call('GET', '/healthz');
		expect(odd.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
		expect(odd.headers.get('x-request-id')).not.toBe(other.headers.get('x-request-id'));
	});

	test('the log has one line per request, with ids and without secrets', async () => {
		const id = 'log-probe-0001';
		await engine.call('GET', '/v1/usage?secret=canary99', undefined, {
			'x-request-id': id,
			authorization: 'Bearer canary99',
		});
		const lines = engine.logLines().filter((line) => line.requestId === id);
		expect(lines).toHaveLength(1);
		expect(lines[0]).toMatchObject({
			method: 'GET',
			path: '/v1/usage',
			status: 200,
			msg: 'request',
		});
		expect(lines[0]).toHaveProperty('accountId');
		const all = JSON.stringify(engine.logLines());
		expect(all).not.toContain('canary99');
		expect(all).not.toContain(engine.ownerKey);
	});
});
