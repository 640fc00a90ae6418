import { setTimeout as sleep } from 'node:timers/promises';
import type { Quota } from '../accounts/quota.ts';
import type { Claim, JobAttempt } from '../../model/job.ts';
import type { Meter } from '../../model/meter.ts';
import type { Clock, Log, NewId } from '../../model/ports.ts';
import { Problem, problem } from '../../model/problem.ts';
import type { ProblemCode } from '../../model/problem.ts';
import { giveWay } from '../../model/time-slices.ts';
import type { Parsed } from '../../reading/pipeline/parse-document.ts';
import type { StoredWords, Reviews } from '../review/review.ts';
import type { Decisions } from '../sorting/decisions.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import { LostClaim, Stopping, idsOf } from './claim.ts';
import type { JobEnding } from './job-queue-repository.ts';
import type { JobRepository } from './job-repository.ts';
import type { Jobs } from './jobs.ts';
import type { SortedFile } from './read-job.ts';
import { createPrepareSorted } from './settle-sorted.ts';
import type { PreparedFile } from './settle-sorted.ts';

type Collaborators = {
	jobs: Pick<Jobs, 'deleteRow'>;
	db: Database;
	repository: JobRepository;
	quota: Quota;
	webhooks: Webhooks;
	reviews: Pick<Reviews, 'prepareCompletion' | 'recordCompletion' | 'settleBoundary'>;
	decisions: Pick<Decisions, 'record'>;
	clock: Clock;
	newId: NewId;
	log: Log;
	meter: Meter;
	/** Called for every job that ends here. */
	onEnded: (jobId: string) => void;
	/** Called for every job that waits again, with its wait. */
	onPutBack: (waitMs: number) => void;
	settings: {
		maxAttempts: number;
		/** Waits after the first, second … attempt. The last one repeats, and is the shortest wait for a dependency. */
		retryWaitsMs: readonly number[];
		/** How long the document of a permanently failed job is kept. */
		failedRetentionMs: number;
	};
};

/** Waits between attempts to write a result. */
const WRITE_WAITS_MS = [200, 1000, 3000];
/** Problems that another attempt may avoid. Every error that is not a Problem counts as transient, too. */
const TRANSIENT: readonly ProblemCode[] = ['DOCUMENT_CRASHED'];

/** Problems after which a person can retry the job, once the cause is fixed or the quota allows it. */
const WORTH_RETRYING: readonly ProblemCode[] = ['JOB_FAULT', 'JOB_WORKERS_LOST', 'QUOTA_EXCEEDED'];

const MIN_DEPENDENCY_WAIT_MS = 1000;
/** A dependency may ask for a longer wait; the job looks again after this one. */
export const MAX_DEPENDENCY_WAIT_MS = 60_000;

const NO_WORDS: StoredWords = { reading: null, sketch: [] };

type AttemptEnd = Pick<JobAttempt, 'outcome' | 'error'>;
/** An attempt that ends like this does not count. */
const BROKEN_OFF: AttemptEnd = { outcome: 'stopped', error: null };

/**
 * Records how an attempt at a job ended: its result, its pages and its event in one transaction, by the
 * holder of its token.
 *
 * | Attempt                                | Job                                      |
 * | -------------------------------------- | ---------------------------------------- |
 * | succeeded                              | completed                                |
 * | failed because of the document         | failed                                   |
 * | failed with a transient fault          | waits for a retry; failed after the last |
 * | found a dependency unavailable         | waits; the attempt does not count        |
 * | was aborted because the worker stops   | waits; the attempt does not count        |
 * | lost the job: taken over, or deleted   | unchanged; the attempt does not count    |
 */
export function createSettleJob({
	jobs,
	db,
	repository,
	quota,
	webhooks,
	reviews,
	decisions,
	clock,
	newId,
	log,
	meter,
	onEnded,
	onPutBack,
	settings,
}: Collaborators) {
	async function complete(
		claim: Claim,
		{ result, details, notes, reading, sketch, judged, senders }: Parsed,
	): Promise<void> {
		const outcome = { status: 'completed' as const, result, details, notes, error: null, judged };
		const words = { reading: reading ?? null, sketch: sketch ?? [], senders };
		await finish(claim, { ...outcome, pageUsed: claim.job.pageUsed }, words);
	}

	const prepareSorted = createPrepareSorted({
		repository,
		jobs,
		webhooks,
		reviews,
		decisions,
		clock,
		newId,
	});

	/** The jobs of the documents are created in the transaction that ends that of the file. */
	async function completeSorted(claim: Claim, file: SortedFile): Promise<void> {
		await finishFile(claim, await insist(() => prepareSorted(claim, file)));
	}

	/** A file that cannot be split again stays as it was split before, with a warning. */
	async function keepSplit(claim: Claim, message: string): Promise<void> {
		const { pieces, pageUsed } = claim.job;
		const notes = [`The file could not be split again: ${message}`];
		const record = () => Promise.resolve();
		await finishFile(claim, { pieces: pieces ?? [], pageUsed, notes, record });
	}

	/** The values are in the jobs of its documents. */
	async function finishFile(claim: Claim, file: PreparedFile): Promise<void> {
		const { pageUsed, notes } = file;
		const outcome = { status: 'completed' as const, result: null, details: [], notes, error: null };
		await finish(claim, { ...outcome, pageUsed }, NO_WORDS, file);
	}

	async function giveUp(claim: Claim, error: Error): Promise<void> {
		const { job } = claim;
		if (error instanceof LostClaim) throw error;
		if (error instanceof Stopping) {
			meter.jobPutBack('stopping');
			await putBack(claim, 0);
			return;
		}
		const known = error instanceof Problem ? error : null;
		if (known?.code === 'UNAVAILABLE') {
			// Not the job's fault, and may last longer than its attempts.
			log.warn({ err: error, ...idsOf(claim) }, 'a job waits for an unavailable dependency');
			meter.jobPutBack('unavailable');
			await putBack(claim, dependencyWait(known));
			return;
		}
		if (!known) log.error({ err: error, ...idsOf(claim) }, 'an attempt failed');
		const isTransient = !known || TRANSIENT.includes(known.code);
		// Another worker may have uncounted its attempt since this one claimed the job.
		const attempts = await insist(() => repository.countAttempts(claim));
		if (attempts === undefined) throw new LostClaim();
		job.attempts = attempts;
		if (isTransient && job.attempts < settings.maxAttempts) {
			const waitMs = settings.retryWaitsMs[job.attempts - 1] ?? settings.retryWaitsMs.at(-1) ?? 0;
			meter.jobPutBack('fault');
			const said = known ?? problem('JOB_FAULT', { attempts: job.attempts });
			const end = { outcome: 'retrying' as const, error: said.message };
			await putBack(claim, waitMs, end);
			return;
		}
		const { code, message, pages } = known ?? problem('JOB_FAULT', { attempts: job.attempts });
		job.pageCount ??= pages ?? null;
		if (job.words) {
			await keepSplit(claim, message);
			return;
		}
		const documentUntil = WORTH_RETRYING.includes(code)
			? null
			: new Date(clock.now().getTime() + settings.failedRetentionMs);
		const said = { result: null, details: null, error: message, errorCode: code, documentUntil };
		await finish(claim, { status: 'failed' as const, ...said, pageUsed: 0 });
	}

	/** Never zero: the attempt does not count, so nothing else would end a fast loop. */
	function dependencyWait({ retryAfter = 0 }: Problem): number {
		const askedMs = Math.min(
			Math.max(retryAfter * 1000, MIN_DEPENDENCY_WAIT_MS),
			MAX_DEPENDENCY_WAIT_MS,
		);
		return Math.max(askedMs, settings.retryWaitsMs.at(-1) ?? 0);
	}

	function toAttempt({ job, claimedAt }: Claim, end: AttemptEnd): JobAttempt {
		return {
			id: newId(),
			number: job.attempts,
			...end,
			startedAt: claimedAt,
			endedAt: clock.now(),
		};
	}

	/**
	 * Writes how an attempt ended, together with its effects; returns false, and writes nothing, when the job can no
	 * longer be changed. If the response is lost, the write is repeated unless the first one turns out to have
	 * succeeded.
	 */
	async function settle(
		claim: Claim,
		end: AttemptEnd,
		change: (trx: Connection) => Promise<boolean>,
	): Promise<boolean> {
		const attempt = toAttempt(claim, end);
		let isAgain = false;
		return await insist(() =>
			db.transaction(async (trx) => {
				if (isAgain && (await repository.hasAttempt(attempt.id, trx))) return true;
				isAgain = true;
				if (!(await change(trx))) return false;
				await repository.insertAttempt(claim.job.id, attempt, trx);
				return true;
			}),
		);
	}

	/** This worker is alive, so the lost lease is not the document's fault. */
	async function letGo(claim: Claim): Promise<void> {
		log.warn(idsOf(claim), 'a job was taken by another worker or deleted');
		await settle(claim, BROKEN_OFF, (trx) => repository.returnAttempt(claim, trx));
	}

	/** Records the end of this attempt; without `end`, it was aborted. */
	async function putBack(
		claim: Claim,
		waitMs: number,
		end: AttemptEnd = BROKEN_OFF,
	): Promise<void> {
		const back = { waitMs, counts: end !== BROKEN_OFF, pageCount: claim.job.pageCount };
		if (!(await settle(claim, end, (trx) => repository.putBack(claim, back, trx)))) {
			throw new LostClaim();
		}
		onPutBack(waitMs);
	}

	type Ending = Pick<
		JobEnding,
		| 'status'
		| 'result'
		| 'details'
		| 'notes'
		| 'error'
		| 'errorCode'
		| 'judged'
		| 'pageUsed'
		| 'documentUntil'
	>;

	async function finish(
		claim: Claim,
		ending: Ending,
		words: StoredWords = NO_WORDS,
		file: PreparedFile | null = null,
	): Promise<void> {
		const { job } = claim;
		const { maxAttempts } = settings;
		const now = clock.now();
		const { judged: found, ...said } = ending;
		// If the request did not ask for the kind, only the review uses it.
		const judged = job.pieces ? found : undefined;
		const outcome = { ...said, judged, pageCount: job.pageCount, maxAttempts, now };
		const end = { outcome: ending.status, error: ending.error };
		const pieces = file?.pieces ?? (judged && [{ ...judged, jobId: null }]);
		const ended = { ...job, ...outcome, ...(pieces && { pieces }) };
		// The events of its documents replace that of a split file.
		const isToldOf = !file?.pieces.some(({ jobId }) => jobId !== null);
		// Built before the transaction, so that a failure to build it does not lose the result.
		const event = isToldOf ? await insist(() => webhooks.prepareEvent(ended, now)) : null;
		const completion =
			ending.status === 'completed' && !file
				? await insist(() => reviews.prepareCompletion({ ...ended, judged: found }, words, now))
				: null;
		const written = await repository.writeResult(outcome);
		const ours = await settle(claim, end, async (trx) => {
			if (!(await repository.finish(claim, outcome, written, trx))) return false;
			// Writing a large result takes a tenth of a second, and so does committing it.
			await giveWay();
			if (job.reservationId !== null) await quota.commit(job.reservationId, ending.pageUsed, trx);
			await webhooks.insertPrepared(event, trx);
			if (completion) await reviews.recordCompletion(completion, trx);
			await file?.record(trx);
			return true;
		});
		if (!ours) throw new LostClaim();
		const { status } = ending;
		const attempts = Math.min(job.attempts, maxAttempts);
		log.info({ ...idsOf(claim), status, attempts, pages: job.pageCount }, 'job ended');
		onEnded(job.id);
		meter.jobEnded({ status, seconds: (now.getTime() - job.createdAt.getTime()) / 1000 });
		webhooks.wake();
	}

	async function insist<T>(write: () => Promise<T>): Promise<T> {
		for (const waitMs of WRITE_WAITS_MS) {
			try {
				return await write();
			} catch (error) {
				log.warn({ err: error }, 'could not write a job; will retry');
				await sleep(waitMs);
			}
		}
		return await write();
	}

	return {
		complete,
		completeSorted,

		/** The attempt failed or was aborted. */
		async giveUp(claim: Claim, reason: Error): Promise<void> {
			try {
				await giveUp(claim, reason);
			} catch (error) {
				if (!(error instanceof LostClaim)) throw error;
				await letGo(claim);
			}
		},
	};
}
