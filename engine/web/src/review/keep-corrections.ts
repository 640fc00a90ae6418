/** Corrections of a sample. The engine learns from them but keeps no result, so this browser tab does. */
import type { Change, Result } from '../api/types.ts';
import { applySteps, valueAt } from './draft.ts';
import { NOT_REVIEWED } from './read-corrections.ts';
import type { Corrected, Reviewed } from './read-corrections.ts';

/** A change, when it was saved, and the lesson that it was part of. */
export type KeptChange = Change & { at: string; lessonId: string | null };

const keyOf = (sampleId: string, templateId: string) => `docsift-sample-${sampleId}-${templateId}`;

export function readKeptCorrections(sampleId: string, templateId: string): KeptChange[] {
	try {
		const kept = sessionStorage.getItem(keyOf(sampleId, templateId)) ?? '[]';
		const changes = JSON.parse(kept) as KeptChange[];
		return Array.isArray(changes) ? changes : [];
	} catch {
		// Not JSON, so not ours.
		return [];
	}
}

export function keepCorrections(
	sampleId: string,
	templateId: string,
	changes: readonly KeptChange[],
): void {
	const key = keyOf(sampleId, templateId);
	if (changes.length === 0) sessionStorage.removeItem(key);
	else sessionStorage.setItem(key, JSON.stringify(changes));
}

/** A result with the corrections, and what is shown about them. */
export function applyCorrections(
	found: Result,
	changes: readonly KeptChange[],
	by: string,
): { result: Result; reviewed: Reviewed } {
	if (changes.length === 0) return { result: found, reviewed: NOT_REVIEWED };
	const result = applySteps(
		found,
		changes.map((change) => ({ kind: 'change', change })),
	);
	const corrected = new Map(
		changes.map((change): [string, Corrected] => {
			const { path } = change;
			return [path, { ...change, before: valueAt(found, path) ?? null, by }];
		}),
	);
	return { result, reviewed: { isApproved: false, corrected } };
}
