import type { Document } from '../document.ts';
import { trimEdges } from './candidate.ts';
import type { Candidate } from './candidate.ts';
import { lookAround } from './look-around.ts';
import { isLabelOfCell } from './read-cells.ts';

/** Work is bounded whatever a document holds; what has no label stands near the beginning. */
const MAX_LINES = 400;
/** More words are a paragraph. */
const MAX_WORDS = 14;
const MIN_SIGNS = 4;

/** Texts as they stand there, whether something names them or not: a title, a name at the top. */
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
