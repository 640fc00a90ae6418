/** Sessions on two API processes that share only Postgres and Redis. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startRedis } from '../setup/redis.ts';
import { signIn } from '../support/dashboard.ts';
import type { DashboardClient } from '../support/dashboard.ts';
import { createTestConfig } from '../support/databases.ts';
import type { TestConfig } from '../support/databases.ts';
import { startEngineProcess } from '../support/engine-process.ts';
import type { EngineProcess } from '../support/engine-process.ts';
import { freePort } from '../support/free-port.ts';
import { WITHOUT_OCR } from '../support/test-engine.ts';

const OWNER = { email: 'owner@test.example', password: 'correct horse battery' };
const onServers = process.env.TEST_POSTGRES_URL ? describe : describe.skip;

onServers('people at two APIs', () => {
	const folder = mkdtempSync(join(tmpdir(), 'docsift-sessions-'));
	let place: TestConfig;
	let redis: Awaited<ReturnType<typeof startRedis>>;
	let apis: EngineProcess[] = [];

	beforeAll(async () => {
		place = await createTestConfig('Postgres');
		redis = await startRedis();
		apis = await Promise.all(
			['one', 'two'].map(async (name) =>
				startEngineProcess({
					ROLE: 'api',
					PORT: String(await freePort()),
					DATABASE_URL: place.environment.DATABASE_URL ?? '',
					REDIS_URL: redis.url,
					DATA_DIR: join(folder, name),
					...WITHOUT_OCR,
					OWNER_EMAIL: OWNER.email,
					OWNER_PASSWORD: OWNER.password,
				}),
			),
		);
	});
	afterAll(async () => {
		for (const api of apis) api.kill('SIGKILL');
		await Promise.all(apis.map(({ exited }) => exited));
		await redis.stop();
		await place.dispose();
		rmSync(folder, { recursive: true, force: true });
	});

	const urlOf = (api: number) => apis[api]?.url ?? '';
	/** Calls an API with a person's cookie and token. */
	const call = async (api: number, who: DashboardClient, method: string, path: string) => {
		const headers = { cookie: who.cookie, 'x-csrf-token': who.csrfToken };
		const answer = await fetch(`${urlOf(api)}/dashboard/api${path}`, { method, headers });
		return answer.status;
	};
	const enter = (api: number) => signIn({ url: urlOf(api) }, OWNER.email, OWNER.password);

	test('a session of one API is valid at the other, for reading and for changing', async () => {
		const me = await enter(0);
		expect([await call(0, me, 'GET', '/v1/keys'), await call(1, me, 'GET', '/v1/keys')]).toEqual([
			200, 200,
		]);
		expect(await call(1, me, 'DELETE', '/session')).toBe(204);
		expect([await call(0, me, 'GET', '/v1/keys'), await call(1, me, 'GET', '/v1/keys')]).toEqual([
			401, 401,
		]);
	});

	test('signing out everywhere at one API ends the sessions at the other at once', async () => {
		const first = await enter(0);
		const people = [first, await enter(1), await enter(0)];
		for (const who of people) {
			expect([
				await call(0, who, 'GET', '/v1/keys'),
				await call(1, who, 'GET', '/v1/keys'),
			]).toEqual([200, 200]);
		}
		expect(await call(0, first, 'DELETE', '/sessions')).toBe(204);
		for (const who of people) {
			expect([
				await call(1, who, 'GET', '/v1/keys'),
				await call(0, who, 'GET', '/v1/keys'),
			]).toEqual([401, 401]);
		}
	});

	test('password attempts at both APIs are counted together', async () => {
		const guess = async (api: number, password: string) => {
			const answer = await fetch(`${urlOf(api)}/dashboard/api/session`, {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify({ email: OWNER.email, password }),
			});
			return answer.status;
		};
		const statuses: number[] = [];
		for (let i = 0; i < 10; i += 1) statuses.push(await guess(i % 2, `guess ${i}`));
		expect(statuses).toEqual(Array(10).fill(401));
		expect([await guess(0, OWNER.password), await guess(1, OWNER.password)]).toEqual([429, 429]);
	});
});
