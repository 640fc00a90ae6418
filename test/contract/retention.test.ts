import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pino from 'pino';
import { createUploads } from '../../engine/src/intake/uploads.ts';
import { createEmbeddedDoorbell } from '../../engine/src/jobs/doorbell.ts';
import { createJobRepository } from '../../engine/src/jobs/job-repository.ts';
import { createJobs } from '../../engine/src/jobs/jobs.ts';
import type { Jobs } from '../../engine/src/jobs/jobs.ts';
import { startMaintenance } from '../../engine/src/maintenance.ts';
import type { Account } from '../../engine/src/model/account.ts';
import { createServices } from '../../engine/src/services.ts';
import type { Services } from '../../engine/src/services.ts';
import type { Blobs } from '../../engine/src/store/blobs.ts';
import { migrateDatabase } from '../../engine/src/store/migrate.ts';
import { openBlobs } from '../../engine/src/store/open-blobs.ts';
import { startS3 } from '../setup/s3.ts';
import type { S3Service } from '../setup/s3.ts';
import { createTestConfig, describeOnEachDatabase } from '../support/databases.ts';
import type { DatabaseKind, TestConfig } from '../support/databases.ts';

const DAY_MS = 86_400_000;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

describeOnEachDatabase('retention', (kind) => retentionContract(kind, () => ({})));

describe('retention of documents in S3', () => {
	let s3: S3Service;
	beforeAll(async () => {
		s3 = await startS3();
	});
	afterAll(() => s3.stop());
	let round = 0;
	retentionContract('SQLite', () => ({ ...s3.environment, S3_PREFIX: `${(round += 1)}/` }));
});

function retentionContract(kind: DatabaseKind, environmentOf: () => Record<string, string>): void {
	let place: TestConfig;
	let services: Services;
	let blobs: Blobs;
	let jobs: Jobs;
	let account: Account;
	let ahead = 0;
	const clock = { now: () => new Date(Date.now() + ahead) };
	const log = pino({ level: 'silent' });

	beforeEach(async () => {
		ahead = 0;
		place = await createTestConfig(kind, environmentOf());
		services = createServices(place.config, { log, clock });
		await migrateDatabase(services.db);
		const folder = join(place.config.dataDir, 'uploads');
		mkdirSync(folder);
		blobs = await openBlobs(place.config, { ...services, folder });
		const repository = createJobRepository(services.db);
		const doorbell = createEmbeddedDoorbell();
		jobs = createJobs({ ...services, repository, blobs, doorbell });
		account = await services.accounts.create({ email: 'a@test.example', plan: 'free' });
	});
	afterEach(async () => {
		await blobs.close();
		await services.close();
		await place.dispose();
	});

	const submit = async (content: string): Promise<string> => {
		const sha256 = hashOf(content);
		const template = await services.templates.create(account.id, {
			...{ name: 'T', category: 'CUSTOM', schema: { data: { a: { type: 'string' } } } },
		});
		const path = join(place.config.dataDir, 'uploads', sha256);
		writeFileSync(path, content);
		const apiKey = await services.apiKeys.create({
			accountId: account.id,
			name: 'k',
			mode: 'live',
		});
		const { job } = await jobs.submit({
			caller: { account, apiKey: apiKey.apiKey, plan: planOf('free') },
			template,
			document: { path, type: 'pdf', filename: 'a.pdf', sha256 },
			...{ language: undefined, idempotencyKey: undefined },
			origin: { requestId: 'request-1', traceparent: null },
		});
		return job.id;
	};
	const planOf = (name: string) => {
		const plan = place.config.plans[name];
		if (!plan) throw new Error(`no plan ${name}`);
		return plan;
	};
	const documents = async () => {
		const keys: string[] = [];
		for await (const key of blobs.listOlderThan(new Date(Date.now() + DAY_MS))) keys.push(key);
		return keys.length;
	};
	/** What the engine does once a minute. */
	const maintain = async () => {
		const uploads = createUploads({
			...{ folder: join(place.config.dataDir, 'uploads'), maxFileBytes: 1 },
			...services,
		});
		await startMaintenance({ ...services, jobs, uploads, log, retentionDays: 30 }).stop();
	};

	test('jobs are erased with their documents and events when their time is over', async () => {
		const repository = createJobRepository(services.db);
		const [ended, waiting] = [await submit('a'), await submit('b')];
		const claim = await repository.claim({
			token: services.newId(),
			...{ now: clock.now(), leaseUntil: clock.now(), furthest: clock.now() },
		});
		if (!claim) throw new Error('there was nothing to claim');
		await repository.finish(claim, {
			...{ status: 'completed', attempts: 1, pageCount: 1, pageUsed: 1, result: { a: 'x' } },
			...{ details: [], error: null, now: clock.now() },
		});
		expect(claim.job.id).toBe(ended);
		await maintain();
		expect(await documents()).toBe(2);
		ahead = 31 * DAY_MS;
		await maintain();
		await expect(jobs.get(account.id, ended)).rejects.toThrow('There is no job');
		// What has not ended is kept, however old.
		expect((await jobs.get(account.id, waiting)).status).toBe('pending');
		expect(await documents()).toBe(1);
	});

	test('a document that a crash left without a job is swept after an hour', async () => {
		await submit('a');
		const orphan = join(place.config.dataDir, 'uploads', 'orphan');
		writeFileSync(orphan, 'document');
		await blobs.put(orphan, services.newId(), hashOf('document'));
		writeFileSync(orphan, 'an upload that was never finished');
		await maintain();
		expect(await documents()).toBe(2);
		ahead = 2 * 3_600_000;
		await maintain();
		expect(await documents()).toBe(1);
		expect(readdirSync(join(place.config.dataDir, 'uploads'))).toEqual([]);
	});
}
