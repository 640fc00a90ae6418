import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { planOf } from '../accounts/accounts.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Caller, Plans } from '../../model/account.ts';
import type { MailId } from '../../model/mailbox.ts';
import type { NewId } from '../../model/ports.ts';
import { Problem, problem } from '../../model/problem.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';
import type {
	AcceptedDocument,
	Intake,
	OfferedDocument,
} from '../../reading/intake/accept-documents.ts';
import { ClosedByUs, explain } from './open-imap.ts';
import type { Unpack } from '../parsing/unpack.ts';
import { openSorting, templateOf } from '../parsing/sorting.ts';
import type { Templates } from '../templates/templates.ts';
import type { HeldMailbox, MailEnd, MailRepository } from './mail-repository.ts';

/** Another worker holds the mailbox now, or its settings were changed. */
export class MailboxLost extends Error {
	constructor() {
		super('this worker no longer holds the mailbox');
	}
}

/** The connection has ended because of a mail, which is finished. The next mail needs a new connection, at once. */
export class ConnectionSpent extends Error {
	constructor() {
		super('the mail has ended the connection');
	}
}

/** The mail stays where it is, because it is not at fault. */
export class MailHasToWait extends Error {
	readonly problem: Problem;

	constructor(reason: Problem) {
		super(reason.message);
		this.problem = reason;
	}
}

/**
 * Maximum attempts per mail. An attempt counts if it failed, or if a child process began to unpack the mail, so a
 * mail that kills the engine is given up. If the process dies before that, the mail is not at fault.
 */
export const MAX_ATTEMPTS = 10;
/** Temporary refusals that are not caused by the mail. */
const PASSING: readonly number[] = [403, 404, 409, 429, 503];
/** Maximum refused documents whose reasons are stored. */
const MAX_REASONS = 5;

type Collaborators = {
	db: Database;
	accounts: Pick<Accounts, 'get'>;
	templates: Pick<Templates, 'get' | 'list' | 'listWhole'>;
	jobs: Pick<Jobs, 'submitTogether'>;
	mails: MailRepository;
	intake: Intake;
	unpack: Unpack;
	plans: Plans;
	newId: NewId;
};

/** One attempt at a mail, which counts once. */
type Attempt = { count: () => Promise<number>; takeBack: () => Promise<void> };

/** A mail on the server: `download` is called once. */
type OfferedMail = {
	id: MailId;
	subject: string;
	/** The address of the sender. */
	sender: string;
	download: () => Promise<Readable>;
};

export type TakeMail = ReturnType<typeof createTakeMail>;

/** Turns the documents of a mail into jobs, or records why that is impossible. */
export function createTakeMail({
	db,
	accounts,
	templates,
	jobs,
	mails,
	intake,
	unpack,
	plans,
	newId,
}: Collaborators) {
	/** Finishes the mail and advances past it, in one transaction with all other writes. */
	async function finish(
		held: HeldMailbox,
		mail: MailId,
		end: MailEnd,
		trx: Connection,
	): Promise<void> {
		if (!(await mails.moveTo(held, mail, trx))) throw new MailboxLost();
		if (!(await mails.end(mail, end, trx))) throw new MailboxLost();
	}

	function createAttempt(id: MailId): Attempt {
		let counted: Promise<number> | undefined;
		return {
			count: () => (counted ??= mails.countAttempt(id)),
			takeBack: async () => {
				if (!counted) return;
				await counted;
				await mails.takeBack(id);
			},
		};
	}

	async function submit(
		held: HeldMailbox,
		{ id, subject, sender, download }: OfferedMail,
		{ into, attempt }: { into: string; attempt: Attempt },
		signal: AbortSignal,
	): Promise<void> {
		const { mailbox } = held;
		const account = await accounts.get(mailbox.accountId);
		const caller = { account, plan: planOf(account, plans) };
		const by = await openSorting(templates, account.id, { templateId: mailbox.templateId, sender });
		const asked = { template: templateOf(by), sorting: by.sorting ?? undefined };
		const name = `${subject === '' ? 'mail' : subject}.eml`;
		const received = await intake.uploads.receive(await download(), name, into, signal);
		const onBegun = () => void attempt.count().catch(() => undefined);
		const file = { ...received, type: 'eml' as const };
		const offered = await open(caller, file, { into, onBegun }, signal);
		// A database error surfaces here.
		await attempt.count();
		const { documents, refused } = choose(offered, mailbox.parts);
		if (documents.length === 0)
			throw refused[0]?.error ?? problem('FILE_MISSING', { field: 'mail' });
		const origin = { requestId: `mailbox-${newId()}`, traceparent: null };
		await jobs.submitTogether({
			caller,
			documents: documents.map((document) => ({
				...asked,
				document,
				language: undefined,
				origin,
			})),
			record: async (made, trx) => {
				const jobIds = [...new Set(made.map((job) => job.id))];
				await finish(held, id, { state: 'taken', jobIds, reason: tell(refused) }, trx);
			},
		});
	}

	async function open(
		caller: Pick<Caller, 'account' | 'plan'>,
		received: Parameters<Intake['acceptAll']>[0]['files'][number],
		{ into, onBegun }: { into: string; onBegun: () => void },
		signal: AbortSignal,
	): Promise<OfferedDocument[]> {
		const { candidates } = await intake.acceptAll(
			{ files: [received] },
			{
				field: 'mail',
				into,
				signal,
				// Each document is a separate job, which every plan allows.
				checkSeveral: () => undefined,
				unpack: (holder, aborted) => unpack(caller, { ...holder, onBegun }, aborted),
			},
		);
		return candidates;
	}

	/** A refusal finishes the mail, unless it is temporary or a fault that may not recur. */
	async function settle(
		held: HeldMailbox,
		id: MailId,
		error: unknown,
		signal: AbortSignal,
		attempt = createAttempt(id),
	): Promise<void> {
		if (error instanceof MailboxLost || signal.reason instanceof ClosedByUs) {
			await attempt.takeBack();
			throw error;
		}
		const refusal = error instanceof Problem ? error : undefined;
		if (refusal && PASSING.includes(refusal.statusCode)) {
			await attempt.takeBack();
			throw new MailHasToWait(refusal);
		}
		const mayPass = !refusal || refusal.statusCode >= 500;
		if (mayPass && (await attempt.count()) < MAX_ATTEMPTS) {
			throw refusal ? new MailHasToWait(refusal) : error;
		}
		await fail(held, id, refusal?.message ?? explain(error).message);
	}

	async function fail(held: HeldMailbox, mail: MailId, reason: string): Promise<void> {
		const end = { state: 'failed' as const, jobIds: [], reason };
		await db.transaction((trx) => finish(held, mail, end, trx));
	}

	return {
		fail,
		settle,

		/** Resolves when the mail is finished, successfully or not. */
		async take(held: HeldMailbox, mail: OfferedMail, signal: AbortSignal): Promise<void> {
			const into = await intake.uploads.createFolder();
			const attempt = createAttempt(mail.id);
			try {
				await submit(held, mail, { into, attempt }, signal);
			} catch (error) {
				await settle(held, mail.id, error, signal, attempt);
			} finally {
				await rm(into, { recursive: true, force: true });
			}
		},
	};
}

type Chosen = {
	documents: AcceptedDocument[];
	refused: Extract<OfferedDocument, { error: Problem }>[];
};

/** The body is the first document of a mail. It is used if no attachment can be read. */
function choose(offered: readonly OfferedDocument[], parts: 'attachments' | 'all'): Chosen {
	const [body, ...attached] = offered;
	const readable = attached.flatMap((one) => ('document' in one ? [one.document] : []));
	const isBodyWanted = parts === 'all' || readable.length === 0;
	const own = isBodyWanted && body && 'document' in body ? [body.document] : [];
	const refused = [...attached, ...(isBodyWanted && body ? [body] : [])];
	return {
		documents: [...own, ...readable] as AcceptedDocument[],
		refused: refused.filter((one) => 'error' in one),
	};
}

function tell(refused: Chosen['refused']): string | null {
	if (refused.length === 0) return null;
	return refused
		.slice(0, MAX_REASONS)
		.map(({ error }) => error.message)
		.join(' ');
}
