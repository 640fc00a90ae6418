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
	let slow: Receiver;
	let place: TestConfig;
	let services: Services;
	let deliveries: ReturnType<typeof startDeliveries> | undefined;

	beforeEach(async () => {
		slow = await startReceiver((response) => void setTimeout(() => response.end(), 2000));
		place = await createTestConfig(kind, {
			...{ PRIVATE_NETWORKS_ALLOWED: '127.0.0.1/32', FETCH_PORTS_ALLOWED: String(slow.port) },
			WEBHOOK_MAX_COUNT: '40',
		});
		services = createServices(place.config, { log });
		await migrateDatabase(services.db);
	});
	afterEach(async () => {
		await deliveries?.stop();
		await services.close();
		await place.dispose();
		await slow.close();
	});

	const createAccount = async (): Promise<string> =>
		(await services.accounts.create({ email: `${services.newId()}@test.example`, plan: 'free' }))
			.id;
	const createEndpoint = async (accountId: string, path = '/'): Promise<string> =>
		(await services.webhooks.create(accountId, { url: slow.url + path, events: [] })).id;
	const start = () =>
		startDeliveries({
			...services,
			repository: services.webhookRepository,
			outbound: services.outbound.webhooks,
			log,
			settings: { timeoutMs: 10_000, retryWaitsMs: [1000] },
		});

	test('an account with one event does not wait for the thousand of another', async () => {
		const many = await createAccount();
		for (let i = 0; i < 40; i += 1) {
			const endpointId = await createEndpoint(many);
			for (let n = 0; n < 26; n += 1) await services.webhooks.sendTest(many, endpointId);
		}
		deliveries = start();
		await slow.waitFor(PLACES);
		const other = await createAccount();
		await services.webhooks.sendTest(other, await createEndpoint(other, '/other'));
		const before = slow.received.length;
		const place = await waitUntil(() => {
			const found = slow.received.findIndex(({ path }) => path === '/other');
			return found >= 0 && found;
		}, 40);
		// Those that were under way, and those that were taken together with it.
		expect(place - before).toBeLessThan(PLACES);
	});
});
