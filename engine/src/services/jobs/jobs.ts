import type { Quota } from '../accounts/quota.ts';
import type { AuditTrail } from '../audit/audit.ts';
import type { Memory } from '../memory/memory.ts';
import { toId } from '../../model/id.ts';
import { hasEnded } from '../../model/job.ts';
import type { Job, JobAttempt } from '../../model/job.ts';
import type { Clock, NewId } from '../../model/ports.ts';
import { problem } from '../../model/problem.ts';
import type { Ballast } from '../../platform/store/ballast.ts';
import type { Blobs } from '../../platform/store/blobs.ts';
import type { Database } from '../../platform/store/open-database.ts';
import type { Doorbell } from './doorbell.ts';
import { createErasing } from './erase-jobs.ts';
import { createJobEndings } from './job-endings.ts';
import type { JobFilter, JobPage } from './job-record-repository.ts';
import type { JobRepository } from './job-repository.ts';
import { createSubmit } from './submit-job.ts';

type Collaborators = {
	db: Database;
	repository: JobRepository;
	audit: AuditTrail;
	memory: Pick<Memory, 'forget'>;
	blobs: Blobs;
	quota: Quota;
	doorbell: Doorbell;
	/** null: the database keeps its own room. */
	ballast: Ballast | null;
	clock: Clock;
	newId: NewId;
};

export type Jobs = ReturnType<typeof createJobs>;

/** What an account can do with its jobs. */
export function createJobs(collaborators: Collaborators) {
	const { repository, audit, blobs, doorbell } = collaborators;
	const endings = createJobEndings({ repository });
	const { erase, ...sweeping } = createErasing({ ...collaborators, onErased: endings.tell });

	/** Another account's job is as unknown as one that does not exist. */
	function own(accountId: string, jobId: string, job: Job | undefined): Job {
		if (job?.accountId !== accountId) throw problem('JOB_NOT_FOUND', { jobId });
		return job;
	}

	async function get(accountId: string, jobId: string): Promise<Job> {
		const id = toId(jobId);
		return own(accountId, jobId, id === undefined ? undefined : await repository.find(id));
	}

	async function getSummary(accountId: string, jobId: string): Promise<Job> {
		const id = toId(jobId);
		return own(accountId, jobId, id === undefined ? undefined : await repository.findSummary(id));
	}

	function refuseWithoutDocument({ documentRemovedAt }: Job): void {
		if (documentRemovedAt) throw problem('DOCUMENT_ERASED');
	}

	return {
		get,
		/** The same without its result. */
		getSummary,
		/** A job has ended by the hand of this process. */
		tellEnded: endings.tell,
		submit: createSubmit(collaborators),
		...sweeping,

		/** Answers when the job has ended, or as it is when the time is over or the client has gone. */
		async waitFor(
			accountId: string,
			jobId: string,
			{ seconds, signal }: { seconds: number; signal: AbortSignal },
		): Promise<Job> {
			const until = performance.now() + seconds * 1000;
			for (;;) {
				const job = await getSummary(accountId, jobId);
				const left = until - performance.now();
				if (hasEnded(job) || left <= 0 || signal.aborted) return await get(accountId, jobId);
				await endings.wait(job.id, left, signal);
			}
		},

		list: (accountId: string, page: Omit<JobPage, 'accountId'>): Promise<Job[]> =>
			repository.list({ ...page, accountId }),

		/** The same with their results. */
		listResults: (accountId: string, page: Omit<JobPage, 'accountId'>): Promise<Job[]> =>
			repository.listResults({ ...page, accountId }),

		listRevisions: (accountId: string, filter: JobFilter) =>
			repository.listRevisions(accountId, filter),

		/** The job without its result, and every attempt that has left word. */
		async getHistory(
			accountId: string,
			jobId: string,
		): Promise<{ job: Job; attempts: JobAttempt[] }> {
			const job = await getSummary(accountId, jobId);
			return { job, attempts: await repository.listAttempts(job.id) };
		},

		/** How many jobs were submitted for a template, and how many of them have not ended. */
		countByTemplate: (accountId: string, templateId: string) =>
			repository.countByTemplate(accountId, templateId),

		async retry(accountId: string, jobId: string): Promise<Job> {
			const { id } = await getSummary(accountId, jobId);
			const restarted = await audit.write(
				(trx) => repository.restart(id, null, trx),
				(done) => (done ? { name: done.fileName } : null),
			);
			if (!restarted) {
				const job = await getSummary(accountId, jobId);
				refuseWithoutDocument(job);
				throw problem('JOB_NOT_FAILED', { status: job.status });
			}
			doorbell.ring();
			return restarted;
		},

		/** `forget`: with what corrections of its result have taught. */
		async delete(
			accountId: string,
			jobId: string,
			{ forget = false }: { forget?: boolean } = {},
		): Promise<void> {
			const { id } = await getSummary(accountId, jobId);
			await erase(id, { forget });
		},

		/** The file as it was submitted. */
		async openDocument(accountId: string, jobId: string) {
			const job = await getSummary(accountId, jobId);
			refuseWithoutDocument(job);
			return { job, content: await blobs.read(job.documentKey) };
		},

		/** Works on the file as it was submitted, on disk. */
		async withDocument<T>(
			accountId: string,
			jobId: string,
			signal: AbortSignal,
			work: (job: Job, path: string) => Promise<T>,
		): Promise<T> {
			const job = await getSummary(accountId, jobId);
			refuseWithoutDocument(job);
			const { documentKey: key, sha256 } = job;
			return await blobs.withFile({ key, sha256, signal }, (path) => work(job, path));
		},
	};
}
