import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startCuttingProxy } from '../support/cutting-proxy.ts';
import type { CuttingProxy } from '../support/cutting-proxy.ts';
import { createTestConfig } from '../support/databases.ts';
import type { TestConfig } from '../support/databases.ts';
import { LETTER, makePdf } from '../support/documents.ts';
import { createJobClient } from '../support/job-client.ts';
import { sendForm } from '../support/send-form.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';
import { waitUntil } from '../support/wait-until.ts';

const RESERVES = 'insert into "page_reservations"';
const CHARGES = 'update "page_reservations"';

const onPostgres = process.env.TEST_POSTGRES_URL ? describe : describe.skip;
onPostgres('when Postgres has committed and the connection breaks before it says so', () => {
	let place: TestConfig;
	let proxy: CuttingProxy;
	let engine: TestEngine;
	beforeEach(async () => {
		place = await createTestConfig('Postgres');
		proxy = await startCuttingProxy(new URL(place.config.databaseUrl ?? ''));
		engine = await startTestEngine({
			environment: { DATABASE_URL: proxy.url, PARSE_PROCESSES: '1', JOB_ATTEMPTS: '1' },
		});
	});
	afterEach(async () => {
		await engine.stop();
		await proxy.close();
		await place.dispose();
	});

	const usage = async () => {
		const { body } = await engine.call('GET', '/v1/usage');
		const { pageUsed, pageReserved } = body as Record<'pageUsed' | 'pageReserved', number>;
		return { pageUsed, pageReserved };
	};
	const parse = async () => {
		const [template] = (await engine.call('GET', '/v1/templates')).body as { id: string }[];
		const fields = { templateId: template?.id ?? '' };
		const content = await makePdf([LETTER]);
		return await sendForm(`${engine.url}/documents/parse`, engine.ownerKey, fields, [
			{ field: 'files', name: 'a.pdf', content },
		]);
	};

	test('pages reserved for a request are released', async () => {
		const cut = proxy.cutAfterCommitOf(RESERVES);
		const { status } = await parse();
		await cut;
		expect(status).toBe(503);
		expect(await usage()).toEqual({ pageUsed: 0, pageReserved: 0 });
	});

	test('pages charged for a request are charged once, and its result is answered', async () => {
		const cut = proxy.cutAfterCommitOf(CHARGES);
		const { status, body } = await parse();
		await cut;
		expect({ status, body }).toMatchObject({ status: 200, body: { pageUsed: 1 } });
		expect(await usage()).toEqual({ pageUsed: 1, pageReserved: 0 });
	});

	test('pages reserved for a job at its last attempt are released', async () => {
		const client = createJobClient(engine.url, engine.ownerKey);
		const cut = proxy.cutAfterCommitOf(RESERVES);
		const job = await client.waitForEnd(await client.submit(await makePdf([LETTER])));
		await cut;
		expect(job).toMatchObject({ status: 'failed' });
		expect(await usage()).toEqual({ pageUsed: 0, pageReserved: 0 });
	});

	test('a job that has ended is charged and announced once, and nobody else works on it', async () => {
		const client = createJobClient(engine.url, engine.ownerKey);
		const cut = proxy.cutAfterCommitOf(CHARGES);
		const job = await client.waitForEnd(await client.submit(await makePdf([LETTER])));
		await cut;
		expect(job).toMatchObject({ status: 'completed', attempts: 1 });
		expect(await usage()).toEqual({ pageUsed: 1, pageReserved: 0 });
		const ended = await waitUntil(() => {
			const lines = engine.logLines().filter(({ msg }) => msg === 'job ended');
			return lines.length > 0 && lines;
		});
		expect(ended).toHaveLength(1);
	});

	test('a claimed job is released and claimed again without counting an attempt', async () => {
		const client = createJobClient(engine.url, engine.ownerKey);
		const cut = proxy.cutAfterCommitOf('insert into job_turns');
		const job = await client.waitForEnd(await client.submit(await makePdf([LETTER])));
		await cut;
		expect(job).toMatchObject({ status: 'completed', attempts: 1 });
	});
});
