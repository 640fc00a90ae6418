import type { RateLimits } from '../accounts/rate-limits.ts';
import type { Caller, Plan } from '../../model/account.ts';
import type { DocumentType } from '../../model/formats.ts';
import { Problem, problem } from '../../model/problem.ts';
import { engineBusy } from '../../reading/pipeline/engine-busy.ts';
import type { Pool, Turn } from '../../reading/pipeline/pool.ts';
import type { Lane } from '../../reading/pipeline/schedule.ts';

/** The account of a document, and whether it belongs to a request or a job. */
export type Visitor = { accountId: string; plan: Plan; lane: Lane };

export function visitorOf(
	{ account, plan }: Pick<Caller, 'account' | 'plan'>,
	lane: Lane,
): Visitor {
	return { accountId: account.id, plan, lane };
}

/** The client has disconnected. */
export class ClientGone extends Error {
	constructor() {
		super('the client has disconnected');
	}
}

/** A request that waits longer than this share of its deadline would hardly finish in time. */
const MAX_WAIT_SHARE = 0.5;
const RETRY_AFTER_STARVING_S = 30;

export type Admission = ReturnType<typeof createAdmission>;

/**
 * Admission control in front of the pool. It refuses documents that would wait too long, and accounts whose failed
 * documents took much work. The others take turns by account.
 */
export function createAdmission({
	pool,
	rateLimits,
	deadlineMs,
}: {
	pool: Pool;
	rateLimits: Pick<RateLimits, 'spendFailedWork' | 'readFailedWork'>;
	/** The deadline of a request; jobs wait in the database instead. */
	deadlineMs: number;
}) {
	const maxWaitMs = deadlineMs * MAX_WAIT_SHARE;

	function refuseWhenBusy({ accountId, plan, lane }: Visitor): void {
		if (lane === 'job') return;
		pool.refuseWhenBusy({ accountId, lane, maxRunning: plan.documentsAtOnce }, maxWaitMs);
	}

	return {
		refuseWhenBusy,

		/** Refuses a visitor before its documents are received. */
		async admit(visitor: Visitor): Promise<void> {
			const { exceeded, limit, resetSeconds } = await rateLimits.readFailedWork(visitor.accountId);
			if (exceeded) {
				throw problem('FAILED_WORK_LIMITED', { seconds: limit, retryAfter: resetSeconds });
			}
			refuseWhenBusy(visitor);
		},

		/** Runs work on one document when its account is next. Failed work is counted against the account. */
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
				// If others were served for most of its time, the document is not to blame.
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

/** Work that the account caused and is not charged for. Faults of the engine do not count. */
function countsAsFailed(failure: unknown): boolean {
	return failure instanceof ClientGone || (failure instanceof Problem && failure.statusCode < 500);
}
