import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { planOf } from '../accounts/accounts.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Quota } from '../accounts/quota.ts';
import type { Uploads } from '../../reading/intake/uploads.ts';
import type { Lists } from '../lists/lists.ts';
import type { Memory } from '../memory/memory.ts';
import type { Account, Plan, Plans } from '../../model/account.ts';
import { bindLog } from '../../model/bind-log.ts';
import type { DocumentLimits } from '../../model/document.ts';
import type { Claim } from '../../model/job.ts';
import { languagesFor } from '../../model/languages.ts';
import type { Meter } from '../../model/meter.ts';
import { readPageChoice } from '../../model/page-choice.ts';
import type { Log, NewId } from '../../model/ports.ts';
import { problem } from '../../model/problem.ts';
import type { TraceSpan } from '../../model/tracer.ts';
import { visitorOf } from '../parsing/admission.ts';
import type { Admission } from '../parsing/admission.ts';
import { parseDocument } from '../../reading/pipeline/parse-document.ts';
import { wishWithoutReader } from '../../reading/second-reader/second-reading.ts';
import type { SecondReading } from '../../reading/second-reader/second-reading.ts';
import type { PagesCounted, Parsed } from '../../reading/pipeline/parse-document.ts';
import type { Blobs } from '../../platform/store/blobs.ts';
import type { Database } from '../../platform/store/open-database.ts';
import type { Templates } from '../templates/templates.ts';
import { LostClaim, idsOf } from './claim.ts';
import type { JobRepository } from './job-repository.ts';

type Collaborators = {
	db: Database;
	repository: JobRepository;
	admission: Admission;
	blobs: Blobs;
	uploads: Uploads;
	templates: Templates;
	memory: Pick<Memory, 'open'>;
	lists?: Pick<Lists, 'openLookUp'> | undefined;
	accounts: Accounts;
	plans: Plans;
	quota: Quota;
	newId: NewId;
	log: Log;
	meter: Meter;
	/** null: no second reader is configured. */
	secondReading?: SecondReading | null;
	settings: { maxAttempts: number; leaseMs: number; deadlineMs: number; limits: DocumentLimits };
};

const PROGRESS_EVERY_MS = 1000;
/** How often per lease a job without attempts left looks for one that its last worker returned. */
const LOOKS_PER_LEASE = 12;

/** Reads the document of a claimed job like that of a request, and reserves its pages. */
export function createReadJob({
	db,
	repository,
	admission,
	blobs,
	uploads,
	templates,
	memory,
	lists,
	accounts,
	plans,
	quota,
	newId,
	log,
	meter,
	secondReading = null,
	settings,
}: Collaborators) {
	/** Records the progress at intervals. */
	function tellProgress(claim: Claim): (pagesRead: number) => void {
		let toldAt = -Infinity;
		return (pagesRead) => {
			if (performance.now() - toldAt < PROGRESS_EVERY_MS) return;
			toldAt = performance.now();
			repository.recordProgress(claim, pagesRead).catch((error: unknown) => {
				log.warn({ err: error, jobId: claim.job.id }, 'could not record the progress of a job');
			});
		};
	}

	/**
	 * Fails a job that has no attempts left, unless one is returned within a lease. A worker that is alive extends its
	 * leases three times as often, so within that time it notices that it lost the job and uncounts its attempt.
	 */
	async function refuseWithoutAttempts(claim: Claim, signal: AbortSignal): Promise<void> {
		const { job } = claim;
		const isWithout = () => job.attempts > settings.maxAttempts;
		for (let looks = 0; isWithout() && looks < LOOKS_PER_LEASE; looks += 1) {
			await sleep(settings.leaseMs / LOOKS_PER_LEASE, undefined, { signal });
			try {
				const attempts = await repository.countAttempts(claim);
				if (attempts === undefined) throw new LostClaim();
				job.attempts = attempts;
			} catch (error) {
				if (error instanceof LostClaim) throw error;
				log.warn({ err: error, ...idsOf(claim) }, 'could not count the attempts at a job');
			}
		}
		if (isWithout()) throw problem('JOB_WORKERS_LOST');
	}

	/** Pages that an earlier attempt reserved are still reserved. */
	async function setPagesAside(
		claim: Claim,
		{ pageCount, chosenCount }: PagesCounted,
		limit: number,
	): Promise<void> {
		const { job } = claim;
		job.pageCount = pageCount;
		job.pageUsed = chosenCount;
		if (job.reservationId !== null) return;
		// The ID is known before the write, so that the pages can be settled even if the response is lost.
		const reservationId = newId();
		job.reservationId = reservationId;
		await db.transaction(async (trx) => {
			const { accountId } = job;
			const wish = { id: reservationId, accountId, pages: chosenCount, limit, holdMs: null };
			await quota.reserve(wish, trx);
			if (!(await repository.recordPages(claim, { pageCount, reservationId }, trx))) {
				throw new LostClaim();
			}
		});
	}

	/** The second reader's settings for the document of a job. */
	async function wishFor({ job }: Claim, account: Account, plan: Plan, until: number) {
		const reader = job.reader === '' ? undefined : job.reader;
		if (!secondReading) return wishWithoutReader(reader);
		const mode = await templates.getSecondReader(job.templateId, job.templateRevision);
		const said = { account, plan, isTest: false, mode, reader };
		return secondReading.wishFor({ ...said, lane: 'job', until });
	}

	return async (claim: Claim, signal: AbortSignal, span: TraceSpan): Promise<Parsed> => {
		const { job } = claim;
		const until = performance.now() + settings.deadlineMs;
		await refuseWithoutAttempts(claim, signal);
		const schema = await templates.getRevision(job.templateId, job.templateRevision);
		const findLessons = await memory.open(job.templateId);
		const account = await accounts.get(job.accountId);
		const plan = planOf(account, plans);
		const second = await wishFor(claim, account, plan, until);
		// The name contains the token, because a worker that lost this job may still be reading.
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
							pages: job.pages === '' ? undefined : readPageChoice(job.pages),
							password: claim.password ?? undefined,
							limits: settings.limits,
							findLessons,
							lookUp: lists?.openLookUp(account.id, schema),
							keep: true,
							pagesFile,
							signal,
							onPages: (counted) => {
								uploads.hold(pagesFile);
								return setPagesAside(claim, counted, plan.pagesPerMonth);
							},
							onPageRead: tellProgress(claim),
							second,
						},
						{ turn, log: bindLog(log, idsOf(claim)), meter, span },
					),
				),
			);
		} finally {
			await rm(pagesFile, { force: true });
		}
	};
}
