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

/** A value that a person puts right, and where it stands. */
export type Change = {
	path: string;
	before: unknown;
	after: unknown;
	page?: number | undefined;
	box?: Box | undefined;
	words?: string | undefined;
};

export type Correction = {
	id: string;
	revision: number;
	action: ReviewAction;
	madeBy: string;
	madeAt: Date;
	changes: Change[];
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
