import type { Quota } from '../accounts/quota.ts';
import type { AuditTrail } from '../audit/audit.ts';
import type { Duplicates } from '../duplicates/duplicates.ts';
import type { Memory } from '../memory/memory.ts';
import type { Job } from '../../model/job.ts';
import type { Clock } from '../../model/ports.ts';
import type { Ballast } from '../../platform/store/ballast.ts';
import type { Blobs } from '../../platform/store/blobs.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';
import type { Decisions } from '../sorting/decisions.ts';
import type { JobRepository } from './job-repository.ts';

type Collaborators = {
	db: Database;
	repository: JobRepository;
	audit: AuditTrail;
	memory: Pick<Memory, 'forget'>;
	decisions: Pick<Decisions, 'forget'>;
	duplicates: Pick<Duplicates, 'forget'>;
	blobs: Blobs;
	quota: Quota;
	/** null: the database manages its own disk space. */
	ballast: Ballast | null;
	clock: Clock;
	/** Called with the ID of a deleted job. */
	onErased: (id: string) => void;
};

const ERASE_BATCH = 200;
/** Age from which a stored document without a job counts as abandoned. Accepting a document takes far less time. */
const ORPHAN_AFTER_MS = 3_600_000;

/** Deletes jobs and their documents, on request or when they expire. */
export function createErasing({
	db,
	repository,
	audit,
	memory,
	decisions,
	duplicates,
	blobs,
	quota,
	ballast,
	clock,
	onErased,
}: Collaborators) {
	/** Runs work that frees disk space. */
	const makeRoom = <T>(work: () => Promise<T>): Promise<T> =>
		ballast ? ballast.spendOn(work) : work();

	/** Subtracts the document of a job from the storage count, unless that was done before. */
	async function subtractDocument(job: Job, trx: Connection): Promise<void> {
		const { accountId, documentBytes: bytes, documentRemovedAt } = job;
		if (!bytes || documentRemovedAt) return;
		await repository.subtractStoredBytes({ accountId, bytes }, trx);
	}

	type Erasure = { forget?: boolean; isAsked?: boolean };

	/** Deletes the row of a job with everything that refers to it, and releases its reserved pages. */
	async function deleteRow(
		id: string,
		{ forget = false, isAsked = false }: Erasure,
		trx: Connection,
	): Promise<Job | undefined> {
		const review = await repository.deleteReview(id, trx);
		if (review) await repository.subtractStoredBytes(review, trx);
		const deleted = await repository.delete(id, trx);
		if (deleted?.reservationId) await quota.release(deleted.reservationId, trx);
		if (!deleted) return undefined;
		await subtractDocument(deleted, trx);
		// A lesson has the ID of the result that taught it, which is the ID of the job.
		const { templateId } = deleted;
		if (forget) {
			await memory.forget({ templateId, reviewId: id }, trx);
			await decisions.forget(id, trx);
		}
		// After expiry, the same document is still recognised as a duplicate.
		if (isAsked) await duplicates.forget(id, trx);
		return deleted;
	}

	/** Deletes a job; for the job of a file, also the jobs of its documents. */
	async function erase(id: string, erasure: Erasure = {}): Promise<boolean> {
		const deleteAll = () =>
			db.transaction(async (trx) => {
				const children = await repository.listChildren(id, trx);
				for (const child of children) await deleteRow(child.id, erasure, trx);
				const deleted = await deleteRow(id, erasure, trx);
				if (deleted) await audit.note(trx, { name: deleted.fileName });
				return deleted && { deleted, gone: [...children.map((child) => child.id), id] };
			});
		const done = await makeRoom(deleteAll);
		if (!done) return false;
		done.gone.forEach(onErased);
		await removeFiles(done.deleted);
		return true;
	}

	/** The document of a split file belongs to the job of the file. */
	async function removeFiles({ documentKey, parentId, words }: Job): Promise<void> {
		if (!parentId) await blobs.remove(documentKey);
		if (words) await blobs.remove(words.key);
	}

	/** Deletes the document of a failed job; the job stays, with its error. */
	async function eraseDocument(id: string): Promise<boolean> {
		const markRow = () =>
			db.transaction(async (trx) => {
				const marked = await repository.markDocumentRemoved(id, clock.now(), trx);
				if (marked) await subtractDocument(marked, trx);
				return marked;
			});
		const job = await makeRoom(markRow);
		if (!job) return false;
		await removeFiles(job);
		return true;
	}

	return {
		erase,
		deleteRow,

		/** Deletes jobs that ended before a time; returns how many. */
		async eraseEndedBefore(time: Date): Promise<number> {
			let erased = 0;
			for (;;) {
				const ids = await repository.listEndedBefore(time, ERASE_BATCH);
				for (const id of ids) if (await erase(id)) erased += 1;
				if (ids.length < ERASE_BATCH) return erased;
			}
		},

		/** Deletes the expired documents of failed jobs; returns how many. */
		async eraseDueDocuments(): Promise<number> {
			let erased = 0;
			for (;;) {
				const ids = await repository.listDocumentsDue(clock.now(), ERASE_BATCH);
				for (const id of ids) if (await eraseDocument(id)) erased += 1;
				if (ids.length < ERASE_BATCH) return erased;
			}
		},

		/** Deletes documents without a job, which a crash may leave; returns how many. */
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
