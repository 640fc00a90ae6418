import { isEqual } from '../evaluation/compare.ts';
import type { Comparison } from '../evaluation/compare.ts';
import type { Document } from '../engine/src/reading/extraction/document.ts';
import { openCandidates } from '../engine/src/reading/extraction/labelled/open-candidates.ts';
import type {
	SeenWord,
	View,
} from '../engine/src/reading/extraction/sources/page-reader/view-words.ts';

/** Longer values are no spans. */
const MAX_SPAN = 40;

const tight = (text: unknown) =>
	String(text)
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, '');

export type Span = [from: number, to: number];

/** Where a value stands among the words that are seen together. */
export function findSpans(
	{ words: seen }: View,
	document: Document,
	expected: unknown,
	comparison: Comparison,
): Span[] {
	if (comparison === 'amount' || comparison === 'date') {
		const at = new Map<string, number>();
		for (const [i, { segment, index }] of seen.entries()) at.set(`${segment.id}:${index}`, i);
		return document
			.fact(openCandidates)(comparison)
			.filter(({ value }) => isEqual(comparison, expected, value))
			.flatMap(({ segment, from, to }): Span[] => {
				const first = at.get(`${segment.id}:${from}`);
				const last = at.get(`${segment.id}:${to - 1}`);
				return first === undefined || last === undefined ? [] : [[first, last]];
			});
	}
	const exact = findExact(seen, tight(expected));
	if (exact.length > 0 || comparison === 'id' || comparison === 'bool') return exact;
	return findAlike(seen, String(expected), comparison);
}

function findExact(seen: readonly SeenWord[], wanted: string): Span[] {
	const spans: Span[] = [];
	if (wanted === '') return spans;
	for (let from = 0; from < seen.length; from += 1) {
		let text = '';
		if (tight(seen[from]?.text) === '') continue;
		for (let to = from; to < Math.min(seen.length, from + MAX_SPAN); to += 1) {
			text += tight(seen[to]?.text);
			if (text.length > wanted.length || !wanted.startsWith(text)) break;
			if (text.length === wanted.length) {
				spans.push([from, to]);
				break;
			}
		}
	}
	return spans;
}

function findAlike(seen: readonly SeenWord[], wanted: string, comparison: Comparison): Span[] {
	const count = wanted.split(/\s+/u).length;
	for (const size of [count, count - 1, count + 1, count - 2, count + 2]) {
		if (size < 1 || size > MAX_SPAN) continue;
		const spans: Span[] = [];
		for (let from = 0; from + size <= seen.length; from += 1) {
			const text = seen
				.slice(from, from + size)
				.map((word) => word.text)
				.join(' ');
			if (Math.abs(text.length - wanted.length) > wanted.length / 4) continue;
			if (isEqual(comparison, wanted, text)) spans.push([from, from + size - 1]);
		}
		if (spans.length > 0) return spans;
	}
	return [];
}
