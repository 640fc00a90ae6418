import type { Detail } from '../engine/src/model/extraction.ts';
import { isEmpty, isEqual } from './compare.ts';
import type { Kinds } from './score.ts';
import { valueAt } from './score.ts';

const STEPS = 10;
/** The share of values that people do not check, for `coverage`. */
const SUREST = 0.8;
const SURE = 0.9;

export type Bin = { from: number; to: number; count: number; right: number };
export type Share = { count: number; right: number };
/** The share of correct values: among all, among the surest 80%, and among those with a confidence of at least 0.9. */
export type Coverage = { given: Share; surest: Share; sure: Share };
type Given = { confidence: number; isRight: boolean; isSingle: boolean };

/** How often values are correct, by confidence. */
export function createCalibration() {
	const all: Given[] = [];
	return {
		/** Fields with a known value, and fields known to be absent; rows of lists have no places. */
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
				const known = Array.isArray(expected) ? (expected as unknown[]) : [expected];
				const isRight = known.some((one) => !isEmpty(one) && isEqual(comparison, one, got));
				all.push({ confidence, isRight, isSingle: comparison !== 'list' });
			}
		},
		table: (): Bin[] =>
			Array.from({ length: STEPS }, (_, i) => ({
				from: i / STEPS,
				to: (i + 1) / STEPS,
				...countRight(
					all.filter(({ confidence }) => Math.min(STEPS - 1, Math.floor(confidence * STEPS)) === i),
				),
			})),
		coverage(): Coverage {
			const given = all
				.filter(({ isSingle }) => isSingle)
				.sort((a, b) => b.confidence - a.confidence);
			return {
				given: countRight(given),
				surest: countRight(given.slice(0, Math.round(SUREST * given.length))),
				sure: countRight(given.filter(({ confidence }) => confidence >= SURE)),
			};
		},
	};
}

function countRight(values: readonly Given[]): Share {
	return { count: values.length, right: values.filter(({ isRight }) => isRight).length };
}
