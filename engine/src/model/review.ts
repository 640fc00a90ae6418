import type { Box } from './document.ts';
import type { Detail } from './extraction.ts';

/** When people should look at a result: an extension of the template language. */
export type ReviewRules = {
	/** Values that are less sure are looked at. */
	below?: number | undefined;
	/** The same for single fields, by path; `items[].price` for a column. A value that is missing counts, too. */
	fields?: Readonly<Record<string, number>> | undefined;
	/** Whether a check that failed asks for a look. */
	checks?: boolean | undefined;
};

export type ReviewReason = {
	path: string;
	reason: 'confidence' | 'missing' | 'check';
	confidence: number;
	/** What the confidence is below, or the check that failed. */
	below?: number | undefined;
	check?: string | undefined;
};

export const REVIEW_STATES = ['open', 'corrected', 'approved', 'rejected'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];
export const REVIEW_ACTIONS = ['correct', 'approve', 'reject', 'undo'] as const;
export type ReviewAction = (typeof REVIEW_ACTIONS)[number];

/** Where a person says that a value stands; pages are counted from 1. */
export type SaidPlace = {
	page?: number | undefined;
	box?: Box | undefined;
	words?: string | undefined;
};

/**
 * What a correction changed at a path. With `row`, `before` and `after` are the rows that a list had, and has, from
 * that row on. A missing `before` means that the key did not exist.
 */
export type Change = SaidPlace & {
	path: string;
	row?: number | undefined;
	before?: unknown;
	after?: unknown;
};

export type Correction = {
	id: string;
	revision: number;
	action: ReviewAction;
	madeBy: string;
	madeAt: Date;
	changes: Change[];
	/** The revision that an undo took back. */
	undoes?: number | undefined;
	/** The last revision that stands once this one is undone; of an undo, the last that still stands. */
	previous: number | null;
	/** What was known before about where its values stand; null: nothing. Left out by older versions. */
	placesBefore?: [path: string, place: SaidPlace | null][] | undefined;
};

/** A result that people can look at: that of a job, or of a document that was parsed at once and kept. */
export type Review = {
	id: string;
	accountId: string;
	jobId: string | null;
	templateId: string;
	templateRevision: number;
	fileName: string;
	/** null: the template does not ask for a review. */
	needsReview: boolean | null;
	reasons: ReviewReason[];
	state: ReviewState;
	/** Counts the changes, from 0. */
	revision: number;
	createdAt: Date;
	expiresAt: Date | null;
};

/** With all that a correction needs. */
export type ReviewedResult = Review & {
	/** What was found before anybody changed it. */
	found: Record<string, unknown>;
	result: Record<string, unknown>;
	details: Detail[];
	reading: Uint8Array | null;
	/** Where people say that values stand, by path; only of fields that stand in no list. */
	places: ReadonlyMap<string, SaidPlace>;
	/** What its corrections take up. */
	historyBytes: number;
};

/** From here on a value counts as sure, as it is shown to people. */
export const SURE_FROM = 0.85;

/** The lowest confidence among the values that a result has; null where it has none. */
export function lowestConfidence(details: readonly Detail[]): number | null {
	let lowest: number | null = null;
	for (const { raw, confidence } of details) {
		if (raw !== null && (lowest === null || confidence < lowest)) lowest = confidence;
	}
	return lowest;
}
