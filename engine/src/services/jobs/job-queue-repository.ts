import type { Detail } from '../../model/extraction.ts';
import type { Claim, Job } from '../../model/job.ts';
import { keepDetails } from '../../model/kept-details.ts';
import { stringifyInSlices } from '../../model/sliced-json.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';
import type { StoreTime } from '../../platform/store/store-time.ts';
import { createJobClaimRepository } from './job-claim-repository.ts';
import { toJob } from './job-row.ts';
import type { JobRow } from './job-row.ts';

export type Outcome = {
	status: 'completed' | 'failed';
	/** The count of attempts ends here: finding that all were used up is not another one. */
	maxAttempts: number;
	pageCount: number | null;
	pageUsed: number;
	result: Record<string, unknown> | null;
	details: Detail[] | null;
	notes?: string[] | undefined;
	error: string | null;
	/** When the document goes, earlier than the job; null: together with it. */
	documentUntil?: Date | null;
	now: Date;
};

/** A job, and how often it has begun to wait. */
export type Announced = { id: string; seq: number };

export type WrittenOutcome = { result: string | null; details: string | null };

/**
 * The row is the queue. `due_at` says when somebody has to take it, the token who has; both are read
 * by the clock of the store, never by that of a worker.
 *
 * | State                | status     | token | due_at                | attempts                       |
 * | -------------------- | ---------- | ----- | --------------------- | ------------------------------ |
 * | waits                | pending    |       | when it was submitted | 0                              |
 * | is worked on         | processing | set   | the end of its lease  | counts the one under way       |
 * | its lease has run out| processing | set   | in the past           | as before                      |
 * | waits for a retry    | retrying   |       | when it is tried next | as before, or one less: a stop |
 * | has ended            | completed, failed | | null                  | as before                      |
 *
 * - claim: waits, or its lease has run out → is worked on, attempts + 1, with a fresh token.
 * - extendLease: as long as the token is ours, also when the lease has run out meanwhile.
 * - putBack: is worked on → waits for a retry. finish: is worked on → has ended.
 * - returnAttempt: a worker that finds that another has taken its job takes its attempt off the
 *   count: it is alive, so the document did it no harm. A worker that died says nothing, so its attempt
 *   stays: a document that kills every worker runs out of attempts.
 * - restart: failed → waits, attempts 0.
 */
export function createJobQueueRepository(db: Database, time: StoreTime) {
	const jobs = (on: Connection = db) => on<JobRow>('jobs');
	const held = ({ job, token }: Claim, on?: Connection) => jobs(on).where({ id: job.id, token });

	return {
		...createJobClaimRepository(db, time),

		/** Answers false when the job is no longer ours: another has it, or it was deleted. */
		async extendLease(claim: Claim, leaseMs: number): Promise<boolean> {
			return (await held(claim).update({ due_at: time.after(leaseMs) })) === 1;
		},

		/** How many attempts count by now; undefined when the job is no longer ours. */
		async countAttempts(claim: Claim): Promise<number | undefined> {
			return (await held(claim).first('attempts'))?.attempts;
		},

		/** Takes an attempt whose job went to another worker off the count, unless the job has ended. */
		async returnAttempt({ job, token }: Claim, on?: Connection): Promise<boolean> {
			const changed = await jobs(on)
				.where({ id: job.id, started_at: job.startedAt?.getTime() ?? null })
				.andWhere('due_at', '>', 0)
				.andWhere('attempts', '>', 0)
				.andWhere((other) => void other.whereNull('token').orWhereNot({ token }))
				.update({ attempts: db.raw('attempts - 1') });
			return changed === 1;
		},

		/** Lets go of what a claim has taken whose answer never came; it was no attempt. */
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

		/** For people who watch; whether it was written changes nothing. */
		async recordProgress(claim: Claim, pagesRead: number): Promise<void> {
			await held(claim).update({ pages_read: pagesRead });
		},

		/** What `finish` stores, as text. Written before a transaction, since results may be large. */
		async writeOutcome({ result, details, notes }: Outcome): Promise<WrittenOutcome> {
			return {
				result: result && (await stringifyInSlices(result)),
				details: details && (await stringifyInSlices(keepDetails(details, notes))),
			};
		},

		/** Ends the job; false, and nothing changed, when it is no longer ours. */
		async finish(
			claim: Claim,
			outcome: Outcome,
			written: WrittenOutcome,
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
				document_until: outcome.documentUntil?.getTime() ?? null,
				password: null,
				completed_at: outcome.now.getTime(),
				reservation_id: null,
				due_at: null,
				token: null,
			});
			return changed === 1;
		},

		/** Lets go of the job, to be taken again after a wait. */
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

		/** Makes a failed job wait again from the start; undefined when it has not failed, or has no document. */
		async restart(
			id: string,
			password: string | null = null,
			on?: Connection,
		): Promise<Job | undefined> {
			const [row] = await jobs(on)
				.where({ id, status: 'failed', document_removed_at: null })
				.update({
					status: 'pending',
					password,
					document_until: null,
					attempts: 0,
					error: null,
					started_at: null,
					completed_at: null,
					due_at: time.after(0),
					seq: db.raw('seq + 1'),
				})
				.returning('*');
			return row && toJob(row);
		},

		/** Of these jobs, the ones that are still to end. */
		async listUnfinished(ids: readonly string[]): Promise<string[]> {
			const rows = await jobs().whereIn('id', ids).andWhere('due_at', '>', 0).select('id');
			return rows.map(({ id }) => id);
		},

		/** Jobs that wait and that nobody was told of, the longest due first. */
		async listUnannounced(limit: number): Promise<Announced[]> {
			return await jobs()
				.whereRaw('announced_seq < seq')
				.andWhere('due_at', '<=', time.after(0))
				.whereIn('status', ['pending', 'retrying'])
				.orderBy('due_at')
				.limit(limit)
				.select('id', 'seq');
		},

		/** Marks those that have not changed since they were listed. */
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
