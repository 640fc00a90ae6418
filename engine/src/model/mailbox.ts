export const MAILBOX_SECURITIES = ['tls', 'starttls', 'none'] as const;
type MailboxSecurity = (typeof MAILBOX_SECURITIES)[number];

export const MAILBOX_SECRET_KINDS = ['password', 'accessToken'] as const;
type MailboxSecretKind = (typeof MAILBOX_SECRET_KINDS)[number];

/** attachments: the body only where there is no attachment that can be read; all: the body as well. */
export const MAIL_PARTS = ['attachments', 'all'] as const;
type MailParts = (typeof MAIL_PARTS)[number];

export const MAIL_AFTERWARDS = ['flag', 'move'] as const;
type MailAfterwards = (typeof MAIL_AFTERWARDS)[number];

/** The server of a mailbox and its user. */
export type MailboxAddress = {
	host: string;
	port: number;
	security: MailboxSecurity;
	user: string;
	secretKind: MailboxSecretKind;
};

/** What happens to its mails. */
export type MailboxWork = {
	name: string;
	folder: string;
	/** Addresses, or domains with a leading @; empty: all senders. */
	senders: string[];
	templateId: string;
	parts: MailParts;
	afterwards: MailAfterwards;
	/** The folders for mails that were taken, or could not be; only with `move`. */
	doneFolder: string;
	failedFolder: string;
};

/** A folder of an IMAP server whose mails become jobs. */
export type Mailbox = MailboxAddress &
	MailboxWork & {
		id: string;
		accountId: string;
		enabled: boolean;
		/** The generation of UIDs that `lastUid` belongs to, and the one when it was connected. */
		uidValidity: number;
		firstUidValidity: number;
		/** The last mail that was taken, refused or skipped. */
		lastUid: number;
		/** Mails from before this time are ignored; null for none. */
		takeAfter: Date | null;
		/** Consecutive failures to reach it. */
		failures: number;
		lastError: string | null;
		lastCheckedAt: Date | null;
		createdAt: Date;
	};

/** trying: an attempt has begun; taken: its documents are jobs; failed: it can never be taken. */
export const MAIL_STATES = ['trying', 'taken', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** A permanent name of one mail: within a mailbox, a UID is never reused while UIDVALIDITY stays the same. */
export type MailId = { mailboxId: string; uidValidity: number; uid: number };

export type MailRecord = MailId & {
	id: string;
	state: MailState;
	sender: string;
	attempts: number;
	jobIds: string[];
	/** Why it failed, or which of its documents were not taken. */
	reason: string | null;
	/** The result has not been written to the server yet. */
	isMarked: boolean;
	at: Date;
};
