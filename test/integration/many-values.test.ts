import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startReceiver } from '../support/receiver.ts';
import type { Receiver } from '../support/receiver.ts';
import { sendForm } from '../support/send-form.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

const ROWS = 20_000;
/** Requested twice, these exceed the maximum number of call arguments. */
const COLUMNS = ['article', 'shelf', 'quantity', 'price'];
const LISTS = ['items', 'positions'];
const PAGES = Math.ceil((ROWS + 1) / 50);

let engine: TestEngine;
let receiver: Receiver;
let templateId: string;

beforeAll(async () => {
	receiver = await startReceiver();
	engine = await startTestEngine({
		environment: {
			PRIVATE_NETWORKS_ALLOWED: '127.0.0.1/32',
			FETCH_PORTS_ALLOWED: String(receiver.port),
			PARSE_PROCESS_MAX_MB: '2048',
		},
	});
	const properties = Object.fromEntries(COLUMNS.map((name) => [name, { type: 'string' }]));
	const list = { type: 'array', itemType: 'object', itemSchema: { properties } };
	const made = await engine.call('POST', '/v1/templates', {
		name: 'Stock',
		category: 'CUSTOM',
		schema: { data: Object.fromEntries(LISTS.map((name) => [name, list])) },
	});
	expect(made.status).toBe(201);
	templateId = (made.body as { id: string }).id;
});
afterAll(async () => {
	await engine.stop();
	await receiver.close();
});

function makeCsv(): Uint8Array {
	const rows = Array.from({ length: ROWS }, (_, i) => [
		`A${10_000 + i}`,
		`S${i % 90}`,
		i % 7,
		`${i % 13}.50`,
	]);
	return Buffer.from([COLUMNS, ...rows].map((cells) => cells.join(',')).join('\n'));
}

const send = (path: string, field: string) => {
	const file = { field, name: 'stock.csv', content: makeCsv() };
	return sendForm(`${engine.url}${path}`, engine.ownerKey, { templateId }, [file]);
};
type Detailed = { result: { items: unknown[] }; lowestConfidence: number; details: unknown[] };

test('a list of 20,000 rows is answered with its details, and charged once', async () => {
	const { status, body } = await send('/documents/parse?details=true', 'files');
	expect(status).toBe(200);
	const { result, lowestConfidence, details } = body as Detailed;
	expect(result.items).toHaveLength(ROWS);
	expect(details.length).toBeGreaterThan(125_000);
	expect(lowestConfidence).toBeGreaterThan(0);
	expect((await engine.call('GET', '/v1/usage')).body).toMatchObject({ pageUsed: PAGES });
}, 300_000);

test('a job of 20,000 rows completes although a webhook wants its details', async () => {
	const listening = await engine.call('POST', '/v1/webhooks', {
		url: receiver.url,
		events: ['document.completed'],
		details: true,
	});
	expect(listening.status).toBe(201);
	const { body } = await send('/v1/documents/parse/async', 'file');
	const { jobId } = body as { jobId: string };
	const job = await engine.call('GET', `/v1/jobs/${jobId}?wait=60`);
	expect(job.body).toMatchObject({ status: 'completed', attempts: 1, pageCount: PAGES });
	const [event] = await receiver.waitFor(1);
	const told = JSON.parse(event?.body ?? '') as Detailed & { pageRemaining: number };
	expect(told.result.items).toHaveLength(ROWS);
	expect(told.details.length).toBeGreaterThan(125_000);
	expect(Object.keys(told).slice(0, 10)).toEqual([
		'eventId',
		'eventType',
		'jobId',
		'status',
		'result',
		'error',
		'pageCount',
		'pageUsed',
		'pageRemaining',
		'timestamp',
	]);
	const { body: usage } = await engine.call('GET', '/v1/usage');
	expect(told.pageRemaining).toBe((usage as { pageRemaining: number }).pageRemaining);
}, 300_000);
