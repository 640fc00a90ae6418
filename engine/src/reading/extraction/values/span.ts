import type { Segment } from '../../../model/layout.ts';

/** A value in the text of a segment: the letters from `start` to `end`. */
export type Span<V = unknown> = {
	start: number;
	end: number;
	value: V;
	/** 0 to 1: how sure the parser is that this is such a value. */
	parseConfidence: number;
	/** Names of the checks that it passed; behind those that it failed stands `FAILED`. */
	checks: readonly string[];
};

/** In `checks`, behind the name of a check that failed: "iban ✗". */
export const FAILED = '✗';

export function hasFailed(checks: readonly string[]): boolean {
	return checks.some((check) => check.endsWith(FAILED));
}

/** The words of a segment that hold the letters from `start` to `end`. */
export function wordsBetween(
	segment: Segment,
	start: number,
	end: number,
): { from: number; to: number } {
	let at = 0;
	let from = -1;
	let to = 0;
	for (const [i, word] of segment.words.entries()) {
		const wordEnd = at + word.text.length;
		if (at < end && wordEnd > start) {
			if (from < 0) from = i;
			to = i + 1;
		}
		at = wordEnd + 1;
	}
	return { from: Math.max(0, from), to };
}
