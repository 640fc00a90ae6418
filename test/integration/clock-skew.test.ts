import { afterEach, describe, expect, test } from '@jest/globals';
import { LETTER, makeScan } from '../support/documents.ts';
import { createJobClient } from '../support/job-client.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';
import { waitUntil } from '../support/wait-until.ts';

const clockOff = (seconds: number) => ({ now: () => new Date(Date.now() + seconds * 1000) });

const engines: TestEngine[] = [];
afterEach(async () => {
	for (const engine of engines.splice(0).reverse()) await engine.stop();
});

async function start(...args: Parameters<typeof startTestEngine>): Promise<TestEngine> {
	const engine = await startTestEngine(...args);
	engines.push(engine);
	return engine;
}

/** Another machine with its own clock, on the same database. */
const startBeside = (first: TestEngine, seconds: number, environment: Record<string, string>) =>
	start({
		clock: clockOff(seconds),
		environment: {
			DATABASE_URL: first.config.databaseUrl ?? '',
			DATA_DIR: first.config.dataDir,
			...environment,
		},
	});

const onPostgres = process.env.TEST_POSTGRES_URL ? describe : describe.skip;
onPostgres('machines on one Postgres whose clocks differ by minutes', () => {
	test('work on every job once', async () => {
		const environment = { OCR_ENGINE: 'tesseract.js', PARSE_PROCESSES: '1', JOBS_AT_ONCE: '2' };
		const api = await start({ kind: 'Postgres', environment: { ROLE: 'api' } });
		const client = createJobClient(api.url, api.ownerKey);
		const workers = [
			await startBeside(api, 130, { ...environment, ROLE: 'worker' }),
			await startBeside(api, -130, { ...environment, ROLE: 'worker' }),
		];
		const ids = [];
		for (const serial of ['1', '2', '3', '4']) {
			const pages = Array.from({ length: 3 }, () => [...LETTER, ['Serial', serial]] as const);
			ids.push(await client.submit(await makeScan(pages)));
		}
		for (const id of ids) {
			const job = await waitUntil(async () => {
				const ended = await client.waitForEnd(id);
				return ['completed', 'failed'].includes(ended.status) && ended;
			});
			expect(job).toMatchObject({ status: 'completed', attempts: 1 });
		}
		const lines = workers.flatMap((worker) => worker.logLines());
		expect(lines.filter(({ msg }) => msg === 'job ended')).toHaveLength(ids.length);
		expect(lines.filter(({ msg }) => String(msg).includes('another worker'))).toEqual([]);
		expect((await api.call('GET', '/v1/usage')).body).toMatchObject({ pageUsed: 12 });
	});

	test('do not release pages that another process holds', async () => {
		const first = await start({ kind: 'Postgres', environment: { ROLE: 'api' } });
		const ahead = await startBeside(first, 130, { ROLE: 'api' });
		const { accountId } = await first.createAccount();
		const wish = { accountId, pages: 3, limit: 50, holdMs: 60_000 };
		const id = await first.services.quota.reserve(wish);
		expect(await ahead.services.quota.releaseExpired()).toBe(0);
		expect(await first.services.quota.commit(id, 3)).toBe(true);
	});
});
