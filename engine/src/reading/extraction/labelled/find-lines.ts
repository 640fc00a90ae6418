import type { Document } from '../document.ts';
import { trimEdges } from './candidate.ts';
import type { Candidate } from './candidate.ts';
import { lookAround } from './look-around.ts';
import { isLabelOfCell } from './read-cells.ts';

/** Bounds the work per document. Values without a label are near the beginning. */
const MAX_LINES = 400;
/** Longer lines belong to a paragraph. */
const MAX_WORDS = 14;
const MIN_SIGNS = 4;

/** Finds lines as candidates, with or without a label, such as a heading or a name at the top. */
export function findLines(document: Document): Candidate[] {
	const lines: Candidate[] = [];
	for (const segment of document.segments) {
		if (lines.length >= MAX_LINES) break;
		const raw = trimEdges(segment.text);
		const isText =
			raw.length >= MIN_SIGNS && /[\p{L}\d]{2}/u.test(raw) && segment.words.length <= MAX_WORDS;
		if (!isText || /[:：]$/u.test(segment.text) || isLabelOfCell(document, segment)) continue;
		const span = { from: 0, to: segment.words.length };
		lines.push({
			family: 'line',
			value: raw,
			raw,
			segment,
			...span,
			box: segment.box,
			parseConfidence: 0.5,
			checks: [],
			around: lookAround(document, segment, span, segment.box),
		});
	}
	return lines;
}
