import { setTimeout as sleep } from 'node:timers/promises';
import type { Accounts } from '../accounts/accounts.ts';
import type { Quota } from '../accounts/quota.ts';
import type { Uploads } from '../../reading/intake/uploads.ts';
import type { Plans } from '../../model/account.ts';
import type { DocumentLimits } from '../../model/document.ts';
import type { Claim } from '../../model/job.ts';
import { silentMeter } from '../../model/meter.ts';
import type { Meter } from '../../model/meter.ts';
import type { Clock, Log, NewId } from '../../model/ports.ts';
import { Problem, problem } from '../../model/problem.ts';
import { silentTracer } from '../../model/tracer.ts';
import type { Tracer } from '../../model/tracer.ts';
import type { Admission } from '../parsing/admission.ts';
import type { SecondReading } from '../../reading/second-reader/second-reading.ts';
import type { Blobs } from '../../platform/store/blobs.ts';
import { startLeasedWork } from '../../platform/store/leased-work.ts';
import type { Database } from '../../platform/store/open-database.ts';
import type { Memory } from '../memory/memory.ts';
import type { Reviews } from '../review/review.ts';
import type { Decisions } from '../sorting/decisions.ts';
import type { Templates } from '../templates/templates.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import { LostClaim, Stopping, idsOf } from './claim.ts';
import type { Doorbell } from './doorbell.ts';
import type { JobRepository } from './job-repository.ts';
import type { Jobs } from './jobs.ts';
import { createReadJob } from './read-job.ts';
import { MAX_DEPENDENCY_WAIT_MS, createSettleJob } from './settle-job.ts';
import { maxOf } from '../../model/extremes.ts';

export type JobSettings = {
	/** The number of jobs to run at the same time. */
	slots: number;
	/** A worker that has not extended its lease for this long counts as dead. */
	leaseMs: number;
	/** An attempt that takes longer counts as hung. */
	deadlineMs: number;
	maxAttempts: number;
	/** Waits after the first, second … attempt. */
	retryWaitsMs: readonly number[];
	/** How long the document of a permanently failed job is kept. */
	failedRetentionMs: number;
	limits: DocumentLimits;
	/** Maximum documents per file. */
	maxDocuments: number;
};

type Collaborators = {
	db: Database;
	repository: JobRepository;
	jobs: Pick<Jobs, 'deleteRow'>;
	/** Called for every job that ends here. */
	onEnded: (jobId: string) => void;
	doorbell: Doorbell;
	admission: Admission;
	blobs: Blobs;
	uploads: Uploads;
	templates: Templates;
	memory: Pick<Memory, 'open' | 'listSeen'>;
	reviews: Pick<Reviews, 'prepareCompletion' | 'recordCompletion' | 'settleBoundary'>;
	decisions: Decisions;
	accounts: Accounts;
	plans: Plans;
	quota: Quota;
	webhooks: Webhooks;
	clock: Clock;
	newId: NewId;
	log: Log;
	meter?: Meter;
	tracer?: Tracer;
	/** null: no second reader is configured. */
	secondReading?: SecondReading | null;
	settings: JobSettings;
};

/**
 * Claims jobs from the database and runs them. A job is finished exactly once, even if this process dies: its result,
 * its pages and its events are written in one transaction, by the holder of its token.
 *
 * A claim is taken, read and settled (see settle-job.ts). Its lease is extended meanwhile. The attempt is aborted
 * when its time is up, when another worker has the job, or when this worker stops.
 */
export function startJobRunner(collaborators: Collaborators) {
	const { repository, doorbell, settings, plans, clock, newId, log } = collaborators;
	const { meter = silentMeter, tracer = silentTracer } = collaborators;
	const { readWhole, readSorted } = createReadJob({ ...collaborators, meter });
	const settleJob = createSettleJob({
		...collaborators,
		meter,
		onPutBack: (waitMs) => {
			doorbell.ring();
			if (waitMs > 0) loop.lookIn(waitMs);
		},
	});
	/** Aborts running jobs. */
	const aborts = new Map<Claim, AbortController>();
	/** Tokens of claims whose response never arrived: they may hold a job that nobody runs. */
	const doubtful = new Set<string>();
	const roomWanted: (() => void)[] = [];
	let stopped = false;

	const tellRoom = (): void => roomWanted.splice(0).forEach((tell) => tell());
	const hasRoom = (): boolean => aborts.size < settings.slots;
	const maxRetryMs = Math.max(MAX_DEPENDENCY_WAIT_MS, maxOf(settings.retryWaitsMs));
	const maxWaitMs = Math.max(settings.leaseMs, maxRetryMs);

	async function claimNext(running: readonly Claim[]): Promise<Claim | undefined> {
		for (const token of doubtful) {
			await repository.dropClaim(token);
			doubtful.delete(token);
		}
		const token = newId();
		doubtful.add(token);
		const claim = await repository.claim({
			token,
			except: running.map(({ job }) => job.id),
			leaseMs: settings.leaseMs,
			furthestMs: maxWaitMs * 2,
			plans,
			now: clock.now(),
		});
		doubtful.delete(token);
		return claim;
	}

	async function work(claim: Claim): Promise<void> {
		const { job } = claim;
		const abort = new AbortController();
		aborts.set(claim, abort);
		const span = tracer.start('job', {
			parent: job.origin?.traceparent ?? null,
			kind: 'consumer',
			attributes: { jobId: job.id, attempt: job.attempts },
		});
		const release = holdLease(claim, abort);
		try {
			const { sorting } = job;
			if (sorting) {
				const file = await readSorted(claim, sorting, abort.signal, span);
				await settleJob.completeSorted(claim, file);
			} else await settleJob.complete(claim, await readWhole(claim, abort.signal, span));
			span.end({ pages: job.pageCount ?? 0 });
		} catch (error) {
			// A time-out while other work was served arrives as UNAVAILABLE and must not fail the job.
			const isUnavailable = error instanceof Problem && error.code === 'UNAVAILABLE';
			const reason = (
				!isUnavailable && abort.signal.aborted ? abort.signal.reason : error
			) as Error;
			span.end({}, reason);
			await settleJob.giveUp(claim, reason);
		} finally {
			release();
		}
	}

	/** Extends the lease of a job until it is released; aborts the job when the lease is lost or the time is up. */
	function holdLease(claim: Claim, abort: AbortController): () => void {
		const heartbeat = setInterval(() => {
			repository.extendLease(claim, settings.leaseMs).then(
				(ours) => {
					if (!ours) abort.abort(new LostClaim());
				},
				(error: unknown) => log.warn({ err: error, ...idsOf(claim) }, 'could not extend a lease'),
			);
		}, settings.leaseMs / 3);
		const seconds = settings.deadlineMs / 1000;
		const deadline = setTimeout(
			() => abort.abort(problem('JOB_TIMEOUT', { seconds })),
			settings.deadlineMs,
		);
		return () => {
			clearInterval(heartbeat);
			clearTimeout(deadline);
		};
	}

	const loop = startLeasedWork<Claim>({
		take: async (begin, running) => {
			if (!hasRoom()) return false;
			const claim = await claimNext(running);
			if (claim) begin(claim);
			return claim !== undefined;
		},
		work,
		onSettled: (claim) => {
			aborts.delete(claim);
			tellRoom();
		},
		idsOf,
		messages: {
			notTaken: 'no job can be taken; this is tried again',
			notSettled: 'a job could not be settled',
		},
		log,
	});
	doorbell.listen(async () => {
		while (!hasRoom() && !stopped) {
			await new Promise<void>((resolve) => roomWanted.push(resolve));
		}
		await loop.look();
	});

	return {
		running: () => loop.running().length,

		/** Lets jobs finish for this long, then releases the rest. */
		stop: async (patienceMs: number): Promise<void> => {
			stopped = true;
			tellRoom();
			await loop.stop();
			const ending = loop.settled();
			const patience = new AbortController();
			await Promise.race([
				ending,
				sleep(patienceMs, undefined, { signal: patience.signal }).catch(() => undefined),
			]);
			patience.abort();
			for (const abort of aborts.values()) abort.abort(new Stopping());
			await ending;
		},
	};
}
