import type { Quota } from '../accounts/quota.ts';
import type { AuditTrail } from '../audit/audit.ts';
import type { Duplicates } from '../duplicates/duplicates.ts';
import type { Memory } from '../memory/memory.ts';
import { toId } from '../../model/id.ts';
import { hasEnded } from '../../model/job.ts';
import type { Job, JobAttempt } from '../../model/job.ts';
import type { ChosenTemplate } from '../../model/piece.ts';
import type { Clock, NewId } from '../../model/ports.ts';
import { problem } from '../../model/problem.ts';
import { writeSplit } from '../../model/split.ts';
import type { Split } from '../../model/split.ts';
import type { Ballast } from '../../platform/store/ballast.ts';
import type { Blobs } from '../../platform/store/blobs.ts';
import type { Database } from '../../platform/store/open-database.ts';
import type { Decisions } from '../sorting/decisions.ts';
import type { Doorbell } from './doorbell.ts';
import { createErasing } from './erase-jobs.ts';
import { createJobEndings } from './job-endings.ts';
import type { JobFilter, JobPage } from './job-record-repository.ts';
import type { JobRepository } from './job-repository.ts';
import { createSubmit } from './submit-job.ts';
import { createSubmitTogether } from './submit-together.ts';
import { createJobTrash } from './trash-jobs.ts';

type Collaborators = {
	db: Database;
	repository: JobRepository;
	audit: AuditTrail;
	memory: Pick<Memory, 'forget'>;
	decisions: Pick<Decisions, 'forget'>;
	duplicates: Pick<Duplicates, 'forget'>;
	blobs: Blobs;
	quota: Quota;
	doorbell: Doorbell;
	/** null: the database manages its own disk space. */
	ballast: Ballast | null;
	clock: Clock;
	newId: NewId;
	/** How long a job in the trash can be restored; 0: not at all. */
	trashMs: number;
};

export type Jobs = ReturnType<typeof createJobs>;

/** What an account can do with its jobs. */
export function createJobs(collaborators: Collaborators) {
	const { repository, audit, blobs, doorbell } = collaborators;
	const endings = createJobEndings({ repository });
	const { erase, deleteRow, ...sweeping } = createErasing({
		...collaborators,
		onErased: endings.tell,
	});
	const trash = createJobTrash({ ...collaborators, erase, onErased: endings.tell });

	/** Another account's job is treated as missing. */
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
		/** Without the result. */
		getSummary,
		/** Called when a job ends in this process. */
		tellEnded: endings.tell,
		submit: createSubmit(collaborators),
		submitTogether: createSubmitTogether(collaborators),
		...sweeping,
		deleteRow,

		/** The jobs of the documents of a file. */
		listChildren: ({ id }: Job): Promise<Job[]> => repository.listChildren(id),

		/**
		 * Splits the file of a completed job again, from its stored words, free of charge. `chosen`: templates
		 * that a person has chosen for single documents.
		 */
		async splitAgain(
			accountId: string,
			jobId: string,
			{ split, chosen }: { split: Split; chosen: ChosenTemplate[] },
		): Promise<Job> {
			const { id, sorting, status } = await getSummary(accountId, jobId);
			const again = sorting && { ...sorting, split: writeSplit(split), chosen };
			const restarted = again
				? await audit.write(
						(trx) => repository.splitAgain(id, again, trx),
						(done) => (done ? { name: done.fileName } : null),
					)
				: undefined;
			if (!restarted) throw problem('JOB_NOT_SPLIT', { status });
			doorbell.ring();
			return restarted;
		},

		/** Returns the job when it has ended, when the time is up or when the client has disconnected. */
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

		/** The same with results. */
		listResults: (accountId: string, page: Omit<JobPage, 'accountId'>): Promise<Job[]> =>
			repository.listResults({ ...page, accountId }),

		listRevisions: (accountId: string, filter: JobFilter) =>
			repository.listRevisions(accountId, filter),

		/** The job without its result, and its recorded attempts. */
		async getHistory(
			accountId: string,
			jobId: string,
		): Promise<{ job: Job; attempts: JobAttempt[] }> {
			const job = await getSummary(accountId, jobId);
			return { job, attempts: await repository.listAttempts(job.id) };
		},

		/** The number of jobs of a template, and how many have not ended. */
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

		/** Erases a job, also one in the trash. `forget`: with the lessons from corrections of its result. */
		async delete(
			accountId: string,
			jobId: string,
			{ forget = false }: { forget?: boolean } = {},
		): Promise<void> {
			const trashed = await trash.find(accountId, toId(jobId) ?? '');
			const { id } = trashed ?? (await getSummary(accountId, jobId));
			await erase(id, { forget, isAsked: true });
		},

		/** It can be restored for a while. */
		moveToTrash: async (accountId: string, jobId: string): Promise<void> =>
			await trash.moveToTrash(await getSummary(accountId, jobId)),

		listTrash: (accountId: string) => trash.listTrash(accountId),
		emptyTrash: (): Promise<number> => trash.emptyTrash(),

		async restore(accountId: string, jobId: string): Promise<Job> {
			const trashed = await trash.find(accountId, toId(jobId) ?? '');
			if (!trashed) throw problem('JOB_NOT_FOUND', { jobId });
			await trash.restore(trashed);
			return await get(accountId, trashed.id);
		},

		/** The submitted file. */
		async openContent(accountId: string, jobId: string) {
			const job = await getSummary(accountId, jobId);
			refuseWithoutDocument(job);
			return { job, content: await blobs.read(job.documentKey) };
		},

		/** Runs `work` with the submitted file on disk. */
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
