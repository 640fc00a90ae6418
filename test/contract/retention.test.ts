import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pino from 'pino';
import { createAccountDeletion } from '../../engine/src/services/accounts/account-deletion.ts';
import { createDeletionRepository } from '../../engine/src/services/accounts/deletion-repository.ts';
import { createUploads } from '../../engine/src/reading/intake/uploads.ts';
import { createEmbeddedDoorbell } from '../../engine/src/services/jobs/doorbell.ts';
import { createJobRepository } from '../../engine/src/services/jobs/job-repository.ts';
import type { JobEnding } from '../../engine/src/services/jobs/job-queue-repository.ts';
import { createJobs } from '../../engine/src/services/jobs/jobs.ts';
import type { Jobs } from '../../engine/src/services/jobs/jobs.ts';
import { createBatchRepository } from '../../engine/src/services/batches/batch-repository.ts';
import { createBatches } from '../../engine/src/services/batches/batches.ts';
import { startMaintenance } from '../../engine/src/app/maintenance.ts';
import type { Account } from '../../engine/src/model/account.ts';
import type { Template } from '../../engine/src/model/template.ts';
import { createReviewRepository } from '../../engine/src/services/review/review-repository.ts';
import { createServices } from '../../engine/src/app/services.ts';
import type { Services } from '../../engine/src/app/services.ts';
import type { Blobs } from '../../engine/src/platform/store/blobs.ts';
import { readInstallationId } from '../../engine/src/platform/store/installation-repository.ts';
import { openBlobs } from '../../engine/src/platform/store/open-blobs.ts';
import { startS3 } from '../setup/s3.ts';
import type { S3Service } from '../setup/s3.ts';
import { createMigratedConfig, describeOnEachDatabase } from '../support/databases.ts';
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
		place = await createMigratedConfig(kind, environmentOf());
		services = createServices(place.config, { log, clock });
		const folder = join(place.config.dataDir, 'uploads');
		mkdirSync(folder);
		const installationId = await readInstallationId(services.db);
		const hold = () => undefined;
		blobs = await openBlobs(place.config, { ...services, folder, installationId, hold });
		jobs = openJobs();
		account = await services.accounts.create({ email: 'a@test.example', plan: 'free' });
	});
	afterEach(async () => {
		await blobs.close();
		await services.close();
		await place.dispose();
	});

	const openJobs = (trashMs = 0) => {
		const repository = createJobRepository(services.db, services.storeTime);
		const doorbell = createEmbeddedDoorbell();
		return createJobs({ ...services, repository, blobs, doorbell, ballast: null, trashMs });
	};
	const makeTemplate = () =>
		services.templates.create(account.id, {
			name: 'T',
			category: 'CUSTOM',
			schema: { data: { a: { type: 'string' } } },
		});
	const submit = async (
		content: string,
		{
			template,
			storageBytes,
			through = jobs,
		}: { template?: Template; storageBytes?: number; through?: Jobs } = {},
	): Promise<string> => {
		const sha256 = hashOf(content);
		const path = join(place.config.dataDir, 'uploads', services.newId());
		writeFileSync(path, content);
		const plan = { ...planOf('free'), ...(storageBytes !== undefined && { storageBytes }) };
		const { job } = await through.submit({
			caller: { account, plan },
			template: template ?? (await makeTemplate()),
			document: { path, type: 'pdf', filename: 'a.pdf', sha256, bytes: content.length },
			language: undefined,
			idempotencyKey: undefined,
			origin: { requestId: 'request-1', traceparent: null },
		});
		return job.id;
	};
	/** Finishes the oldest waiting job, like a worker. */
	const finish = async (outcome: Partial<JobEnding> = {}): Promise<string> => {
		const repository = createJobRepository(services.db, services.storeTime);
		const claim = await repository.claim({
			token: services.newId(),
			except: [],
			plans: place.config.plans,
			now: clock.now(),
			leaseMs: 60_000,
			furthestMs: 120_000,
		});
		if (!claim) throw new Error('there was nothing to claim');
		const ended: JobEnding = {
			status: 'completed',
			maxAttempts: 3,
			pageCount: 1,
			pageUsed: 1,
			result: { a: 'x' },
			details: [],
			error: null,
			now: clock.now(),
			...outcome,
		};
		await repository.finish(claim, ended, await repository.writeResult(ended));
		return claim.job.id;
	};
	const storedBytes = () =>
		createJobRepository(services.db, services.storeTime).readStoredBytes(account.id);
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
	const openDeletion = (through: Pick<Blobs, 'remove'> = blobs) => {
		const repository = createDeletionRepository(services.db);
		return createAccountDeletion({ ...services, repository, blobs: through, log });
	};
	/** The work that the engine does once a minute. */
	const maintain = async () => {
		const uploads = createUploads({
			folder: join(place.config.dataDir, 'uploads'),
			maxFileBytes: 1,
			...services,
		});
		const repository = createReviewRepository(services.db);
		const reviews = { forgetExpired: () => repository.deleteExpired(services.clock.now()) };
		const samples = { forgetExpired: () => Promise.resolve(0) };
		const batches = createBatches({
			...services,
			jobs,
			repository: createBatchRepository(services.db),
		});
		const swept = { ...services, jobs, batches, reviews, samples, uploads, ballast: null };
		const accountDeletion = openDeletion();
		await startMaintenance({ ...swept, accountDeletion, log, retentionDays: 30 }).stop();
		uploads.close();
	};

	test('a job that is deleted gives back what its corrections took up', async () => {
		await submit('document');
		const id = await finish();
		const { db } = services;
		const about = { accountId: account.id, templateId: services.newId(), templateRevision: 1 };
		await createReviewRepository(db).insert({
			id,
			jobId: id,
			fileName: 'a.pdf',
			...about,
			needsReview: null,
			reasons: [],
			createdAt: clock.now(),
			expiresAt: null,
			reading: null,
		});
		await db('reviews').where({ id }).update({ history_bytes: 700 });
		await db('accounts').where({ id: account.id }).increment('stored_bytes', 700);
		expect(await storedBytes()).toBe('document'.length + 700);
		await jobs.delete(account.id, id);
		expect(await storedBytes()).toBe(0);
		expect(await db('reviews')).toEqual([]);
	});

	test('a job in the trash counts as stored until it is erased with its document', async () => {
		const trashing = openJobs(7 * DAY_MS);
		jobs = trashing;
		await submit('document');
		const id = await finish();
		await trashing.moveToTrash(account.id, id);
		await maintain();
		expect([await storedBytes(), await documents()]).toEqual(['document'.length, 1]);
		ahead = 8 * DAY_MS;
		await maintain();
		expect([await storedBytes(), await documents()]).toEqual([0, 0]);
		expect(await services.db('jobs')).toEqual([]);
	});

	test('the trash keeps no job beyond the retention', async () => {
		const trashing = openJobs(365 * DAY_MS);
		jobs = trashing;
		await submit('document');
		await trashing.moveToTrash(account.id, await finish());
		ahead = 31 * DAY_MS;
		await maintain();
		expect([await storedBytes(), await documents()]).toEqual([0, 0]);
	});

	test('jobs are erased with their documents and events when their time is over', async () => {
		const [ended, waiting] = [await submit('a'), await submit('b')];
		expect(await finish()).toBe(ended);
		await maintain();
		expect(await documents()).toBe(2);
		ahead = 31 * DAY_MS;
		await maintain();
		await expect(jobs.get(account.id, ended)).rejects.toThrow('There is no job');
		// Unfinished jobs are kept, however old.
		expect((await jobs.get(account.id, waiting)).status).toBe('pending');
		expect(await documents()).toBe(1);
	});

	test('the deletion of an account that was cut short is finished by the next sweep', async () => {
		await services.accounts.createOwner({ email: 'o@test.example', plan: 'free' }, services.db);
		const { id } = account;
		for (const content of ['a', 'b', 'c']) await submit(content);
		let left = 1;
		const failing = openDeletion({
			remove: (key) => {
				left -= 1;
				return left < 0 ? Promise.reject(new Error('killed half-way')) : blobs.remove(key);
			},
		});
		const by = { kind: 'person' as const, id: '', name: 'command line' };
		await failing.start(id, { confirm: account.email, by });
		await expect(services.accounts.get(id)).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
		await expect(failing.finishAll()).rejects.toThrow('killed half-way');
		expect(await documents()).toBe(2);
		await maintain();
		expect(await documents()).toBe(0);
		expect(await services.db('accounts').where({ id })).toEqual([]);
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

	test('the document of a job that can never succeed goes early; the job stays and says so', async () => {
		const lost = await submit('a');
		const soon = new Date(clock.now().getTime() + DAY_MS);
		const failed = { status: 'failed', result: null, error: 'damaged' } as const;
		await finish({ ...failed, documentUntil: soon });
		const kept = await submit('b');
		await finish({ ...failed, documentUntil: null });
		const retried = await submit('c');
		await finish({ ...failed, documentUntil: soon });
		await maintain();
		expect([await documents(), await storedBytes()]).toEqual([3, 3]);
		await jobs.retry(account.id, retried);

		ahead = DAY_MS + 1000;
		await maintain();
		expect([await documents(), await storedBytes()]).toEqual([2, 2]);
		expect(await jobs.get(account.id, lost)).toMatchObject({ status: 'failed', error: 'damaged' });
		const erased = { statusCode: 410, code: 'DOCUMENT_ERASED' };
		await expect(jobs.openContent(account.id, lost)).rejects.toMatchObject(erased);
		await expect(jobs.retry(account.id, lost)).rejects.toMatchObject(erased);
		expect((await jobs.retry(account.id, kept)).status).toBe('pending');
		await jobs.delete(account.id, lost);
		expect([await documents(), await storedBytes()]).toEqual([2, 2]);
	});

	test('a document whose removal a crash cut off is swept, though its job is there', async () => {
		const id = await submit('a');
		await finish({ status: 'failed', result: null, error: 'damaged', documentUntil: clock.now() });
		const repository = createJobRepository(services.db, services.storeTime);
		await services.db.transaction((trx) => repository.markDocumentRemoved(id, clock.now(), trx));
		ahead = 2 * 3_600_000;
		await maintain();
		expect(await documents()).toBe(0);
		expect((await jobs.get(account.id, id)).status).toBe('failed');
	});

	test('an account stores no more than its plan allows, however many submit at once', async () => {
		const template = await makeTemplate();
		// Each has its own connection, like separate processes.
		const both = [jobs, openJobs()];
		const send = (i: number | string, through = jobs) =>
			submit(`document ${i}.`, { template, storageBytes: 55, through });
		const settled = await Promise.allSettled(
			[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => send(i, both[i % 2])),
		);
		const accepted = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
		expect(accepted).toHaveLength(5);
		for (const one of settled) {
			if (one.status === 'rejected') {
				expect(one.reason).toMatchObject({ statusCode: 403, code: 'STORAGE_EXCEEDED' });
			}
		}
		expect([await documents(), await storedBytes()]).toEqual([5, 55]);
		await expect(send('a')).rejects.toThrow(/Delete jobs that are no longer needed, or wait/);
		await jobs.delete(account.id, accepted[0] ?? '');
		expect(await storedBytes()).toBe(44);
		await send('a');
		// A duplicate takes no additional storage.
		await send('a');
		expect([await documents(), await storedBytes()]).toEqual([5, 55]);
	});

	test('a revision stays while it can be restored or a job needs it, then it is deleted', async () => {
		const { id, ...first } = await makeTemplate();
		const second = await services.templates.replace(account.id, id, { ...first, name: 'second' });
		const jobId = await submit('a', { template: second });
		await services.templates.replace(account.id, id, { ...first, name: 'third' });
		// Simulates many replacements, so that the first two can no longer be restored.
		const jump = async (table: string, column: string, from: number) =>
			services
				.db(table)
				.where({ [column]: id, revision: from })
				.update({ revision: 102 });
		await jump('template_revisions', 'template_id', 3);
		await jump('templates', 'id', 3);
		const revisions = async () => {
			const rows = services.db<{ template_id: string; revision: number }>('template_revisions');
			return (await rows.where({ template_id: id }).orderBy('revision')).map((row) => row.revision);
		};
		/** A revision is deleted one hour after it was found unused. */
		const wait = async () => {
			await maintain();
			ahead += 3_540_000;
			await maintain();
			const before = await revisions();
			ahead += 120_000;
			await maintain();
			return [before, await revisions()];
		};
		expect(await wait()).toEqual([
			[1, 2, 102],
			[2, 102],
		]);
		await services.templates.delete(account.id, id);
		expect(await wait()).toEqual([[2, 102], [2]]);
		expect(await services.templates.getRevision(id, 2)).toEqual(first.schema);
		await jobs.delete(account.id, jobId);
		expect(await wait()).toEqual([[2], []]);
	});
}
