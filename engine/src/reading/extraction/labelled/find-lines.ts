import type { Document } from '../document.ts';
import { trimEdges } from './candidate.ts';
import type { Candidate } from './candidate.ts';
import { findLowerLabels } from './find-lower-labels.ts';
import { findOptionTexts } from './find-options.ts';
import { lookAround } from './look-around.ts';
import { boxAround, textOf } from '../../../model/geometry.ts';
import { typeRunsOf } from './type-runs.ts';
import { isLabelOfCell } from './read-cells.ts';

/** Bounds the work per document. Values without a label are near the beginning. */
const MAX_LINES = 400;
/** Longer lines belong to a paragraph. */
const MAX_WORDS = 14;
const MIN_SIGNS = 4;

/** Finds lines as candidates, with or without a label, such as a heading or a name at the top. */
export function findLines(document: Document): Candidate[] {
	const lines: Candidate[] = [];
	const options = document.fact(findOptionTexts);
	const labels = document.fact(findLowerLabels).all;
	for (const segment of document.segments) {
		if (lines.length >= MAX_LINES) break;
		if (/[:：]$/u.test(segment.text) || isLabelOfCell(document, segment)) continue;
		if (labels.has(segment) || options.has(segment)) continue;
		for (const span of typeRunsOf(document, segment)) {
			const words = segment.words.slice(span.from, span.to);
			const raw = trimEdges(textOf(words));
			const isText =
				raw.length >= MIN_SIGNS && /[\p{L}\d]{2}/u.test(raw) && words.length <= MAX_WORDS;
			if (!isText) continue;
			const box = boxAround(words);
			lines.push({
				family: 'line',
				value: raw,
				raw,
				segment,
				...span,
				box,
				parseConfidence: 0.5,
				checks: [],
				around: lookAround(document, segment, span, box),
			});
		}
	}
	return lines;
}
