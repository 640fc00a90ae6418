import { createHash } from 'node:crypto';
import { refuseWhenExhausted } from '../accounts/quota.ts';
import type { Quota } from '../accounts/quota.ts';
import type { AuditTrail } from '../audit/audit.ts';
import type { Memory } from '../memory/memory.ts';
import type { Caller } from '../../model/account.ts';
import type { StoredDocument } from '../../model/document.ts';
import { toId } from '../../model/id.ts';
import { hasEnded } from '../../model/job.ts';
import type { Job, JobAttempt, Origin } from '../../model/job.ts';
import { writePageChoice } from '../../model/page-choice.ts';
import type { PageChoice } from '../../model/page-choice.ts';
import type { Clock, NewId } from '../../model/ports.ts';
import { problem } from '../../model/problem.ts';
import type { Problem } from '../../model/problem.ts';
import type { ReaderChoice } from '../../model/second-reader.ts';
import type { Template } from '../../model/template.ts';
import { batchWrites } from '../../platform/store/batch-writes.ts';
import type { Ballast } from '../../platform/store/ballast.ts';
import type { Blobs } from '../../platform/store/blobs.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';
import type { Doorbell } from './doorbell.ts';
import { createJobEndings } from './job-endings.ts';
import type { JobFilter, JobPage } from './job-record-repository.ts';
import type { JobRepository } from './job-repository.ts';
import { minOf } from '../../model/extremes.ts';

export type Submission = {
	caller: Caller;
	template: Template;
	document: StoredDocument & { bytes: number };
	language: string | undefined;
	pages?: PageChoice | undefined;
	/** Default: as the template says. */
	reader?: ReaderChoice | undefined;
	password?: string | undefined;
	idempotencyKey: string | undefined;
	/** The batch that the job belongs to. */
	batchId?: string | undefined;
	origin: Origin;
};

export type Submitted = { job: Job; isNew: boolean };

type Collaborators = {
	db: Database;
	repository: JobRepository;
	audit: AuditTrail;
	memory: Pick<Memory, 'forget'>;
	blobs: Blobs;
	quota: Quota;
	doorbell: Doorbell;
	/** null: the database manages its own disk space. */
	ballast: Ballast | null;
	clock: Clock;
	newId: NewId;
};

const INSERTS_AT_ONCE = 50;
const ERASE_BATCH = 200;
/** A stored document that never became a job is an orphan after this time; accepting takes far less. */
const ORPHAN_AFTER_MS = 3_600_000;

export type Jobs = ReturnType<typeof createJobs>;

/** What an account can do with its jobs. */
export function createJobs({
	db,
	repository,
	audit,
	memory,
	blobs,
	quota,
	doorbell,
	ballast,
	clock,
	newId,
}: Collaborators) {
	const endings = createJobEndings({ repository });
	/** Runs operations that free disk space. */
	const makeRoom = <T>(work: () => Promise<T>): Promise<T> =>
		ballast ? ballast.spendOn(work) : work();

	type Insertion = {
		job: Job;
		password: string | undefined;
		key: string | undefined;
		batchId: string | undefined;
		storageLimit: number;
	};
	type Inserted = 'new' | 'exists' | 'noRoom';
	const insert = batchWrites(
		(list: Insertion[]) => db.transaction((trx) => insertAll(list, trx)),
		INSERTS_AT_ONCE,
	);

	async function insertAll(list: Insertion[], trx: Connection): Promise<Inserted[]> {
		const inserted = await repository.insertNew(
			list.map(({ job, password }) => ({ ...job, password })),
			trx,
		);
		const noRoom = await countBytes(
			list.filter(({ job }) => inserted.has(job.id)),
			trx,
		);
		for (const id of noRoom) await repository.delete(id, trx);
		for (const { job, key, batchId } of list) {
			if (!inserted.has(job.id) || noRoom.has(job.id)) continue;
			if (batchId !== undefined) await repository.addToBatch(batchId, job.id, trx);
			if (key === undefined) continue;
			const { accountId, id: jobId } = job;
			const kept = { accountId, key, jobId, fingerprint: fingerprintOf(job) };
			await repository.keepIdempotencyKey(kept, trx);
		}
		return list.map(({ job }) =>
			noRoom.has(job.id) ? 'noRoom' : inserted.has(job.id) ? 'new' : 'exists',
		);
	}

	/**
	 * Counts documents against the storage limits of their accounts; returns the jobs that exceed them. Runs after
	 * the rows are inserted and in the order of accounts, to prevent deadlocks between processes.
	 */
	async function countBytes(list: Insertion[], trx: Connection): Promise<Set<string>> {
		const noRoom = new Set<string>();
		const add = (accountId: string, bytes: number, limit: number) =>
			repository.addStoredBytes({ accountId, bytes, limit }, trx);
		const byAccount = Map.groupBy(list, ({ job }) => job.accountId);
		for (const [accountId, own] of [...byAccount].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
			const limit = minOf(own.map(({ storageLimit }) => storageLimit));
			const bytes = own.reduce((sum, { job }) => sum + (job.documentBytes ?? 0), 0);
			if (await add(accountId, bytes, limit)) continue;
			for (const { job } of own) {
				if (!(await add(accountId, job.documentBytes ?? 0, limit))) noRoom.add(job.id);
			}
		}
		return noRoom;
	}

	function hasNoRoom({ caller, document }: Submission, used: number): Problem {
		const limit = caller.plan.storageBytes;
		return problem('STORAGE_EXCEEDED', { needed: document.bytes, used, limit });
	}

	/** Another account's job is treated as missing. */
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

	/** An idempotency key that was sent before returns that job, or is refused for a different request. */
	async function findByKey({
		caller,
		template,
		document,
		idempotencyKey,
		...submission
	}: Submission): Promise<Job | undefined> {
		if (idempotencyKey === undefined) return undefined;
		const known = await repository.findByIdempotencyKey(caller.account.id, idempotencyKey);
		if (!known) return undefined;
		const asked = fingerprintOf({
			templateId: template.id,
			sha256: document.sha256,
			pages: writePages(submission),
			reader: submission.reader ?? '',
		});
		if (known.fingerprint !== asked) throw problem('IDEMPOTENCY_KEY_REUSED');
		return await repository.findSummary(known.jobId);
	}

	/** A failed job may have lacked the password that is sent now. */
	async function tryAgain({ id, status }: Job, password: string): Promise<Job | undefined> {
		if (status !== 'failed') return undefined;
		const restarted = await repository.restart(id, password);
		if (restarted) doorbell.ring();
		return restarted;
	}

	/** Deletes a job with all its data; its reserved pages are released. */
	async function erase(id: string, { forget = false } = {}): Promise<boolean> {
		const deleteRow = () =>
			db.transaction(async (trx) => {
				await repository.deleteReview(id, trx);
				const deleted = await repository.delete(id, trx);
				if (deleted?.reservationId) await quota.release(deleted.reservationId, trx);
				if (!deleted) return undefined;
				await repository.subtractStoredBytes(deleted, trx);
				// A lesson has the ID of the result that taught it, which is the job ID.
				const { templateId, fileName: name } = deleted;
				if (forget) await memory.forget({ templateId, reviewId: id }, trx);
				await audit.note(trx, { name });
				return deleted;
			});
		const job = await makeRoom(deleteRow);
		if (!job) return false;
		endings.tell(id);
		await blobs.remove(job.documentKey);
		return true;
	}

	/** Deletes the document of a failed job; the job and its error stay. */
	async function eraseDocument(id: string): Promise<boolean> {
		const markRow = () =>
			db.transaction(async (trx) => {
				const marked = await repository.markDocumentRemoved(id, clock.now(), trx);
				if (marked) await repository.subtractStoredBytes(marked, trx);
				return marked;
			});
		const job = await makeRoom(markRow);
		if (!job) return false;
		await blobs.remove(job.documentKey);
		return true;
	}

	function refuseWithoutDocument({ documentRemovedAt }: Job): void {
		if (documentRemovedAt) throw problem('DOCUMENT_ERASED');
	}

	return {
		get,
		/** Without the result. */
		getSummary,
		/** Called when a job ends in this process. */
		tellEnded: endings.tell,

		/** Returns once the job is safe: its document stored, its row committed. */
		async submit(submission: Submission): Promise<Submitted> {
			const { caller, template, document, language, password, idempotencyKey, batchId, origin } =
				submission;
			const key = {
				accountId: caller.account.id,
				templateId: template.id,
				templateRevision: template.revision,
				sha256: document.sha256,
				pages: writePages(submission),
				reader: submission.reader ?? ('' as const),
			};
			const [byKey, duplicate, usage, storedBytes] = await Promise.all([
				findByKey(submission),
				repository.findDuplicate(key),
				quota.readUsage(caller.account.id, caller.plan.pagesPerMonth),
				repository.readStoredBytes(caller.account.id),
			]);
			const existing = byKey ?? duplicate;
			if (existing) {
				if (idempotencyKey !== undefined) {
					const { accountId, id: jobId } = existing;
					const kept = { accountId, key: idempotencyKey, jobId };
					await repository.keepIdempotencyKey({ ...kept, fingerprint: fingerprintOf(key) });
				}
				if (batchId !== undefined) await repository.addToBatch(batchId, existing.id);
				const restarted = password === undefined ? undefined : await tryAgain(existing, password);
				return { job: restarted ?? existing, isNew: false };
			}

			refuseWhenExhausted(usage);
			// An early check, before the document is stored. The count at insertion decides.
			const limit = caller.plan.storageBytes;
			if (storedBytes + document.bytes > limit) throw hasNoRoom(submission, storedBytes);
			const documentKey = newId();
			await blobs.put(document.path, documentKey, document.sha256);
			const job: Job = {
				...key,
				id: newId(),
				fileName: document.filename,
				fileType: document.type,
				language: language ?? null,
				documentKey,
				documentBytes: document.bytes,
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
				origin,
				createdAt: clock.now(),
				startedAt: null,
				completedAt: null,
			};
			// If this fails, the document stays, because the row may have been committed. A sweep removes documents
			// without a job.
			for (;;) {
				const inserted = await insert({
					job,
					password,
					key: idempotencyKey,
					batchId,
					storageLimit: limit,
				});
				if (inserted === 'new') {
					doorbell.ring();
					return { job, isNew: true };
				}
				if (inserted === 'noRoom') {
					await blobs.remove(documentKey);
					throw hasNoRoom(submission, await repository.readStoredBytes(job.accountId));
				}
				// The same document was submitted at the same moment. Try again if that job is already deleted.
				const other = await repository.findDuplicate(key);
				if (!other) continue;
				await blobs.remove(documentKey);
				if (batchId !== undefined) await repository.addToBatch(batchId, other.id);
				return { job: other, isNew: false };
			}
		},

		/** Returns the job when it has ended, when the time is up or when the client has disconnected. */
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
				await endings.wait(job.id, left, signal);
			}
		},

		list: (accountId: string, page: Omit<JobPage, 'accountId'>): Promise<Job[]> =>
			repository.list({ ...page, accountId }),

		/** The same with results. */
		listResults: (accountId: string, page: Omit<JobPage, 'accountId'>): Promise<Job[]> =>
			repository.listResults({ ...page, accountId }),

		listRevisions: (accountId: string, filter: JobFilter) =>
			repository.listRevisions(accountId, filter),

		/** The job without its result, and its recorded attempts. */
		async getHistory(
			accountId: string,
			jobId: string,
		): Promise<{ job: Job; attempts: JobAttempt[] }> {
			const job = await getSummary(accountId, jobId);
			return { job, attempts: await repository.listAttempts(job.id) };
		},

		/** The number of jobs of a template, and how many have not ended. */
		countByTemplate: (accountId: string, templateId: string) =>
			repository.countByTemplate(accountId, templateId),

		async retry(accountId: string, jobId: string): Promise<Job> {
			const { id } = await getSummary(accountId, jobId);
			const restarted = await audit.write(
				(trx) => repository.restart(id, null, trx),
				(done) => (done ? { name: done.fileName } : null),
			);
			if (!restarted) {
				const job = await getSummary(accountId, jobId);
				refuseWithoutDocument(job);
				throw problem('JOB_NOT_FAILED', { status: job.status });
			}
			doorbell.ring();
			return restarted;
		},

		/** `forget`: also deletes the lessons from corrections of its result. */
		async delete(
			accountId: string,
			jobId: string,
			{ forget = false }: { forget?: boolean } = {},
		): Promise<void> {
			const { id } = await getSummary(accountId, jobId);
			await erase(id, { forget });
		},

		/** The submitted file. */
		async openDocument(accountId: string, jobId: string) {
			const job = await getSummary(accountId, jobId);
			refuseWithoutDocument(job);
			return { job, content: await blobs.read(job.documentKey) };
		},

		/** Runs `work` with the submitted file on disk. */
		async withDocument<T>(
			accountId: string,
			jobId: string,
			signal: AbortSignal,
			work: (job: Job, path: string) => Promise<T>,
		): Promise<T> {
			const job = await getSummary(accountId, jobId);
			refuseWithoutDocument(job);
			const { documentKey: key, sha256 } = job;
			return await blobs.withFile({ key, sha256, signal }, (path) => work(job, path));
		},

		/** Deletes jobs that ended before this time; returns how many. */
		async eraseEndedBefore(time: Date): Promise<number> {
			let erased = 0;
			for (;;) {
				const ids = await repository.listEndedBefore(time, ERASE_BATCH);
				for (const id of ids) if (await erase(id)) erased += 1;
				if (ids.length < ERASE_BATCH) return erased;
			}
		},

		/** Deletes expired documents of failed jobs; returns how many. */
		async eraseDueDocuments(): Promise<number> {
			let erased = 0;
			for (;;) {
				const ids = await repository.listDocumentsDue(clock.now(), ERASE_BATCH);
				for (const id of ids) if (await eraseDocument(id)) erased += 1;
				if (ids.length < ERASE_BATCH) return erased;
			}
		},

		/** Deletes documents without a job, left by a crash; returns how many. */
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

/** Two requests with the same idempotency key must have the same fingerprint. */
function fingerprintOf({
	templateId,
	sha256,
	pages,
	reader,
}: Pick<Job, 'templateId' | 'sha256' | 'pages' | 'reader'>): string {
	const chosen = [pages, reader && `reader=${reader}`].filter((one) => one !== '');
	const asked = [templateId, sha256, ...chosen].join(' ');
	return createHash('sha256').update(asked).digest('hex');
}

function writePages({ pages }: Pick<Submission, 'pages'>): string {
	return pages ? writePageChoice(pages) : '';
}
