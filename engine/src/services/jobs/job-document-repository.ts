import type { Job } from '../../model/job.ts';
import { isPostgres } from '../../platform/store/open-database.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';
import { toJob } from './job-row.ts';
import type { JobRow } from './job-row.ts';

type AccountRow = { id: string; stored_bytes: number };

/** The documents of jobs: what they take up, and when they go. */
export function createJobDocumentRepository(db: Database) {
	const jobs = (on: Connection = db) => on<JobRow>('jobs');
	const accounts = (on: Connection = db) => on<AccountRow>('accounts');

	return {
		async readStoredBytes(accountId: string): Promise<number> {
			const row = await accounts().where({ id: accountId }).first('stored_bytes');
			return row?.stored_bytes ?? 0;
		},

		/** Counts the documents of new jobs; false, and nothing counted, when they exceed the limit. */
		async addStoredBytes(
			{ accountId, bytes, limit }: { accountId: string; bytes: number; limit: number },
			trx: Connection,
		): Promise<boolean> {
			const added = await accounts(trx)
				.where({ id: accountId })
				.whereRaw('stored_bytes + ? <= ?', [bytes, limit])
				.increment('stored_bytes', bytes);
			return added === 1;
		},

		/** The document of this job is no longer kept. */
		async subtractStoredBytes(job: Job, trx: Connection): Promise<void> {
			if (!job.documentBytes || job.documentRemovedAt) return;
			await accounts(trx).where({ id: job.accountId }).decrement('stored_bytes', job.documentBytes);
		},

		/**
		 * Deletes what people have said about the result of a job, and counts it no longer. Before the job, in the
		 * order in which corrections lock the rows.
		 */
		async deleteReview(id: string, trx: Connection): Promise<void> {
			type Row = { id: string; account_id: string; history_bytes: number };
			const query = trx<Row>('reviews').where({ id });
			const row = await (isPostgres(trx) ? query.clone().forUpdate() : query.clone()).first(
				'account_id',
				'history_bytes',
			);
			if (!row) return;
			await query.delete();
			await accounts(trx)
				.where({ id: row.account_id })
				.decrement('stored_bytes', row.history_bytes);
		},

		async listDocumentsDue(now: Date, limit: number): Promise<string[]> {
			const rows = await jobs()
				.where('document_until', '<=', now.getTime())
				.limit(limit)
				.select('id');
			return rows.map(({ id }) => id);
		},

		/** Notes that the document goes; undefined when the job was retried or deleted meanwhile. */
		async markDocumentRemoved(id: string, now: Date, trx: Connection): Promise<Job | undefined> {
			const [row] = await jobs(trx)
				.where({ id, status: 'failed' })
				.andWhere('document_until', '<=', now.getTime())
				.update({ document_until: null, document_removed_at: now.getTime() })
				.returning('*');
			// As it was before, so that what the document took up can be given back.
			return row && { ...toJob(row), documentRemovedAt: null };
		},

		/** Of these documents, the ones that belong to no job and no sample. */
		async keepOrphans(documentKeys: readonly string[]): Promise<string[]> {
			const rows = await jobs()
				.whereIn('document_key', documentKeys)
				.whereNull('document_removed_at')
				.select('document_key');
			const kept = await db<{ document_key: string; pages_key: string }>('samples')
				.whereIn('document_key', documentKeys)
				.orWhereIn('pages_key', documentKeys)
				.select('document_key', 'pages_key');
			const known = new Set([
				...rows.map((row) => row.document_key),
				...kept.flatMap((row) => [row.document_key, row.pages_key]),
			]);
			return documentKeys.filter((key) => !known.has(key));
		},
	};
}
