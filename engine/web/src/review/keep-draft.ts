/** Keeps a draft in the browser until it is saved, so that a reload or a new sign-in loses nothing. */
import type { Draft } from './draft.ts';

const KEY = 'docsift-review-';

export function readKeptDraft(jobId: string): Draft | undefined {
	try {
		const kept = JSON.parse(sessionStorage.getItem(KEY + jobId) ?? 'null') as Draft | null;
		return kept && Array.isArray(kept.steps) && kept.steps.length > 0 ? kept : undefined;
	} catch {
		// Not JSON, so not a draft of ours.
		return undefined;
	}
}

export function keepDraft(jobId: string, draft: Draft): void {
	if (draft.steps.length === 0) sessionStorage.removeItem(KEY + jobId);
	else sessionStorage.setItem(KEY + jobId, JSON.stringify(draft));
}
