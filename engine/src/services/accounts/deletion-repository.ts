import type { Connection, Database } from '../../platform/store/open-database.ts';
import { isPostgres } from '../../platform/store/open-database.ts';
import type { AccountRow } from './account-repository.ts';

type DocumentRow = { id: string; account_id: string; document_key: string };
/** With the stored words of a file that was split. */
type JobRow = DocumentRow & { words_key: string | null };
type SampleRow = DocumentRow & { pages_key: string };
type Owned = { id: string; account_id: string };

/** A row, and the keys of its files outside the database. */
export type OwnedDocument = { id: string; keys: string[] };

/** Tables that may hold too many rows of an account for one statement. */
const LARGE_TABLES = [
	'lessons',
	'reviews',
	'fingerprints',
	'lists',
	'webhook_events',
	'page_reservations',
	'audit_events',
];
/** Tables that grant access, send data out or fetch it. */
const DOORS = [
	'api_keys',
	'users',
	'invitations',
	'webhook_endpoints',
	'mailboxes',
	'paperless_connections',
];

export type DeletionRepository = ReturnType<typeof createDeletionRepository>;

/** The queries that delete an account with all its data. */
export function createDeletionRepository(db: Database) {
	const accounts = (on: Connection = db) => on<AccountRow>('accounts');

	/** Revisions have no account ID: they belong to the account's templates, and to templates of its jobs. */
	async function deleteRevisions(accountId: string, on: Connection): Promise<void> {
		for (const [table, column] of [
			['templates', 'id'],
			['jobs', 'template_id'],
			['reviews', 'template_id'],
			['batches', 'template_id'],
		] as const) {
			await on('template_revisions')
				.whereIn('template_id', on(table).where({ account_id: accountId }).select(column))
				.delete();
		}
	}

	async function deleteSome(table: string, accountId: string, limit: number): Promise<number> {
		const some = db<Owned>(table).where({ account_id: accountId }).limit(limit).select('id');
		return await db<Owned>(table).whereIn('id', some).delete();
	}

	return {
		/** Closes an account permanently and frees its e-mail address. */
		async markDeleting(accountId: string, now: Date, trx: Connection): Promise<void> {
			await accounts(trx)
				.where({ id: accountId })
				.update({
					email: `${accountId}@deleted.invalid`,
					suspended_at: now.getTime(),
					deleting_at: now.getTime(),
				});
			for (const table of DOORS) await trx<Owned>(table).where({ account_id: accountId }).delete();
			await deleteRevisions(accountId, trx);
		},

		/** Audit entries of other accounts stay, without the name of this account. */
		async forgetName(
			{ id, email }: { id: string; email: string },
			notedBy: string,
			trx: Connection,
		): Promise<void> {
			await trx<{
				account_id: string;
				action: string;
				target_id: string;
				target_name: string | null;
			}>('audit_events')
				.where({ account_id: notedBy })
				.andWhere('action', 'like', 'account.%')
				.andWhere((about) => void about.where({ target_id: id }).orWhere({ target_name: email }))
				.update({ target_id: id, target_name: null });
		},

		async listDeleting(): Promise<string[]> {
			return (await accounts().whereNotNull('deleting_at').select('id')).map(({ id }) => id);
		},

		async listJobs(accountId: string, limit: number): Promise<OwnedDocument[]> {
			const rows = await db<JobRow>('jobs')
				.where({ account_id: accountId })
				.limit(limit)
				.select('id', 'document_key', 'words_key');
			return rows.map(({ id, document_key: key, words_key: words }) => ({
				id,
				keys: words === null ? [key] : [key, words],
			}));
		},

		async listSamples(accountId: string, limit: number): Promise<OwnedDocument[]> {
			const rows = await db<SampleRow>('samples')
				.where({ account_id: accountId })
				.limit(limit)
				.select('id', 'document_key', 'pages_key');
			return rows.map(({ id, document_key: key, pages_key: pages }) => ({
				id,
				keys: [key, pages],
			}));
		},

		async deleteRows(table: 'jobs' | 'samples', ids: readonly string[]): Promise<void> {
			await db<Owned>(table).whereIn('id', ids).delete();
		},

		/** Deletes a chunk of the rows that belong only to this account. */
		async deleteLarge(accountId: string, limit: number): Promise<void> {
			for (const table of LARGE_TABLES) {
				let deleted = limit;
				while (deleted === limit) deleted = await deleteSome(table, accountId, limit);
			}
		},

		/** Deletes the account and its remaining rows; false when a document arrived in the meantime. */
		deleteAccount: (accountId: string): Promise<boolean> =>
			db.transaction(async (trx) => {
				// This lock blocks inserts of rows for this account.
				const own = accounts(trx).where({ id: accountId });
				await (isPostgres(trx) ? own.clone().forUpdate() : own.clone()).first('id');
				for (const table of ['jobs', 'samples']) {
					if (await trx<Owned>(table).where({ account_id: accountId }).first('id')) return false;
				}
				await deleteRevisions(accountId, trx);
				await own.delete();
				return true;
			}),
	};
}
