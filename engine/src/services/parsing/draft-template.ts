import { refuseWhenExhausted } from '../accounts/quota.ts';
import type { Quota } from '../accounts/quota.ts';
import type { Caller } from '../../model/account.ts';
import type { DocumentLimits, StoredDocument } from '../../model/document.ts';
import { silentMeter } from '../../model/meter.ts';
import type { Meter } from '../../model/meter.ts';
import type { Log } from '../../model/ports.ts';
import type { PageChoice } from '../../model/page-choice.ts';
import type { Template } from '../../model/template.ts';
import { inferFromDocument } from '../../reading/pipeline/parse-document.ts';
import type { Database } from '../../platform/store/open-database.ts';
import type { Templates } from '../templates/templates.ts';
import { visitorOf } from './admission.ts';
import type { Admission } from './admission.ts';
import { openPageCharge } from './charge-pages.ts';

export type DraftRequest = {
	caller: Caller;
	document: StoredDocument;
	name: string;
	description: string | undefined;
	languages: readonly string[];
	pages: PageChoice | undefined;
	password: string | undefined;
	/** Aborted when the client disconnects or the deadline passes. */
	signal: AbortSignal;
	log: Log;
};

export type DraftTemplate = ReturnType<typeof createDraftTemplate>;

/** Creates a template from a sample. It is charged like a parse, in the same transaction. */
export function createDraftTemplate({
	admission,
	quota,
	templates,
	db,
	limits,
	deadlineMs,
	meter = silentMeter,
}: {
	admission: Admission;
	meter?: Meter;
	quota: Quota;
	templates: Templates;
	db: Database;
	limits: DocumentLimits;
	deadlineMs: number;
}) {
	return async (request: DraftRequest): Promise<Template> => {
		const { caller, document, name, description, signal, log } = request;
		const { languages, pages, password } = request;
		const { account, plan } = caller;
		refuseWhenExhausted(await quota.readUsage(account.id, plan.pagesPerMonth));
		const visitor = visitorOf(caller, 'request');
		admission.refuseWhenBusy(visitor);
		const charge = openPageCharge(caller, { quota, deadlineMs });
		try {
			const inferred = await admission.takeTurn(visitor, document.type, (turn) =>
				inferFromDocument(
					{
						document,
						languages,
						pages,
						password,
						limits,
						signal,
						pagesFile: `${document.path}.pages`,
						onPages: charge.reserve,
					},
					{ turn, log, meter },
				),
			);
			const draft = { name, ...inferred, ...(description !== undefined && { description }) };
			return await db.transaction(async (on) => {
				const template = await templates.create(account.id, draft, on);
				await charge.commit(on);
				return template;
			});
		} catch (error) {
			await charge.release();
			throw error;
		}
	};
}
