import { textOf } from '../../../model/geometry.ts';
import type { Segment } from '../../../model/layout.ts';

/** A number whose digits are grouped by spaces, with a short unit before or after it: "807 300 Ft". */
const GROUPED = /^\D{0,4}?([-−]?\d{1,3}(?:[ \u00a0\u202f]\d{3})+)(?:[.,](\d{1,2}))?\D{0,4}$/u;
const FIRST_GROUP = /^\D{0,2}\d{1,3}$/u;
const NEXT_GROUP = /^\d{3}(?!\d)/u;
/** Maximum number of groups of a number. */
const MAX_GROUPS = 5;

/** The number that a text is, if its digits are grouped by spaces; undefined for other texts. */
export function parseGrouped(text: string): number | undefined {
	const [, whole, decimals = '0'] = GROUPED.exec(text) ?? [];
	if (whole === undefined) return undefined;
	return Number(`${whole.replace('−', '-').replace(/[^\d-]/gu, '')}.${decimals}`);
}

/** The words of each number of a segment whose digits are grouped by spaces. */
export function listGrouped({ words }: Segment): { from: number; to: number; value: number }[] {
	const isNext = (at: number) => NEXT_GROUP.test(words[at]?.text ?? '');
	return words.flatMap(({ text }, from) => {
		if (!FIRST_GROUP.test(text) || !isNext(from + 1)) return [];
		let to = from + 1;
		while (to - from < MAX_GROUPS && isNext(to)) to += 1;
		const value = parseGrouped(textOf(words.slice(from, to)));
		return value === undefined ? [] : [{ from, to, value }];
	});
}
