import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { LETTER, makePdf } from '../support/documents.ts';
import { describeOnEachDatabase } from '../support/databases.ts';
import { createJobClient } from '../support/job-client.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';
import { waitUntil } from '../support/wait-until.ts';

describeOnEachDatabase('waiting for a job', (kind) => {
	let api: TestEngine;
	let client: ReturnType<typeof createJobClient>;
	let serial = 0;
	beforeAll(async () => {
		api = await startTestEngine({ kind, environment: { ROLE: 'api' } });
		client = createJobClient(api.url, api.ownerKey);
	});
	afterAll(() => api.stop());

	const submit = async (): Promise<string> => {
		serial += 1;
		return await client.submit(await makePdf([[...LETTER, ['Serial', String(serial)]]]));
	};
	const wait = async (jobId: string, seconds: number) =>
		(await api.call('GET', `/v1/jobs/${jobId}?wait=${seconds}`)).body as { status: string };
	/** What the engine asks the database about jobs in two seconds, while so many wait. */
	const countQueries = async (jobIds: readonly string[]): Promise<number> => {
		let [arrived, queries] = [0, 0];
		const count = ({ sql }: { sql: string }) => {
			if (!/\bjobs\b/.test(sql)) return;
			queries += 1;
			if (sql.includes('sha256')) arrived += 1;
		};
		api.services.db.on('query', count);
		const waiters = jobIds.map((jobId) => wait(jobId, 6));
		// Each asks for its job when it comes.
		await waitUntil(() => arrived >= jobIds.length);
		queries = 0;
		await sleep(2000);
		api.services.db.off('query', count);
		const counted = queries;
		for (const waiter of waiters) expect(await waiter).toMatchObject({ status: 'pending' });
		return counted;
	};

	test('costs the database no more for a hundred than for one', async () => {
		const ids = [await submit(), await submit(), await submit()];
		const alone = await countQueries(ids.slice(0, 1));
		const many = await countQueries(Array.from({ length: 100 }, (_, i) => ids[i % 3] ?? ''));
		expect(alone).toBeGreaterThan(0);
		expect(many).toBeLessThanOrEqual(alone + 1);
	});

	test('ends soon after the job has ended in another process', async () => {
		const jobId = await submit();
		const answer = wait(jobId, 30);
		const worker = await startTestEngine({
			environment: {
				DATABASE_URL: api.config.databaseUrl ?? '',
				...{ DATA_DIR: api.config.dataDir, ROLE: 'worker', PARSE_PROCESSES: '1' },
			},
		});
		expect(await answer).toMatchObject({ status: 'completed' });
		const answeredAt = Date.now();
		const [ended] = worker.logLines().filter((line) => line.jobId === jobId && line.status);
		expect(answeredAt - Date.parse(String(ended?.time))).toBeLessThan(1500);
		await worker.stop();
	});

	test('ends when the job is deleted', async () => {
		const jobId = await submit();
		const answer = api.call('GET', `/v1/jobs/${jobId}?wait=30`);
		await sleep(300);
		expect((await api.call('DELETE', `/v1/jobs/${jobId}`)).status).toBe(204);
		expect(await answer).toMatchObject({ status: 404 });
	});
});
