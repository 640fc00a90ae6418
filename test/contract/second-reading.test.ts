import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pino from 'pino';
import { silentMeter } from '../../engine/src/model/meter.ts';
import { SecondReaderFault } from '../../engine/src/model/second-reader.ts';
import type {
	FaultKind,
	Question,
	SecondReader,
	SecondWish,
} from '../../engine/src/model/second-reader.ts';
import { createBreaker } from '../../engine/src/second-reader/circuit-breaker.ts';
import { createSecondReading } from '../../engine/src/second-reader/second-reading.ts';
import type { ReadingWish } from '../../engine/src/second-reader/second-reading.ts';
import { createUsageRepository } from '../../engine/src/second-reader/usage-repository.ts';
import { createServices } from '../../engine/src/services.ts';
import type { Services } from '../../engine/src/services.ts';
import { migrateDatabase } from '../../engine/src/store/migrate.ts';
import { createTestConfig, describeOnEachDatabase } from '../support/databases.ts';
import { waitUntil } from '../support/wait-until.ts';

const QUESTION: Question = {
	fields: [{ path: 'x', type: 'string' }],
	windows: [{ page: 1, text: 'secret', isScan: false }],
	leftOut: null,
};
const log = pino({ level: 'silent' });

describeOnEachDatabase('the second reader', (kind) => {
	let services: Services;
	let dispose: () => Promise<void>;
	beforeAll(async () => {
		const made = await createTestConfig(kind);
		services = createServices(made.config, { log });
		await migrateDatabase(services.db);
		dispose = async () => {
			await services.close();
			await made.dispose();
		};
	});
	afterAll(() => dispose());

	type Step = FaultKind | 'answer' | (() => Promise<'answer'>);

	/** A reader that does one step after the other, the last one for good. */
	async function open({
		steps = ['answer'],
		tokens = null,
		lane = 'request',
		leftMs = 60_000,
		parallel = 2,
		now = () => performance.now(),
	}: {
		steps?: Step[];
		tokens?: number | null;
		lane?: 'request' | 'job';
		leftMs?: number;
		parallel?: number;
		now?: () => number;
	} = {}) {
		let asked = 0;
		const reader: SecondReader = {
			model: 'm',
			host: 'h',
			estimateTokens: () => 1000,
			ask: async () => {
				const step = steps[Math.min(asked, steps.length - 1)] ?? 'answer';
				asked += 1;
				const done = typeof step === 'function' ? await step() : step;
				if (done === 'answer') return { values: { x: 1 }, tokens: { prompt: 400, answer: 100 } };
				const used = done === 'refused' ? { prompt: 400, answer: 5 } : null;
				throw new SecondReaderFault(done, `it is ${done}.`, { tokens: used });
			},
		};
		const reading = createSecondReading({
			reader,
			settings: {
				...{ timeoutMs: 1000, maxPages: 3, parallel, images: 'never' },
				prices: { prompt: 1, answer: 10 },
			},
			usage: createUsageRepository(services.db),
			meter: silentMeter,
			clock: { now: () => new Date('2026-05-17T12:00:00Z') },
			log,
			breaker: createBreaker({ now }),
			retryWaitsMs: { request: [1], job: [1, 1, 1, 1] },
		});
		const account = await services.accounts.create({
			email: `${crypto.randomUUID()}@test.example`,
			plan: 'premium',
		});
		const plan = { pagesPerMonth: 1, requestsPerMinute: 1, documentsAtOnce: 1 };
		const wish: ReadingWish = {
			account,
			plan: { ...plan, multipleDocuments: true, storageBytes: 1, secondReaderTokens: tokens },
			...{ isTest: false, mode: 'missing', reader: undefined, lane },
			until: performance.now() + leftMs,
		};
		const ask = async (signal = new AbortController().signal) =>
			await asking(reading.wishFor(wish)).ask(QUESTION, { signal });
		return { reading, wish, ask, asked: () => asked };
	}

	function asking(wish: SecondWish | undefined) {
		if (!wish || 'note' in wish) throw new Error('it is not asked');
		return wish;
	}

	test('tokens and cost are counted for the account and the month', async () => {
		const { reading, wish, ask } = await open({ steps: ['answer', 'refused', 'server'] });
		expect(await ask()).toMatchObject({ values: { x: 1 } });
		expect(await ask()).toEqual({ fault: 'The second reader was not heard: it is refused.' });
		await ask();
		expect(await reading.readUsage(wish.account, wish.plan)).toEqual({
			period: '2026-05',
			calls: 2,
			promptTokens: 800,
			answerTokens: 105,
			cost: (800 + 1050) / 1_000_000,
			limit: null,
		});
	});

	test('an account is not asked for beyond its tokens, however many ask at once', async () => {
		const gate = Promise.withResolvers<'answer'>();
		const { ask, asked } = await open({
			steps: [() => gate.promise],
			tokens: 2500,
			parallel: 9,
		});
		let refused = 0;
		const all = Promise.all(
			Array.from({ length: 5 }, async () => {
				const answer = await ask();
				if ('fault' in answer) refused += 1;
				return answer;
			}),
		);
		await waitUntil(() => refused === 3);
		gate.resolve('answer');
		const faults = (await all).filter((one) => 'fault' in one);
		expect(asked()).toBe(2);
		expect(faults).toHaveLength(3);
		expect(faults[0]).toEqual({
			fault: "The second reader was not heard: the account's tokens of this month are used up.",
		});
		// What was set aside and not used went back: 1,000 of 2,500 are used.
		expect(await ask()).toMatchObject({ values: { x: 1 } });
	});

	test('a request tries once more, a job several times, and both stop at faults that stay', async () => {
		const request = await open({ steps: ['server', 'answer'] });
		expect(await request.ask()).toMatchObject({ values: { x: 1 } });
		const job = await open({ steps: ['server', 'limited', 'timeout', 'answer'], lane: 'job' });
		expect(await job.ask()).toMatchObject({ values: { x: 1 } });
		expect(job.asked()).toBe(4);
		const lost = await open({ steps: ['no model'], lane: 'job' });
		expect(JSON.stringify(await lost.ask())).toContain('no model');
		expect(lost.asked()).toBe(1);
	});

	test('nothing is asked that could not be answered within the deadline', async () => {
		const { ask, asked } = await open({ leftMs: 5500, lane: 'job' });
		expect(JSON.stringify(await ask())).toContain('no time left');
		expect(asked()).toBe(0);
	});

	test('an endpoint that fails again and again is left alone, then tried by one', async () => {
		let time = 0;
		const { ask, asked } = await open({
			steps: ['server', 'server', 'server', 'server', 'server', 'answer'],
			now: () => time,
		});
		for (let i = 0; i < 3; i += 1) await ask();
		expect(asked()).toBe(5);
		expect(JSON.stringify(await ask())).toContain('left alone');
		expect(asked()).toBe(5);
		time += 30_001;
		expect(await ask()).toMatchObject({ values: { x: 1 } });
		expect(asked()).toBe(6);
	});

	test('no more questions are under way than LLM_PARALLEL says', async () => {
		let running = 0;
		let most = 0;
		const { ask } = await open({
			parallel: 2,
			steps: [
				async () => {
					running += 1;
					most = Math.max(most, running);
					await new Promise((resolve) => setImmediate(resolve));
					running -= 1;
					return 'answer';
				},
			],
		});
		const all = await Promise.all(Array.from({ length: 8 }, () => ask()));
		expect(all.every((one) => 'values' in one)).toBe(true);
		expect(most).toBeLessThanOrEqual(2);
	});

	test('a client that goes while it waits is told nothing, and costs nothing', async () => {
		const abort = new AbortController();
		const { reading, wish, ask } = await open({
			steps: [
				() => {
					abort.abort(new Error('the client has gone'));
					return Promise.reject(new Error('aborted'));
				},
			],
		});
		await expect(ask(abort.signal)).rejects.toThrow('the client has gone');
		expect(await reading.readUsage(wish.account, wish.plan)).toMatchObject({ calls: 0 });
	});
});
