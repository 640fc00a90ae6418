import { refuseWhenExhausted } from '../accounts/quota.ts';
import type { Job } from '../../model/job.ts';
import { problem } from '../../model/problem.ts';
import type { Connection } from '../../platform/store/open-database.ts';
import { engineBusy } from '../../reading/pipeline/engine-busy.ts';
import { jobKeyOf, newJob } from './submit-job.ts';
import type { Submission, SubmitCollaborators } from './submit-job.ts';

/** Documents of one account that become jobs together or not at all. */
type JointSubmission = {
	caller: Submission['caller'];
	documents: readonly Omit<Submission, 'caller' | 'idempotencyKey'>[];
	/** Runs in the transaction that inserts the jobs. If it fails, no job is created. */
	record: (jobs: readonly Job[], trx: Connection) => Promise<void>;
};

/** A job to insert, and whether its document was stored for it. */
type Wanted = { job: Job; isStored: boolean };

/** Submits several documents atomically. A document that was submitted before maps to the same job. */
export function createSubmitTogether({
	db,
	repository,
	blobs,
	quota,
	doorbell,
	clock,
	newId,
}: SubmitCollaborators) {
	function prepare(submission: Submission): Job {
		const ids = { id: newId(), documentKey: newId() };
		return newJob(submission, jobKeyOf(submission), { ...ids, createdAt: clock.now() });
	}

	async function insert(wanted: readonly Wanted[], limit: number, trx: Connection): Promise<Job[]> {
		const stored = wanted.flatMap(({ job, isStored }) => (isStored ? [job] : []));
		const added = stored.length > 0 ? await repository.insertNew(stored, trx) : new Set<string>();
		const bytes = sizeOf(stored.filter(({ id }) => added.has(id)));
		for (const { accountId } of stored.slice(0, 1)) {
			if (await repository.addStoredBytes({ accountId, bytes, limit }, trx)) continue;
			throw problem('STORAGE_EXCEEDED', { needed: bytes, used: limit - bytes, limit });
		}
		const jobs: Job[] = [];
		for (const { job } of wanted) {
			const found = added.has(job.id) ? job : await repository.findDuplicate(job, trx);
			// The existing job was just deleted; the next attempt stores the document.
			if (!found) throw engineBusy('a document was deleted meanwhile.', 1);
			jobs.push(found);
		}
		return jobs;
	}

	return async ({ caller, documents, record }: JointSubmission): Promise<Job[]> => {
		const { account, plan } = caller;
		const limit = plan.storageBytes;
		const submissions = documents.map((one) => ({ ...one, caller, idempotencyKey: undefined }));
		refuseWhenExhausted(await quota.readUsage(account.id, plan.pagesPerMonth));
		const wanted: Wanted[] = [];
		for (const submission of submissions) {
			const job = prepare(submission);
			wanted.push({ job, isStored: !(await repository.findDuplicate(job)) });
		}
		const needed = sizeOf(wanted.flatMap(({ job, isStored }) => (isStored ? [job] : [])));
		const used = await repository.readStoredBytes(account.id);
		if (used + needed > limit) throw problem('STORAGE_EXCEEDED', { needed, used, limit });
		for (const [i, { job, isStored }] of wanted.entries()) {
			const path = submissions[i]?.document.path;
			if (isStored && path !== undefined) await blobs.put(path, job.documentKey, job.sha256);
		}

		// Set once the database has decided. If the commit itself fails, it is unknown whether the jobs exist. The
		// documents then stay, and those without a job are swept.
		let kept: ReadonlySet<string> | undefined;
		try {
			const jobs = await db.transaction(async (trx) => {
				try {
					const inserted = await insert(wanted, limit, trx);
					await record(inserted, trx);
					return inserted;
				} catch (error) {
					kept = new Set();
					throw error;
				}
			});
			kept = new Set(jobs.map(({ id }) => id));
			if (wanted.some(({ job }) => kept?.has(job.id))) doorbell.ring();
			return jobs;
		} finally {
			for (const { job, isStored } of wanted) {
				if (isStored && kept && !kept.has(job.id)) await blobs.remove(job.documentKey);
			}
		}
	};
}

function sizeOf(jobs: readonly Job[]): number {
	return jobs.reduce((sum, { documentBytes }) => sum + (documentBytes ?? 0), 0);
}
