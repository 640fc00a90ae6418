import type { Anchor } from '../../../model/memory.ts';

/** Words of one line differ by at most this much in height, in thousandths of the width. */
const SAME_LINE = 4;
/** Limits of the gap between two words of a phrase, in thousandths of the width. */
const [MIN_GAP, MAX_GAP] = [-2, 14];

/** The pairs of words that stand side by side, as in labels and headings. Words of older lessons have no width. */
export function pairWords(words: readonly Anchor[]): Set<string> {
	const sorted = words.toSorted((one, other) => one[2] - other[2]);
	const phrases = new Set<string>();
	for (let from = 0; from < sorted.length;) {
		let to = from + 1;
		while (to < sorted.length && yOf(sorted[to]) - yOf(sorted[from]) <= SAME_LINE) to += 1;
		const line = sorted.slice(from, to).sort((one, other) => one[1] - other[1]);
		for (const [i, [hash, x, , width]] of line.entries()) {
			const next = line[i + 1];
			if (!next || width === undefined) continue;
			const gap = next[1] - x - width / 10;
			if (gap >= MIN_GAP && gap <= MAX_GAP) phrases.add(`${hash} ${next[0]}`);
		}
		from = to;
	}
	return phrases;
}

function yOf(word: Anchor | undefined): number {
	return word?.[2] ?? 0;
}
