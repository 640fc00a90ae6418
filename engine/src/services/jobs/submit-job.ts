import { createHash } from 'node:crypto';
import { refuseWhenExhausted } from '../accounts/quota.ts';
import type { Quota } from '../accounts/quota.ts';
import type { Caller } from '../../model/account.ts';
import type { StoredDocument } from '../../model/document.ts';
import { minOf } from '../../model/extremes.ts';
import type { Job, Origin } from '../../model/job.ts';
import { writePageChoice } from '../../model/page-choice.ts';
import type { PageChoice } from '../../model/page-choice.ts';
import type { Clock, NewId } from '../../model/ports.ts';
import { problem } from '../../model/problem.ts';
import type { Problem } from '../../model/problem.ts';
import type { ReaderChoice } from '../../model/second-reader.ts';
import type { Template } from '../../model/template.ts';
import { batchWrites } from '../../platform/store/batch-writes.ts';
import type { Blobs } from '../../platform/store/blobs.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';
import type { Doorbell } from './doorbell.ts';
import type { JobKey } from './job-record-repository.ts';
import type { JobRepository } from './job-repository.ts';
import { hashSorting, toJobSorting } from '../parsing/sorting.ts';
import type { Sorting } from '../parsing/sorting.ts';

export type Submission = {
	caller: Pick<Caller, 'account' | 'plan'>;
	/** With `sorting`: the template of every document, or `auto`. */
	template: Pick<Template, 'id' | 'revision'>;
	/** How the file is split into documents; default: not at all. */
	sorting?: Sorting | undefined;
	document: StoredDocument & { bytes: number };
	language: string | undefined;
	pages?: PageChoice | undefined;
	/** Default: as the template says. */
	reader?: ReaderChoice | undefined;
	/** Whether to report the kind of the document. */
	classify?: boolean | undefined;
	password?: string | undefined;
	idempotencyKey: string | undefined;
	/** Its batch. */
	batchId?: string | undefined;
	origin: Origin;
};

export type Submitted = { job: Job; isNew: boolean };

export type SubmitCollaborators = {
	db: Database;
	repository: JobRepository;
	blobs: Blobs;
	quota: Quota;
	doorbell: Doorbell;
	clock: Clock;
	newId: NewId;
};

type Insertion = {
	job: Job;
	password: string | undefined;
	key: string | undefined;
	batchId: string | undefined;
	storageLimit: number;
};
type Inserted = 'new' | 'exists' | 'noRoom';

const INSERTS_AT_ONCE = 50;

/** Turns a document into a job. */
export function createSubmit({
	db,
	repository,
	blobs,
	quota,
	doorbell,
	clock,
	newId,
}: SubmitCollaborators): (submission: Submission) => Promise<Submitted> {
	const insert = batchWrites(
		(list: Insertion[]) => db.transaction((trx) => insertAll(repository, list, trx)),
		INSERTS_AT_ONCE,
	);

	/** A failed job may have lacked the password that is sent now. */
	async function tryAgain({ id, status }: Job, password: string): Promise<Job | undefined> {
		if (status !== 'failed') return undefined;
		const restarted = await repository.restart(id, password);
		if (restarted) doorbell.ring();
		return restarted;
	}

	/** The same was submitted before, so its job is returned. */
	async function joinExisting(
		existing: Job,
		key: JobKey,
		{ idempotencyKey, batchId, password }: Submission,
	): Promise<Submitted> {
		if (idempotencyKey !== undefined) {
			const { accountId, id: jobId } = existing;
			const kept = { accountId, key: idempotencyKey, jobId };
			await repository.keepIdempotencyKey({ ...kept, fingerprint: fingerprintOf(key) });
		}
		if (batchId !== undefined) await repository.addToBatch(batchId, existing.id);
		const restarted = password === undefined ? undefined : await tryAgain(existing, password);
		return { job: restarted ?? existing, isNew: false };
	}

	/**
	 * Inserts a job whose document is stored. If this fails, the document stays, because the row may have been
	 * committed. Documents without a job are swept.
	 */
	async function insertJob(job: Job, submission: Submission): Promise<Submitted> {
		const { password, idempotencyKey, batchId, caller } = submission;
		const storageLimit = caller.plan.storageBytes;
		for (;;) {
			const inserted = await insert({ job, password, key: idempotencyKey, batchId, storageLimit });
			if (inserted === 'new') {
				doorbell.ring();
				return { job, isNew: true };
			}
			if (inserted === 'noRoom') {
				await blobs.remove(job.documentKey);
				throw hasNoRoom(submission, await repository.readStoredBytes(job.accountId));
			}
			// The same was submitted concurrently, unless that job is already deleted again.
			const other = await repository.findDuplicate(job);
			if (!other) continue;
			await blobs.remove(job.documentKey);
			if (batchId !== undefined) await repository.addToBatch(batchId, other.id);
			return { job: other, isNew: false };
		}
	}

	/** Resolves once the job is durable: its document stored, its row committed. */
	return async (submission) => {
		const { caller, document } = submission;
		const { account, plan } = caller;
		const key = jobKeyOf(submission);
		const [byKey, duplicate, usage, storedBytes] = await Promise.all([
			findByKey(repository, submission),
			repository.findDuplicate(key),
			quota.readUsage(account.id, plan.pagesPerMonth),
			repository.readStoredBytes(account.id),
		]);
		const existing = byKey ?? duplicate;
		if (existing) return await joinExisting(existing, key, submission);
		refuseWhenExhausted(usage);
		// Checked early, before the document is stored; the count at insertion is authoritative.
		if (storedBytes + document.bytes > plan.storageBytes) throw hasNoRoom(submission, storedBytes);
		const documentKey = newId();
		await blobs.put(document.path, documentKey, document.sha256);
		const ids = { id: newId(), documentKey };
		return await insertJob(newJob(submission, key, { ...ids, createdAt: clock.now() }), submission);
	};
}

/** The properties that make a job unique. */
export function jobKeyOf({ caller, template, document, ...submission }: Submission): JobKey {
	return {
		accountId: caller.account.id,
		templateId: template.id,
		templateRevision: template.revision,
		sha256: document.sha256,
		pages: writePages(submission),
		reader: submission.reader ?? '',
		...(submission.sorting && { sortingKey: hashSorting(submission.sorting) }),
	};
}

export function newJob(
	{ document, language, origin, sorting, classify = false }: Submission,
	key: JobKey,
	{ id, documentKey, createdAt }: Pick<Job, 'id' | 'documentKey' | 'createdAt'>,
): Job {
	return {
		...key,
		id,
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
		...(sorting && { sorting: toJobSorting(sorting), parentId: null, pieces: null }),
		...(classify && !sorting && { pieces: [] }),
		origin,
		createdAt,
		startedAt: null,
		completedAt: null,
	};
}

/** Inserts jobs that were submitted concurrently; `exists`: the same was submitted before. */
async function insertAll(
	repository: JobRepository,
	list: Insertion[],
	trx: Connection,
): Promise<Inserted[]> {
	const inserted = await repository.insertNew(
		list.map(({ job, password }) => ({ ...job, password })),
		trx,
	);
	const noRoom = await countBytes(
		repository,
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
 * Counts the documents against the storage limit of their accounts, and returns the jobs that do not fit. It runs
 * after the rows are inserted and in the order of accounts, to prevent deadlocks.
 */
async function countBytes(
	repository: JobRepository,
	list: Insertion[],
	trx: Connection,
): Promise<Set<string>> {
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

/** A repeated idempotency key returns the earlier job, or is refused for a different request. */
async function findByKey(
	repository: JobRepository,
	{ caller, template, document, idempotencyKey, ...submission }: Submission,
): Promise<Job | undefined> {
	if (idempotencyKey === undefined) return undefined;
	const known = await repository.findByIdempotencyKey(caller.account.id, idempotencyKey);
	if (!known) return undefined;
	const asked = fingerprintOf({
		templateId: template.id,
		sha256: document.sha256,
		pages: writePages(submission),
		reader: submission.reader ?? '',
		...(submission.sorting && { sortingKey: hashSorting(submission.sorting) }),
	});
	if (known.fingerprint !== asked) throw problem('IDEMPOTENCY_KEY_REUSED');
	return await repository.findSummary(known.jobId);
}

/** The properties that make two requests with an idempotency key equal. */
function fingerprintOf({
	templateId,
	sha256,
	pages,
	reader,
	sortingKey = '',
}: Pick<Job, 'templateId' | 'sha256' | 'pages' | 'reader' | 'sortingKey'>): string {
	const options = [pages, reader && `reader=${reader}`, sortingKey && `sorting=${sortingKey}`];
	const chosen = options.filter((one) => one !== '');
	const asked = [templateId, sha256, ...chosen].join(' ');
	return createHash('sha256').update(asked).digest('hex');
}

function writePages({ pages }: Pick<Submission, 'pages'>): string {
	return pages ? writePageChoice(pages) : '';
}
