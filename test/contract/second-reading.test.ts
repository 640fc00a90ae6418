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
import { createBreaker } from '../../engine/src/reading/second-reader/circuit-breaker.ts';
import { createSecondReading } from '../../engine/src/reading/second-reader/second-reading.ts';
import type { ReadingWish } from '../../engine/src/reading/second-reader/second-reading.ts';
import { createUsageRepository } from '../../engine/src/reading/second-reader/usage-repository.ts';
import { createServices } from '../../engine/src/app/services.ts';
import type { Services } from '../../engine/src/app/services.ts';
import { timeOfClock } from '../../engine/src/platform/store/store-time.ts';
import { createTestClock } from '../support/clock.ts';
import { createMigratedConfig, describeOnEachDatabase } from '../support/databases.ts';
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
	const storeClock = createTestClock('2026-05-17T12:00:00Z');
	beforeAll(async () => {
		const made = await createMigratedConfig(kind);
		services = createServices(made.config, { log });
		dispose = async () => {
			await services.close();
			await made.dispose();
		};
	});
	afterAll(() => dispose());

	type Step = FaultKind | 'answer' | (() => Promise<'answer'>);

	/** A reader with scripted steps; the last one repeats. */
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
			estimateTokens: () => ({ prompt: 700, answer: 300 }),
			ask: async (_question, { onSend = () => undefined }) => {
				const step = steps[Math.min(asked, steps.length - 1)] ?? 'answer';
				asked += 1;
				if (step !== 'unreachable') onSend();
				const done = typeof step === 'function' ? await step() : step;
				if (done === 'answer') return { values: { x: 1 }, tokens: { prompt: 400, answer: 100 } };
				const used = done === 'refused' ? { prompt: 400, answer: 5 } : null;
				throw new SecondReaderFault(done, `it is ${done}.`, {
					tokens: used,
					isFree: done === 'server' || done === 'rejected',
					isAboutQuestion: done === 'rejected',
				});
			},
		};
		const reading = createSecondReading({
			reader,
			settings: {
				timeoutMs: 1000,
				maxPages: 3,
				parallel,
				images: 'never',
				prices: { prompt: 1, answer: 10 },
			},
			usage: createUsageRepository(services.db, timeOfClock(services.db, storeClock)),
			meter: silentMeter,
			clock: { now: () => new Date('2026-05-17T12:00:00Z') },
			newId: () => crypto.randomUUID(),
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
			isTest: false,
			mode: 'missing',
			reader: undefined,
			lane,
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

	test('concurrent questions of an account never exceed its tokens', async () => {
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
		// Unused reserved tokens were released: 1,000 of 2,500 are used.
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

	test('a client that disconnects while the model works is charged the estimate', async () => {
		const abort = new AbortController();
		const { reading, wish, ask } = await open({
			steps: [
				() => {
					abort.abort(new Error('the client has disconnected'));
					return Promise.reject(new Error('aborted'));
				},
			],
		});
		await expect(ask(abort.signal)).rejects.toThrow('the client has disconnected');
		expect(await reading.readUsage(wish.account, wish.plan)).toMatchObject({
			calls: 1,
			promptTokens: 700,
			answerTokens: 300,
		});
	});

	test('a client that disconnects while it waits for its turn is charged nothing', async () => {
		const gate = Promise.withResolvers<'answer'>();
		const { reading, wish, ask, asked } = await open({ steps: [() => gate.promise], parallel: 1 });
		const first = ask();
		await waitUntil(() => asked() === 1);
		const abort = new AbortController();
		const second = ask(abort.signal);
		abort.abort(new Error('the client has disconnected'));
		await expect(second).rejects.toThrow('the client has disconnected');
		gate.resolve('answer');
		await first;
		expect(asked()).toBe(1);
		expect(await reading.readUsage(wish.account, wish.plan)).toMatchObject({ calls: 1 });
	});

	test('a question is charged the estimate where the endpoint does not say what it used', async () => {
		const charged = await open({ steps: ['timeout'], lane: 'job' });
		await charged.ask();
		expect(await charged.reading.readUsage(charged.wish.account, charged.wish.plan)).toMatchObject({
			calls: 5,
			promptTokens: 3500,
			answerTokens: 1500,
		});
		for (const step of ['unreachable', 'server', 'rejected'] as const) {
			const free = await open({ steps: [step] });
			await free.ask();
			expect(await free.reading.readUsage(free.wish.account, free.wish.plan)).toMatchObject({
				calls: 0,
				promptTokens: 0,
			});
		}
	});

	test('tokens set aside by a process that was killed are free again after the deadline', async () => {
		storeClock.set('2026-05-17T12:00:00Z');
		const killed = new Promise<'answer'>(() => undefined);
		const { ask, asked } = await open({
			steps: [() => killed, 'answer'],
			tokens: 1500,
			leftMs: 60_000,
		});
		void ask();
		await waitUntil(() => asked() === 1);
		expect(JSON.stringify(await ask())).toContain('tokens of this month are used up');
		storeClock.set('2026-05-17T12:01:59Z');
		expect(JSON.stringify(await ask())).toContain('tokens of this month are used up');
		storeClock.set('2026-05-17T12:02:01Z');
		expect(await ask()).toMatchObject({ values: { x: 1 } });
	});

	test('leases end by the clock of the database', async () => {
		const usage = createUsageRepository(services.db, services.storeTime);
		const { wish } = await open();
		const month = { accountId: wish.account.id, period: '2026-05' };
		const reserve = (holdMs: number) =>
			usage.reserve(month, { id: crypto.randomUUID(), tokens: 1000, limit: 1500, holdMs });
		expect(await reserve(-1)).toBe(true);
		expect(await reserve(60_000)).toBe(true);
		expect(await reserve(60_000)).toBe(false);
		expect(
			await services.db('second_reader_leases').where({ account_id: wish.account.id }),
		).toEqual([expect.objectContaining({ tokens: 1000 })]);
	});

	test('an answer that comes after its lease has expired is counted all the same', async () => {
		storeClock.set('2026-05-17T12:00:00Z');
		const gate = Promise.withResolvers<'answer'>();
		const { reading, wish, ask, asked } = await open({
			steps: [() => gate.promise, 'answer'],
			tokens: 1500,
		});
		const late = ask();
		await waitUntil(() => asked() === 1);
		storeClock.set('2026-05-17T13:00:00Z');
		await ask();
		gate.resolve('answer');
		await late;
		expect(await reading.readUsage(wish.account, wish.plan)).toMatchObject({
			calls: 2,
			promptTokens: 800,
			answerTokens: 200,
		});
	});

	test('questions that the endpoint declines do not keep other accounts from it', async () => {
		const steps: Step[] = [...Array.from({ length: 8 }, () => 'rejected' as const), 'answer'];
		const { ask } = await open({ steps });
		for (let i = 0; i < 8; i += 1) expect(JSON.stringify(await ask())).toContain('rejected');
		expect(await ask()).toMatchObject({ values: { x: 1 } });
	});
});
