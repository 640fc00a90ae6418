import { rm } from 'node:fs/promises';
import { planOf } from '../accounts/accounts.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Plans } from '../../model/account.ts';
import type { PaperlessDocument } from '../../model/paperless.ts';
import type { NewId } from '../../model/ports.ts';
import { Problem, problem } from '../../model/problem.ts';
import type { Intake } from '../../reading/intake/accept-documents.ts';
import { openSorting, templateOf } from '../parsing/sorting.ts';
import type { Templates } from '../templates/templates.ts';
import type { HeldConnection, PaperlessDocumentRepository } from './document-repository.ts';
import { PaperlessRefusal } from './paperless-client.ts';
import type { PaperlessClient } from './paperless-client.ts';

/** Another worker holds the connection now, or its settings were changed. */
export class ConnectionLost extends Error {
	constructor() {
		super('this worker no longer holds the connection');
	}
}

/** Maximum attempts per document. An attempt during which the process dies counts. */
const MAX_ATTEMPTS = 10;
/** Temporary refusals that are not caused by the document. */
const PASSING: readonly number[] = [403, 404, 409, 429, 503];

type Collaborators = {
	accounts: Pick<Accounts, 'get'>;
	templates: Pick<Templates, 'get' | 'list' | 'listWhole'>;
	jobs: Pick<Jobs, 'submitTogether'>;
	paperlessDocuments: PaperlessDocumentRepository;
	intake: Intake;
	plans: Plans;
	newId: NewId;
};

export type TakeDocument = ReturnType<typeof createTakeDocument>;

/** Turns a document of paperless-ngx into a job, or records why that is impossible. */
export function createTakeDocument({
	accounts,
	templates,
	jobs,
	paperlessDocuments,
	intake,
	plans,
	newId,
}: Collaborators) {
	async function submit(
		held: HeldConnection,
		client: PaperlessClient,
		asked: PaperlessDocument,
		{ into, signal }: { into: string; signal: AbortSignal },
	): Promise<void> {
		const { accountId, templateId } = held.connection;
		const account = await accounts.get(accountId);
		const caller = { account, plan: planOf(account, plans) };
		const by = await openSorting(templates, accountId, {
			templateId,
			templateIds: undefined,
			split: undefined,
		});
		const { original_file_name: name } = await client.getDocument(asked.documentId);
		const content = await client.download(asked.documentId, signal);
		const fileName = name ?? `document-${asked.documentId}`;
		const received = await intake.uploads.receive(content, fileName, into, signal);
		const document = await intake.acceptOne(
			{ files: [received] },
			{
				field: 'file',
				into,
				signal,
				refuseArchive: () => problem('ZIP_NOT_IN_JOBS'),
				refuseMail: () => problem('MAIL_NOT_IN_JOBS'),
			},
		);
		await jobs.submitTogether({
			caller,
			documents: [
				{
					template: templateOf(by),
					sorting: by.sorting ?? undefined,
					document,
					language: undefined,
					origin: { requestId: `paperless-${newId()}`, traceparent: null },
				},
			],
			record: async ([job], trx) => {
				const next = { state: 'reading' as const, jobId: job?.id ?? null, attempts: 0 };
				const isOurs = await paperlessDocuments.isHeld(held, trx);
				if (!isOurs || !(await paperlessDocuments.move(asked, next, trx)))
					throw new ConnectionLost();
			},
		});
	}

	/** A refusal finishes the document, unless it is temporary or a fault that may not recur. */
	async function settle(asked: PaperlessDocument, attempts: number, error: unknown): Promise<void> {
		const refusal = error instanceof Problem ? error : undefined;
		const isOutside =
			refusal?.code === 'PAPERLESS_UNREACHABLE' ||
			(refusal !== undefined && PASSING.includes(refusal.statusCode));
		if (isOutside || error instanceof ConnectionLost) {
			await paperlessDocuments.takeBack(asked.id);
			throw error;
		}
		const isOfDocument = error instanceof PaperlessRefusal || (refusal?.statusCode ?? 500) < 500;
		if (!isOfDocument && attempts < MAX_ATTEMPTS) throw error;
		const reason =
			refusal?.message ??
			(error instanceof PaperlessRefusal ? error.message : 'The engine has a fault with it.');
		await paperlessDocuments.move(asked, { state: 'failed', reason });
	}

	/** Resolves when the document is a job or has failed. */
	return async (
		held: HeldConnection,
		client: PaperlessClient,
		asked: PaperlessDocument,
		signal: AbortSignal,
	): Promise<void> => {
		const attempts = await paperlessDocuments.countAttempt(asked.id);
		if (attempts > MAX_ATTEMPTS) {
			const reason = `It could not be taken in ${MAX_ATTEMPTS} attempts.`;
			await paperlessDocuments.move(asked, { state: 'failed', reason });
			return;
		}
		const into = await intake.uploads.createFolder();
		try {
			await submit(held, client, asked, { into, signal });
		} catch (error) {
			if (signal.aborted) {
				await paperlessDocuments.takeBack(asked.id);
				throw error;
			}
			await settle(asked, attempts, error);
		} finally {
			await rm(into, { recursive: true, force: true });
		}
	};
}
