import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { refuseWhenExhausted } from '../accounts/quota.ts';
import type { Quota } from '../accounts/quota.ts';
import type { Caller } from '../model/account.ts';
import type { StoredDocument } from '../model/document.ts';
import { toId } from '../model/id.ts';
import { hasEnded } from '../model/job.ts';
import type { Job, JobAttempt, Origin } from '../model/job.ts';
import type { Clock, NewId } from '../model/ports.ts';
import { problem } from '../model/problem.ts';
import type { Template } from '../model/template.ts';
import { batchWrites } from '../store/batch-writes.ts';
import type { Blobs } from '../store/blobs.ts';
import type { Database } from '../store/open-database.ts';
import type { Doorbell } from './doorbell.ts';
import type { JobPage, JobRepository } from './job-repository.ts';

export type Submission = {
	caller: Caller;
	template: Template;
	document: StoredDocument;
	language: string | undefined;
	idempotencyKey: string | undefined;
	origin: Origin;
};

export type Submitted = { job: Job; isNew: boolean };

type Collaborators = {
	db: Database;
	repository: JobRepository;
	blobs: Blobs;
	quota: Quota;
	doorbell: Doorbell;
	clock: Clock;
	newId: NewId;
};

const INSERTS_AT_ONCE = 50;
const LOOK_EVERY_MS = 250;
const ERASE_BATCH = 200;
/** A document that was put down but never became a job; accepting takes far less. */
const ORPHAN_AFTER_MS = 3_600_000;

export type Jobs = ReturnType<typeof createJobs>;

/** What an account can do with its jobs. */
export function createJobs({
	db,
	repository,
	blobs,
	quota,
	doorbell,
	clock,
	newId,
}: Collaborators) {
	type Insertion = { job: Job; key: string | undefined };
	const insert = batchWrites(async (list: Insertion[]) => {
		const keyed = list.filter(({ key }) => key !== undefined);
		const jobs = list.map(({ job }) => job);
		// One statement is a transaction of its own.
		const inserted =
			keyed.length === 0 ? await repository.insertNew(jobs) : await insertWithKeys(jobs, keyed);
		return list.map(({ job }) => inserted.has(job.id));
	}, INSERTS_AT_ONCE);

	async function insertWithKeys(jobs: Job[], keyed: Insertion[]): Promise<Set<string>> {
		return await db.transaction(async (trx) => {
			const inserted = await repository.insertNew(jobs, trx);
			for (const { job, key = '' } of keyed) {
				if (!inserted.has(job.id)) continue;
				const { accountId, id: jobId } = job;
				const kept = { accountId, key, jobId, fingerprint: fingerprintOf(job) };
				await repository.keepIdempotencyKey(kept, trx);
			}
			return inserted;
		});
	}

	/** Another account's job is as unknown as one that does not exist. */
	function own(accountId: string, jobId: string, job: Job | undefined): Job {
		if (job?.accountId !== accountId) throw problem('JOB_NOT_FOUND', { jobId });
		return job;
	}

	async function get(accountId: string, jobId: string): Promise<Job> {
		const id = toId(jobId);
		return own(accountId, jobId, id === undefined ? undefined : await repository.find(id));
	}

	async function getSummary(accountId: string, jobId: string): Promise<Job> {
		const id = toId(jobId);
		return own(accountId, jobId, id === undefined ? undefined : await repository.findSummary(id));
	}

	/** A key that was sent before answers with the job of that time, or is refused for another request. */
	async function findByKey({
		caller,
		template,
		document,
		idempotencyKey,
	}: Submission): Promise<Job | undefined> {
		if (idempotencyKey === undefined) return undefined;
		const known = await repository.findByIdempotencyKey(caller.account.id, idempotencyKey);
		if (!known) return undefined;
		const asked = fingerprintOf({ templateId: template.id, sha256: document.sha256 });
		if (known.fingerprint !== asked) throw problem('IDEMPOTENCY_KEY_REUSED');
		return await repository.findSummary(known.jobId);
	}

	/** Erases a job with everything that hangs on it; pages set aside for it go back. */
	async function erase(id: string): Promise<boolean> {
		const job = await db.transaction(async (trx) => {
			const deleted = await repository.delete(id, trx);
			if (deleted?.reservationId) await quota.release(deleted.reservationId, trx);
			return deleted;
		});
		if (!job) return false;
		await blobs.remove(job.documentKey);
		return true;
	}

	return {
		get,

		/** Answers once the job is safe: its document stored, its row committed. */
		async submit(submission: Submission): Promise<Submitted> {
			const { caller, template, document, language, idempotencyKey, origin } = submission;
			const key = {
				accountId: caller.account.id,
				templateId: template.id,
				templateRevision: template.revision,
				sha256: document.sha256,
			};
			const [byKey, duplicate, usage] = await Promise.all([
				findByKey(submission),
				repository.findDuplicate(key),
				quota.readUsage(caller.account.id, caller.plan.pagesPerMonth),
			]);
			const existing = byKey ?? duplicate;
			if (existing) {
				if (idempotencyKey !== undefined) {
					const { accountId, id: jobId } = existing;
					const kept = { accountId, key: idempotencyKey, jobId };
					await repository.keepIdempotencyKey({ ...kept, fingerprint: fingerprintOf(key) });
				}
				return { job: existing, isNew: false };
			}

			refuseWhenExhausted(usage);
			const documentKey = newId();
			await blobs.put(document.path, documentKey, document.sha256);
			const job: Job = {
				...key,
				id: newId(),
				fileName: document.filename,
				fileType: document.type,
				language: language ?? null,
				documentKey,
				status: 'pending',
				attempts: 0,
				reservationId: null,
				pageCount: null,
				pagesRead: 0,
				pageUsed: 0,
				result: null,
				details: null,
				error: null,
				origin,
				createdAt: clock.now(),
				startedAt: null,
				completedAt: null,
			};
			// Should this fail, the document stays: the row may have been committed all the same. One that
			// belongs to no job is swept.
			for (;;) {
				if (await insert({ job, key: idempotencyKey })) {
					doorbell.ring();
					return { job, isNew: true };
				}
				// The same thing was submitted at the same moment; unless that is deleted again already.
				const other = await repository.findDuplicate(key);
				if (!other) continue;
				await blobs.remove(documentKey);
				return { job: other, isNew: false };
			}
		},

		/** Answers when the job has ended, or as it is when the time is over or the client has gone. */
		async waitFor(
			accountId: string,
			jobId: string,
			{ seconds, signal }: { seconds: number; signal: AbortSignal },
		): Promise<Job> {
			const until = performance.now() + seconds * 1000;
			for (;;) {
				const job = await getSummary(accountId, jobId);
				const left = until - performance.now();
				if (hasEnded(job) || left <= 0 || signal.aborted) return await get(accountId, jobId);
				await sleep(Math.min(LOOK_EVERY_MS, left), undefined, { signal }).catch(() => undefined);
			}
		},

		list: (accountId: string, page: Omit<JobPage, 'accountId'>): Promise<Job[]> =>
			repository.list({ ...page, accountId }),

		/** The job without its result, and every attempt that has left word. */
		async getHistory(
			accountId: string,
			jobId: string,
		): Promise<{ job: Job; attempts: JobAttempt[] }> {
			const job = await getSummary(accountId, jobId);
			return { job, attempts: await repository.listAttempts(job.id) };
		},

		/** How many jobs were submitted for a template, and how many of them have not ended. */
		countByTemplate: (accountId: string, templateId: string) =>
			repository.countByTemplate(accountId, templateId),

		async retry(accountId: string, jobId: string): Promise<Job> {
			const { id, status } = await getSummary(accountId, jobId);
			const restarted = await repository.restart(id, clock.now());
			if (!restarted) throw problem('JOB_NOT_FAILED', { status });
			doorbell.ring();
			return restarted;
		},

		async delete(accountId: string, jobId: string): Promise<void> {
			const { id } = await getSummary(accountId, jobId);
			await erase(id);
		},

		/** The file as it was submitted. */
		async openDocument(accountId: string, jobId: string) {
			const job = await getSummary(accountId, jobId);
			return { job, content: await blobs.read(job.documentKey) };
		},

		/** Erases jobs that ended before then; answers how many. */
		async eraseEndedBefore(time: Date): Promise<number> {
			let erased = 0;
			for (;;) {
				const ids = await repository.listEndedBefore(time, ERASE_BATCH);
				for (const id of ids) if (await erase(id)) erased += 1;
				if (ids.length < ERASE_BATCH) return erased;
			}
		},

		/** Removes documents that belong to no job, left by a crash in between; answers how many. */
		async sweepOrphans(): Promise<number> {
			const oldest = new Date(clock.now().getTime() - ORPHAN_AFTER_MS);
			let removed = 0;
			const remove = async (keys: string[]): Promise<void> => {
				for (const key of await repository.keepOrphans(keys)) {
					await blobs.remove(key);
					removed += 1;
				}
			};
			let batch: string[] = [];
			for await (const key of blobs.listOlderThan(oldest)) {
				batch.push(key);
				if (batch.length < ERASE_BATCH) continue;
				await remove(batch);
				batch = [];
			}
			if (batch.length > 0) await remove(batch);
			return removed;
		},
	};
}

/** What makes two requests the same, for whoever sends an idempotency key. */
function fingerprintOf({ templateId, sha256 }: Pick<Job, 'templateId' | 'sha256'>): string {
	return createHash('sha256').update(`${templateId} ${sha256}`).digest('hex');
}
