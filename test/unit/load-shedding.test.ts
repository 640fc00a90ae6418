import Fastify from 'fastify';
import { expect, test } from '@jest/globals';
import { addErrorHandling } from '../../engine/src/http/plugins/errors.ts';
import { shedLoad } from '../../engine/src/http/plugins/shedding.ts';
import { watchLoopLag } from '../../engine/src/platform/metrics/loop-lag.ts';
import { silentMeter } from '../../engine/src/model/meter.ts';

/** A manual clock and timer. */
function arrange(maxLagMs: number | null = 1000) {
	let nowMs = 0;
	let tick = (): void => undefined;
	const lag = watchLoopLag({
		maxLagMs,
		now: () => nowMs,
		repeat: (call) => {
			tick = call;
			return () => undefined;
		},
	});
	return {
		lag,
		pass: (ms: number): void => void (nowMs += ms),
		/** Fires the timer this late. */
		sample: (lateMs: number): void => {
			nowMs += 500 + lateMs;
			tick();
		},
	};
}

test('one stall is not an overload, two late samples in a row are', () => {
	const { lag, sample } = arrange();
	expect(lag.isOverloaded()).toBe(false);
	sample(30_000);
	expect(lag.isOverloaded()).toBe(false);
	sample(1001);
	expect(lag.isOverloaded()).toBe(true);
	sample(1000);
	expect(lag.isOverloaded()).toBe(false);
});

test('a sample that is overdue counts before it is taken', () => {
	const { lag, sample, pass } = arrange();
	sample(2000);
	pass(1500);
	expect(lag.isOverloaded()).toBe(false);
	pass(1);
	expect(lag.isOverloaded()).toBe(true);
});

test('without a limit nothing is an overload', () => {
	const { lag, sample } = arrange(null);
	for (let i = 0; i < 5; i += 1) sample(60_000);
	expect(lag.isOverloaded()).toBe(false);
});

test('the longest lag is reported once', () => {
	const { lag, sample } = arrange();
	sample(20);
	sample(300);
	sample(10);
	expect(lag.takeMaxMs()).toBe(300);
	expect(lag.takeMaxMs()).toBe(0);
});

test('while it lasts, requests that cost work are refused, and the others are answered', async () => {
	let isOverloaded = false;
	let shed = 0;
	const app = Fastify();
	addErrorHandling(app, { jsonBodyBytes: 1000 });
	const meter = { ...silentMeter, requestShed: () => (shed += 1) };
	shedLoad(app, { loopLag: { isOverloaded: () => isOverloaded }, meter });
	const answer = () => ({ status: 'ok' });
	for (const url of ['/healthz', '/readyz', '/metrics', '/v1/jobs']) app.get(url, answer);
	app.delete('/v1/jobs', answer);
	app.post('/v1/jobs', answer);
	app.put('/v1/jobs', answer);
	app.get('/v1/jobs/export', { config: { heavy: true } }, answer);

	const ask = async () => {
		const answers: Record<string, number> = {};
		for (const [method, url] of [
			['GET', '/healthz'],
			['GET', '/readyz'],
			['GET', '/metrics'],
			['GET', '/v1/jobs'],
			['DELETE', '/v1/jobs'],
			['POST', '/v1/jobs'],
			['PUT', '/v1/jobs'],
			['GET', '/v1/jobs/export'],
		] as const) {
			answers[`${method} ${url}`] = (await app.inject({ method, url })).statusCode;
		}
		return answers;
	};
	const cheap = {
		'GET /healthz': 200,
		'GET /readyz': 200,
		'GET /metrics': 200,
		'GET /v1/jobs': 200,
		'DELETE /v1/jobs': 200,
	};
	const costly = (status: number) => ({
		'POST /v1/jobs': status,
		'PUT /v1/jobs': status,
		'GET /v1/jobs/export': status,
	});
	expect(await ask()).toEqual({ ...cheap, ...costly(200) });
	expect(shed).toBe(0);

	isOverloaded = true;
	expect(await ask()).toEqual({ ...cheap, ...costly(503) });
	expect(shed).toBe(3);
	const refused = await app.inject({ method: 'POST', url: '/v1/jobs' });
	expect(refused.headers['retry-after']).toBe('5');
	expect(refused.json()).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 });
	await app.close();
});
