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
	const wait = async (jobId: string) =>
		(await api.call('GET', `/v1/jobs/${jobId}?wait=60`)).body as { status: string };

	/** Records the queries about jobs from now on. */
	const watchQueries = () => {
		const asked: { sql: string; bindings: unknown[]; at: number }[] = [];
		const keep = ({ sql, bindings }: { sql: string; bindings: unknown[] }) => {
			if (/\bjobs\b/.test(sql)) asked.push({ sql, bindings, at: performance.now() });
		};
		api.services.db.on('query', keep);
		return {
			asked,
			/** Each waiting request reads its job first, with all columns. */
			arrived: () => asked.filter(({ sql }) => sql.includes('sha256')).length,
			stop: () => api.services.db.off('query', keep),
		};
	};

	test('costs the database no more for a hundred clients than for one', async () => {
		const ids = [await submit(), await submit(), await submit()];
		const { asked, arrived, stop } = watchQueries();
		const client = new AbortController();
		const waiters = Array.from({ length: 100 }, (_, i) =>
			fetch(`${api.url}/v1/jobs/${ids[i % 3]}?wait=60`, {
				headers: { 'x-api-key': api.ownerKey },
				signal: client.signal,
			}),
		);
		const ends = Promise.allSettled(waiters);
		await waitUntil(() => arrived() === waiters.length);
		const before = asked.length;
		await waitUntil(() => asked.length >= before + 6);
		stop();
		const later = asked.slice(before, before + 6);
		// One query for all of them, and only after the previous one was answered and a pause.
		for (const { bindings } of later) expect(bindings).toEqual(expect.arrayContaining(ids));
		const pauses = later.slice(1).map(({ at }, i) => at - (later[i]?.at ?? 0));
		expect(Math.min(...pauses)).toBeGreaterThan(200);
		client.abort();
		for (const end of await ends) expect(end).toMatchObject({ status: 'rejected' });
	});

	test('ends soon after the job has ended in another process', async () => {
		const jobId = await submit();
		const answer = wait(jobId);
		const worker = await startTestEngine({
			environment: {
				DATABASE_URL: api.config.databaseUrl ?? '',
				DATA_DIR: api.config.dataDir,
				ROLE: 'worker',
			},
		});
		expect(await answer).toMatchObject({ status: 'completed' });
		const answeredAt = Date.now();
		const [ended] = worker.logLines().filter((line) => line.jobId === jobId && line.status);
		// Without polling, the response would come after a minute.
		expect(answeredAt - Date.parse(String(ended?.time))).toBeLessThan(30_000);
		await worker.stop();
	});

	test('ends when the job is deleted', async () => {
		const jobId = await submit();
		const { arrived, stop } = watchQueries();
		const answer = api.call('GET', `/v1/jobs/${jobId}?wait=60`);
		await waitUntil(() => arrived() === 1);
		stop();
		expect((await api.call('DELETE', `/v1/jobs/${jobId}`)).status).toBe(204);
		expect(await answer).toMatchObject({ status: 404 });
	});
});
