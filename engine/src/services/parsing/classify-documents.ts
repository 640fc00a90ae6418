import { join } from 'node:path';
import { refuseWhenExhausted } from '../accounts/quota.ts';
import type { Quota } from '../accounts/quota.ts';
import type { TestAllowance } from '../accounts/test-allowance.ts';
import type { Caller } from '../../model/account.ts';
import type { DocumentLimits, StoredDocument } from '../../model/document.ts';
import { silentMeter } from '../../model/meter.ts';
import type { Meter } from '../../model/meter.ts';
import type { PageChoice } from '../../model/page-choice.ts';
import type { FilePiece } from '../../model/piece.ts';
import type { Log } from '../../model/ports.ts';
import { problem } from '../../model/problem.ts';
import { parsePieces, readWordsOnce } from '../../reading/pipeline/parse-pieces.ts';
import type { Memory } from '../memory/memory.ts';
import type { Decisions } from '../sorting/decisions.ts';
import { visitorOf } from './admission.ts';
import type { Admission } from './admission.ts';
import { heldTooLong, openPageCharge } from './charge-pages.ts';
import { toSortOrder } from './sorting.ts';
import type { Sorting } from './sorting.ts';

type ClassifyRequest = {
	caller: Caller;
	/** With `onlyClassify`. */
	sorting: Sorting;
	document: StoredDocument;
	languages: readonly string[];
	pages: PageChoice | undefined;
	password: string | undefined;
	/** A folder that the caller removes. */
	folder: string;
	signal: AbortSignal;
	log: Log;
};

type Classified = {
	pieces: FilePiece[];
	/** Sentences about pages that could not be read. */
	notes: string[];
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
	memory: Pick<Memory, 'listSeen'>;
	decisions: Pick<Decisions, 'open'>;
	limits: DocumentLimits;
	maxDocuments: number;
	deadlineMs: number;
	meter?: Meter;
}) {
	return async (request: ClassifyRequest): Promise<Classified> => {
		const { caller, sorting, document, folder, signal, log } = request;
		const { languages, pages, password } = request;
		const { account, plan, apiKey } = caller;
		if (apiKey.mode === 'test') await testAllowance.spend(account.id);
		else refuseWhenExhausted(await quota.readUsage(account.id, plan.pagesPerMonth));
		const visitor = visitorOf(caller, 'request');
		// Check again, because the upload took time.
		admission.refuseWhenBusy(visitor);
		const about = { accountId: account.id, maxDocuments };
		const sortOrder = await toSortOrder(sorting, { memory, decisions }, about);
		const charge = openPageCharge(caller, { quota, deadlineMs });
		try {
			const found = await admission.takeTurn(visitor, document.type, async (turn) => {
				const collaborators = { turn, log, meter };
				const readFile = join(folder, 'read');
				const order = { document, languages, pages, password, limits, signal };
				const pagesFile = join(folder, 'pages');
				await readWordsOnce(
					{ ...order, pagesFile, onPages: charge.reserve },
					{ split: sorting.split, readFile },
					collaborators,
				);
				const wishFor = (templateId: string) => {
					throw problem('TEMPLATE_NOT_FOUND', { templateId });
				};
				const target = join(folder, 'piece');
				return await parsePieces(
					{ ...order, readFile, target, sorting: sortOrder, wishFor },
					collaborators,
				);
			});
			for (const one of found) if (one.problem) charge.spare(one.pageCount);
			const { remaining } = await quota.readUsage(account.id, plan.pagesPerMonth);
			signal.throwIfAborted();
			const bill = charge.bill();
			const isCharged = !bill || (await quota.commitAll([bill])).has(bill.id);
			if (!isCharged) throw heldTooLong(deadlineMs);
			return {
				pieces: found.map(({ piece }) => piece),
				notes: found.flatMap(({ notes }) => notes),
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
