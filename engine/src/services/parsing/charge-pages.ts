import type { Quota } from '../accounts/quota.ts';
import type { PageCommit } from '../accounts/quota-repository.ts';
import type { Caller } from '../../model/account.ts';
import { problem } from '../../model/problem.ts';
import type { Problem } from '../../model/problem.ts';
import type { PagesCounted } from '../../reading/pipeline/parse-document.ts';
import type { Connection } from '../../platform/store/open-database.ts';

/** Reservations of a dead process expire this long after the deadline; no request lasts longer. */
const HOLD_AFTER_DEADLINE_MS = 60_000;

export type PageCharge = {
	/** The page count, once known. */
	pages: () => number | null;
	/** Reserves the chosen pages, or refuses; also enforces the limits of test keys. */
	reserve: (counted: PagesCounted) => Promise<void>;
	/** The pages to charge; null: none. */
	bill: () => PageCommit | null;
	/** Pages that turned out not to be charged. */
	spare: (pages: number) => void;
	/** Charges the pages in the caller's transaction. */
	commit: (on: Connection) => Promise<void>;
	/** Releases reserved pages that were not charged. */
	release: () => Promise<void>;
};

/** The reservation has expired, and other requests may have its pages. */
export function heldTooLong(deadlineMs: number): Problem {
	return problem('DOCUMENT_TIMEOUT', { seconds: deadlineMs / 1000 });
}

/** The page accounting of one document: reserved when its pages are known, charged with its result. */
export function openPageCharge(
	{ account, plan, apiKey }: Caller,
	{ quota, deadlineMs }: { quota: Quota; deadlineMs: number },
): PageCharge {
	const isTest = apiKey.mode === 'test';
	let counted: PagesCounted | null = null;
	let reservation: string | null = null;
	let spared = 0;
	const bill = (): PageCommit | null =>
		reservation === null
			? null
			: { id: reservation, pagesUsed: Math.max((counted?.chosenCount ?? 0) - spared, 0) };
	return {
		bill,
		spare: (pages) => {
			spared += pages;
		},
		pages: () => counted?.pageCount ?? null,
		reserve: async (pagesCounted) => {
			counted = pagesCounted;
			const pages = counted.chosenCount;
			if (isTest && pages > 1) {
				throw problem('TEST_MODE_RESTRICTED', { reason: `this document has ${pages} pages.` });
			}
			if (isTest) return;
			// The ID is known first, so that the pages can be released even if the response is lost.
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
