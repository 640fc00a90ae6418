import type { Detail } from '../engine/src/model/extraction.ts';
import { isEmpty, isEqual } from './compare.ts';
import type { Kinds } from './score.ts';
import { valueAt } from './score.ts';

const STEPS = 10;

export type Bin = { from: number; to: number; count: number; right: number };

/** How often values are right, by the confidence they were given. */
export function createCalibration() {
	const bins = Array.from({ length: STEPS }, (_, i): Bin => ({
		...{ from: i / STEPS, to: (i + 1) / STEPS, count: 0, right: 0 },
	}));
	return {
		/** Fields with a known value, and those known to be absent; rows of lists have no places of their own. */
		add(
			kinds: Kinds,
			truth: Readonly<Record<string, unknown>>,
			result: Readonly<Record<string, unknown>>,
			details: readonly Detail[],
		): void {
			for (const { path, confidence } of details) {
				const [list = path] = path.split('[');
				const comparison = kinds[list];
				const expected = valueAt(truth, list);
				if (!comparison || expected === undefined) continue;
				const got =
					path === list
						? valueAt(result, path)
						: (valueAt(result, list) as unknown[])[
								Number(/\d+/.exec(path.slice(list.length))?.[0])
							];
				if (isEmpty(got)) continue;
				const bin = bins[Math.min(STEPS - 1, Math.floor(confidence * STEPS))];
				if (!bin) continue;
				bin.count += 1;
				const all = Array.isArray(expected) ? (expected as unknown[]) : [expected];
				if (all.some((one) => !isEmpty(one) && isEqual(comparison, one, got))) bin.right += 1;
			}
		},
		table: (): readonly Bin[] => bins,
	};
}
