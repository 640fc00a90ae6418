import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pino from 'pino';
import { createServices } from '../../engine/src/services.ts';
import type { Services } from '../../engine/src/services.ts';
import { migrateDatabase } from '../../engine/src/store/migrate.ts';
import { startDeliveries } from '../../engine/src/webhooks/deliver-webhooks.ts';
import { createTestConfig, describeOnEachDatabase } from '../support/databases.ts';
import type { TestConfig } from '../support/databases.ts';
import { startReceiver } from '../support/receiver.ts';
import type { Receiver } from '../support/receiver.ts';
import { waitUntil } from '../support/wait-until.ts';

const log = pino({ level: 'silent' });
/** As many as are sent at once, all told. */
const PLACES = 256;

describeOnEachDatabase('the queue of deliveries', (kind) => {
	let receiver: Receiver;
	let place: TestConfig;
	let services: Services;
	let deliveries: ReturnType<typeof startDeliveries> | undefined;

	beforeEach(async () => {
		receiver = await startReceiver((response, { path }) => {
			if (path === '/silent') return;
			if (path === '/quick') response.end();
			else setTimeout(() => response.end(), 2000);
		});
		place = await createTestConfig(kind, {
			...{ PRIVATE_NETWORKS_ALLOWED: '127.0.0.1/32', FETCH_PORTS_ALLOWED: String(receiver.port) },
			WEBHOOK_MAX_COUNT: '40',
		});
		services = createServices(place.config, { log });
		await migrateDatabase(services.db);
	});
	afterEach(async () => {
		// What was not answered ends with its connection.
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
	const start = () =>
		startDeliveries({
			...services,
			repository: services.webhookRepository,
			outbound: services.outbound.webhooks,
			log,
			settings: { timeoutMs: 120_000, retryWaitsMs: [1000] },
		});

	test('an account with one event does not wait for the thousand of another', async () => {
		const many = await createAccount();
		for (let i = 0; i < 40; i += 1) {
			const endpointId = await createEndpoint(many);
			for (let n = 0; n < 26; n += 1) await services.webhooks.sendTest(many, endpointId);
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
		// Those that were under way, and those that were taken together with it.
		expect(place - before).toBeLessThan(PLACES);
	});

	test('an endpoint that does not answer holds up no other, not even of its own account', async () => {
		const accountId = await createAccount();
		const silent = await createEndpoint(accountId, '/silent');
		const quick = await createEndpoint(accountId, '/quick');
		for (let i = 0; i < 20; i += 1) {
			await services.webhooks.sendTest(accountId, silent);
			await services.webhooks.sendTest(accountId, quick);
		}
		deliveries = start();
		const sentTo = (path: string) => receiver.received.filter((one) => one.path === path).length;
		await waitUntil(() => sentTo('/quick') === 20 && sentTo('/silent') >= 8);
		// As many as are sent to one endpoint at once; none of them was answered meanwhile.
		expect(sentTo('/silent')).toBe(8);
	});
});
