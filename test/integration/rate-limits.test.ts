import { afterEach, describe, expect, test } from '@jest/globals';
import { startRedis } from '../setup/redis.ts';
import { signIn } from '../support/dashboard.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { Client, TestEngine } from '../support/test-engine.ts';
import { waitUntil } from '../support/wait-until.ts';

const running: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
	for (const one of running.splice(0).reverse()) await one.stop();
});

async function start(environment: Record<string, string>): Promise<TestEngine> {
	const engine = await startTestEngine({ environment });
	running.push(engine);
	return engine;
}

async function statusesOf(count: number, call: Client, path = '/v1/usage'): Promise<number[]> {
	const statuses = [];
	for (let i = 0; i < count; i += 1) statuses.push((await call('GET', path)).status);
	return statuses;
}

const FIVE_A_MINUTE = { PLANS: '{"free":{"requestsPerMinute":5}}' };

describe('the rate limit', () => {
	test('of the free plan is ten a minute, and the eleventh is told how long to wait', async () => {
		const engine = await start({ PLANS: '{}' });
		const { call } = await engine.createAccount('free');
		expect(await statusesOf(10, call)).toEqual(Array(10).fill(200));
		const { status, headers, body } = await call('GET', '/v1/usage');
		expect(status).toBe(429);
		expect(body).toMatchObject({ code: 'RATE_LIMITED', error: 'Too Many Requests' });
		const { retryAfter } = body as { retryAfter: number };
		expect(retryAfter).toBeGreaterThan(0);
		expect(retryAfter).toBeLessThanOrEqual(60);
		expect(headers.get('retry-after')).toBe(String(retryAfter));
		expect(headers.get('x-ratelimit-remaining')).toBe('0');
	});

	test('belongs to the account: a second key does not widen it, another account has its own', async () => {
		const engine = await start(FIVE_A_MINUTE);
		const one = await engine.createAccount('free');
		const { secret } = await engine.services.apiKeys.create({
			accountId: one.accountId,
			name: 'second',
			mode: 'live',
		});
		expect(await statusesOf(4, one.call)).toEqual([200, 200, 200, 200]);
		expect(await statusesOf(2, engine.clientFor(secret))).toEqual([200, 429]);
		const other = await engine.createAccount('free');
		expect(await statusesOf(1, other.call)).toEqual([200]);
	});

	test('of an account counts what reads documents in the dashboard, however the body is called, and nothing else that people do', async () => {
		const engine = await start(FIVE_A_MINUTE);
		const who = { email: 'ann@test.example', plan: 'free' };
		const { password } = await engine.services.users.createAccount(who);
		const { cookie, csrfToken, call } = await signIn(engine, who.email, password);
		const upload = async (contentType: string) =>
			(
				await fetch(`${engine.url}/dashboard/api/documents/parse`, {
					method: 'POST',
					headers: { cookie, 'x-csrf-token': csrfToken, 'content-type': contentType },
					body: '--b--\r\n',
				})
			).status;
		const draft = { name: 'T', category: 'CUSTOM', schema: { data: { a: { type: 'string' } } } };

		expect(await upload('multipart/form-data; boundary=b')).toBe(400);
		expect(await upload('Multipart/Form-Data; boundary=b')).toBe(400);
		expect(await upload('MULTIPART/form-data; boundary=b')).toBe(400);
		expect(await upload('multipart/form-data; boundary=b')).toBe(400);
		expect(await upload('multipart/form-data; boundary=b')).toBe(400);
		expect(await upload('Multipart/Form-Data; boundary=b')).toBe(429);
		expect((await call('POST', '/samples/example')).status).toBe(429);
		expect((await call('POST', '/v1/templates', draft)).status).toBe(201);
		expect(
			(await call('POST', '/v1/keys', { name: 'k', mode: 'live', expiresAt: null })).status,
		).toBe(201);

		for (let i = 0; i < 10; i += 1) {
			expect((await call('GET', '/templates')).status).toBe(200);
			expect((await call('POST', '/templates/check', draft)).status).toBe(204);
		}
		expect((await call('DELETE', '/session')).status).toBe(204);
	});

	test('by address slows down key guessing, whatever X-Forwarded-For says', async () => {
		const engine = await start({ ADDRESS_REQUESTS_PER_MINUTE: '6' });
		const statuses = [];
		for (let i = 0; i < 8; i += 1) {
			const guess = engine.clientFor(`dsk_live_${String(i).repeat(43)}`);
			const headers = { 'x-forwarded-for': `203.0.113.${i}` };
			statuses.push((await guess('GET', '/v1/usage', undefined, headers)).status);
		}
		expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
		expect((await engine.call('GET', '/v1/usage')).status).toBe(429);
		expect((await engine.call('GET', '/healthz')).status).toBe(200);
	});

	test('by address believes as many proxies as are configured', async () => {
		const engine = await start({ ADDRESS_REQUESTS_PER_MINUTE: '2', TRUST_PROXY: '1' });
		const from = async (forwarded: string) =>
			(await engine.call('GET', '/v1/usage', undefined, { 'x-forwarded-for': forwarded })).status;
		expect([
			await from('203.0.113.1'),
			await from('203.0.113.1'),
			await from('203.0.113.1'),
		]).toEqual([200, 200, 429]);
		expect(await from('203.0.113.2')).toBe(200);
		expect(await from('198.51.100.7, 203.0.113.1')).toBe(429);
	});
});

async function untilReady(call: Client): Promise<unknown> {
	return await waitUntil(async () => {
		const { body } = await call('GET', '/readyz');
		return (body as { status: string }).status === 'ok' && body;
	});
}

const withRedis = process.env.TEST_REDIS_URL ? describe : describe.skip;
withRedis('with Redis', () => {
	test('two engines share the counts', async () => {
		const redis = await startRedis();
		running.push(redis);
		const environment = { REDIS_URL: redis.url, ADDRESS_REQUESTS_PER_MINUTE: '5' };
		const [one, two] = [await start(environment), await start(environment)];
		for (const { call } of [one, two]) {
			expect(await untilReady(call)).toEqual({
				status: 'ok',
				checks: { database: 'ok', uploads: 'ok', redis: 'ok' },
			});
		}
		expect(await statusesOf(3, one.call)).toEqual([200, 200, 200]);
		expect(await statusesOf(3, two.call)).toEqual([200, 200, 429]);
	});

	test('the API still works and limits requests while Redis is unavailable', async () => {
		const redis = await startRedis();
		const engine = await start({ ...FIVE_A_MINUTE, REDIS_URL: redis.url });
		const { call } = await engine.createAccount('free');
		// Requests before Redis is ready would be counted in the process.
		await untilReady(engine.call);
		expect(await statusesOf(1, call)).toEqual([200]);
		await redis.stop();
		const statuses = await statusesOf(7, call);
		expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
		expect(statuses.at(-1)).toBe(429);
		expect(await engine.call('GET', '/readyz')).toMatchObject({
			status: 200,
			body: { status: 'degraded', checks: { database: 'ok', redis: 'unavailable' } },
		});
	});
});
