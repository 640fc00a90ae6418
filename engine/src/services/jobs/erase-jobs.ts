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
	/** null: the database keeps its own room. */
	ballast: Ballast | null;
	clock: Clock;
	/** Called with the id of a job that is gone. */
	onErased: (id: string) => void;
};

const ERASE_BATCH = 200;
/** A document that was put down but never became a job; accepting takes far less. */
const ORPHAN_AFTER_MS = 3_600_000;

/** How jobs and their documents go: at a request, or when their time is over. */
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
	/** For what frees room. */
	const makeRoom = <T>(work: () => Promise<T>): Promise<T> =>
		ballast ? ballast.spendOn(work) : work();

	/** Counts the document of a job no longer, if it still was. */
	async function subtractDocument(job: Job, trx: Connection): Promise<void> {
		const { accountId, documentBytes: bytes, documentRemovedAt } = job;
		if (!bytes || documentRemovedAt) return;
		await repository.subtractStoredBytes({ accountId, bytes }, trx);
	}

	type Erasure = { forget?: boolean; isAsked?: boolean };

	/** Deletes the row of a job with everything that hangs on it; pages set aside for it go back. */
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
		// A lesson bears the id of the result that taught it, which is that of the job.
		const { templateId } = deleted;
		if (forget) {
			await memory.forget({ templateId, reviewId: id }, trx);
			await decisions.forget(id, trx);
		}
		// When its time is over, the same document is still recognised.
		if (isAsked) await duplicates.forget(id, trx);
		return deleted;
	}

	/** Erases a job; with that of a file go those of its documents. */
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

	/** The document of a file that was split belongs to the job of the file. */
	async function removeFiles({ documentKey, parentId, words }: Job): Promise<void> {
		if (!parentId) await blobs.remove(documentKey);
		if (words) await blobs.remove(words.key);
	}

	/** Gives up the document of a failed job; the job stays, with its error. */
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

		/** Erases jobs that ended before then; answers how many. */
		async eraseEndedBefore(time: Date): Promise<number> {
			let erased = 0;
			for (;;) {
				const ids = await repository.listEndedBefore(time, ERASE_BATCH);
				for (const id of ids) if (await erase(id)) erased += 1;
				if (ids.length < ERASE_BATCH) return erased;
			}
		},

		/** Erases the documents of failed jobs whose time is over; answers how many. */
		async eraseDueDocuments(): Promise<number> {
			let erased = 0;
			for (;;) {
				const ids = await repository.listDocumentsDue(clock.now(), ERASE_BATCH);
				for (const id of ids) if (await eraseDocument(id)) erased += 1;
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
