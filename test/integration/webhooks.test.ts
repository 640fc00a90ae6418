import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { startRedis } from '../setup/redis.ts';
import type { RunningService } from '../setup/postgres.ts';
import { LETTER, makePdf } from '../support/documents.ts';
import { freePort } from '../support/free-port.ts';
import { startReceiver } from '../support/receiver.ts';
import type { Received, Receiver } from '../support/receiver.ts';
import { runNode } from '../support/run-node.ts';
import { sendForm } from '../support/send-form.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { Client, TestEngine } from '../support/test-engine.ts';
import { waitUntil } from '../support/wait-until.ts';

const TEMPLATE = {
	name: 'Letter',
	category: 'INVOICE',
	schema: { data: { invoiceNumber: { type: 'string' } } },
};

type Endpoint = { id: string; url: string; secret: string; events: string[]; enabled: boolean };
type Delivery = {
	id: string;
	eventId: string;
	status: string;
	attempts: number;
	nextAttemptAt: string | null;
	log: { statusCode: number | null; error: string | null; answer: string | null }[];
};
type Event = Record<string, unknown> & { eventId: string; eventType: string };

describe.each(['SQLite', 'Postgres'] as const)('webhooks on %s', (kind) => {
	let engine: TestEngine;
	let redis: RunningService | undefined;
	let serial = 0;
	const receivers: Receiver[] = [];

	beforeAll(async () => {
		if (kind === 'Postgres') redis = await startRedis();
		engine = await startTestEngine({
			kind,
			environment: {
				PRIVATE_NETWORKS_ALLOWED: '127.0.0.1/32',
				FETCH_PORTS_ALLOWED: Array.from({ length: 65_535 - 1024 }, (_, i) => 1024 + i).join(),
				WEBHOOK_TIMEOUT_SECONDS: '3',
				WEBHOOK_RETRY_SECONDS: '0.1,0.2',
				WEBHOOK_MAX_COUNT: '3',
				...(redis && { REDIS_URL: redis.url }),
			},
		});
	});
	afterEach(async () => {
		for (const one of receivers.splice(0)) await one.close();
	});
	afterAll(async () => {
		await engine.stop();
		await redis?.stop();
	});

	/** Each test has its own account with a template. */
	const arrange = async () => {
		const account = await engine.createAccount();
		const created = await account.call('POST', '/v1/templates', TEMPLATE);
		return { ...account, templateId: (created.body as { id: string }).id };
	};
	const receive = async (...args: Parameters<typeof startReceiver>) => {
		const receiver = await startReceiver(...args);
		receivers.push(receiver);
		return receiver;
	};
	const createWebhook = async (call: Client, url: string, events?: string[]) => {
		const { status, body } = await call('POST', '/v1/webhooks', { url, ...(events && { events }) });
		expect(status).toBe(201);
		return body as Endpoint;
	};
	const submit = async (
		{ apiKey, templateId }: { apiKey: string; templateId: string },
		content?: Uint8Array,
	) => {
		const file = content ?? (await makePdf([[...LETTER, ['Serial', String((serial += 1))]]]));
		const { body } = await sendForm(
			`${engine.url}/v1/documents/parse/async`,
			apiKey,
			{ templateId },
			[{ field: 'file', name: 'letter.pdf', content: file }],
		);
		return (body as { jobId: string }).jobId;
	};
	const badPdf = () => Buffer.from(`%PDF-1.7\n${(serial += 1)} nothing`);
	const deliveriesOf = async (call: Client, { id }: { id: string }) =>
		((await call('GET', `/v1/webhooks/${id}/deliveries`)).body as { deliveries: Delivery[] })
			.deliveries;
	const waitForDelivery = async (call: Client, webhook: { id: string }, status: string) =>
		await waitUntil(async () => {
			const [newest] = await deliveriesOf(call, webhook);
			return newest?.status === status ? newest : undefined;
		});
	const eventOf = (received: Received | undefined) => JSON.parse(received?.body ?? '') as Event;

	test('the event of a job that has ended is sent again, with a new id', async () => {
		const ann = await arrange();
		const receiver = await receive();
		await createWebhook(ann.call, receiver.url);
		const jobId = await submit(ann);
		await receiver.waitFor(1);
		const again = await ann.call('POST', `/v1/jobs/${jobId}/events`);
		expect(again).toMatchObject({ status: 202, body: { sent: true } });
		const [first, second] = (await receiver.waitFor(2)).map(eventOf);
		expect(second).toMatchObject({ jobId, eventType: 'document.completed', result: first?.result });
		expect(second?.eventId).not.toBe(first?.eventId);
		const other = await arrange();
		const refused = await other.call('POST', `/v1/jobs/${jobId}/events`);
		expect(refused).toMatchObject({ status: 404, body: { code: 'JOB_NOT_FOUND' } });
	});

	test('document.completed carries the result, once, to every endpoint that listens', async () => {
		const ann = await arrange();
		const [all, completed, failed] = [await receive(), await receive(), await receive()];
		await createWebhook(ann.call, all.url);
		await createWebhook(ann.call, completed.url, ['document.completed']);
		await createWebhook(ann.call, failed.url, ['document.failed']);
		const jobId = await submit(ann);
		const [first] = await all.waitFor(1);
		expect(eventOf(first)).toEqual({
			eventId: expect.stringMatching(/^[0-9a-f-]{36}$/),
			eventType: 'document.completed',
			jobId,
			status: 'completed',
			result: { invoiceNumber: 'A-4711' },
			error: null,
			pageCount: 1,
			pageUsed: 1,
			pageRemaining: 49,
			timestamp: expect.stringMatching(/Z$/),
			templateId: ann.templateId,
			fileName: 'letter.pdf',
		});
		const [second] = await completed.waitFor(1);
		expect(second?.body).toBe(first?.body);

		const failedJob = await submit(ann, badPdf());
		const [third] = await failed.waitFor(1);
		expect(eventOf(third)).toMatchObject({
			eventType: 'document.failed',
			jobId: failedJob,
			status: 'failed',
			result: null,
			error: expect.stringContaining('damaged'),
			pageUsed: 0,
			pageRemaining: 49,
		});
		await all.waitFor(2);
		expect([all, completed, failed].map(({ received }) => received.length)).toEqual([2, 1, 1]);
	});

	test('synchronous parsing emits nothing', async () => {
		const ann = await arrange();
		const receiver = await receive();
		const webhook = await createWebhook(ann.call, receiver.url);
		const content = await makePdf([LETTER]);
		const parsed = await sendForm(
			`${engine.url}/documents/parse`,
			ann.apiKey,
			{ templateId: ann.templateId },
			[{ field: 'files', name: 'a.pdf', content }],
		);
		expect(parsed.status).toBe(200);
		expect(await deliveriesOf(ann.call, webhook)).toEqual([]);
	});

	test('every delivery is signed in both ways, and by both secrets after a rotation', async () => {
		const ann = await arrange();
		const receiver = await receive();
		const { id, secret } = await createWebhook(ann.call, receiver.url);
		expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
		await submit(ann);
		const [one] = await receiver.waitFor(1);
		const body = one?.body ?? '';
		const headers = one?.headers as Record<string, string>;
		expect(headers).toMatchObject({ 'content-type': 'application/json' });
		expect(headers['x-webhook-signature']).toBe(
			createHmac('sha256', secret).update(body).digest('hex'),
		);
		expect(headers['webhook-id']).toBe(eventOf(one).eventId);
		expect(new Webhook(secret).verify(body, headers)).toEqual(eventOf(one));

		const rotated = (await ann.call('POST', `/v1/webhooks/${id}/rotate`)).body as Endpoint;
		expect(rotated.secret).not.toBe(secret);
		await submit(ann);
		const [, two] = await receiver.waitFor(2);
		const again = two?.headers as Record<string, string>;
		for (const known of [secret, rotated.secret]) {
			expect(new Webhook(known).verify(two?.body ?? '', again)).toEqual(eventOf(two));
		}
		expect(again['x-webhook-signature']).toBe(
			createHmac('sha256', rotated.secret)
				.update(two?.body ?? '')
				.digest('hex'),
		);
		expect(() => new Webhook(secret).verify(`${two?.body} `, again)).toThrow();
	});

	test('a receiver that answers 500 is tried again with the same event', async () => {
		const ann = await arrange();
		const receiver = await receive((response, _received, count) => {
			response.writeHead(count < 3 ? 500 : 200).end(`answer ${count}`);
		});
		const webhook = await createWebhook(ann.call, receiver.url);
		await submit(ann);
		const all = await receiver.waitFor(3);
		expect(new Set(all.map((one) => one.body)).size).toBe(1);
		expect(new Set(all.map((one) => one.headers['webhook-id'])).size).toBe(1);
		const delivery = await waitForDelivery(ann.call, webhook, 'delivered');
		expect(delivery).toMatchObject({ attempts: 3, nextAttemptAt: null });
		expect(delivery.log.map(({ statusCode, answer }) => [statusCode, answer])).toEqual([
			[500, 'answer 1'],
			[500, 'answer 2'],
			[200, 'answer 3'],
		]);
	});

	test.each([
		['answers 500 for ever', 500, 3],
		['answers 408 for ever', 408, 3],
		['answers 409 for ever', 409, 3],
		['answers 404 for ever, as one that is starting would', 404, 3],
		['answers 400', 400, 1],
		['redirects', 302, 1],
	])('a receiver that %s is given up after its attempts', async (_what, status, attempts) => {
		const ann = await arrange();
		const elsewhere = await receive();
		const receiver = await receive((response) => {
			response.writeHead(status, { location: elsewhere.url }).end();
		});
		const webhook = await createWebhook(ann.call, receiver.url);
		await submit(ann);
		const delivery = await waitForDelivery(ann.call, webhook, 'failed');
		expect(delivery).toMatchObject({ attempts, nextAttemptAt: null });
		expect(receiver.received).toHaveLength(attempts);
		expect(elsewhere.received).toHaveLength(0);
	});

	test('Retry-After of a 429 is honoured', async () => {
		const ann = await arrange();
		const receiver = await receive((response, _received, count) => {
			response.writeHead(count === 1 ? 429 : 200, { 'retry-after': '2' }).end();
		});
		await createWebhook(ann.call, receiver.url);
		await submit(ann);
		const [first, second] = await receiver.waitFor(2);
		expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(1990);
	});

	test('the 200 of an n8n that is starting up does not count as accepted', async () => {
		const ann = await arrange();
		const receiver = await receive((response, _received, count) => {
			response.end(count === 1 ? 'n8n is starting up. Please wait' : 'Workflow was started');
		});
		const webhook = await createWebhook(ann.call, receiver.url);
		await submit(ann);
		await receiver.waitFor(2);
		const delivery = await waitForDelivery(ann.call, webhook, 'delivered');
		expect(delivery.attempts).toBe(2);
	});

	test('410 disables the endpoint, and it can be enabled and sent to again', async () => {
		const ann = await arrange();
		let status = 410;
		const receiver = await receive((response) => void response.writeHead(status).end());
		const webhook = await createWebhook(ann.call, receiver.url);
		await submit(ann);
		const { id } = await waitForDelivery(ann.call, webhook, 'failed');
		expect((await ann.call('GET', `/v1/webhooks/${webhook.id}`)).body).toMatchObject({
			enabled: false,
			disabledReason: expect.stringContaining('410'),
		});
		const jobId = await submit(ann);
		await ann.call('GET', `/v1/jobs/${jobId}?wait=20`);
		expect(await deliveriesOf(ann.call, webhook)).toHaveLength(1);
		for (const path of ['test', `deliveries/${id}/resend`]) {
			expect(await ann.call('POST', `/v1/webhooks/${webhook.id}/${path}`)).toMatchObject({
				status: 409,
				body: { code: 'WEBHOOK_DISABLED' },
			});
		}
		status = 200;
		await ann.call('PATCH', `/v1/webhooks/${webhook.id}`, { enabled: true });
		const resent = await ann.call('POST', `/v1/webhooks/${webhook.id}/deliveries/${id}/resend`);
		expect(resent).toMatchObject({ status: 202, body: { id, status: 'pending' } });
		const [first, second] = await receiver.waitFor(2);
		expect(second?.body).toBe(first?.body);
		await waitForDelivery(ann.call, webhook, 'delivered');
	});

	test.each([
		['ends too soon', { 'content-length': '10' }],
		['never ends', {}],
	])('a 2xx whose body %s is a 2xx', async (_what, headers) => {
		const ann = await arrange();
		const receiver = await receive((response) => {
			response.writeHead(200, headers).write('ok');
			if ('content-length' in headers) setTimeout(() => response.destroy(), 50);
		});
		const webhook = await createWebhook(ann.call, receiver.url);
		await ann.call('POST', `/v1/webhooks/${webhook.id}/test`);
		expect(await waitForDelivery(ann.call, webhook, 'delivered')).toMatchObject({
			attempts: 1,
			log: [{ statusCode: 200, answer: 'ok' }],
		});
	});

	test('receivers that are slow, gone or reset the connection are tried again', async () => {
		const ann = await arrange();
		const slow = await receive((response, _received, count) => {
			if (count > 1) response.end();
		});
		const reset = await receive((response, _received, count) => {
			if (count > 1) response.end();
			else response.destroy();
		});
		const gone = await freePort();
		const webhooks = [
			await createWebhook(ann.call, slow.url),
			await createWebhook(ann.call, reset.url),
			await createWebhook(ann.call, `http://127.0.0.1:${gone}/`),
		] as const;
		await submit(ann);
		expect((await waitForDelivery(ann.call, webhooks[0], 'delivered')).log[0]).toMatchObject({
			statusCode: null,
			error: 'no answer within 3 s',
		});
		expect((await waitForDelivery(ann.call, webhooks[1], 'delivered')).log[0]).toMatchObject({
			statusCode: null,
			error: expect.stringMatching(/closed|ECONNRESET|UND_ERR/),
		});
		expect(await waitForDelivery(ann.call, webhooks[2], 'failed')).toMatchObject({ attempts: 3 });
	});

	test('a long answer is cut, and a huge one is not read', async () => {
		const ann = await arrange();
		const receiver = await receive((response) => {
			response.on('error', () => undefined);
			for (let i = 0; i < 200; i += 1) response.write('x'.repeat(100_000));
			response.end();
		});
		const webhook = await createWebhook(ann.call, receiver.url);
		await ann.call('POST', `/v1/webhooks/${webhook.id}/test`);
		const { log } = await waitForDelivery(ann.call, webhook, 'delivered');
		expect(log[0]?.answer).toHaveLength(1000);
	});

	test('a test event has the shape of the others', async () => {
		const ann = await arrange();
		const receiver = await receive();
		const webhook = await createWebhook(ann.call, receiver.url, ['document.failed']);
		const sent = await ann.call('POST', `/v1/webhooks/${webhook.id}/test`);
		expect(sent).toMatchObject({ status: 202, body: { eventType: 'webhook.test', jobId: null } });
		const [one] = await receiver.waitFor(1);
		expect(Object.keys(eventOf(one))).toEqual([
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
			'templateId',
			'fileName',
		]);
	});

	test('deleting a job erases its event; deleting an endpoint ends its deliveries', async () => {
		const ann = await arrange();
		const receiver = await receive((response) => void response.writeHead(500).end());
		const webhook = await createWebhook(ann.call, receiver.url);
		const jobId = await submit(ann);
		await receiver.waitFor(1);
		await ann.call('DELETE', `/v1/jobs/${jobId}`);
		expect(await deliveriesOf(ann.call, webhook)).toEqual([]);
		expect((await ann.call('DELETE', `/v1/webhooks/${webhook.id}`)).status).toBe(204);
		expect((await ann.call('GET', `/v1/webhooks/${webhook.id}`)).status).toBe(404);
		expect((await ann.call('GET', '/v1/webhooks')).body).toEqual([]);
	});

	test.each([
		'http://10.0.0.1/',
		'http://localhost.localdomain:1/',
		'http://2130706434/',
		'http://[::1]/',
		'http://[::ffff:a00:1]/',
		'http://0/',
		'http://user:secret@example.com/',
		'ftp://example.com/',
		'javascript:alert(1)',
		'x',
	])('the URL %s is refused, and nothing is stored', async (url) => {
		const ann = await arrange();
		const refused = await ann.call('POST', '/v1/webhooks', { url });
		expect(refused).toMatchObject({ status: 400, body: { code: 'URL_NOT_ALLOWED' } });
		expect((await ann.call('GET', '/v1/webhooks')).body).toEqual([]);
		const webhook = await createWebhook(ann.call, 'https://docsift.example/');
		const changed = await ann.call('PATCH', `/v1/webhooks/${webhook.id}`, { url });
		expect(changed).toMatchObject({ status: 400, body: { code: 'URL_NOT_ALLOWED' } });
	});

	test.each([
		[{}, 'url'],
		[{ url: 7 }, 'url'],
		[{ url: 'https://a.example/', events: [] }, 'events'],
		[{ url: 'https://a.example/', events: ['document.started'] }, 'events'],
		[{ url: 'https://a.example/', secret: 'mine' }, 'secret'],
	])('the body %j is refused with the place of the fault', async (body, place) => {
		const ann = await arrange();
		const refused = await ann.call('POST', '/v1/webhooks', body);
		expect(refused.status).toBe(400);
		expect((refused.body as { message: string }).message).toContain(place);
	});

	test('the number of webhooks of an account is limited, also for concurrent requests', async () => {
		const ann = await arrange();
		const answers = await Promise.all(
			Array.from({ length: 6 }, (_, i) =>
				ann.call('POST', '/v1/webhooks', { url: `https://docsift.example/${i}` }),
			),
		);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 403, 403, 403]);
	});

	test('the command line makes, lists, tests and resends webhooks', async () => {
		const ann = await arrange();
		const receiver = await receive();
		const environment = {
			DATA_DIR: engine.config.dataDir,
			...(engine.config.databaseUrl !== null && { DATABASE_URL: engine.config.databaseUrl }),
			PRIVATE_NETWORKS_ALLOWED: '127.0.0.1/32',
			FETCH_PORTS_ALLOWED: String(receiver.port),
		};
		const cli = async (...args: string[]) => {
			const all = ['engine/src/app/cli.ts', 'webhook', ...args, '--account', ann.accountId];
			const { code, stdout, stderr } = await runNode(all, environment);
			expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
			return JSON.parse(stdout) as Record<string, unknown>;
		};
		const made = await cli('create', '--url', receiver.url, '--events', 'document.completed');
		expect(made).toMatchObject({ events: ['document.completed'], secret: expect.any(String) });
		expect(await cli('list')).toMatchObject([{ webhookId: made.webhookId }]);
		const webhookId = String(made.webhookId);
		const sent = await cli('test', '--webhook', webhookId);
		await receiver.waitFor(1);
		await waitForDelivery(ann.call, { id: webhookId }, 'delivered');
		expect(await cli('deliveries', '--webhook', webhookId)).toMatchObject([
			{ id: sent.id, status: 'delivered', log: [{ statusCode: 200 }] },
		]);
		await cli('resend', '--webhook', webhookId, '--delivery', String(sent.id));
		await receiver.waitFor(2);
	});
});
