import type { TrashedJob } from '../../model/job.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';
import { SAME_JOB } from './job-row.ts';
import type { JobRow } from './job-row.ts';

/** Jobs in the trash: an ended job, and with the job of a split file the jobs of its documents. */
export function createJobTrashRepository(db: Database) {
	const jobs = (on: Connection = db) => on<JobRow>('jobs');
	const trashed = (on?: Connection) => jobs(on).whereNotNull('deleted_at');
	const withChildren = (id: string, on: Connection) =>
		jobs(on).where((one) => void one.where({ id }).orWhere({ parent_id: id }));

	return {
		/** Returns false, and changes nothing, when the job has not ended or belongs to a split file. */
		async moveToTrash(id: string, now: Date, trx: Connection): Promise<boolean> {
			const moved = await jobs(trx)
				.where({ id, deleted_at: null, parent_id: null })
				.whereIn('status', ['completed', 'failed'])
				.update({ deleted_at: now.getTime() });
			if (moved !== 1) return false;
			await withChildren(id, trx).update({ deleted_at: now.getTime() });
			// A deleted job sends no more events, and a repeated request creates a new job.
			const ids = withChildren(id, trx).select('id');
			for (const table of ['webhook_events', 'idempotency_keys']) {
				await trx<{ job_id: string }>(table).whereIn('job_id', ids.clone()).delete();
			}
			return true;
		},

		async findTrashed(accountId: string, id: string): Promise<TrashedJob | undefined> {
			const row = await trashed()
				.where({ account_id: accountId, id, parent_id: null })
				.first('id', 'file_name', 'deleted_at');
			return row && toTrashed(row);
		},

		/** Newest first. */
		async listTrash(accountId: string, since: Date, limit: number): Promise<TrashedJob[]> {
			const rows = await trashed()
				.where({ account_id: accountId, parent_id: null })
				.andWhere('deleted_at', '>', since.getTime())
				.orderBy([
					{ column: 'deleted_at', order: 'desc' },
					{ column: 'id', order: 'desc' },
				])
				.limit(limit)
				.select('id', 'file_name', 'deleted_at');
			return rows.map(toTrashed);
		},

		/** Returns false, and changes nothing, when the same document was submitted again. */
		async restore(id: string, trx: Connection): Promise<boolean> {
			const same = SAME_JOB.map((column) => `others.${column} = jobs.${column}`).join(' and ');
			const restored = await trashed(trx)
				.where({ id })
				.whereNotExists(
					trx('jobs as others').whereNull('others.deleted_at').whereRaw(same).select(trx.raw('1')),
				)
				.update({ deleted_at: null });
			if (restored !== 1) return false;
			await withChildren(id, trx).update({ deleted_at: null });
			return true;
		},

		async listTrashedBefore(time: Date, limit: number): Promise<string[]> {
			const rows = await trashed()
				.where({ parent_id: null })
				.andWhere('deleted_at', '<=', time.getTime())
				.limit(limit)
				.select('id');
			return rows.map(({ id }) => id);
		},
	};
}

type TrashedRow = Pick<JobRow, 'id' | 'file_name' | 'deleted_at'>;

function toTrashed({ id, file_name: fileName, deleted_at: at }: TrashedRow): TrashedJob {
	return { id, fileName, deletedAt: new Date(at ?? 0) };
}
