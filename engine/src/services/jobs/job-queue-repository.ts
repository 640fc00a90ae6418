import type { Detail } from '../../model/extraction.ts';
import type { Claim, Job } from '../../model/job.ts';
import { keepDetails } from '../../model/kept-details.ts';
import type { FilePiece } from '../../model/piece.ts';
import type { ProblemCode } from '../../model/problem.ts';
import { stringifyInSlices } from '../../model/sliced-json.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';
import type { StoreTime } from '../../platform/store/store-time.ts';
import { createJobClaimRepository } from './job-claim-repository.ts';
import { toJob } from './job-row.ts';
import type { JobRow } from './job-row.ts';

export type JobEnding = {
	status: 'completed' | 'failed';
	/** The attempt count stops here: detecting that all attempts are used up is not another attempt. */
	maxAttempts: number;
	pageCount: number | null;
	pageUsed: number;
	result: Record<string, unknown> | null;
	details: Detail[] | null;
	notes?: string[] | undefined;
	error: string | null;
	errorCode?: ProblemCode | undefined;
	/** The kind of its document, if requested. */
	judged?: FilePiece | undefined;
	/** When the document expires, if earlier than the job; null: together with the job. */
	documentUntil?: Date | null;
	now: Date;
};

/** A job, and how often it has begun to wait. */
export type Announced = { id: string; seq: number };

export type WrittenResult = { result: string | null; details: string | null };

/**
 * The rows are the queue. `due_at` is when a worker may claim the job; the token identifies the worker that
 * holds it. `due_at` comes from the clock of the store, never from a worker's.
 *
 * | State             | status            | token | due_at                | attempts                       |
 * | ----------------- | ----------------- | ----- | --------------------- | ------------------------------ |
 * | waiting           | pending           |       | when it was submitted or restarted | 0                 |
 * | running           | processing        | set   | the end of its lease  | includes the running one       |
 * | lease expired     | processing        | set   | in the past           | unchanged                      |
 * | waiting for retry | retrying          |       | when to try next      | unchanged, one less if uncounted |
 * | ended             | completed, failed |       | null                  | unchanged                      |
 *
 * - claim: waiting, waiting for retry (when due) or lease expired → running, attempts + 1, with a new token.
 * - extendLease: while the token is unchanged, even if the lease has expired.
 * - putBack: running → waiting for retry. finish: running → ended.
 * - dropClaim: running → waiting for retry, uncounted, if the response to the claim was lost.
 * - returnAttempt: a worker that lost its job to another uncounts its attempt. It is alive, so the document did
 *   not kill it. A worker that died uncounts nothing, so a document that kills every worker runs out of attempts.
 * - restart: failed → waiting, attempts 0.
 */
export function createJobQueueRepository(db: Database, time: StoreTime) {
	const jobs = (on: Connection = db) => on<JobRow>('jobs');
	const held = ({ job, token }: Claim, on?: Connection) => jobs(on).where({ id: job.id, token });

	return {
		...createJobClaimRepository(db, time),

		/** Returns false when this worker no longer holds the job. */
		async extendLease(claim: Claim, leaseMs: number): Promise<boolean> {
			return (await held(claim).update({ due_at: time.after(leaseMs) })) === 1;
		},

		/** The number of attempts so far; undefined when this worker no longer holds the job. */
		async countAttempts(claim: Claim): Promise<number | undefined> {
			return (await held(claim).first('attempts'))?.attempts;
		},

		/** Uncounts an attempt whose job went to another worker, unless the job has ended. */
		async returnAttempt({ job, token }: Claim, on?: Connection): Promise<boolean> {
			const changed = await jobs(on)
				.where({ id: job.id, started_at: job.startedAt?.getTime() ?? null })
				.andWhere('due_at', '>', 0)
				.andWhere('attempts', '>', 0)
				.andWhere((other) => void other.whereNull('token').orWhereNot({ token }))
				.update({ attempts: db.raw('attempts - 1') });
			return changed === 1;
		},

		/** Releases a claim whose response never arrived; it was not an attempt. */
		async dropClaim(token: string): Promise<boolean> {
			const changed = await jobs()
				.where({ token })
				.andWhere('due_at', '>', 0)
				.update({
					status: 'retrying',
					attempts: db.raw('attempts - 1'),
					due_at: time.after(0),
					token: null,
				});
			return changed === 1;
		},

		async recordPages(
			claim: Claim,
			{ pageCount, reservationId }: { pageCount: number; reservationId: string },
			on?: Connection,
		): Promise<boolean> {
			const changes = { page_count: pageCount, reservation_id: reservationId };
			return (await held(claim, on).update(changes)) === 1;
		},

		/** Only for display, so failures are ignored. */
		async recordProgress(claim: Claim, pagesRead: number): Promise<void> {
			await held(claim).update({ pages_read: pagesRead });
		},

		/** Serialises the result for `finish`, before the transaction, because results may be large. */
		async writeResult({
			result,
			details,
			notes,
		}: Pick<JobEnding, 'result' | 'details' | 'notes'>): Promise<WrittenResult> {
			return {
				result: result && (await stringifyInSlices(result)),
				details: details && (await stringifyInSlices(keepDetails(details, notes))),
			};
		},

		/** Ends the job; returns false, and changes nothing, when this worker no longer holds it. */
		async finish(
			claim: Claim,
			outcome: JobEnding,
			written: WrittenResult,
			on?: Connection,
		): Promise<boolean> {
			const changed = await held(claim, on).update({
				status: outcome.status,
				attempts: db.raw('case when attempts > ? then ? else attempts end', [
					outcome.maxAttempts,
					outcome.maxAttempts,
				]),
				page_count: outcome.pageCount,
				page_used: outcome.pageUsed,
				result: written.result,
				details: written.details,
				error: outcome.error,
				error_code: outcome.errorCode ?? null,
				document_until: outcome.documentUntil?.getTime() ?? null,
				...(outcome.judged && { pieces: JSON.stringify([{ ...outcome.judged, jobId: null }]) }),
				password: null,
				completed_at: outcome.now.getTime(),
				reservation_id: null,
				due_at: null,
				token: null,
			});
			return changed === 1;
		},

		/** Releases the job, to be claimed again after a wait. */
		async putBack(
			claim: Claim,
			{ waitMs, counts, pageCount }: { waitMs: number; counts: boolean; pageCount: number | null },
			on?: Connection,
		): Promise<boolean> {
			const changed = await held(claim, on).update({
				status: 'retrying',
				...(!counts && { attempts: db.raw('attempts - 1') }),
				page_count: pageCount,
				due_at: time.after(waitMs),
				token: null,
				seq: db.raw('seq + 1'),
			});
			return changed === 1;
		},

		/** Restarts a failed job; undefined when it has not failed or has no document. */
		async restart(
			id: string,
			password: string | null = null,
			on?: Connection,
		): Promise<Job | undefined> {
			const [row] = await jobs(on)
				.where({ id, status: 'failed', document_removed_at: null, deleted_at: null })
				.update({
					status: 'pending',
					password,
					document_until: null,
					attempts: 0,
					error: null,
					error_code: null,
					started_at: null,
					completed_at: null,
					due_at: time.after(0),
					seq: db.raw('seq + 1'),
				})
				.returning('*');
			return row && toJob(row);
		},

		/** The subset of these jobs that has not ended. */
		async listUnfinished(ids: readonly string[]): Promise<string[]> {
			const rows = await jobs().whereIn('id', ids).andWhere('due_at', '>', 0).select('id');
			return rows.map(({ id }) => id);
		},

		/** Waiting jobs that were not announced, longest due first. */
		async listUnannounced(limit: number): Promise<Announced[]> {
			return await jobs()
				.whereRaw('announced_seq < seq')
				.andWhere('due_at', '<=', time.after(0))
				.whereIn('status', ['pending', 'retrying'])
				.orderBy('due_at')
				.limit(limit)
				.select('id', 'seq');
		},

		/** Marks the jobs that have not changed since they were listed. */
		async markAnnounced(list: readonly Announced[]): Promise<void> {
			await jobs()
				.whereRaw(
					`(id, seq) in (values ${list.map(() => '(?, cast(? as integer))').join(', ')})`,
					list.flatMap(({ id, seq }) => [id, seq]),
				)
				.update({ announced_seq: db.raw('seq') });
		},
	};
}
