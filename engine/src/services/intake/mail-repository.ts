import { z } from 'zod';
import type { Mailbox, MailId, MailRecord, MailState } from '../../model/mailbox.ts';
import type { NewId } from '../../model/ports.ts';
import { createHeldRows } from '../../platform/store/held-rows.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';
import type { StoreTime } from '../../platform/store/store-time.ts';
import { toMailbox } from './mailbox-repository.ts';
import type { MailboxRow } from './mailbox-repository.ts';

type MailRow = {
	id: string;
	mailbox_id: string;
	uid_validity: number;
	uid: number;
	fingerprint: string;
	state: MailState;
	sender: string;
	attempts: number;
	job_ids: string;
	reason: string | null;
	is_marked: number;
	at: number;
};

/** A mailbox held by one worker. */
export type HeldMailbox = { mailbox: Mailbox; sealed: string; token: string };

/** The result of a mail. */
export type MailEnd = Pick<MailRecord, 'jobIds' | 'reason'> & { state: 'taken' | 'failed' };

const idsSchema = z.array(z.string());
/** After a server has assigned new UIDs, it may return to old ones, so no generation counts as the first any more. */
export const NO_GENERATION = 0;
const REASON_MAX_CHARACTERS = 1000;

function toRecord(row: MailRow): MailRecord {
	return {
		id: row.id,
		mailboxId: row.mailbox_id,
		uidValidity: row.uid_validity,
		uid: row.uid,
		state: row.state,
		sender: row.sender,
		attempts: row.attempts,
		jobIds: idsSchema.parse(JSON.parse(row.job_ids)),
		reason: row.reason,
		isMarked: row.is_marked === 1,
		at: new Date(row.at),
	};
}

function whereMail({ mailboxId, uidValidity, uid }: MailId) {
	return { mailbox_id: mailboxId, uid_validity: uidValidity, uid };
}

export type MailRepository = ReturnType<typeof createMailRepository>;

/** The operations of workers on mailboxes. Writes of a worker that has lost its lease have no effect. */
export function createMailRepository(db: Database, time: StoreTime, newId: NewId) {
	const mails = (on: Connection = db) => on<MailRow>('mailbox_mails');
	const mailboxes = (on: Connection = db) => on<MailboxRow>('mailboxes');
	const held = createHeldRows<MailboxRow>(db, time, 'mailboxes');

	return {
		/** The mailbox that has been due longest. */
		async claim(wish: Parameters<typeof held.claim>[0]): Promise<HeldMailbox | undefined> {
			const row = await held.claim(wish);
			return row && { mailbox: toMailbox(row), sealed: row.secret, token: wish.token };
		},

		renew: ({ mailbox, token }: HeldMailbox, leaseMs: number): Promise<boolean> =>
			held.renew({ id: mailbox.id, token }, leaseMs),

		release: (
			{ mailbox, token }: HeldMailbox,
			outcome: Parameters<typeof held.release>[1],
		): Promise<void> => held.release({ id: mailbox.id, token }, outcome),

		/** Records that all its mails were looked at. */
		note: ({ mailbox, token }: HeldMailbox, now: Date): Promise<void> =>
			held.note({ id: mailbox.id, token }, now),

		/** Advances to another mail or another generation of UIDs; false if the worker has lost the mailbox. */
		async moveTo(
			{ mailbox, token }: HeldMailbox,
			{ uidValidity, uid }: Omit<MailId, 'mailboxId'>,
			on?: Connection,
		): Promise<boolean> {
			const own = mailboxes(on).where({ id: mailbox.id, token });
			const first = db.raw(
				'case when uid_validity = ? then first_uid_validity else cast(? as bigint) end',
				[uidValidity, NO_GENERATION],
			);
			const place = { uid_validity: uidValidity, last_uid: uid };
			return (await own.update({ ...place, first_uid_validity: first as never })) === 1;
		},

		/** The number of attempts; 0 for none, null if the mail is finished. */
		async readAttempts(mail: MailId): Promise<number | null> {
			const row = await mails().where(whereMail(mail)).first('state', 'attempts');
			if (!row) return 0;
			return row.state === 'trying' ? row.attempts : null;
		},

		/**
		 * Records a mail that is not known yet. `about` is null if nothing is known about it. From now on the mail is
		 * tried under these UIDs only.
		 */
		async begin(
			mail: MailId,
			about: { fingerprint: string; sender: string } | null,
			now: Date,
		): Promise<void> {
			if (about) {
				await mails()
					.where({ mailbox_id: mail.mailboxId, fingerprint: about.fingerprint, state: 'trying' })
					.whereNot({ uid_validity: mail.uidValidity })
					.delete();
			}
			await mails()
				.insert({
					id: newId(),
					...whereMail(mail),
					...(about ?? { fingerprint: '', sender: '' }),
					state: 'trying',
					attempts: 0,
					job_ids: '[]',
					reason: null,
					is_marked: 0,
					at: now.getTime(),
				})
				.onConflict(['mailbox_id', 'uid_validity', 'uid'])
				.merge(about ?? { uid: mail.uid });
		},

		/** Counts an attempt at a started mail and returns the new count. */
		async countAttempt(mail: MailId): Promise<number> {
			const [row] = await mails()
				.where(whereMail(mail))
				.update({ attempts: db.raw('attempts + 1') as never })
				.returning('attempts');
			return row?.attempts ?? 0;
		},

		/** An attempt that failed for a reason outside the mail does not count. */
		async takeBack(mail: MailId): Promise<void> {
			await mails()
				.where(whereMail(mail))
				.update({ attempts: db.raw('attempts - 1') as never });
		},

		/** Finishes a mail that is being tried; false if it was already finished. */
		async end(mail: MailId, { state, jobIds, reason }: MailEnd, on?: Connection): Promise<boolean> {
			const changed = await mails(on)
				.where({ ...whereMail(mail), state: 'trying' })
				.update({
					state,
					job_ids: JSON.stringify(jobIds),
					reason: reason?.slice(0, REASON_MAX_CHARACTERS) ?? null,
				});
			return changed === 1;
		},

		/** Whether the same mail was taken or refused under other UIDs. */
		async isKnown({ mailboxId, uidValidity }: MailId, fingerprint: string): Promise<boolean> {
			const found = await mails()
				.where({ mailbox_id: mailboxId, fingerprint })
				.whereNot({ uid_validity: uidValidity })
				// A mail that is still being tried has no result yet.
				.whereIn('state', ['taken', 'failed'])
				.first('id');
			return found !== undefined;
		},

		/** Forgets a mail that is being tried. */
		async forget(mail: MailId): Promise<void> {
			await mails()
				.where({ ...whereMail(mail), state: 'trying' })
				.delete();
		},

		/** Mails whose result has not been written to the server. */
		async listUnmarked(
			mailboxId: string,
			uidValidity: number,
			limit: number,
		): Promise<MailRecord[]> {
			const rows = await mails()
				.where({ mailbox_id: mailboxId, uid_validity: uidValidity, is_marked: 0 })
				.whereIn('state', ['taken', 'failed'])
				.orderBy('uid')
				.limit(limit);
			return rows.map(toRecord);
		},

		async setMarked(mail: MailId): Promise<void> {
			await mails().where(whereMail(mail)).update({ is_marked: 1 });
		},

		/** Newest first. */
		async list(
			mailboxId: string,
			{ before, limit }: { before: string | undefined; limit: number },
		): Promise<MailRecord[]> {
			const query = mails().where({ mailbox_id: mailboxId }).orderBy('id', 'desc').limit(limit);
			if (before !== undefined) void query.andWhere('id', '<', before);
			return (await query).map(toRecord);
		},

		/** Their UIDs have been passed, so forgetting them does not take a mail twice. */
		async deleteBefore(when: Date): Promise<number> {
			return await mails().where('at', '<', when.getTime()).andWhere({ is_marked: 1 }).delete();
		},
	};
}
