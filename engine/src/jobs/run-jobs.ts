import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Quota } from '../accounts/quota.ts';
import { planOf } from '../accounts/accounts.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Plans } from '../model/account.ts';
import type { Uploads } from '../intake/uploads.ts';
import type { DocumentLimits } from '../model/document.ts';
import type { Extraction } from '../model/extraction.ts';
import { bindLog } from '../model/bind-log.ts';
import { coalesce } from '../model/coalesce.ts';
import type { Claim, JobAttempt } from '../model/job.ts';
import { languagesFor } from '../model/languages.ts';
import { silentMeter } from '../model/meter.ts';
import type { Meter } from '../model/meter.ts';
import type { Clock, Log, NewId } from '../model/ports.ts';
import { Problem, problem } from '../model/problem.ts';
import type { ProblemCode } from '../model/problem.ts';
import { silentTracer } from '../model/tracer.ts';
import type { Span, Tracer } from '../model/tracer.ts';
import { parseDocument } from '../pipeline/parse-document.ts';
import type { Pool } from '../pipeline/pool.ts';
import type { Blobs } from '../store/blobs.ts';
import type { Database } from '../store/open-database.ts';
import type { Templates } from '../templates/templates.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import type { Doorbell } from './doorbell.ts';
import type { JobRepository } from './job-repository.ts';

export type JobSettings = {
	/** Jobs that are worked on at once. */
	slots: number;
	/** A worker that has not been heard of for so long is taken for dead. */
	leaseMs: number;
	/** One attempt that takes longer hangs. */
	deadlineMs: number;
	maxAttempts: number;
	/** How long to wait after the first, the second … attempt. */
	retryWaitsMs: readonly number[];
	limits: DocumentLimits;
};

type Collaborators = {
	db: Database;
	repository: JobRepository;
	doorbell: Doorbell;
	pool: Pool;
	blobs: Blobs;
	uploads: Uploads;
	templates: Templates;
	accounts: Accounts;
	plans: Plans;
	quota: Quota;
	webhooks: Webhooks;
	clock: Clock;
	newId: NewId;
	log: Log;
	meter?: Meter;
	tracer?: Tracer;
	settings: JobSettings;
};

/** Rings may be lost, and leases run out without one. */
const POLL_MS = 1000;
const PROGRESS_EVERY_MS = 1000;
/** A result is worth more than one try to write it down. */
const WRITE_WAITS_MS = [200, 1000, 3000];
/** Faults that another attempt may not meet; so is everything that is no Problem. */
const TRANSIENT: readonly ProblemCode[] = ['DOCUMENT_CRASHED', 'DOCUMENT_TIMEOUT'];

/** The job belongs to another worker by now, or to nobody. */
class LostClaim extends Error {}
class Stopping extends Error {}

/**
 * Takes jobs from the database and works on them. Whatever happens to this process, a job is finished
 * once: its result, its pages and its events are written in one transaction, by the holder of its token.
 */
export function startJobRunner(collaborators: Collaborators) {
	const { db, repository, doorbell, pool, blobs, uploads, settings } = collaborators;
	const { templates, accounts, plans, quota, webhooks, clock, newId, log } = collaborators;
	const { meter = silentMeter, tracer = silentTracer } = collaborators;
	const running = new Map<string, { abort: AbortController; done: Promise<void> }>();
	const roomWanted: (() => void)[] = [];
	let stopped = false;
	let away = false;

	const inFuture = (ms: number): Date => new Date(clock.now().getTime() + ms);
	const hasRoom = (): boolean => running.size < settings.slots;
	const longestWaitMs = Math.max(settings.leaseMs, ...settings.retryWaitsMs);

	/** Takes jobs while there are any and there is room. */
	const fill = coalesce(async () => {
		try {
			while (!stopped && hasRoom()) {
				const claim = await repository.claim({
					token: newId(),
					now: clock.now(),
					leaseUntil: inFuture(settings.leaseMs),
					furthest: inFuture(longestWaitMs * 2),
				});
				away = false;
				if (!claim) break;
				start(claim);
			}
		} catch (error) {
			if (!away) log.error({ err: error }, 'no job can be taken; this is tried again');
			away = true;
		}
	});

	/** What every line about a job says: which it is, and which request it came from. */
	const idsOf = ({ job }: Claim) => ({ jobId: job.id, requestId: job.origin?.requestId });

	function start(claim: Claim): void {
		const abort = new AbortController();
		const done = work(claim, abort)
			.catch((error: unknown) => {
				// Its lease runs out, and somebody takes it again.
				log.error({ err: error, ...idsOf(claim) }, 'a job could not be settled');
			})
			.finally(() => {
				running.delete(claim.token);
				roomWanted.splice(0).forEach((tell) => tell());
				void fill();
			});
		running.set(claim.token, { abort, done });
	}

	async function work(claim: Claim, abort: AbortController): Promise<void> {
		const { job } = claim;
		const span = tracer.start('job', {
			parent: job.origin?.traceparent ?? null,
			kind: 'consumer',
			attributes: { jobId: job.id, attempt: job.attempts },
		});
		const heartbeat = setInterval(() => {
			repository.extendLease(claim, inFuture(settings.leaseMs)).then(
				(ours) => {
					if (!ours) abort.abort(new LostClaim());
				},
				(error: unknown) => log.warn({ err: error, ...idsOf(claim) }, 'a lease was not extended'),
			);
		}, settings.leaseMs / 3);
		const seconds = settings.deadlineMs / 1000;
		const deadline = setTimeout(
			() => abort.abort(problem('DOCUMENT_TIMEOUT', { seconds })),
			settings.deadlineMs,
		);
		try {
			const extraction = await parse(claim, abort.signal, span);
			await insist(() => complete(claim, extraction));
			span.end({ pages: job.pageCount ?? 0 });
		} catch (error) {
			const reason = abort.signal.aborted ? (abort.signal.reason as Error) : (error as Error);
			span.end({}, reason);
			await giveUp(claim, reason);
		} finally {
			clearInterval(heartbeat);
			clearTimeout(deadline);
		}
	}

	async function parse(claim: Claim, signal: AbortSignal, span: Span): Promise<Extraction> {
		const { job } = claim;
		if (job.attempts > settings.maxAttempts) throw problem('JOB_WORKERS_LOST');
		const schema = await templates.getRevision(job.templateId, job.templateRevision);
		const account = await accounts.get(job.accountId);
		const limit = planOf(account, plans).pagesPerMonth;
		// Of its own: the worker that lost this job may still be at it.
		const pagesFile = join(uploads.folder, `${claim.token}.pages`);
		try {
			const { documentKey: key, sha256 } = job;
			return await blobs.withFile({ key, sha256, signal }, (path) =>
				parseDocument(
					{
						document: { path, type: job.fileType, filename: job.fileName, sha256 },
						schema,
						languages: languagesFor(job.language ?? undefined),
						limits: settings.limits,
						pagesFile,
						signal,
						onPages: (pageCount) => setPagesAside(claim, pageCount, limit),
						onPageRead: tellProgress(claim),
					},
					{ pool, log: bindLog(log, idsOf(claim)), meter, span },
				),
			);
		} finally {
			await rm(pagesFile, { force: true });
		}
	}

	/** Writes how far the reading has come, now and then. */
	function tellProgress(claim: Claim): (pagesRead: number) => void {
		let toldAt = -Infinity;
		return (pagesRead) => {
			if (performance.now() - toldAt < PROGRESS_EVERY_MS) return;
			toldAt = performance.now();
			repository.recordProgress(claim, pagesRead).catch((error: unknown) => {
				log.warn({ err: error, jobId: claim.job.id }, 'the progress of a job was not written');
			});
		};
	}

	/** Pages that an earlier attempt has set aside are still there. */
	async function setPagesAside(claim: Claim, pageCount: number, limit: number): Promise<void> {
		const { job } = claim;
		job.pageCount = pageCount;
		if (job.reservationId !== null) return;
		job.reservationId = await db.transaction(async (trx) => {
			const wish = { accountId: job.accountId, pages: pageCount, limit, holdMs: null };
			const reservationId = await quota.reserve(wish, trx);
			if (!(await repository.recordPages(claim, { pageCount, reservationId }, trx))) {
				throw new LostClaim();
			}
			return reservationId;
		});
	}

	async function complete(claim: Claim, { result, details }: Extraction): Promise<void> {
		const outcome = { status: 'completed' as const, result, details, error: null };
		await finish(claim, { ...outcome, pageUsed: claim.job.pageCount ?? 0 });
	}

	async function giveUp(claim: Claim, error: Error): Promise<void> {
		const { job } = claim;
		if (error instanceof LostClaim) {
			log.warn(idsOf(claim), 'a job went to another worker or was deleted');
			return;
		}
		if (error instanceof Stopping) {
			meter.jobPutBack('stopping');
			await insist(() => putBack(claim, 0, job.attempts - 1));
			return;
		}
		const known = error instanceof Problem ? error : null;
		if (known?.code === 'UNAVAILABLE') {
			// Says nothing about the job, and may last longer than its attempts.
			log.warn({ err: error, ...idsOf(claim) }, 'a job waits for what it needs');
			meter.jobPutBack('unavailable');
			await insist(() => putBack(claim, settings.retryWaitsMs.at(-1) ?? 0, job.attempts - 1));
			return;
		}
		if (!known) log.error({ err: error, ...idsOf(claim) }, 'an attempt failed');
		const mayPass = !known || TRANSIENT.includes(known.code);
		if (mayPass && job.attempts < settings.maxAttempts) {
			const waitMs = settings.retryWaitsMs[job.attempts - 1] ?? settings.retryWaitsMs.at(-1) ?? 0;
			meter.jobPutBack('fault');
			const said = known ?? problem('JOB_FAULT', { attempts: job.attempts });
			const end = { outcome: 'retrying' as const, error: said.message };
			await insist(() => putBack(claim, waitMs, job.attempts, end));
			return;
		}
		const { message, pages } = known ?? problem('JOB_FAULT', { attempts: job.attempts });
		job.pageCount ??= pages ?? null;
		const outcome = { status: 'failed' as const, result: null, details: null, error: message };
		await insist(() => finish(claim, { ...outcome, pageUsed: 0 }));
	}

	type AttemptEnd = Pick<JobAttempt, 'outcome' | 'error'>;

	function toAttempt({ job, claimedAt }: Claim, end: AttemptEnd): JobAttempt {
		return {
			id: newId(),
			number: job.attempts,
			...end,
			startedAt: claimedAt,
			endedAt: clock.now(),
		};
	}

	/** Says what became of this attempt; without an end it was broken off and does not count. */
	async function putBack(
		claim: Claim,
		waitMs: number,
		attempts: number,
		end: AttemptEnd = { outcome: 'stopped', error: null },
	): Promise<void> {
		const back = { dueAt: inFuture(waitMs), attempts, pageCount: claim.job.pageCount };
		await db.transaction(async (trx) => {
			if (!(await repository.putBack(claim, back, trx))) return;
			await repository.insertAttempt(claim.job.id, toAttempt(claim, end), trx);
		});
		doorbell.ring();
		if (waitMs > 0) setTimeout(() => void fill(), waitMs).unref();
	}

	type Ending = Pick<
		Parameters<JobRepository['finish']>[1],
		'status' | 'result' | 'details' | 'error' | 'pageUsed'
	>;

	async function finish(claim: Claim, ending: Ending): Promise<void> {
		const { job } = claim;
		const now = clock.now();
		const attempts = Math.min(job.attempts, settings.maxAttempts);
		const outcome = { ...ending, pageCount: job.pageCount, attempts, now };
		const ours = await db.transaction(async (trx) => {
			if (!(await repository.finish(claim, outcome, trx))) return false;
			if (job.reservationId !== null) await quota.commit(job.reservationId, ending.pageUsed, trx);
			await webhooks.recordEvent({ ...job, ...outcome }, now, trx);
			const end = { outcome: ending.status, error: ending.error };
			await repository.insertAttempt(job.id, toAttempt(claim, end), trx);
			return true;
		});
		if (!ours) throw new LostClaim();
		const { status } = ending;
		log.info({ ...idsOf(claim), status, attempts, pages: job.pageCount }, 'job ended');
		meter.jobEnded({ status, seconds: (now.getTime() - job.createdAt.getTime()) / 1000 });
		webhooks.wake();
	}

	async function insist(write: () => Promise<void>): Promise<void> {
		for (const waitMs of WRITE_WAITS_MS) {
			try {
				await write();
				return;
			} catch (error) {
				if (error instanceof LostClaim) throw error;
				log.warn({ err: error }, 'a job could not be written; this is tried again');
				await sleep(waitMs);
			}
		}
		await write();
	}

	const poll = setInterval(() => void fill(), POLL_MS);
	doorbell.listen(async () => {
		while (!hasRoom() && !stopped) {
			await new Promise<void>((resolve) => roomWanted.push(resolve));
		}
		await fill();
	});
	void fill();

	return {
		running: () => running.size,

		/** Lets jobs end for so long, then puts back the ones that have not. */
		stop: async (patienceMs: number): Promise<void> => {
			stopped = true;
			clearInterval(poll);
			roomWanted.splice(0).forEach((tell) => tell());
			// Waits for what is being taken at this moment; stopped, it takes no more.
			await fill();
			const ending = Promise.all([...running.values()].map(({ done }) => done));
			const patience = new AbortController();
			await Promise.race([
				ending,
				sleep(patienceMs, undefined, { signal: patience.signal }).catch(() => undefined),
			]);
			patience.abort();
			for (const { abort } of running.values()) abort.abort(new Stopping());
			await ending;
		},
	};
}
