import type { Segment } from '../../../model/layout.ts';

/** A value in the text of a segment, from character `start` to `end` (exclusive). */
export type ParsedSpan<V = unknown> = {
	start: number;
	end: number;
	value: V;
	/** The parser's confidence that this is such a value, 0 to 1. */
	parseConfidence: number;
	/** Names of the checks. Failed ones end with `FAILED`. */
	checks: readonly string[];
};

/** Suffix of the name of a failed check: "iban ✗". */
export const FAILED = '✗';

export function hasFailed(checks: readonly string[]): boolean {
	return checks.some((check) => check.endsWith(FAILED));
}

/** The words of a segment that contain the characters from `start` to `end`. */
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
