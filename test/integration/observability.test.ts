import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from '@jest/globals';
import { LETTER, makePdf } from '../support/documents.ts';
import { startReceiver } from '../support/receiver.ts';
import type { Receiver } from '../support/receiver.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

const INFO = 30;
const REQUEST_ID = 'request-to-follow-1';
const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const PARENT_ID = 'b7ad6b7169203331';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
	for (const clean of cleanups.splice(0).reverse()) await clean();
});

async function start(environment: Record<string, string> = {}) {
	const receiver = await startReceiver();
	cleanups.push(receiver.close);
	const engine = await startTestEngine({
		environment: {
			PARSE_PROCESSES: '1',
			PRIVATE_NETWORKS_ALLOWED: '127.0.0.1/32',
			FETCH_PORTS_ALLOWED: String(receiver.port),
			...environment,
		},
	});
	let stopped = false;
	const stop = async () => {
		if (!stopped) await engine.stop();
		stopped = true;
	};
	cleanups.push(stop);
	return { engine, receiver, stop };
}

/** Submits a document with a request ID and waits for its event. */
async function submitAndWait(engine: TestEngine, receiver: Receiver): Promise<string> {
	await engine.call('POST', '/v1/webhooks', { url: receiver.url });
	const schema = { data: { invoiceNumber: { type: 'string' } } };
	const template = { name: 'T', category: 'CUSTOM', schema };
	const { body } = await engine.call('POST', '/v1/templates', template);
	const form = new FormData();
	form.set('templateId', (body as { id: string }).id);
	form.set('file', new Blob([new Uint8Array(await makePdf([LETTER]))]), 'secret-name.pdf');
	const answer = await fetch(`${engine.url}/v1/documents/parse/async`, {
		method: 'POST',
		headers: {
			'x-api-key': engine.ownerKey,
			'x-request-id': REQUEST_ID,
			traceparent: `00-${TRACE_ID}-${PARENT_ID}-01`,
		},
		body: form,
	});
	expect(answer.status).toBe(202);
	await receiver.waitFor(1);
	return ((await answer.json()) as { jobId: string }).jobId;
}

describe('metrics', () => {
	test('count requests, pages, jobs and deliveries, without account, file or address', async () => {
		const { engine, receiver } = await start();
		await submitAndWait(engine, receiver);
		await engine.call('GET', '/v1/nothing/here');
		const { status, headers, body } = await engine.clientFor()('GET', '/metrics');
		const text = String(body);
		expect(status).toBe(200);
		expect(headers.get('content-type')).toContain('text/plain');
		for (const line of [
			'docsift_http_request_seconds_count{method="POST",route="/v1/documents/parse/async",status="202"} 1',
			'docsift_http_request_seconds_count{method="GET",route="(none)",status="404"} 1',
			'docsift_pages_read_total{kind="text",engine="pdf.js"} 1',
			'docsift_stage_seconds_count{stage="open",outcome="done"} 1',
			'docsift_job_seconds_count{status="completed"} 1',
			'docsift_quota_pages{state="used"} 1',
			'docsift_jobs_unfinished{status="pending"} 0',
			'docsift_database_up 1',
		]) {
			expect(text).toContain(line);
		}
		expect(text).not.toMatch(/secret-name|nothing\/here|@|127\.0\.0\.1|dsk_/);
		const accounts = await engine.services.accounts.list();
		for (const { id } of accounts) expect(text).not.toContain(id);
	});

	test('are on a port of their own where one is set, there with health, behind a token', async () => {
		const { engine } = await start({ METRICS_PORT: '0', METRICS_TOKEN: 'for-prometheus' });
		expect((await engine.clientFor()('GET', '/metrics')).status).toBe(404);
		const ask = (path: string, token?: string) =>
			fetch(`${engine.monitorUrl}${path}`, {
				headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
			});
		expect((await ask('/healthz')).status).toBe(200);
		expect((await ask('/readyz')).status).toBe(200);
		for (const token of [undefined, 'guess', 'for-prometheus2']) {
			const refused = await ask('/metrics', token);
			expect(refused.status).toBe(401);
			expect(await refused.json()).toMatchObject({ code: 'METRICS_TOKEN_WRONG' });
		}
		expect(await (await ask('/metrics', 'for-prometheus')).text()).toContain('docsift_info{');
	});

	test('a worker answers them, too', async () => {
		const { engine } = await start({ ROLE: 'worker', METRICS_PORT: '0' });
		expect(engine.url).toBe('');
		const text = await (await fetch(`${engine.monitorUrl}/metrics`)).text();
		expect(text).toContain('role="worker"} 1');
	});
});

test('one request id is on the lines of the API, the worker and the delivery', async () => {
	const { engine, receiver, stop } = await start();
	const jobId = await submitAndWait(engine, receiver);
	await stop();
	const followed = engine
		.logLines()
		.filter(({ requestId, level }) => requestId === REQUEST_ID && Number(level) >= INFO);
	expect(followed.map(({ msg }) => msg).toSorted()).toEqual([
		'document parsed',
		'job ended',
		'request',
		'webhook sent',
	]);
	expect(followed.find(({ msg }) => msg === 'job ended')).toMatchObject({ jobId });
});

describe('traces', () => {
	type Sent = { traceId: string; spanId: string; parentSpanId?: string; name: string };
	type Batch = { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] };

	test('lead from the client’s own span to the delivery', async () => {
		const spans: Sent[] = [];
		const collector = createServer((request, response) => {
			void json(request).then((batch) => {
				for (const { scopeSpans } of (batch as Batch).resourceSpans) {
					spans.push(...scopeSpans.flatMap((scope) => scope.spans));
				}
				response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
			});
		}).listen(0, '127.0.0.1');
		await once(collector, 'listening');
		cleanups.push(() => collector.close());
		const { port } = collector.address() as AddressInfo;
		const url = `http://127.0.0.1:${port}/v1/traces`;
		const { engine, receiver, stop } = await start({ TRACES_URL: url });
		await submitAndWait(engine, receiver);
		await stop();

		const own = spans.filter(({ traceId }) => traceId === TRACE_ID);
		const find = (name: string) => own.find((span) => span.name === name);
		const request = find('POST /v1/documents/parse/async');
		expect(request?.parentSpanId).toBe(PARENT_ID);
		const job = find('job');
		expect(job?.parentSpanId).toBe(request?.spanId);
		expect(find('open')?.parentSpanId).toBe(job?.spanId);
		expect(find('deliver event')?.parentSpanId).toBe(request?.spanId);
		expect(JSON.stringify(spans)).not.toMatch(/secret-name|dsk_live/);
	});

	test('an unavailable collector has no effect', async () => {
		const { engine, receiver, stop } = await start({ TRACES_URL: 'http://127.0.0.1:9/v1/traces' });
		await submitAndWait(engine, receiver);
		await stop();
	});
});
