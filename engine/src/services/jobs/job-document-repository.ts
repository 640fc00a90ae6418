import type { Job } from '../../model/job.ts';
import { isPostgres } from '../../platform/store/open-database.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';
import { toJob } from './job-row.ts';
import type { JobRow } from './job-row.ts';

type AccountRow = { id: string; stored_bytes: number };

/** The stored documents of jobs: their size and their expiry. */
export function createJobDocumentRepository(db: Database) {
	const jobs = (on: Connection = db) => on<JobRow>('jobs');
	const accounts = (on: Connection = db) => on<AccountRow>('accounts');

	return {
		async readStoredBytes(accountId: string): Promise<number> {
			const row = await accounts().where({ id: accountId }).first('stored_bytes');
			return row?.stored_bytes ?? 0;
		},

		/** Adds the size of new documents; returns false, and adds nothing, above the limit. */
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

		/** Subtracts the bytes of data that is no longer stored. */
		async subtractStoredBytes(
			{ accountId, bytes }: { accountId: string; bytes: number },
			trx: Connection,
		): Promise<void> {
			await accounts(trx).where({ id: accountId }).decrement('stored_bytes', bytes);
		},

		/**
		 * Deletes the review of a job's result and returns how many bytes it used. Call it before deleting the
		 * job, because corrections lock the rows in this order.
		 */
		async deleteReview(
			id: string,
			trx: Connection,
		): Promise<{ accountId: string; bytes: number } | undefined> {
			type Row = { id: string; account_id: string; history_bytes: number };
			const query = trx<Row>('reviews').where({ id });
			// knex does not support "delete … returning" on SQLite. There, the transaction holds the only lock.
			const row = await (isPostgres(trx) ? query.clone().forUpdate() : query.clone()).first(
				'account_id',
				'history_bytes',
			);
			if (!row) return undefined;
			await query.delete();
			return { accountId: row.account_id, bytes: row.history_bytes };
		},

		async listDocumentsDue(now: Date, limit: number): Promise<string[]> {
			const rows = await jobs()
				.where('document_until', '<=', now.getTime())
				.limit(limit)
				.select('id');
			return rows.map(({ id }) => id);
		},

		/** Marks the document as removed; undefined when the job was retried or deleted in the meantime. */
		async markDocumentRemoved(id: string, now: Date, trx: Connection): Promise<Job | undefined> {
			const [row] = await jobs(trx)
				.where({ id, status: 'failed' })
				.andWhere('document_until', '<=', now.getTime())
				.update({ document_until: null, document_removed_at: now.getTime() })
				.returning('*');
			// The state before the change, so that the size of the document can be subtracted.
			return row && { ...toJob(row), documentRemovedAt: null };
		},

		/** The subset of these documents that belongs to no job and no sample. */
		async keepOrphans(documentKeys: readonly string[]): Promise<string[]> {
			const rows = (await db('jobs')
				.whereIn('document_key', documentKeys)
				.whereNull('document_removed_at')
				.select({ key: 'document_key' })
				.unionAll([
					db('jobs').whereIn('words_key', documentKeys).select({ key: 'words_key' }),
					db('samples').whereIn('document_key', documentKeys).select({ key: 'document_key' }),
					db('samples').whereIn('pages_key', documentKeys).select({ key: 'pages_key' }),
				])) as { key: string }[];
			const known = new Set(rows.map(({ key }) => key));
			return documentKeys.filter((key) => !known.has(key));
		},
	};
}
