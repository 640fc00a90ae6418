import { z } from 'zod';
import type { PaperlessConnection } from '../../model/paperless.ts';
import type { HeldRow } from '../../platform/store/held-rows.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';

export type ConnectionRow = HeldRow & {
	name: string;
	url: string;
	secret: string;
	template_id: string;
	tag: string;
	done_tag: string;
	failed_tag: string;
	write_after: PaperlessConnection['writeAfter'];
	writes: string;
	enabled: number;
	created_at: number;
};

const writesSchema = z.object({
	correspondent: z.string().nullable(),
	date: z.string().nullable(),
	documentType: z.string().nullable(),
	tags: z.array(z.string()),
	tagFields: z.array(z.string()),
	customFields: z.record(z.string(), z.string()),
	currency: z.string().nullable(),
});

export function toPaperlessConnection(row: ConnectionRow): PaperlessConnection {
	return {
		id: row.id,
		accountId: row.account_id,
		name: row.name,
		url: row.url,
		templateId: row.template_id,
		tag: row.tag,
		doneTag: row.done_tag,
		failedTag: row.failed_tag,
		writeAfter: row.write_after,
		writes: writesSchema.parse(JSON.parse(row.writes)),
		enabled: row.enabled === 1,
		failures: row.failures,
		lastError: row.last_error,
		lastCheckedAt: row.last_checked_at === null ? null : new Date(row.last_checked_at),
		createdAt: new Date(row.created_at),
	};
}

function toRow(
	connection: PaperlessConnection,
): Omit<ConnectionRow, 'secret' | 'due_at' | 'token'> {
	return {
		id: connection.id,
		account_id: connection.accountId,
		name: connection.name,
		url: connection.url,
		template_id: connection.templateId,
		tag: connection.tag,
		done_tag: connection.doneTag,
		failed_tag: connection.failedTag,
		write_after: connection.writeAfter,
		writes: JSON.stringify(connection.writes),
		enabled: Number(connection.enabled),
		failures: connection.failures,
		last_error: connection.lastError,
		last_checked_at: connection.lastCheckedAt?.getTime() ?? null,
		created_at: connection.createdAt.getTime(),
	};
}

export type ConnectionRepository = ReturnType<typeof createConnectionRepository>;

export function createConnectionRepository(db: Database) {
	const connections = (on: Connection = db) => on<ConnectionRow>('paperless_connections');

	return {
		/** Returns false, and inserts nothing, when the account already has `limit` connections. */
		async insert(
			connection: PaperlessConnection,
			sealed: string,
			limit: number,
			on: Connection = db,
		): Promise<boolean> {
			return await on.transaction(async (trx) => {
				const { accountId } = connection;
				// Locks the account's row, so that two concurrent inserts cannot both take the last place.
				await trx('accounts').where({ id: accountId }).update({ id: accountId });
				const [counted] = await connections(trx)
					.where({ account_id: accountId })
					.count({ count: '*' });
				if (Number(counted?.count) >= limit) return false;
				const row = { ...toRow(connection), secret: sealed };
				await connections(trx).insert({
					...row,
					due_at: connection.enabled ? 1 : null,
					token: null,
				});
				return true;
			});
		},

		async list(accountId: string): Promise<PaperlessConnection[]> {
			const rows = await connections().where({ account_id: accountId }).orderBy('id');
			return rows.map(toPaperlessConnection);
		},

		async find(id: string): Promise<PaperlessConnection | undefined> {
			const row = await connections().where({ id }).first();
			return row && toPaperlessConnection(row);
		},

		async readSecret(id: string): Promise<string | undefined> {
			return (await connections().where({ id }).first('secret'))?.secret;
		},

		/**
		 * Revokes the lease of the worker that holds it, so that a worker restarts with the new settings. `isElsewhere`:
		 * the address is another paperless-ngx, where the same ids belong to other documents.
		 */
		async update(
			connection: PaperlessConnection,
			sealed: string | undefined,
			isElsewhere: boolean,
			on: Connection = db,
		): Promise<boolean> {
			if (isElsewhere) {
				await on('paperless_documents').where({ connection_id: connection.id }).delete();
			}
			const changed = await connections(on)
				.where({ id: connection.id })
				.update({
					...toRow(connection),
					...(sealed !== undefined && { secret: sealed }),
					due_at: connection.enabled ? 1 : null,
					token: null,
				});
			return changed === 1;
		},

		/** Makes the connection due now, unless a worker holds it or it is disabled. */
		async wake(id: string): Promise<void> {
			await connections().where({ id, enabled: 1 }).whereNull('token').update({ due_at: 1 });
		},

		async delete(id: string, on?: Connection): Promise<boolean> {
			return (await connections(on).where({ id }).delete()) === 1;
		},
	};
}
