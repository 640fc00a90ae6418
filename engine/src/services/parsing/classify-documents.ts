import { join } from 'node:path';
import { refuseWhenExhausted } from '../accounts/quota.ts';
import type { Quota } from '../accounts/quota.ts';
import type { TestAllowance } from '../accounts/test-allowance.ts';
import type { Caller } from '../../model/account.ts';
import type { DocumentLimits, StoredDocument } from '../../model/document.ts';
import { silentMeter } from '../../model/meter.ts';
import type { Meter } from '../../model/meter.ts';
import type { PageChoice } from '../../model/page-choice.ts';
import type { Log } from '../../model/ports.ts';
import type { TemplateSummary } from '../../model/template.ts';
import { readSample } from '../../reading/pipeline/parse-document.ts';
import type { DocumentPiece } from '../../reading/sorting/sort-pages.ts';
import type { Memory } from '../memory/memory.ts';
import type { Decisions } from '../sorting/decisions.ts';
import type { Templates } from '../templates/templates.ts';
import { visitorOf } from './admission.ts';
import type { Admission } from './admission.ts';
import { heldTooLong, openPageCharge } from './charge-pages.ts';
import { listProfiles, MAX_TEMPLATES } from './sorting.ts';

type ClassifyRequest = {
	caller: Caller;
	document: StoredDocument;
	languages: readonly string[];
	pages: PageChoice | undefined;
	password: string | undefined;
	/** A folder that the caller removes. */
	folder: string;
	signal: AbortSignal;
	log: Log;
};

type ClassifiedDocument = Pick<
	DocumentPiece,
	'pages' | 'kind' | 'confidence' | 'language' | 'reasons' | 'boundaryConfidence'
> & { template: TemplateSummary | null };

type Classified = {
	documents: ClassifiedDocument[];
	pageCount: number;
	pageUsed: number;
	pageRemaining: number;
};

export type ClassifyDocuments = ReturnType<typeof createClassifyDocuments>;

/** Lists the documents of a file, with kinds and templates. Its pages are charged like those of a parse. */
export function createClassifyDocuments({
	admission,
	quota,
	testAllowance,
	templates,
	memory,
	decisions,
	limits,
	maxDocuments,
	deadlineMs,
	meter = silentMeter,
}: {
	admission: Admission;
	quota: Quota;
	testAllowance: TestAllowance;
	templates: Pick<Templates, 'listWhole'>;
	memory: Pick<Memory, 'listSeen'>;
	decisions: Pick<Decisions, 'open'>;
	limits: DocumentLimits;
	maxDocuments: number;
	deadlineMs: number;
	meter?: Meter;
}) {
	return async (request: ClassifyRequest): Promise<Classified> => {
		const { caller, document, folder, signal, log, languages, pages, password } = request;
		const { account, plan, apiKey } = caller;
		if (apiKey.mode === 'test') await testAllowance.spend(account.id);
		else refuseWhenExhausted(await quota.readUsage(account.id, plan.pagesPerMonth));
		const visitor = visitorOf(caller, 'request');
		// Check again, because the upload took time.
		admission.refuseWhenBusy(visitor);
		const considered = await templates.listWhole(account.id, MAX_TEMPLATES);
		const profiles = await listProfiles(considered, memory);
		const charge = openPageCharge(caller, { quota, deadlineMs });
		try {
			const found = await admission.takeTurn(visitor, document.type, async (turn) => {
				const readFile = join(folder, 'read');
				const order = {
					document,
					languages,
					pages,
					password,
					limits,
					signal,
					pagesFile: join(folder, 'pages'),
					onPages: charge.reserve,
				};
				await readSample(order, readFile, { turn, log, meter });
				const decided = await decisions.open(account.id);
				const input = {
					pagesFile: readFile,
					templates: profiles,
					maxDocuments,
					decisions: decided,
				};
				return await turn.run('classify', input, signal);
			});
			const { remaining } = await quota.readUsage(account.id, plan.pagesPerMonth);
			signal.throwIfAborted();
			const bill = charge.bill();
			const isCharged = !bill || (await quota.commitAll([bill])).has(bill.id);
			if (!isCharged) throw heldTooLong(deadlineMs);
			const nameOf = new Map(profiles.map(({ id, name }) => [id, name]));
			return {
				documents: found.map(({ templateId: id, ...piece }) => ({
					...piece,
					template: id === null ? null : { id, name: nameOf.get(id) ?? '' },
				})),
				pageCount: charge.pages() ?? 0,
				pageUsed: bill?.pagesUsed ?? 0,
				pageRemaining: remaining,
			};
		} catch (error) {
			await charge.release();
			throw error;
		}
	};
}
