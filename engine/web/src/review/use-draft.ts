import { useCallback, useState } from 'react';
import type { Step } from './draft.ts';

/** The steps of a person on one result, and the revision of it that they have seen. */
export type Draft = { revision: number; steps: Step[] };

const KEY = 'docsift-review-';

/** Kept by the browser until they are saved: a reload, a sign-in or a step back loses nothing. */
export function useReviewDraft(jobId: string, revision: number) {
	const [draft, setDraft] = useState<Draft>(() => load(jobId) ?? { revision, steps: [] });
	const change = useCallback(
		(next: (now: Draft) => Draft) =>
			setDraft((now) => {
				const changed = next(now);
				store(jobId, changed);
				return changed;
			}),
		[jobId],
	);
	return {
		draft,
		add: useCallback(
			(step: Step) => change((now) => ({ ...now, steps: [...now.steps, step] })),
			[change],
		),
		takeBack: useCallback(
			() => change((now) => ({ ...now, steps: now.steps.slice(0, -1) })),
			[change],
		),
		/** Holds the steps against a newer revision of the result. */
		rebase: useCallback(
			(newer: number) => change((now) => ({ ...now, revision: newer })),
			[change],
		),
		clear: useCallback((newer: number) => change(() => ({ revision: newer, steps: [] })), [change]),
	};
}

function load(jobId: string): Draft | undefined {
	try {
		const kept = JSON.parse(sessionStorage.getItem(KEY + jobId) ?? 'null') as Draft | null;
		return kept && Array.isArray(kept.steps) && kept.steps.length > 0 ? kept : undefined;
	} catch {
		// Whatever else has written there is no draft of ours.
		return undefined;
	}
}

function store(jobId: string, draft: Draft): void {
	if (draft.steps.length === 0) sessionStorage.removeItem(KEY + jobId);
	else sessionStorage.setItem(KEY + jobId, JSON.stringify(draft));
}
