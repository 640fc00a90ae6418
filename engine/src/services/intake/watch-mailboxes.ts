import { setTimeout as wait } from 'node:timers/promises';
import type { Clock, Log, NewId } from '../../model/ports.ts';
import { startLeasedWork } from '../../platform/store/leased-work.ts';
import type { SecretSeal } from '../../platform/store/seal-secrets.ts';
import type { HeldMailbox, MailRepository } from './mail-repository.ts';
import { explain } from './open-imap.ts';
import type { ImapSession, OpenImap } from './open-imap.ts';
import type { ReadMails } from './read-mails.ts';
import { ConnectionSpent, MailboxLost, MailHasToWait } from './take-mail.ts';
import { MAX_INTAKE_WAIT_MS, waitAfter } from './wait-after.ts';

/** Mailboxes that one process holds at once; the others wait for their turn. */
const MAX_HELD = 100;
const RENEWALS = 3;
/** Maximum time per mailbox, after which another mailbox or worker gets its turn. */
const TURN_MS = 600_000;
/** Timeout for one mail, or one wait for mails. */
const MAX_STEP_MS = 300_000;
/** Allowance besides the mail itself: flags, envelopes and responses. */
const OVERHEAD_BYTES = 8_388_608;

type Collaborators = {
	mails: MailRepository;
	openImap: OpenImap;
	readMails: ReadMails;
	seal: SecretSeal;
	clock: Clock;
	newId: NewId;
	log: Log;
	settings: {
		pollMs: number;
		leaseMs: number;
		maxMailBytes: number;
		/** Default: ten minutes. */
		turnMs?: number;
	};
};

/** The number of announcements of a server, and the callback that waits for them. */
type News = { count: number; wake: () => void };

/**
 * Holds mailboxes under leases and takes their mails as they arrive. If a worker dies, its leases expire and
 * another worker continues.
 */
export function watchMailboxes({
	mails,
	openImap,
	readMails,
	seal,
	clock,
	newId,
	log,
	settings,
}: Collaborators): { stop: () => Promise<void> } {
	const { pollMs, leaseMs, maxMailBytes } = settings;
	const stopping = new AbortController();
	const limits = { maxBytes: 2 * maxMailBytes + OVERHEAD_BYTES, maxMs: MAX_STEP_MS + pollMs };

	/** Takes mails until the time is over, the lease is lost or the connection ends. */
	async function serve(held: HeldMailbox, session: ImapSession): Promise<void> {
		const news: News = { count: 0, wake: () => undefined };
		session.client.on('exists', () => {
			news.count += 1;
			news.wake();
		});
		// A server that announces new mails without end must not keep its turn.
		const turn = AbortSignal.timeout(settings.turnMs ?? TURN_MS);
		const signal = AbortSignal.any([stopping.signal, session.ended, turn]);
		while (!signal.aborted) {
			const seen = news.count;
			await readMails(held, session, signal);
			await mails.note(held, clock.now());
			held.mailbox.failures = 0;
			session.allow();
			if (news.count === seen) await waitForMail(session, news, signal);
		}
		if (session.ended.aborted && !stopping.signal.aborted) throw new Error('connection lost');
	}

	/** Waits for an announcement of the server, or for the polling interval: some servers announce nothing. */
	async function waitForMail(
		{ client }: ImapSession,
		news: News,
		signal: AbortSignal,
	): Promise<void> {
		const woken = new AbortController();
		news.wake = () => woken.abort();
		// Ends when the next command begins, or with the connection.
		void client.idle().catch(() => undefined);
		await wait(pollMs, undefined, { signal: AbortSignal.any([woken.signal, signal]) }).catch(
			() => undefined,
		);
	}

	async function work(held: HeldMailbox): Promise<void> {
		const { mailbox } = held;
		const opened: { session?: ImapSession } = {};
		const renewing = setInterval(() => void renew(), leaseMs / RENEWALS);
		async function renew(): Promise<void> {
			const isHeld = await mails.renew(held, leaseMs).catch((error: unknown) => {
				log.warn({ err: error, mailboxId: mailbox.id }, 'the lease of a mailbox was not renewed');
				return true;
			});
			if (!isHeld) opened.session?.close();
		}
		const stop = () => opened.session?.close();
		stopping.signal.addEventListener('abort', stop);
		let [waitMs, error]: [number, string | null] = [0, null];
		try {
			const secret = seal.open(held.sealed, mailbox.id);
			if (secret === undefined) throw new Error('sealed with another key');
			opened.session = await openImap(mailbox, secret, limits);
			await serve(held, opened.session);
		} catch (failure) {
			if (failure instanceof MailboxLost || stopping.signal.aborted) return;
			if (failure instanceof ConnectionSpent) {
				log.warn({ mailboxId: mailbox.id }, 'a mail was put aside because its header is too long');
				return;
			}
			error = describe(failure);
			const cause = failure instanceof MailHasToWait ? failure.problem : undefined;
			waitMs = waitAfter(cause, mailbox.failures);
			const isOurs = !(failure instanceof MailHasToWait);
			log.warn({ ...(isOurs && { err: failure }), mailboxId: mailbox.id }, 'a mailbox has to wait');
		} finally {
			clearInterval(renewing);
			stopping.signal.removeEventListener('abort', stop);
			opened.session?.close();
			await mails.release(held, { waitMs, error, now: clock.now() });
		}
	}

	const looking = startLeasedWork<HeldMailbox>({
		take: async (begin, running) => {
			if (running.length >= MAX_HELD) return false;
			const wish = { token: newId(), leaseMs, furthestMs: 2 * MAX_INTAKE_WAIT_MS };
			const held = await mails.claim(wish);
			if (held) begin(held);
			return held !== undefined;
		},
		work,
		idsOf: ({ mailbox }) => ({ mailboxId: mailbox.id }),
		messages: {
			notTaken: 'mailboxes could not be claimed; this is tried again',
			notSettled: 'a mailbox could not be given back; its lease expires',
		},
		log,
	});

	return {
		stop: async (): Promise<void> => {
			stopping.abort();
			await looking.stop();
			await looking.settled();
		},
	};
}

/** Why mails must wait, for the people of the account. */
function describe(failure: unknown): string {
	if (failure instanceof MailHasToWait) return failure.problem.message;
	if (failure instanceof Error && failure.message === 'sealed with another key') {
		return 'Its password was encrypted with another SECRETS_KEY. Send it again.';
	}
	return explain(failure).message;
}
