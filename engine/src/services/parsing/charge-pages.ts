import type { Quota } from '../accounts/quota.ts';
import type { PageCommit } from '../accounts/quota-repository.ts';
import type { Caller } from '../../model/account.ts';
import { problem } from '../../model/problem.ts';
import type { Problem } from '../../model/problem.ts';
import type { PagesCounted } from '../../reading/pipeline/parse-document.ts';
import type { Connection } from '../../platform/store/open-database.ts';

/** Pages of a process that died go back this long after the deadline; no request lasts longer. */
const HOLD_AFTER_DEADLINE_MS = 60_000;

export type PageCharge = {
	/** Pages of the document, once they were counted. */
	pages: () => number | null;
	/** Takes the chosen pages of a document from the quota, or refuses; what a test key may not read is refused too. */
	reserve: (counted: PagesCounted) => Promise<void>;
	/** What is to be charged; null: nothing. */
	bill: () => PageCommit | null;
	/** Charges it, in the transaction of the caller. */
	commit: (on: Connection) => Promise<void>;
	/** Gives back what was reserved and not charged. */
	release: () => Promise<void>;
};

/** The pages went back meanwhile, and others may have them now. */
export function heldTooLong(deadlineMs: number): Problem {
	return problem('DOCUMENT_TIMEOUT', { seconds: deadlineMs / 1000 });
}

/** The account of one document: reserved when its pages are known, charged with its result. */
export function openPageCharge(
	{ account, plan, apiKey }: Caller,
	{ quota, deadlineMs }: { quota: Quota; deadlineMs: number },
): PageCharge {
	const isTest = apiKey.mode === 'test';
	let counted: PagesCounted | null = null;
	let reservation: string | null = null;
	const bill = (): PageCommit | null =>
		reservation === null ? null : { id: reservation, pagesUsed: counted?.chosenCount ?? 0 };
	return {
		bill,
		pages: () => counted?.pageCount ?? null,
		reserve: async (pagesCounted) => {
			counted = pagesCounted;
			const pages = counted.chosenCount;
			if (isTest && pages > 1) {
				throw problem('TEST_MODE_RESTRICTED', { reason: `this document has ${pages} pages.` });
			}
			if (isTest) return;
			// Should the answer be lost, the pages can be released all the same.
			reservation = quota.newReservationId();
			await quota.reserve({
				id: reservation,
				accountId: account.id,
				pages,
				limit: plan.pagesPerMonth,
				holdMs: deadlineMs + HOLD_AFTER_DEADLINE_MS,
			});
		},
		commit: async (on) => {
			const due = bill();
			if (due && !(await quota.commit(due.id, due.pagesUsed, on))) throw heldTooLong(deadlineMs);
		},
		release: async () => {
			if (reservation !== null) await quota.release(reservation);
		},
	};
}
