import type { Quota } from '../accounts/quota.ts';
import type { Caller } from '../model/account.ts';
import { problem } from '../model/problem.ts';
import type { Connection } from '../store/open-database.ts';

/** Pages of a process that died go back this long after the deadline; no request lasts longer. */
const HOLD_AFTER_DEADLINE_MS = 60_000;

export type PageCharge = {
	/** Pages of the document, once they were counted. */
	pages: () => number | null;
	/** Takes the pages of a document from the quota, or refuses; what a test key may not read is refused too. */
	reserve: (pages: number) => Promise<void>;
	/** Charges what was reserved; answers how many pages that were. */
	commit: (on?: Connection) => Promise<number>;
	/** Gives back what was reserved and not charged. */
	release: () => Promise<void>;
};

/** The account of one document: reserved when its pages are known, charged with its result. */
export function openPageCharge(
	{ account, plan, apiKey }: Caller,
	{ quota, deadlineMs }: { quota: Quota; deadlineMs: number },
): PageCharge {
	const isTest = apiKey.mode === 'test';
	let counted: number | null = null;
	let reservation: string | null = null;
	return {
		pages: () => counted,
		reserve: async (pages) => {
			counted = pages;
			if (isTest && pages > 1) {
				throw problem('TEST_MODE_RESTRICTED', { reason: `this document has ${pages} pages.` });
			}
			if (isTest) return;
			reservation = await quota.reserve({
				accountId: account.id,
				pages,
				limit: plan.pagesPerMonth,
				holdMs: deadlineMs + HOLD_AFTER_DEADLINE_MS,
			});
		},
		commit: async (on) => {
			const used = isTest ? 0 : (counted ?? 0);
			if (reservation !== null && !(await quota.commit(reservation, used, on))) {
				// The pages went back meanwhile, and others may have them now.
				throw problem('DOCUMENT_TIMEOUT', { seconds: deadlineMs / 1000 });
			}
			return used;
		},
		release: async () => {
			if (reservation !== null) await quota.release(reservation);
		},
	};
}
