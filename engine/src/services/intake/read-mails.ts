import { createHash } from 'node:crypto';
import type { FetchMessageObject } from 'imapflow';
import type { Mailbox, MailId, MailRecord } from '../../model/mailbox.ts';
import type { Clock, Log } from '../../model/ports.ts';
import { problem } from '../../model/problem.ts';
import { cleanFilename } from '../../reading/intake/uploads.ts';
import { NO_GENERATION } from './mail-repository.ts';
import type { HeldMailbox, MailRepository } from './mail-repository.ts';
import { isTooLarge } from './open-imap.ts';
import type { ImapSession } from './open-imap.ts';
import { HEADER_FIELDS, readHeader } from './read-header.ts';
import type { MailHeader } from './read-header.ts';
import { ConnectionSpent, MailboxLost, MAX_ATTEMPTS } from './take-mail.ts';
import type { TakeMail } from './take-mail.ts';

/** Maximum UIDs per search; they arrive in one line, with 11 bytes each at most. FairImap limits such lines. */
const SEARCHED_AT_ONCE = 700;
const MARKED_AT_ONCE = 100;
/** Number of mails after which the position is stored, if nothing else has stored it. */
const PASSED_AT_ONCE = 100;
const CHUNK_BYTES = 32_768;
const SENDER_MAX_CHARACTERS = 320;
const SUBJECT_MAX_CHARACTERS = 150;

/** Keywords that RFC 5788 allows programs to define. */
const TAKEN_FLAG = '$DocSift';
const FAILED_FLAG = '$DocSiftFailed';

type Collaborators = {
	mails: MailRepository;
	takeMail: TakeMail;
	maxMailBytes: number;
	clock: Clock;
	log: Log;
};

export type ReadMails = ReturnType<typeof createReadMails>;

/**
 * Takes the new mails of a mailbox, in the order of their UIDs. All mails up to `lastUid` are finished; it
 * advances in the transaction that creates a mail's jobs. So a process that dies leaves each mail either taken or
 * not started.
 */
export function createReadMails({ mails, takeMail, maxMailBytes, clock, log }: Collaborators) {
	/** Skips unwanted mails; writes only if something changes. */
	async function pass(held: HeldMailbox, uidValidity: number, uid: number): Promise<void> {
		const { mailbox } = held;
		if (mailbox.uidValidity === uidValidity && mailbox.lastUid === uid) return;
		if (!(await mails.moveTo(held, { uidValidity, uid }))) throw new MailboxLost();
		Object.assign(mailbox, { uidValidity, lastUid: uid });
	}

	/**
	 * False if the mail no longer exists or is finished. A header that exceeds the limits ends the connection. Every
	 * stranger can send such a mail, so it is given up at once: trying again would hold up the mails after it.
	 */
	async function describe(
		held: HeldMailbox,
		{ client, ended }: ImapSession,
		id: MailId,
	): Promise<FetchMessageObject | false> {
		const wanted = {
			uid: true,
			size: true,
			flags: true,
			internalDate: true,
			headers: HEADER_FIELDS,
		};
		try {
			const found = await client.fetchOne(String(id.uid), wanted, { uid: true });
			// A client without a connection finds nothing, which must not look like a deleted mail.
			if (found === undefined || ended.aborted) throw new Error('connection lost');
			return found;
		} catch (error) {
			await mails.begin(id, null, clock.now());
			if (isTooLarge(error) || isTooLarge(ended.reason)) {
				await takeMail.fail(held, id, 'Its header is longer than is read.');
				throw new ConnectionSpent();
			}
			await takeMail.settle(held, id, error, ended);
			return false;
		}
	}

	async function read(held: HeldMailbox, session: ImapSession, id: MailId): Promise<void> {
		const { client } = session;
		session.allow();
		const attempts = await mails.readAttempts(id);
		if (attempts === null) return;
		const ids = { mailboxId: id.mailboxId, uid: id.uid };
		if (attempts >= MAX_ATTEMPTS) {
			await takeMail.fail(held, id, `It could not be read in ${MAX_ATTEMPTS} attempts.`);
			log.warn(ids, 'a mail was given up');
			return;
		}
		const found = await describe(held, session, id);
		// The mail was deleted.
		if (!found || found.uid !== id.uid) return;
		const { mailbox } = held;
		const header = await readHeader(found.headers ?? Buffer.alloc(0));
		const sender = header.sender.slice(0, SENDER_MAX_CHARACTERS);
		if (!isWanted(mailbox, found, sender)) return;
		const fingerprint = fingerprintOf(header, found);
		// The server has assigned new UIDs, so known mails are recognised by their Message-ID.
		if (id.uidValidity !== mailbox.firstUidValidity) {
			const isOld = mailbox.takeAfter && dateOf(found) < mailbox.takeAfter;
			if (isOld) return;
			if (await mails.isKnown(id, fingerprint)) {
				await mails.forget(id);
				return;
			}
		}
		await mails.begin(id, { fingerprint, sender }, clock.now());
		if ((found.size ?? 0) > maxMailBytes) {
			const { message } = problem('FILE_TOO_LARGE', { limitBytes: maxMailBytes });
			await takeMail.fail(held, id, message);
			return;
		}
		const subject = cleanFilename(header.subject).slice(0, SUBJECT_MAX_CHARACTERS);
		const download = async () => {
			const options = { uid: true, chunkSize: CHUNK_BYTES, maxBytes: maxMailBytes + 1 };
			const { content } = await client.download(String(id.uid), undefined, options);
			if (!content) throw new Error('the mail was deleted while it was read');
			return content;
		};
		await takeMail.take(held, { id, subject, sender, download }, session.ended);
		log.info(ids, 'a mail was taken');
	}

	/** Tells the server the result of mails, including those of a process that died before doing so. */
	async function mark(held: HeldMailbox, session: ImapSession): Promise<void> {
		const { id, uidValidity } = held.mailbox;
		for (;;) {
			const list = await mails.listUnmarked(id, uidValidity, MARKED_AT_ONCE);
			for (const mail of list) {
				session.allow();
				await markOne(held.mailbox, session, mail);
				// A client without a connection silently does nothing.
				if (session.ended.aborted) throw new Error('connection lost');
				await mails.setMarked(mail);
			}
			if (list.length < MARKED_AT_ONCE) return;
		}
	}

	async function markOne(
		{ afterwards, doneFolder, failedFolder }: Mailbox,
		{ client }: ImapSession,
		{ uid, state, mailboxId }: MailRecord,
	): Promise<void> {
		const isTaken = state === 'taken';
		const flags = isTaken ? ['\\Seen', TAKEN_FLAG] : ['\\Flagged', TAKEN_FLAG, FAILED_FLAG];
		await client.messageFlagsAdd(String(uid), flags, { uid: true });
		if (afterwards !== 'move') return;
		const folder = isTaken ? doneFolder : failedFolder;
		const move = () => client.messageMove(String(uid), folder, { uid: true });
		if (await move()) return;
		await client.mailboxCreate(folder).catch(() => undefined);
		// Its flags record the result, wherever the mail stays.
		if (!(await move())) log.warn({ mailboxId, uid }, 'a mail could not be moved');
	}

	/** The next UIDs, in order. A large folder is searched in parts. */
	async function search(session: ImapSession, after: number): Promise<number[]> {
		const { client } = session;
		session.allow();
		const last = await client.search({ uid: '*' }, { uid: true });
		const highest = (last ? last.at(-1) : undefined) ?? 0;
		const isLarge = (client.mailbox ? client.mailbox.exists : 0) > SEARCHED_AT_ONCE;
		const step = isLarge ? SEARCHED_AT_ONCE : highest;
		for (let from = after + 1; from <= highest; from += step) {
			const range = `${from}:${Math.min(highest, from + step - 1)}`;
			const found = await client.search({ uid: range }, { uid: true });
			if (!found) return [];
			const next = found.filter((uid) => uid > after).toSorted((a, b) => a - b);
			if (next.length > 0) return next;
		}
		return [];
	}

	/** Resolves when there is no new mail. */
	return async (held: HeldMailbox, session: ImapSession, signal: AbortSignal): Promise<void> => {
		const { mailbox } = held;
		const { uidValidity } = session.mailbox;
		const isRenumbered = mailbox.uidValidity !== uidValidity;
		if (isRenumbered) {
			log.warn({ mailboxId: mailbox.id }, 'a mailbox has new UIDs');
			mailbox.firstUidValidity = NO_GENERATION;
		}
		let last = isRenumbered ? 0 : mailbox.lastUid;
		let passed = 0;
		await mark(held, session);
		for (;;) {
			const uids = await search(session, last);
			for (const uid of uids) {
				if (signal.aborted) return;
				const id = { mailboxId: mailbox.id, uidValidity, uid };
				await read(held, session, id);
				last = uid;
				passed += 1;
				if (passed % PASSED_AT_ONCE === 0) await pass(held, uidValidity, last);
			}
			await pass(held, uidValidity, last);
			await mark(held, session);
			if (uids.length === 0) return;
		}
	};
}

function isWanted({ senders }: Mailbox, found: FetchMessageObject, sender: string): boolean {
	const flags = found.flags ?? new Set();
	if (flags.has('\\Deleted') || flags.has(TAKEN_FLAG)) return false;
	if (senders.length === 0) return true;
	return senders.some((one) => (one.startsWith('@') ? sender.endsWith(one) : sender === one));
}

function dateOf({ internalDate }: FetchMessageObject): Date {
	return new Date(internalDate ?? 0);
}

/** Identifies a mail independently of its UID. */
function fingerprintOf(
	{ messageId, sender, date, subject }: MailHeader,
	{ size }: FetchMessageObject,
): string {
	const about = messageId ?? [sender, date, subject, size].join('\0');
	return createHash('sha256').update(about).digest('hex');
}
