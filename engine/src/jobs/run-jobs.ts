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
import { visitorOf } from '../parsing/admission.ts';
import type { Admission } from '../parsing/admission.ts';
import type { Blobs } from '../store/blobs.ts';
import type { Connection, Database } from '../store/open-database.ts';
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
	/** How long the document of a job that can never succeed is kept. */
	failedRetentionMs: number;
	limits: DocumentLimits;
};

type Collaborators = {
	db: Database;
	repository: JobRepository;
	/** Told of every job that ends here. */
	onEnded: (jobId: string) => void;
	doorbell: Doorbell;
	admission: Admission;
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
const TRANSIENT: readonly ProblemCode[] = ['DOCUMENT_CRASHED'];

/** What a person can retry with success once the fault is mended or the quota allows it. */
const WORTH_RETRYING: readonly ProblemCode[] = ['JOB_FAULT', 'JOB_WORKERS_LOST', 'QUOTA_EXCEEDED'];

type AttemptEnd = Pick<JobAttempt, 'outcome' | 'error'>;
/** An attempt that ends like this does not count. */
const BROKEN_OFF: AttemptEnd = { outcome: 'stopped', error: null };

/** The job belongs to another worker by now, or to nobody. */
class LostClaim extends Error {}
class Stopping extends Error {}

/**
 * Takes jobs from the database and works on them. Whatever happens to this process, a job is finished
 * once: its result, its pages and its events are written in one transaction, by the holder of its token.
 */
export function startJobRunner(collaborators: Collaborators) {
	const { db, repository, onEnded, doorbell, admission, blobs, uploads, settings } = collaborators;
	const { templates, accounts, plans, quota, webhooks, clock, newId, log } = collaborators;
	const { meter = silentMeter, tracer = silentTracer } = collaborators;
	const running = new Map<string, { jobId: string; abort: AbortController; done: Promise<void> }>();
	/** Tokens of claims whose answer never came: they may hold a job that nobody works on. */
	const doubtful = new Set<string>();
	const roomWanted: (() => void)[] = [];
	let stopped = false;
	let away = false;

	const hasRoom = (): boolean => running.size < settings.slots;
	const longestWaitMs = Math.max(settings.leaseMs, ...settings.retryWaitsMs);

	/** Takes jobs while there are any and there is room. */
	const fill = coalesce(async () => {
		try {
			while (!stopped && hasRoom()) {
				for (const token of doubtful) {
					await repository.dropClaim(token);
					doubtful.delete(token);
				}
				const claim = await take();
				away = false;
				if (!claim) break;
				start(claim);
			}
		} catch (error) {
			if (!away) log.error({ err: error }, 'no job can be taken; this is tried again');
			away = true;
		}
	});

	async function take(): Promise<Claim | undefined> {
		const token = newId();
		doubtful.add(token);
		const claim = await repository.claim({
			token,
			except: [...running.values()].map(({ jobId }) => jobId),
			leaseMs: settings.leaseMs,
			furthestMs: longestWaitMs * 2,
			plans,
			now: clock.now(),
		});
		doubtful.delete(token);
		return claim;
	}

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
		running.set(claim.token, { jobId: claim.job.id, abort, done });
	}

	async function work(claim: Claim, abort: AbortController): Promise<void> {
		const { job } = claim;
		const span = tracer.start('job', {
			parent: job.origin?.traceparent ?? null,
			kind: 'consumer',
			attributes: { jobId: job.id, attempt: job.attempts },
		});
		const heartbeat = setInterval(() => {
			repository.extendLease(claim, settings.leaseMs).then(
				(ours) => {
					if (!ours) abort.abort(new LostClaim());
				},
				(error: unknown) => log.warn({ err: error, ...idsOf(claim) }, 'a lease was not extended'),
			);
		}, settings.leaseMs / 3);
		const seconds = settings.deadlineMs / 1000;
		const deadline = setTimeout(
			() => abort.abort(problem('JOB_TIMEOUT', { seconds })),
			settings.deadlineMs,
		);
		try {
			await complete(claim, await parse(claim, abort.signal, span));
			span.end({ pages: job.pageCount ?? 0 });
		} catch (error) {
			const isOurs = error instanceof Problem && error.code === 'UNAVAILABLE';
			const reason = (!isOurs && abort.signal.aborted ? abort.signal.reason : error) as Error;
			span.end({}, reason);
			await giveUp(claim, reason).catch(async (failure: unknown) => {
				if (!(failure instanceof LostClaim)) throw failure;
				await letGo(claim);
			});
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
		const plan = planOf(account, plans);
		// Of its own: the worker that lost this job may still be at it.
		const pagesFile = join(uploads.folder, `${claim.token}.pages`);
		try {
			const { documentKey: key, sha256 } = job;
			return await blobs.withFile({ key, sha256, signal }, (path) =>
				admission.takeTurn(visitorOf({ account, plan }, 'job'), job.fileType, (turn) =>
					parseDocument(
						{
							document: { path, type: job.fileType, filename: job.fileName, sha256 },
							schema,
							languages: languagesFor(job.language ?? undefined),
							limits: settings.limits,
							pagesFile,
							signal,
							onPages: (pageCount) => {
								uploads.hold(pagesFile);
								return setPagesAside(claim, pageCount, plan.pagesPerMonth);
							},
							onPageRead: tellProgress(claim),
						},
						{ turn, log: bindLog(log, idsOf(claim)), meter, span },
					),
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
		// Known before it is written: should the answer be lost, the pages can be settled all the same.
		const reservationId = newId();
		job.reservationId = reservationId;
		await db.transaction(async (trx) => {
			const { accountId } = job;
			const wish = { id: reservationId, accountId, pages: pageCount, limit, holdMs: null };
			await quota.reserve(wish, trx);
			if (!(await repository.recordPages(claim, { pageCount, reservationId }, trx))) {
				throw new LostClaim();
			}
		});
	}

	async function complete(claim: Claim, { result, details }: Extraction): Promise<void> {
		const outcome = { status: 'completed' as const, result, details, error: null };
		await finish(claim, { ...outcome, pageUsed: claim.job.pageCount ?? 0 });
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
			// Says nothing about the job, and may last longer than its attempts.
			log.warn({ err: error, ...idsOf(claim) }, 'a job waits for what it needs');
			meter.jobPutBack('unavailable');
			await putBack(claim, settings.retryWaitsMs.at(-1) ?? 0);
			return;
		}
		if (!known) log.error({ err: error, ...idsOf(claim) }, 'an attempt failed');
		const mayPass = !known || TRANSIENT.includes(known.code);
		// Whoever lost this job to us may have taken its attempt off the count since.
		const attempts = await insist(() => repository.countAttempts(claim));
		if (attempts === undefined) throw new LostClaim();
		job.attempts = attempts;
		if (mayPass && job.attempts < settings.maxAttempts) {
			const waitMs = settings.retryWaitsMs[job.attempts - 1] ?? settings.retryWaitsMs.at(-1) ?? 0;
			meter.jobPutBack('fault');
			const said = known ?? problem('JOB_FAULT', { attempts: job.attempts });
			const end = { outcome: 'retrying' as const, error: said.message };
			await putBack(claim, waitMs, end);
			return;
		}
		const { code, message, pages } = known ?? problem('JOB_FAULT', { attempts: job.attempts });
		job.pageCount ??= pages ?? null;
		const documentUntil = WORTH_RETRYING.includes(code)
			? null
			: new Date(clock.now().getTime() + settings.failedRetentionMs);
		const said = { result: null, details: null, error: message, documentUntil };
		await finish(claim, { status: 'failed' as const, ...said, pageUsed: 0 });
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
	 * Writes how an attempt ended, together with what that changes; answers false, and writes nothing,
	 * when that cannot be changed any more. When an answer is lost it is done again, unless it shows
	 * that it was written the first time.
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

	/** The worker lives, so the document is not to blame that its job went to another. */
	async function letGo(claim: Claim): Promise<void> {
		log.warn(idsOf(claim), 'a job went to another worker or was deleted');
		await settle(claim, BROKEN_OFF, (trx) => repository.returnAttempt(claim, trx));
	}

	/** Says what became of this attempt; without an end it was broken off. */
	async function putBack(
		claim: Claim,
		waitMs: number,
		end: AttemptEnd = BROKEN_OFF,
	): Promise<void> {
		const back = { waitMs, counts: end !== BROKEN_OFF, pageCount: claim.job.pageCount };
		if (!(await settle(claim, end, (trx) => repository.putBack(claim, back, trx)))) {
			throw new LostClaim();
		}
		doorbell.ring();
		if (waitMs > 0) setTimeout(() => void fill(), waitMs).unref();
	}

	type Ending = Pick<
		Parameters<JobRepository['finish']>[1],
		'status' | 'result' | 'details' | 'error' | 'pageUsed' | 'documentUntil'
	>;

	async function finish(claim: Claim, ending: Ending): Promise<void> {
		const { job } = claim;
		const { maxAttempts } = settings;
		const now = clock.now();
		const outcome = { ...ending, pageCount: job.pageCount, maxAttempts, now };
		const end = { outcome: ending.status, error: ending.error };
		const ours = await settle(claim, end, async (trx) => {
			if (!(await repository.finish(claim, outcome, trx))) return false;
			if (job.reservationId !== null) await quota.commit(job.reservationId, ending.pageUsed, trx);
			await webhooks.recordEvent({ ...job, ...outcome }, now, trx);
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
				log.warn({ err: error }, 'a job could not be written; this is tried again');
				await sleep(waitMs);
			}
		}
		return await write();
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
