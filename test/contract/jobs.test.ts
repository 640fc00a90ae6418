import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pino from 'pino';
import { createJobRepository } from '../../engine/src/jobs/job-repository.ts';
import type { JobRepository } from '../../engine/src/jobs/job-repository.ts';
import type { Claim, Job } from '../../engine/src/model/job.ts';
import { createServices } from '../../engine/src/services.ts';
import type { Services } from '../../engine/src/services.ts';
import { migrateDatabase } from '../../engine/src/store/migrate.ts';
import { createTestConfig, describeOnEachDatabase } from '../support/databases.ts';
import type { TestConfig } from '../support/databases.ts';

const START = Date.parse('2026-11-15T12:00:00Z');
const LEASE_MS = 60_000;
const at = (seconds: number) => new Date(START + seconds * 1000);

describeOnEachDatabase('the queue of jobs', (kind) => {
	let place: TestConfig;
	let services: Services;
	let jobs: JobRepository;
	let accountId: string;

	beforeEach(async () => {
		place = await createTestConfig(kind);
		services = createServices(place.config, { log: pino({ level: 'silent' }) });
		await migrateDatabase(services.db);
		jobs = createJobRepository(services.db);
		accountId = (await services.accounts.create({ email: 'a@test.example', plan: 'free' })).id;
	});
	afterEach(async () => {
		await services.close();
		await place.dispose();
	});

	let serial = 0;
	const newJob = (createdAt: Date, changes: Partial<Job> = {}): Job => ({
		id: services.newId(),
		accountId,
		templateId: services.newId(),
		templateRevision: 1,
		sha256: String((serial += 1)).padStart(64, '0'),
		fileName: 'a.pdf',
		fileType: 'pdf',
		language: null,
		documentKey: services.newId(),
		status: 'pending',
		attempts: 0,
		reservationId: null,
		pageCount: null,
		pagesRead: 0,
		pageUsed: 0,
		result: null,
		details: null,
		error: null,
		origin: null,
		createdAt,
		startedAt: null,
		completedAt: null,
		...changes,
	});
	const add = async (seconds = 0, changes: Partial<Job> = {}): Promise<Job> => {
		const job = newJob(at(seconds), changes);
		expect(await jobs.insertNew([job])).toEqual(new Set([job.id]));
		return job;
	};
	const claim = (seconds: number): Promise<Claim | undefined> =>
		jobs.claim({
			token: services.newId(),
			now: at(seconds),
			leaseUntil: new Date(at(seconds).getTime() + LEASE_MS),
			furthest: new Date(at(seconds).getTime() + 2 * LEASE_MS),
		});
	const claimOne = async (seconds: number): Promise<Claim> => {
		const claimed = await claim(seconds);
		if (!claimed) throw new Error('there was nothing to claim');
		return claimed;
	};
	const ending = (seconds: number) => ({
		...{ status: 'completed' as const, attempts: 1, pageCount: 1, pageUsed: 1 },
		...{ result: { a: 1 }, details: [], error: null, now: at(seconds) },
	});

	test('jobs are taken in the order in which they became ready, each once', async () => {
		const [second, first] = [await add(2), await add(1)];
		expect((await claimOne(3)).job).toMatchObject({
			...{ id: first.id, status: 'processing', attempts: 1, startedAt: at(3) },
		});
		expect((await claimOne(3)).job.id).toBe(second.id);
		expect(await claim(3)).toBeUndefined();
	});

	test('a job is not taken before its time', async () => {
		await add(5);
		expect(await claim(4)).toBeUndefined();
		expect(await claim(5)).toBeDefined();
	});

	test('many that take at once take different jobs', async () => {
		for (let i = 0; i < 10; i += 1) await add(0);
		const taken = await Promise.all(Array.from({ length: 20 }, () => claim(1)));
		const ids = taken.flatMap((one) => (one ? [one.job.id] : []));
		expect(ids).toHaveLength(10);
		expect(new Set(ids).size).toBe(10);
	});

	test('of the same document, inserted together or one after the other, one stays', async () => {
		const job = newJob(at(0));
		const same = [job, { ...job, id: services.newId() }, { ...job, id: services.newId() }];
		expect((await jobs.insertNew(same)).size).toBe(1);
		expect((await jobs.insertNew([{ ...job, id: services.newId() }])).size).toBe(0);
		expect(await jobs.findDuplicate(job)).toMatchObject({ sha256: job.sha256 });
	});

	test('a lease that was extended holds; one that was not lets another take the job', async () => {
		await add();
		const first = await claimOne(0);
		expect(await jobs.extendLease(first, at(100))).toBe(true);
		expect(await claim(99)).toBeUndefined();
		const second = await claimOne(100);
		expect(second.job).toMatchObject({ id: first.job.id, attempts: 2, startedAt: at(0) });
		expect(await jobs.extendLease(first, at(200))).toBe(false);
	});

	test('whoever lost the job can write nothing of it', async () => {
		await add();
		const lost = await claimOne(0);
		const holder = await claimOne(60);
		expect(await jobs.finish(lost, ending(61))).toBe(false);
		expect(await jobs.putBack(lost, { dueAt: at(61), attempts: 1, pageCount: null })).toBe(false);
		const pages = { pageCount: 3, reservationId: services.newId() };
		expect(await jobs.recordPages(lost, pages)).toBe(false);
		expect(await jobs.finish(holder, ending(62))).toBe(true);
		expect(await jobs.finish(holder, ending(63))).toBe(false);
		expect(await jobs.find(holder.job.id)).toMatchObject({
			...{ status: 'completed', result: { a: 1 }, completedAt: at(62) },
		});
		expect(await claim(1000)).toBeUndefined();
	});

	test('a job that was put back waits its time and keeps its count', async () => {
		await add();
		const first = await claimOne(0);
		await jobs.putBack(first, { dueAt: at(10), attempts: 1, pageCount: 4 });
		expect(await jobs.find(first.job.id)).toMatchObject({
			...{ status: 'retrying', attempts: 1, pageCount: 4 },
		});
		expect(await claim(9)).toBeUndefined();
		expect((await claimOne(10)).job.attempts).toBe(2);
	});

	test('a clock that is set back an hour does not keep jobs waiting for an hour', async () => {
		const { id } = await add(3600);
		const { job } = await claimOne(3600);
		expect((await claim(0))?.job).toMatchObject({ id: job.id, attempts: 2 });
		expect(job.id).toBe(id);
		const waiting = await add(3600);
		expect((await claim(0))?.job).toMatchObject({ id: waiting.id, attempts: 1 });
	});

	test('a failed job starts from the beginning; another does not', async () => {
		await add();
		const claimed = await claimOne(0);
		const failed = { ...ending(1), status: 'failed' as const, result: null, error: 'no' };
		await jobs.finish(claimed, failed);
		expect(await jobs.restart(claimed.job.id, at(5))).toMatchObject({
			...{ status: 'pending', attempts: 0, error: null, startedAt: null, completedAt: null },
		});
		expect(await jobs.restart(claimed.job.id, at(5))).toBeUndefined();
		expect((await claimOne(5)).job.attempts).toBe(1);
	});

	test('each readiness is announced once, and again when announcing failed', async () => {
		const job = await add();
		const announced: { id: string; seq: number }[] = [];
		const announce = (seconds: number) =>
			jobs.announce(at(seconds), 10, (list) => {
				announced.push(...list);
				return Promise.resolve();
			});
		const down = () => Promise.reject(new Error('redis is away'));
		await expect(jobs.announce(at(0), 10, down)).rejects.toThrow('away');
		expect(await announce(0)).toBe(1);
		expect(await announce(0)).toBe(0);
		await jobs.putBack(await claimOne(1), { dueAt: at(10), attempts: 1, pageCount: null });
		expect(await announce(9)).toBe(0);
		expect(await announce(10)).toBe(1);
		expect(announced).toEqual([
			{ id: job.id, seq: 1 },
			{ id: job.id, seq: 2 },
		]);
		await claimOne(11);
		expect(await announce(200)).toBe(0);
	});

	test('documents that belong to no job are told from those that do', async () => {
		const { documentKey } = await add();
		const orphan = services.newId();
		expect(await jobs.keepOrphans([documentKey, orphan])).toEqual([orphan]);
	});

	test('a deleted job takes its events and keys with it', async () => {
		const job = await add();
		await jobs.keepIdempotencyKey({ accountId, key: 'k', fingerprint: 'f', jobId: job.id });
		await services.webhooks.create(accountId, {
			url: 'https://docsift.example/',
			events: ['document.completed'],
		});
		await services.db.transaction((trx) =>
			services.webhooks.recordEvent({ ...job, status: 'completed' }, at(0), trx),
		);
		const count = async (table: string) =>
			Number((await services.db(table).count({ count: '*' }))[0]?.count);
		expect(await count('webhook_deliveries')).toBe(1);
		const deleted = await services.db.transaction((trx) => jobs.delete(job.id, trx));
		expect(deleted?.id).toBe(job.id);
		for (const table of ['jobs', 'idempotency_keys', 'webhook_events', 'webhook_deliveries']) {
			expect([table, await count(table)]).toEqual([table, 0]);
		}
	});
});
