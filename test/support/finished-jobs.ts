import { randomBytes } from 'node:crypto';
import { createJobRepository } from '../../engine/src/services/jobs/job-repository.ts';
import type { Job } from '../../engine/src/model/job.ts';
import type { Template } from '../../engine/src/model/template.ts';
import type { Services } from '../../engine/src/app/services.ts';

export type Finished = Partial<
	Pick<Job, 'fileName' | 'status' | 'result' | 'error' | 'createdAt' | 'templateRevision'>
>;

/** Inserts ended jobs as if a worker had read their documents; returns their IDs. */
export async function addFinishedJobs(
	{ db, storeTime, newId }: Pick<Services, 'db' | 'storeTime' | 'newId'>,
	template: Pick<Template, 'id' | 'accountId' | 'revision'>,
	list: readonly Finished[],
): Promise<string[]> {
	const repository = createJobRepository(db, storeTime);
	const jobs = list.map((one): Job => ({
		id: newId(),
		accountId: template.accountId,
		templateId: template.id,
		templateRevision: template.revision,
		sha256: randomBytes(32).toString('hex'),
		fileName: 'a.pdf',
		fileType: 'pdf',
		language: null,
		pages: '',
		reader: '',
		documentKey: newId(),
		documentBytes: 1,
		documentRemovedAt: null,
		status: 'completed',
		attempts: 1,
		reservationId: null,
		pageCount: 1,
		pagesRead: 0,
		pageUsed: 1,
		result: null,
		details: null,
		error: null,
		origin: null,
		createdAt: new Date(),
		startedAt: null,
		completedAt: null,
		...one,
	}));
	await db.transaction(async (trx) => {
		await repository.insertNew(jobs, trx);
		for (const { id, status, result, error, createdAt } of jobs) {
			await trx('jobs')
				.where({ id })
				.update({
					status,
					error,
					result: result && JSON.stringify(result),
					page_count: 1,
					due_at: null,
					announced_seq: 1,
					completed_at: createdAt.getTime() + 1000,
				});
		}
	});
	return jobs.map(({ id }) => id);
}
