import type { ReviewedResult } from '../../model/review.ts';
import { valueAt } from '../../model/path.ts';
import { createDraft } from './check-values.ts';
import { visitFields } from './count-fields.ts';
import { isSameJson } from './differences.ts';

/** The values known to be correct: all values of an approved result, otherwise only the corrected ones. */
export function rightOf({
	state,
	found,
	result,
}: Pick<ReviewedResult, 'state' | 'found' | 'result'>): {
	right: Record<string, unknown>;
	removed: string[];
} {
	const removed: string[] = [];
	const changed = new Set<string>();
	visitFields(found, result, (path, was = null, is = null) => {
		if (isSameJson(was, is)) return;
		// In a list with changed rows, all rows are correct.
		changed.add(path);
		if (is === null && !Array.isArray(was)) removed.push(path);
	});
	if (state === 'approved') return { right: result, removed };
	const right = createDraft({});
	for (const path of changed) right.set(path, valueAt(result, path) ?? null);
	return { right: right.values(), removed };
}
