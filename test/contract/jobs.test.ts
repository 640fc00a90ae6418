import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import pino from 'pino';
import { announceJobs } from '../../engine/src/services/jobs/announce-jobs.ts';
import type { JobEnding } from '../../engine/src/services/jobs/job-queue-repository.ts';
import { createJobRepository } from '../../engine/src/services/jobs/job-repository.ts';
import type { JobRepository } from '../../engine/src/services/jobs/job-repository.ts';
import type { Claim, Job } from '../../engine/src/model/job.ts';
import { createServices } from '../../engine/src/app/services.ts';
import type { Services } from '../../engine/src/app/services.ts';
import { timeOfClock } from '../../engine/src/platform/store/store-time.ts';
import { createMigratedConfig, describeOnEachDatabase } from '../support/databases.ts';
import type { TestConfig } from '../support/databases.ts';

const START = Date.parse('2026-11-15T12:00:00Z');
const LEASE_MS = 60_000;
const at = (seconds: number) => new Date(START + seconds * 1000);

describeOnEachDatabase('the queue of jobs', (kind) => {
	let place: TestConfig;
	let services: Services;
	let jobs: JobRepository;
	let accountId: string;
	let now: Date;

	const finishJob = async (claim: Claim, outcome: JobEnding) =>
		await jobs.finish(claim, outcome, await jobs.writeResult(outcome));
	beforeEach(async () => {
		place = await createMigratedConfig(kind);
		services = createServices(place.config, { log: pino({ level: 'silent' }) });
		now = at(0);
		jobs = createJobRepository(services.db, timeOfClock(services.db, { now: () => now }));
		accountId = await createAccount('premium');
	});
	afterEach(async () => {
		await services.close();
		await place.dispose();
	});

	const createAccount = async (plan: string): Promise<string> => {
		const email = `${services.newId()}@test.example`;
		return (await services.accounts.create({ email, plan })).id;
	};
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
		pages: '',
		reader: '',
		documentKey: services.newId(),
		documentBytes: 1,
		documentRemovedAt: null,
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
		now = at(seconds);
		const job = newJob(at(seconds), changes);
		expect(await jobs.insertNew([job])).toEqual(new Set([job.id]));
		return job;
	};
	const claim = (seconds: number, except: string[] = []): Promise<Claim | undefined> => {
		now = at(seconds);
		return jobs.claim({
			token: services.newId(),
			except,
			now,
			plans: place.config.plans,
			leaseMs: LEASE_MS,
			furthestMs: 2 * LEASE_MS,
		});
	};
	const claimOne = async (seconds: number, except: string[] = []): Promise<Claim> => {
		const claimed = await claim(seconds, except);
		if (!claimed) throw new Error('there was nothing to claim');
		return claimed;
	};
	const ending = (seconds: number) => ({
		status: 'completed' as const,
		maxAttempts: 3,
		pageCount: 1,
		pageUsed: 1,
		result: { a: 1 },
		details: [],
		error: null,
		now: at(seconds),
	});

	test('pages reserved for a job that does not exist are released, others are not', async () => {
		const { quota } = services;
		const wish = { accountId, pages: 3, limit: 50, holdMs: null };
		const [forgotten, named] = [await quota.reserve(wish), await quota.reserve(wish)];
		const { id } = await add();
		await services.db('jobs').where({ id }).update({ reservation_id: named });
		expect(await quota.releaseUnnamed()).toBe(1);
		expect(await quota.release(forgotten)).toBe(false);
		expect(await quota.release(named)).toBe(true);
	});

	test('jobs are taken in the order in which they became ready, each once', async () => {
		const [second, first] = [await add(2), await add(1)];
		expect((await claimOne(3)).job).toMatchObject({
			id: first.id,
			status: 'processing',
			attempts: 1,
			startedAt: at(3),
		});
		expect((await claimOne(3)).job.id).toBe(second.id);
		expect(await claim(3)).toBeUndefined();
	});

	test('a job is not taken before its time', async () => {
		await add(5);
		expect(await claim(4)).toBeUndefined();
		expect(await claim(5)).toBeDefined();
	});

	test('concurrent workers claim different jobs', async () => {
		for (let i = 0; i < 10; i += 1) await add(0);
		const taken = await Promise.all(Array.from({ length: 20 }, () => claim(1)));
		const ids = taken.flatMap((one) => (one ? [one.job.id] : []));
		expect(ids).toHaveLength(10);
		expect(new Set(ids).size).toBe(10);
	});

	test('a document that is inserted twice, concurrently or not, is one job', async () => {
		const job = newJob(at(0));
		const same = [job, { ...job, id: services.newId() }, { ...job, id: services.newId() }];
		expect((await jobs.insertNew(same)).size).toBe(1);
		expect((await jobs.insertNew([{ ...job, id: services.newId() }])).size).toBe(0);
		expect(await jobs.findDuplicate(job)).toMatchObject({ sha256: job.sha256 });
	});

	test('other pages of the same document are another job', async () => {
		const job = newJob(at(0));
		const other = { ...job, id: services.newId(), pages: '1-2' };
		expect((await jobs.insertNew([job, other])).size).toBe(2);
		expect(await jobs.findDuplicate(other)).toMatchObject({ id: other.id, pages: '1-2' });
	});

	test('the worker of a job knows its password, which is deleted when the job ends', async () => {
		const job = newJob(at(0));
		await jobs.insertNew([{ ...job, password: 'secret' }]);
		const read = () => services.db('jobs').where({ id: job.id }).first('password');
		const holder = await claimOne(0);
		expect(holder.password).toBe('secret');
		expect(holder.job).not.toHaveProperty('password');
		await finishJob(holder, { ...ending(1), status: 'failed' });
		expect(await read()).toEqual({ password: null });
		await jobs.restart(job.id, 'another');
		expect(await claimOne(2)).toMatchObject({ password: 'another' });
	});

	test('a lease that was extended holds; one that was not lets another take the job', async () => {
		await add();
		const first = await claimOne(0);
		expect(await jobs.extendLease(first, 100_000)).toBe(true);
		expect(await claim(99)).toBeUndefined();
		const second = await claimOne(100);
		expect(second.job).toMatchObject({ id: first.job.id, attempts: 2, startedAt: at(0) });
		expect(await jobs.extendLease(first, 100_000)).toBe(false);
	});

	test('a worker that has lost its job cannot write to it', async () => {
		await add();
		const lost = await claimOne(0);
		const holder = await claimOne(60);
		expect(await finishJob(lost, ending(61))).toBe(false);
		const back = { waitMs: 0, counts: true, pageCount: null };
		expect(await jobs.putBack(lost, back)).toBe(false);
		const pages = { pageCount: 3, reservationId: services.newId() };
		expect(await jobs.recordPages(lost, pages)).toBe(false);
		expect(await finishJob(holder, ending(62))).toBe(true);
		expect(await finishJob(holder, ending(63))).toBe(false);
		expect(await jobs.find(holder.job.id)).toMatchObject({
			status: 'completed',
			result: { a: 1 },
			completedAt: at(62),
		});
		expect(await claim(1000)).toBeUndefined();
	});

	test('a job that was put back waits its time and keeps its count', async () => {
		await add();
		const first = await claimOne(0);
		await jobs.putBack(first, { waitMs: 10_000, counts: true, pageCount: 4 });
		expect(await jobs.find(first.job.id)).toMatchObject({
			status: 'retrying',
			attempts: 1,
			pageCount: 4,
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
		await finishJob(claimed, failed);
		now = at(5);
		expect(await jobs.restart(claimed.job.id)).toMatchObject({
			status: 'pending',
			attempts: 0,
			error: null,
			startedAt: null,
			completedAt: null,
		});
		expect(await jobs.restart(claimed.job.id)).toBeUndefined();
		expect((await claimOne(5)).job.attempts).toBe(1);
	});

	test('each readiness is announced once, and again when announcing failed', async () => {
		const job = await add();
		const announced: { id: string; seq: number }[] = [];
		const announce = (seconds: number) => {
			now = at(seconds);
			return announceJobs(jobs, 10, (list) => {
				announced.push(...list);
				return Promise.resolve();
			});
		};
		const down = () => Promise.reject(new Error('redis is away'));
		await expect(announceJobs(jobs, 10, down)).rejects.toThrow('away');
		expect(await announce(0)).toBe(1);
		expect(await announce(0)).toBe(0);
		const back = { waitMs: 9000, counts: true, pageCount: null };
		await jobs.putBack(await claimOne(1), back);
		expect(await announce(9)).toBe(0);
		expect(await announce(10)).toBe(1);
		expect(announced).toEqual([
			{ id: job.id, seq: 1 },
			{ id: job.id, seq: 2 },
		]);
		await claimOne(11);
		expect(await announce(200)).toBe(0);
	});

	describe('of several accounts', () => {
		const addMany = async (owner: string, count: number, seconds: number): Promise<void> => {
			for (let i = 0; i < count; i += 1) await add(seconds, { accountId: owner });
		};
		const ownerOf = (one: Claim | undefined): string | undefined => one?.job.accountId;

		test('one job does not wait for the many that another account submitted before', async () => {
			const other = await createAccount('premium');
			await addMany(accountId, 500, 0);
			const first = await claimOne(1);
			await addMany(other, 1, 2);
			expect(ownerOf(await claimOne(3))).toBe(other);
			// Also one after the other, with a single slot.
			await finishJob(first, ending(4));
			await addMany(other, 1, 5);
			expect(ownerOf(await claimOne(6))).toBe(accountId);
			expect(ownerOf(await claimOne(6))).toBe(other);
		});

		test('each is given as many places as the others, also the one that came last', async () => {
			const owners = [accountId, await createAccount('premium'), await createAccount('premium')];
			for (const owner of owners) await addMany(owner, 10, 0);
			const taken = [];
			for (let i = 0; i < 9; i += 1) taken.push(ownerOf(await claim(1)));
			for (const owner of owners) expect(taken.filter((one) => one === owner)).toHaveLength(3);
		});

		test('a single slot goes round the accounts, although none has a running job', async () => {
			const other = await createAccount('premium');
			await addMany(accountId, 5, 0);
			await addMany(other, 5, 1);
			const taken = [];
			for (let i = 0; i < 6; i += 1) {
				const claimed = await claimOne(2 + i);
				taken.push(ownerOf(claimed));
				await finishJob(claimed, ending(2 + i));
			}
			expect(taken).toEqual([accountId, other, accountId, other, accountId, other]);
		});

		test('the free plan has one in work, and the next when that has ended', async () => {
			const free = await createAccount('free');
			await addMany(free, 3, 0);
			const first = await claimOne(1);
			expect(await claim(2)).toBeUndefined();
			await finishJob(first, ending(3));
			expect(ownerOf(await claim(4))).toBe(free);
			expect(await claim(5)).toBeUndefined();
		});

		test('the free plan has one in work also when many claim at the same moment', async () => {
			const owners = await Promise.all(Array.from({ length: 4 }, () => createAccount('free')));
			for (const owner of owners) await addMany(owner, 10, 0);
			for (let round = 1; round <= 5; round += 1) {
				const taken = await Promise.all(Array.from({ length: 16 }, () => claim(round)));
				const claims = taken.filter((one) => one !== undefined);
				expect(claims.map((one) => one.job.accountId).toSorted()).toEqual(owners.toSorted());
				await Promise.all(claims.map((one) => finishJob(one, ending(round))));
			}
		});

		test('a free account whose worker died has its place again when the lease is over', async () => {
			const free = await createAccount('free');
			await addMany(free, 2, 0);
			await claimOne(1);
			expect(await claim(60)).toBeUndefined();
			expect(ownerOf(await claim(61))).toBe(free);
			expect(await claim(61)).toBeUndefined();
		});

		test('whose plan has left the configuration have one in work', async () => {
			await services.db('accounts').where({ id: accountId }).update({ plan: 'gone' });
			await addMany(accountId, 2, 0);
			expect(ownerOf(await claim(1))).toBe(accountId);
			expect(await claim(1)).toBeUndefined();
		});
	});

	test('a process does not claim a job that it still runs, even if the lease has expired', async () => {
		await add();
		const held = await claimOne(0);
		expect(await claim(100, [held.job.id])).toBeUndefined();
		expect(await jobs.extendLease(held, LEASE_MS)).toBe(true);
		expect(await claim(101)).toBeUndefined();
	});

	test('a live worker that has lost its job uncounts its attempt', async () => {
		await add();
		const lost = await claimOne(0);
		const holder = await claimOne(60);
		expect(holder.job.attempts).toBe(2);
		expect(await jobs.returnAttempt(lost)).toBe(true);
		expect(await jobs.countAttempts(holder)).toBe(1);
		expect(await jobs.countAttempts(lost)).toBeUndefined();
		await jobs.putBack(holder, { waitMs: 0, counts: false, pageCount: null });
		expect((await claimOne(61)).job.attempts).toBe(1);
	});

	test('an attempt of a job that has ended or was restarted is not uncounted', async () => {
		await add();
		const lost = await claimOne(0);
		const holder = await claimOne(60);
		await finishJob(holder, { ...ending(61), status: 'failed' });
		expect(await jobs.returnAttempt(lost)).toBe(false);
		await jobs.restart(lost.job.id);
		await claimOne(62);
		expect(await jobs.returnAttempt(lost)).toBe(false);
		expect(await jobs.find(lost.job.id)).toMatchObject({ attempts: 1 });
	});

	test('a job whose workers all died has counted each of them, and no more when it ends', async () => {
		await add();
		for (const [i, seconds] of [0, 60, 120].entries()) {
			expect((await claimOne(seconds)).job.attempts).toBe(i + 1);
		}
		const last = await claimOne(180);
		expect(last.job.attempts).toBe(4);
		await finishJob(last, { ...ending(181), status: 'failed' });
		expect(await jobs.find(last.job.id)).toMatchObject({ attempts: 3 });
	});

	test('a claim whose response was lost is released and does not count as an attempt', async () => {
		const { id } = await add();
		const { token } = await claimOne(0);
		expect(await jobs.dropClaim(token)).toBe(true);
		expect(await jobs.dropClaim(token)).toBe(false);
		expect((await claimOne(1)).job).toMatchObject({ id, attempts: 1 });
	});

	test('documents without a job are distinguished from those with one', async () => {
		const { documentKey } = await add();
		const orphan = services.newId();
		expect(await jobs.keepOrphans([documentKey, orphan])).toEqual([orphan]);
	});

	test('an idempotency key of a job that was just deleted is not kept', async () => {
		const job = await add();
		const kept = { accountId, key: 'gone', fingerprint: 'f', jobId: job.id };
		await services.db.transaction((trx) => jobs.delete(job.id, trx));
		await jobs.keepIdempotencyKey(kept);
		expect(await jobs.findByIdempotencyKey(accountId, 'gone')).toBeUndefined();
		const other = await add();
		await jobs.keepIdempotencyKey({ ...kept, jobId: other.id });
		await jobs.keepIdempotencyKey({ ...kept, jobId: other.id, fingerprint: 'g' });
		const found = await jobs.findByIdempotencyKey(accountId, 'gone');
		expect(found).toEqual({ fingerprint: 'f', jobId: other.id });
	});

	test('a deleted job takes its events and keys with it', async () => {
		const job = await add();
		await jobs.keepIdempotencyKey({ accountId, key: 'k', fingerprint: 'f', jobId: job.id });
		await services.webhooks.create(accountId, {
			url: 'https://docsift.example/',
			events: ['document.completed'],
		});
		const event = await services.webhooks.prepareEvent({ ...job, status: 'completed' }, at(0));
		await services.db.transaction((trx) => services.webhooks.insertPrepared(event, trx));
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
