import type { AuditTrail } from '../audit/audit.ts';
import { toId } from '../../model/id.ts';
import type { Mailbox, MailboxAddress, MailboxWork, MailRecord } from '../../model/mailbox.ts';
import { AUTO_TEMPLATE } from '../../model/piece.ts';
import type { Clock, NewId } from '../../model/ports.ts';
import { problem } from '../../model/problem.ts';
import type { SecretSeal } from '../../platform/store/seal-secrets.ts';
import type { Templates } from '../templates/templates.ts';
import type { MailRepository } from './mail-repository.ts';
import type { MailboxRepository } from './mailbox-repository.ts';
import type { OpenImap } from './open-imap.ts';
import { changeSource, createSourceSecrets, refuseMember } from './source-secrets.ts';

/** Timeout for a connection test, while a person waits. */
const LOOK = { maxBytes: 4_194_304, maxMs: 20_000 };

type Collaborators = {
	repository: MailboxRepository;
	mails: Pick<MailRepository, 'list' | 'deleteBefore'>;
	audit: AuditTrail;
	templates: Pick<Templates, 'get'>;
	openImap: OpenImap;
	/** null: SECRETS_KEY is not set. */
	seal: SecretSeal | null;
	maxMailboxes: number;
	clock: Clock;
	newId: NewId;
};

type NewMailbox = MailboxAddress &
	MailboxWork & {
		secret: string;
		/** Whether existing mails are taken as well. */
		existing: boolean;
	};
type MailboxChanges = {
	[K in keyof (MailboxAddress & MailboxWork)]?: (MailboxAddress & MailboxWork)[K] | undefined;
} & { secret?: string | undefined; enabled?: boolean | undefined };

/** The parts of an address that a secret is bound to. */
const ADDRESS = ['host', 'port', 'security', 'user', 'secretKind'] as const;

export type Mailboxes = ReturnType<typeof createMailboxes>;

/** The mailboxes of an account. */
export function createMailboxes({
	repository,
	mails,
	audit,
	templates,
	openImap,
	seal,
	maxMailboxes,
	clock,
	newId,
}: Collaborators) {
	const secrets = createSourceSecrets({ repository, seal }, 'secret');

	/** Another account's mailbox is treated as missing. */
	async function get(accountId: string, mailboxId: string): Promise<Mailbox> {
		const id = toId(mailboxId);
		const mailbox = id === undefined ? undefined : await repository.find(id);
		if (mailbox?.accountId !== accountId) throw problem('MAILBOX_NOT_FOUND', { mailboxId });
		return mailbox;
	}

	/** Signs in and returns the position of the next new mail. */
	async function look(
		mailbox: MailboxAddress & MailboxWork,
		secret: string,
	): Promise<{ uidValidity: number; lastUid: number }> {
		const session = await openImap(mailbox, secret, LOOK);
		try {
			const { uidValidity, uidNext } = session.mailbox;
			return { uidValidity, lastUid: uidNext - 1 };
		} finally {
			session.close();
		}
	}

	/** A template of the account, or `auto`. */
	async function findTemplate(accountId: string, templateId: string): Promise<string> {
		return templateId === AUTO_TEMPLATE
			? templateId
			: (await templates.get(accountId, templateId)).id;
	}

	return {
		get,
		list: (accountId: string): Promise<Mailbox[]> => repository.list(accountId),

		/** Connects first, so that a mistake is noticed at once. */
		async create(accountId: string, { secret, existing, ...wish }: NewMailbox): Promise<Mailbox> {
			const { seal: close } = secrets.sealing();
			checkFolders(wish);
			const templateId = await findTemplate(accountId, wish.templateId);
			if ((await repository.list(accountId)).length >= maxMailboxes) throw limitReached();
			const found = await look(wish, secret);
			const now = clock.now();
			const mailbox: Mailbox = {
				...wish,
				templateId,
				id: newId(),
				accountId,
				enabled: true,
				uidValidity: found.uidValidity,
				firstUidValidity: found.uidValidity,
				lastUid: existing ? 0 : found.lastUid,
				takeAfter: existing ? null : now,
				failures: 0,
				lastError: null,
				lastCheckedAt: null,
				createdAt: now,
			};
			const sealed = close(secret, mailbox.id);
			const isInserted = await audit.write(
				(trx) => repository.insert(mailbox, sealed, maxMailboxes, trx),
				(done) => (done ? { id: mailbox.id, name: mailbox.name } : null),
			);
			if (!isInserted) throw limitReached();
			return mailbox;
		},

		/**
		 * A new address requires the secret again. Otherwise anyone who may edit a mailbox could have its password
		 * sent to their own server.
		 */
		async change(
			accountId: string,
			mailboxId: string,
			{ secret: newSecret, ...changes }: MailboxChanges,
		): Promise<Mailbox> {
			const before = await get(accountId, mailboxId);
			const next = changeSource(before, changes);
			checkFolders(next);
			if (changes.templateId !== undefined) {
				next.templateId = await findTemplate(accountId, changes.templateId);
			}
			const isMoved = ADDRESS.some((name) => next[name] !== before[name]);
			if (isMoved && newSecret === undefined) {
				throw refuseMember('secret', 'must be sent again with a new host, port, security or user');
			}
			const isElsewhere = isMoved || next.folder !== before.folder;
			if (next.enabled) {
				const found = await look(next, newSecret ?? (await secrets.open(before.id)));
				if (isElsewhere) {
					const { uidValidity, lastUid } = found;
					const place = { uidValidity, firstUidValidity: uidValidity, lastUid };
					Object.assign(next, { ...place, takeAfter: clock.now() });
				}
			} else if (isElsewhere) {
				throw refuseMember('enabled', 'must be true while the place of the mails changes');
			}
			Object.assign(next, { failures: 0, lastError: null });
			const sealed = secrets.replace(newSecret, before.id);
			const isChanged = await audit.write(
				(trx) => repository.update(next, sealed, isElsewhere, trx),
				(done) => (done ? { name: next.name } : null),
			);
			if (!isChanged) throw problem('MAILBOX_NOT_FOUND', { mailboxId });
			return await get(accountId, mailboxId);
		},

		async delete(accountId: string, mailboxId: string): Promise<void> {
			const { id, name } = await get(accountId, mailboxId);
			const isDeleted = await audit.write(
				(trx) => repository.delete(id, trx),
				(done) => (done ? { name } : null),
			);
			if (!isDeleted) throw problem('MAILBOX_NOT_FOUND', { mailboxId });
		},

		async listMails(
			accountId: string,
			mailboxId: string,
			page: { before: string | undefined; limit: number },
		): Promise<MailRecord[]> {
			const { id } = await get(accountId, mailboxId);
			return await mails.list(id, page);
		},

		forgetMailsBefore: (time: Date): Promise<number> => mails.deleteBefore(time),
	};

	function limitReached() {
		return problem('MAILBOX_LIMIT_REACHED', { limit: maxMailboxes });
	}
}

/** A mail moved into its own folder would be taken again. */
function checkFolders({ afterwards, folder, doneFolder, failedFolder }: MailboxWork): void {
	if (afterwards !== 'move') return;
	for (const [path, value] of Object.entries({ doneFolder, failedFolder })) {
		if (value.toLowerCase() === folder.toLowerCase()) {
			throw refuseMember(path, 'must be another folder than the one that is read');
		}
	}
}
