import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pino from 'pino';
import { createServices } from '../../engine/src/app/services.ts';
import type { Services } from '../../engine/src/app/services.ts';
import { startDeliveries } from '../../engine/src/services/webhooks/deliver-webhooks.ts';
import { createMigratedConfig, describeOnEachDatabase } from '../support/databases.ts';
import type { TestConfig } from '../support/databases.ts';
import { startReceiver } from '../support/receiver.ts';
import type { Receiver } from '../support/receiver.ts';
import { waitUntil } from '../support/wait-until.ts';

const faults: string[] = [];
const log = pino({ level: 'error' }, { write: (line: string) => faults.push(line) });
/** The maximum number of deliveries in flight to one endpoint. */
const PER_ENDPOINT = 8;
/** The maximum number of deliveries in flight. */
const PLACES = 256;

describeOnEachDatabase('the queue of deliveries', (kind) => {
	let receiver: Receiver;
	/** Responses held back until there are enough of them, then answered with 410. */
	let gone: ServerResponse[];
	let isMended: boolean;
	let place: TestConfig;
	let services: Services;
	let deliveries: ReturnType<typeof startDeliveries> | undefined;

	beforeEach(async () => {
		faults.length = 0;
		gone = [];
		isMended = false;
		receiver = await startReceiver((response, { path }) => {
			if (path === '/silent') return;
			if (path === '/broken' && !isMended) {
				response.writeHead(500).end();
				return;
			}
			if (path === '/broken') return void response.end();
			if (path === '/gone') {
				gone.push(response);
				if (gone.length < PER_ENDPOINT) return;
				for (const one of gone) one.writeHead(410).end();
				return;
			}
			if (path === '/quick') response.end();
			else setTimeout(() => response.end(), 2000);
		});
		place = await createMigratedConfig(kind, {
			PRIVATE_NETWORKS_ALLOWED: '127.0.0.1/32',
			FETCH_PORTS_ALLOWED: String(receiver.port),
			WEBHOOK_MAX_COUNT: '40',
		});
		services = createServices(place.config, { log });
	});
	afterEach(async () => {
		// Unanswered requests end with their connection.
		await receiver.close();
		await deliveries?.stop();
		await services.close();
		await place.dispose();
	});

	const createAccount = async (): Promise<string> =>
		(await services.accounts.create({ email: `${services.newId()}@test.example`, plan: 'free' }))
			.id;
	const createEndpoint = async (accountId: string, path = '/'): Promise<string> =>
		(await services.webhooks.create(accountId, { url: receiver.url + path, events: [] })).id;
	const start = (disableAfterMs: number | null = null, retryWaitsMs = [1000]) =>
		startDeliveries({
			...services,
			repository: services.webhookRepository,
			outbound: services.outbound.webhooks,
			localOutbound: services.outbound.localWebhooks,
			log,
			settings: { timeoutMs: 120_000, retryWaitsMs, disableAfterMs },
		});

	test('an account with one event does not wait for the thousand of another', async () => {
		const many = await createAccount();
		for (let i = 0; i < 40; i += 1) {
			const endpointId = await createEndpoint(many);
			const sends = Array.from({ length: 26 }, () => services.webhooks.sendTest(many, endpointId));
			await Promise.all(sends);
		}
		deliveries = start();
		await receiver.waitFor(PLACES);
		const other = await createAccount();
		await services.webhooks.sendTest(other, await createEndpoint(other, '/other'));
		const before = receiver.received.length;
		const place = await waitUntil(() => {
			const found = receiver.received.findIndex(({ path }) => path === '/other');
			return found >= 0 && found;
		});
		// Those in flight, and those claimed together with it.
		expect(place - before).toBeLessThan(PLACES);
	});

	test('an endpoint that does not respond delays no other endpoint, not even of its own account', async () => {
		const accountId = await createAccount();
		const silent = await createEndpoint(accountId, '/silent');
		const quick = await createEndpoint(accountId, '/quick');
		for (let i = 0; i < 20; i += 1) {
			await services.webhooks.sendTest(accountId, silent);
			await services.webhooks.sendTest(accountId, quick);
		}
		deliveries = start();
		const sentTo = (path: string) => receiver.received.filter((one) => one.path === path).length;
		await waitUntil(() => sentTo('/quick') === 20 && sentTo('/silent') >= PER_ENDPOINT);
		// None of them was answered in the meantime.
		expect(sentTo('/silent')).toBe(PER_ENDPOINT);
	});

	test('many that answer 410 at once disable the endpoint once, each with its attempt', async () => {
		const accountId = await createAccount();
		const endpointId = await createEndpoint(accountId, '/gone');
		for (let i = 0; i < 12; i += 1) await services.webhooks.sendTest(accountId, endpointId);
		deliveries = start();
		const all = await waitUntil(async () => {
			const page = { before: undefined, limit: 50 };
			const list = await services.deliveries.list(endpointId, page);
			return list.every(({ delivery }) => delivery.status === 'failed') && list;
		});
		expect(all.map(({ attempts }) => attempts.length).toSorted()).toEqual([
			...Array<number>(4).fill(0),
			...Array<number>(PER_ENDPOINT).fill(1),
		]);
		expect(receiver.received).toHaveLength(PER_ENDPOINT);
		expect(await services.webhooks.get(accountId, endpointId)).toMatchObject({ enabled: false });
		await deliveries.stop();
		expect(faults).toEqual([]);
	});

	test('an endpoint that fails for long is switched off with its reason, and can be caught up', async () => {
		const accountId = await createAccount();
		const url = `${receiver.url}/broken`;
		const events = ['document.completed'] as const;
		const { id: endpointId } = await services.webhooks.create(accountId, { url, events });
		const since = services.clock.now();
		await services.webhooks.sendTest(accountId, endpointId);
		deliveries = start(1, [50, 1000]);
		const off = await waitUntil(async () => {
			const endpoint = await services.webhooks.get(accountId, endpointId);
			return !endpoint.enabled && endpoint;
		});
		expect(off.disabledReason).toMatch(/^it has accepted no event since 2/);
		const page = { before: undefined, actorId: undefined, limit: 10 };
		expect(await services.audit.list(accountId, page)).toMatchObject([
			{
				action: 'webhook.disabled',
				targetId: endpointId,
				targetName: `${receiver.url}/brok…`,
			},
		]);
		// What happens while it is off is kept.
		await services.webhooks.insertPrepared({
			accountId,
			// An event without a job needs no rows of one.
			jobId: null as unknown as string,
			type: 'document.completed',
			now: services.clock.now(),
			tellsPages: false,
			plain: { id: services.newId(), withPages: () => '{}' },
			detailed: null,
		});
		await expect(services.webhooks.replay(accountId, endpointId, since)).rejects.toMatchObject({
			code: 'WEBHOOK_DISABLED',
		});
		isMended = true;
		await services.webhooks.change(accountId, endpointId, { enabled: true });
		const later = new Date(since.getTime() + 3_600_000);
		expect(await services.webhooks.replay(accountId, endpointId, later)).toBe(0);
		expect(await services.webhooks.replay(accountId, endpointId, since)).toBe(2);
		await waitUntil(async () => {
			const list = await services.deliveries.list(endpointId, { before: undefined, limit: 10 });
			return list.every(({ delivery }) => delivery.status === 'delivered');
		});
		expect(await services.webhooks.get(accountId, endpointId)).toMatchObject({
			enabled: true,
			failingSince: null,
		});
		await deliveries.stop();
		expect(faults).toEqual([]);
	});
});
