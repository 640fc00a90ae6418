import type { Claim, Job } from '../../model/job.ts';
import type { JobPiece, JobSorting } from '../../model/piece.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';
import type { StoreTime } from '../../platform/store/store-time.ts';
import type { WrittenResult } from './job-queue-repository.ts';
import { toNewRow } from './job-record-repository.ts';
import { SUMMARY_COLUMNS, toJob } from './job-row.ts';
import type { JobRow, SummaryRow } from './job-row.ts';

/** The job of a document, which ended together with the job of its file. */
export type EndedPiece = { job: Job; written: WrittenResult };

/** Split files: one job for the file, the parent, and one for each document. */
export function createJobPieceRepository(db: Database, time: StoreTime) {
	const jobs = (on: Connection = db) => on<JobRow>('jobs');

	return {
		/** In page order: IDs are made in that order. */
		async listChildren(parentId: string, on?: Connection): Promise<Job[]> {
			const rows = await jobs(on)
				.where({ parent_id: parentId })
				.orderBy('id')
				.select<SummaryRow[]>(SUMMARY_COLUMNS);
			return rows.map(toJob);
		},

		/** Inserts the job of a document, with its result. */
		async insertEnded({ job, written }: EndedPiece, on: Connection): Promise<void> {
			await jobs(on).insert({
				...toNewRow(job),
				...written,
				announced_seq: 1,
				attempts: job.attempts,
				page_count: job.pageCount,
				page_used: job.pageUsed,
				error: job.error,
				error_code: job.errorCode ?? null,
				started_at: job.startedAt?.getTime() ?? null,
				completed_at: job.completedAt?.getTime() ?? null,
			});
		},

		/** The documents of a file, and where its words are stored. */
		async recordPieces(
			{ job }: Claim,
			{ pieces, words }: { pieces: readonly JobPiece[]; words: Job['words'] },
			on: Connection,
		): Promise<void> {
			await jobs(on)
				.where({ id: job.id })
				.update({
					pieces: JSON.stringify(pieces),
					words_key: words?.key ?? null,
					words_sha256: words?.sha256 ?? null,
				});
		},

		/** Updates the description of a document whose job stays. */
		async recordOwnPiece(id: string, piece: JobPiece, on: Connection): Promise<void> {
			await jobs(on)
				.where({ id })
				.update({ pieces: JSON.stringify([piece]) });
		},

		/** Replaces the file by its documents in its batches. */
		async moveToBatches(
			from: readonly string[],
			to: readonly string[],
			on: Connection,
		): Promise<void> {
			const batches = on('batch_jobs').whereIn('job_id', from).distinct('batch_id');
			const rows = (await batches) as { batch_id: string }[];
			const added = rows.flatMap(({ batch_id }) => to.map((job_id) => ({ batch_id, job_id })));
			if (added.length === 0) return;
			for (let i = 0; i < added.length; i += 100) {
				const some = added.slice(i, i + 100);
				await on('batch_jobs').insert(some).onConflict(['batch_id', 'job_id']).ignore();
			}
			const gone = from.filter((id) => !to.includes(id));
			await on('batch_jobs').whereIn('job_id', gone).delete();
		},

		/** Splits the file of a completed job again; undefined when that is not possible. */
		async splitAgain(id: string, sorting: JobSorting, on?: Connection): Promise<Job | undefined> {
			const [row] = await jobs(on)
				.where({ id, status: 'completed', deleted_at: null })
				.whereNotNull('sorting')
				.whereNotNull('words_key')
				.update({
					sorting: JSON.stringify(sorting),
					status: 'pending',
					attempts: 0,
					started_at: null,
					completed_at: null,
					due_at: time.after(0),
					seq: db.raw('seq + 1'),
				})
				.returning('*');
			return row && toJob(row);
		},
	};
}
