import { z } from 'zod';
import { createPause } from '../../model/time-slices.ts';
import { failedCheck } from '../../model/rules.ts';
import { columnOf } from './decide-review.ts';

/** The number of documents that failed a rule. For a list, any failed row counts. */
export type FailedRule = { path: string; check: string; documents: number };
export type RuleFailures = { documents: number; failed: FailedRule[] };

const reasonsSchema = z.array(
	z.object({ path: z.string(), reason: z.string(), check: z.string().optional() }),
);

/** Counts the documents that each rule failed on, most often first. */
export async function countFailedRules(lists: readonly (string | null)[]): Promise<RuleFailures> {
	const pause = createPause();
	const counts = new Map<string, FailedRule>();
	for (const list of lists) {
		await pause();
		if (list === null) continue;
		const seen = new Set<string>();
		for (const { path, reason, check } of reasonsSchema.parse(JSON.parse(list))) {
			const failed = reason === 'missing' ? failedCheck('required') : check;
			if (failed === undefined) continue;
			const column = columnOf(path);
			const key = JSON.stringify([column, failed]);
			if (seen.has(key)) continue;
			seen.add(key);
			const known = counts.get(key) ?? { path: column, check: failed, documents: 0 };
			counts.set(key, { ...known, documents: known.documents + 1 });
		}
	}
	const failed = [...counts.values()].toSorted((a, b) => b.documents - a.documents);
	return { documents: lists.length, failed };
}
