import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pino from 'pino';
import { createServices } from '../../engine/src/app/services.ts';
import type { Services } from '../../engine/src/app/services.ts';
import { startDeliveries } from '../../engine/src/services/webhooks/deliver-webhooks.ts';
import { createMigratedConfig, describeOnEachDatabase } from '../support/databases.ts';
import type { TestConfig } from '../support/databases.ts';
import { startReceiver } from '../support/receiver.ts';
import type { Receiver } from '../support/receiver.ts';

const OWN_WAIT_S = 30;
const DAY_S = 86_400;

describeOnEachDatabase('the wait after a response of a webhook', (kind) => {
	let reply: { status: number; retryAfter?: string };
	let receiver: Receiver;
	let place: TestConfig;
	let services: Services;
	let deliveries: ReturnType<typeof startDeliveries> | undefined;

	beforeEach(async () => {
		receiver = await startReceiver((response) => {
			const { status, retryAfter } = reply;
			response.writeHead(status, retryAfter ? { 'retry-after': retryAfter } : {}).end();
		});
		place = await createMigratedConfig(kind, {
			PRIVATE_NETWORKS_ALLOWED: '127.0.0.1/32',
			FETCH_PORTS_ALLOWED: String(receiver.port),
		});
		services = createServices(place.config, { log: pino({ level: 'silent' }) });
	});
	afterEach(async () => {
		await receiver.close();
		await deliveries?.stop();
		await services.close();
		await place.dispose();
	});

	test.each([
		['429 with a Retry-After of two minutes', 429, '120', 120],
		['503 with a Retry-After of two minutes', 503, '120', 120],
		['429 with a date', 429, () => new Date(Date.now() + 120_000).toUTCString(), 120],
		['429 with a Retry-After below the own wait', 429, '5', OWN_WAIT_S],
		['429 with a Retry-After of 30 days', 429, String(30 * DAY_S), DAY_S],
		['500 with a Retry-After, which does not count', 500, '120', OWN_WAIT_S],
		['429 without a Retry-After', 429, undefined, OWN_WAIT_S],
	])('%s', async (_what, status, header, seconds) => {
		const askedAt = Date.now();
		const retryAfter = typeof header === 'function' ? header() : header;
		reply = { status, ...(retryAfter !== undefined && { retryAfter }) };
		const { id: accountId } = await services.accounts.create({
			email: `${services.newId()}@test.example`,
			plan: 'free',
		});
		const { id } = await services.webhooks.create(accountId, { url: receiver.url, events: [] });
		await services.webhooks.sendTest(accountId, id);
		deliveries = startDeliveries({
			...services,
			repository: services.webhookRepository,
			outbound: services.outbound.webhooks,
			localOutbound: services.outbound.localWebhooks,
			log: pino({ level: 'silent' }),
			settings: { timeoutMs: 10_000, retryWaitsMs: [OWN_WAIT_S * 1000], disableAfterMs: null },
		});
		await receiver.waitFor(1);
		// Until the attempt is recorded.
		await deliveries.stop();
		const [one] = await services.deliveries.list(id, { before: undefined, limit: 1 });
		const nextAt = one?.delivery.nextAttemptAt?.getTime();
		// A date has no fractions of a second.
		expect(nextAt).toBeGreaterThanOrEqual(askedAt + seconds * 1000 - 1000);
		expect(nextAt).toBeLessThanOrEqual(Date.now() + seconds * 1000);
	});
});
