import type { Box } from './document.ts';
import type { Detail } from './extraction.ts';

/** When a person should review a result: an extension of the template language. */
export type ReviewRules = {
	/** Values below this confidence need review. */
	below?: number | undefined;
	/** The same for single fields, by path; `items[].price` for a column. Missing values need review as well. */
	fields?: Readonly<Record<string, number>> | undefined;
	/** Whether a failed check needs review. */
	checks?: boolean | undefined;
};

export type ReviewReason = {
	path: string;
	reason: 'confidence' | 'missing' | 'check' | 'duplicate' | 'boundary' | 'kind' | 'layout';
	confidence: number;
	/** The confidence limit, or the check that failed. */
	below?: number | undefined;
	check?: string | undefined;
	/** The message of the template for that check. */
	message?: string | undefined;
	/** The earlier job or document with the same values. */
	duplicateOf?: string | undefined;
	/** For a boundary: the job of the file, and the page that a document may not begin on. */
	parentId?: string | undefined;
	page?: number | undefined;
	/** The likely kind of the document, if its template is for another kind. */
	kind?: string | undefined;
};

export const REVIEW_STATES = ['open', 'corrected', 'approved', 'rejected'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];
export const REVIEW_ACTIONS = ['correct', 'approve', 'reject', 'undo'] as const;
export type ReviewAction = (typeof REVIEW_ACTIONS)[number];

/** The place of a value, given by a person. Pages count from 1. */
export type SaidPlace = {
	page?: number | undefined;
	box?: Box | undefined;
	words?: string | undefined;
};

/**
 * A change at a path. With `row`, `before` and `after` are the old and new rows of a list, starting at that row.
 * Without `before`, the key did not exist.
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
	/** The revision that an undo reverted. */
	undoes?: number | undefined;
	/** The last effective revision after this one is undone; for an undo, the last effective one. */
	previous: number | null;
	/** The previous places of its values; null: none. Missing in corrections of older versions. */
	placesBefore?: [path: string, place: SaidPlace | null][] | undefined;
};

/** The review of a job, or of a stored document of a synchronous request. */
export type Review = {
	id: string;
	accountId: string;
	jobId: string | null;
	/** The job of its file, if the file was split; only while its own job ends. */
	parentId?: string | null | undefined;
	templateId: string;
	templateRevision: number;
	fileName: string;
	/** null: the template has no review rules. */
	needsReview: boolean | null;
	reasons: ReviewReason[];
	state: ReviewState;
	/** Counts the changes, from 0. */
	revision: number;
	createdAt: Date;
	expiresAt: Date | null;
};

/** With the data that a correction needs. */
export type ReviewedResult = Review & {
	/** The values found by the engine. */
	found: Record<string, unknown>;
	result: Record<string, unknown>;
	details: Detail[];
	reading: Uint8Array | null;
	/** Places given by people, by path; only for fields outside lists. */
	places: ReadonlyMap<string, SaidPlace>;
	/** The size of its corrections. */
	historyBytes: number;
};

/** Values from this confidence on count as sure. */
export const SURE_FROM = 0.85;

/** The lowest confidence of the values in a result; null: no values. */
export function lowestConfidence(details: readonly Detail[]): number | null {
	let lowest: number | null = null;
	for (const { raw, confidence } of details) {
		if (raw !== null && (lowest === null || confidence < lowest)) lowest = confidence;
	}
	return lowest;
}

/** Where a person can review a job or a kept document, if it is known where people reach the dashboard. */
export function presentReviewUrl(
	publicUrl: string | null,
	id: string,
	kind: 'jobs' | 'documents' = 'jobs',
): { reviewUrl?: string } {
	if (publicUrl === null) return {};
	return { reviewUrl: `${publicUrl.replace(/(?<!\/)\/+$/, '')}/${kind}/${id}/review` };
}
