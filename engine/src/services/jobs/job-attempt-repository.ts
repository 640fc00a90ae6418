import type { JobAttempt } from '../../model/job.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';

type AttemptRow = {
	id: string;
	job_id: string;
	number: number;
	outcome: JobAttempt['outcome'];
	error: string | null;
	started_at: number;
	ended_at: number;
};

/** How each attempt at a job ended. */
export function createJobAttemptRepository(db: Database) {
	const attempts = (on: Connection = db) => on<AttemptRow>('job_attempts');

	return {
		async insertAttempt(jobId: string, attempt: JobAttempt, on?: Connection): Promise<void> {
			await attempts(on).insert({
				id: attempt.id,
				job_id: jobId,
				number: attempt.number,
				outcome: attempt.outcome,
				error: attempt.error,
				started_at: attempt.startedAt.getTime(),
				ended_at: attempt.endedAt.getTime(),
			});
		},

		async hasAttempt(id: string, on?: Connection): Promise<boolean> {
			return (await attempts(on).where({ id }).first('id')) !== undefined;
		},

		async listAttempts(jobId: string): Promise<JobAttempt[]> {
			const rows = await attempts().where({ job_id: jobId }).orderBy('id');
			return rows.map((row) => ({
				id: row.id,
				number: row.number,
				outcome: row.outcome,
				error: row.error,
				startedAt: new Date(row.started_at),
				endedAt: new Date(row.ended_at),
			}));
		},
	};
}
