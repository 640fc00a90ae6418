import { z } from 'zod';
import type { Mailbox } from '../../model/mailbox.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';

export type MailboxRow = {
	id: string;
	account_id: string;
	name: string;
	host: string;
	port: number;
	security: Mailbox['security'];
	user: string;
	secret_kind: Mailbox['secretKind'];
	secret: string;
	folder: string;
	senders: string;
	template_id: string;
	parts: Mailbox['parts'];
	afterwards: Mailbox['afterwards'];
	done_folder: string;
	failed_folder: string;
	enabled: number;
	uid_validity: number;
	first_uid_validity: number;
	last_uid: number;
	take_after: number | null;
	failures: number;
	last_error: string | null;
	last_checked_at: number | null;
	due_at: number | null;
	token: string | null;
	created_at: number;
};

const textsSchema = z.array(z.string());

export function toMailbox(row: MailboxRow): Mailbox {
	return {
		id: row.id,
		accountId: row.account_id,
		name: row.name,
		host: row.host,
		port: row.port,
		security: row.security,
		user: row.user,
		secretKind: row.secret_kind,
		folder: row.folder,
		senders: textsSchema.parse(JSON.parse(row.senders)),
		templateId: row.template_id,
		parts: row.parts,
		afterwards: row.afterwards,
		doneFolder: row.done_folder,
		failedFolder: row.failed_folder,
		enabled: row.enabled === 1,
		uidValidity: row.uid_validity,
		firstUidValidity: row.first_uid_validity,
		lastUid: row.last_uid,
		takeAfter: row.take_after === null ? null : new Date(row.take_after),
		failures: row.failures,
		lastError: row.last_error,
		lastCheckedAt: row.last_checked_at === null ? null : new Date(row.last_checked_at),
		createdAt: new Date(row.created_at),
	};
}

function toRow(mailbox: Mailbox): Omit<MailboxRow, 'secret' | 'due_at' | 'token'> {
	return {
		id: mailbox.id,
		account_id: mailbox.accountId,
		name: mailbox.name,
		host: mailbox.host,
		port: mailbox.port,
		security: mailbox.security,
		user: mailbox.user,
		secret_kind: mailbox.secretKind,
		folder: mailbox.folder,
		senders: JSON.stringify(mailbox.senders),
		template_id: mailbox.templateId,
		parts: mailbox.parts,
		afterwards: mailbox.afterwards,
		done_folder: mailbox.doneFolder,
		failed_folder: mailbox.failedFolder,
		enabled: Number(mailbox.enabled),
		uid_validity: mailbox.uidValidity,
		first_uid_validity: mailbox.firstUidValidity,
		last_uid: mailbox.lastUid,
		take_after: mailbox.takeAfter?.getTime() ?? null,
		failures: mailbox.failures,
		last_error: mailbox.lastError,
		last_checked_at: mailbox.lastCheckedAt?.getTime() ?? null,
		created_at: mailbox.createdAt.getTime(),
	};
}

export type MailboxRepository = ReturnType<typeof createMailboxRepository>;

export function createMailboxRepository(db: Database) {
	const mailboxes = (on: Connection = db) => on<MailboxRow>('mailboxes');

	return {
		/** Returns false, and inserts nothing, when the account already has `limit` mailboxes. */
		async insert(
			mailbox: Mailbox,
			sealed: string,
			limit: number,
			on: Connection = db,
		): Promise<boolean> {
			return await on.transaction(async (trx) => {
				const { accountId } = mailbox;
				// Locks the account's row, so that two concurrent inserts cannot both take the last place.
				await trx('accounts').where({ id: accountId }).update({ id: accountId });
				const [counted] = await mailboxes(trx)
					.where({ account_id: accountId })
					.count({ count: '*' });
				if (Number(counted?.count) >= limit) return false;
				const due = mailbox.enabled ? 1 : null;
				await mailboxes(trx).insert({
					...toRow(mailbox),
					secret: sealed,
					due_at: due,
					token: null,
				});
				return true;
			});
		},

		async list(accountId: string): Promise<Mailbox[]> {
			return (await mailboxes().where({ account_id: accountId }).orderBy('id')).map(toMailbox);
		},

		async find(id: string): Promise<Mailbox | undefined> {
			const row = await mailboxes().where({ id }).first();
			return row && toMailbox(row);
		},

		async readSecret(id: string): Promise<string | undefined> {
			return (await mailboxes().where({ id }).first('secret'))?.secret;
		},

		/**
		 * Revokes the lease of the worker that holds it, so that a worker restarts with the new settings.
		 * `isElsewhere`: the address has changed, so its mails are counted anew. Otherwise the position is kept.
		 */
		async update(
			mailbox: Mailbox,
			sealed: string | undefined,
			isElsewhere: boolean,
			on?: Connection,
		): Promise<boolean> {
			const { uid_validity, first_uid_validity, last_uid, take_after, ...row } = toRow(mailbox);
			const place = { uid_validity, first_uid_validity, last_uid, take_after };
			// UIDs of another server may be equal, so the recorded mails must not be mistaken for its mails.
			if (isElsewhere) await (on ?? db)('mailbox_mails').where({ mailbox_id: mailbox.id }).delete();
			const changed = await mailboxes(on)
				.where({ id: mailbox.id })
				.update({
					...row,
					...(isElsewhere && place),
					...(sealed !== undefined && { secret: sealed }),
					due_at: mailbox.enabled ? 1 : null,
					token: null,
				});
			return changed === 1;
		},

		async delete(id: string, on?: Connection): Promise<boolean> {
			return (await mailboxes(on).where({ id }).delete()) === 1;
		},
	};
}
