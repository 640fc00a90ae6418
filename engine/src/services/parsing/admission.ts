import type { RateLimits } from '../accounts/rate-limits.ts';
import type { Caller, Plan } from '../../model/account.ts';
import type { DocumentType } from '../../model/formats.ts';
import { Problem, problem } from '../../model/problem.ts';
import { engineBusy } from '../../reading/pipeline/engine-busy.ts';
import type { Pool, Turn } from '../../reading/pipeline/pool.ts';
import type { Lane } from '../../reading/pipeline/schedule.ts';

/** Whose documents are to be read, and for whom: a request that waits, or a job. */
export type Visitor = { accountId: string; plan: Plan; lane: Lane };

export function visitorOf(
	{ account, plan }: Pick<Caller, 'account' | 'plan'>,
	lane: Lane,
): Visitor {
	return { accountId: account.id, plan, lane };
}

/** Nobody waits for the answer any more. */
export class ClientGone extends Error {
	constructor() {
		super('the client has gone');
	}
}

/** A request that waits for longer than this part of its deadline would hardly be done within it. */
const MAX_WAIT_SHARE = 0.5;
const RETRY_AFTER_STARVING_S = 30;

export type Admission = ReturnType<typeof createAdmission>;

/**
 * The door in front of the pool. It refuses documents that would wait too long, and accounts whose
 * documents took much work and failed; the others get their turn by account.
 */
export function createAdmission({
	pool,
	rateLimits,
	deadlineMs,
}: {
	pool: Pool;
	rateLimits: Pick<RateLimits, 'spendFailedWork' | 'readFailedWork'>;
	/** How long a request may take; jobs wait in the database instead. */
	deadlineMs: number;
}) {
	const maxWaitMs = deadlineMs * MAX_WAIT_SHARE;

	function refuseWhenBusy({ accountId, plan, lane }: Visitor): void {
		if (lane === 'job') return;
		pool.refuseWhenBusy({ accountId, lane, maxRunning: plan.documentsAtOnce }, maxWaitMs);
	}

	return {
		refuseWhenBusy,

		/** Turns a visitor away before anything of its documents is received. */
		async admit(visitor: Visitor): Promise<void> {
			const { exceeded, limit, resetSeconds } = await rateLimits.readFailedWork(visitor.accountId);
			if (exceeded) {
				throw problem('FAILED_WORK_LIMITED', { seconds: limit, retryAfter: resetSeconds });
			}
			refuseWhenBusy(visitor);
		},

		/** Works on one document in its turn. What fails is counted against its account. */
		async takeTurn<T>(
			{ accountId, plan, lane }: Visitor,
			type: DocumentType,
			work: (turn: Turn) => Promise<T>,
		): Promise<T> {
			const turn = pool.enter({
				accountId,
				lane,
				type,
				maxRunning: plan.documentsAtOnce,
				maxWaitMs: lane === 'job' ? null : maxWaitMs,
			});
			let failure: unknown;
			try {
				return await work(turn);
			} catch (error) {
				// Where others were served for most of its time, the document is not to blame.
				failure =
					isTimeout(error) && turn.wasKeptWaiting()
						? engineBusy(
								'the time was over before the document could be read.',
								RETRY_AFTER_STARVING_S,
							)
						: error;
				throw failure;
			} finally {
				const workedMs = turn.leave();
				if (countsAsFailed(failure) && workedMs > 0) {
					await rateLimits.spendFailedWork(accountId, workedMs / 1000);
				}
			}
		},
	};
}

function isTimeout(error: unknown): boolean {
	return (
		error instanceof Problem && (error.code === 'DOCUMENT_TIMEOUT' || error.code === 'JOB_TIMEOUT')
	);
}

/** Work that the sender has caused and is not charged for; our own faults are not the sender's. */
function countsAsFailed(failure: unknown): boolean {
	return failure instanceof ClientGone || (failure instanceof Problem && failure.statusCode < 500);
}
