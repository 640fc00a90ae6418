import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import type { Detail } from '../../engine/src/model/extraction.ts';
import type { Job } from '../../engine/src/model/job.ts';
import type { WebhookEvent } from '../../engine/src/model/webhook.ts';
import { createWebhooks } from '../../engine/src/services/webhooks/webhooks.ts';

const now = new Date(0);

/** Webhooks of an account with two endpoints, one of which wants details, and their events. */
function createListening() {
	const events: { body: Record<string, unknown>; to: string[] }[] = [];
	const endpoint = { enabled: true, events: ['document.completed'], expiresAt: null };
	const logged: string[] = [];
	const write = { write: (line: string) => void logged.push(line) };
	let ids = 0;
	const webhooks = createWebhooks({
		repository: {
			listOfJob: () =>
				Promise.resolve([
					{ ...endpoint, id: 'plain', details: false },
					{ ...endpoint, id: 'detailed', details: true },
				]),
		},
		deliveries: {
			insertEvent: (event: WebhookEvent, to: { endpointId: string }[]) => {
				const body = JSON.parse(event.body) as Record<string, unknown>;
				events.push({ body, to: to.map(({ endpointId }) => endpointId) });
				return Promise.resolve();
			},
		},
		accounts: { get: () => Promise.resolve({ plan: 'free' }) },
		quota: { readUsage: () => Promise.resolve({ remaining: 7 }) },
		plans: { free: { pagesPerMonth: 50 } },
		publicUrl: null,
		clock: { now: () => now },
		newId: () => `id ${(ids += 1)}`,
		log: pino({}, write),
	} as unknown as Parameters<typeof createWebhooks>[0]);
	return { webhooks, events, logged };
}

const job = {
	id: 'job',
	accountId: 'account',
	status: 'completed',
	result: { total: 12 },
	error: null,
	pageCount: 1,
	pageUsed: 1,
	templateId: 'template',
	fileName: 'a.pdf',
	notes: [] as string[],
};
const detail = { path: 'total', raw: '12', confidence: 0.9 };

async function tell(details: object[], result: object = job.result) {
	const { webhooks, events, logged } = createListening();
	const ended = { ...job, result, details: details as Detail[] } as unknown as Job;
	await webhooks.insertPrepared(await webhooks.prepareEvent(ended, now));
	return { events, logged };
}

test('an event has the remaining pages, and details if requested', async () => {
	const { events } = await tell([detail]);
	const body = {
		eventType: 'document.completed',
		jobId: 'job',
		status: 'completed',
		result: { total: 12 },
		error: null,
		pageCount: 1,
		pageUsed: 1,
		pageRemaining: 7,
		timestamp: now.toISOString(),
		templateId: 'template',
		fileName: 'a.pdf',
	};
	expect(events.map(({ to }) => to)).toEqual([['plain'], ['detailed']]);
	const [plain, detailed] = events.map((event) => event.body);
	expect(plain).toEqual({ eventId: plain?.eventId, ...body });
	const more = { lowestConfidence: 0.9, details: [detail] };
	expect(detailed).toEqual({ eventId: detailed?.eventId, ...body, ...more });
	expect(plain?.eventId).not.toBe(detailed?.eventId);
});

test('an endpoint gets the event without details if these cannot be written', async () => {
	const { events, logged } = await tell([{ ...detail, confidence: 1n }]);
	expect(events).toMatchObject([{ to: ['plain', 'detailed'], body: { result: { total: 12 } } }]);
	expect(logged.join()).toContain('could not build the body of an event');
});

test('a result that cannot be written as JSON ends its job without an event', async () => {
	const { events, logged } = await tell([detail], { total: 12n });
	expect(events).toEqual([]);
	expect(logged).toHaveLength(2);
});
