import type { Segment } from '../../../model/layout.ts';
import type { Document } from '../document.ts';
import { pageOf } from '../document.ts';

/** Words of a segment in type of one size, `to` not included. */
export type TypeRun = { from: number; to: number };

/** Minimum difference of two sizes of type, relative to the larger one. */
const OTHER_SIZE = 0.1;
/** Minimum gap before a word of another size, in letter heights. Nearer ones are raised signs: "m²". */
const APART = 0.12;

/**
 * The words of a segment by size of type. Forms print a label and fill in its value in another size:
 * "OCCUPATION baker". OCR does not measure sizes exactly, so a scanned segment is one run.
 */
export function typeRunsOf(document: Document, { page, words }: Segment): TypeRun[] {
	const runs: TypeRun[] = [];
	const isExact = pageOf(document, page)?.source === 'text';
	for (const [i, { text, size, box }] of words.entries()) {
		const last = runs.at(-1);
		const before = words[i - 1];
		const isOther =
			isExact &&
			before !== undefined &&
			Math.abs(before.size - size) > OTHER_SIZE * Math.max(before.size, size) &&
			box.x0 - before.box.x1 > APART * size &&
			// Brackets in small type explain the label.
			/^[^(]*[\p{L}\d]/u.test(text);
		if (last && !isOther) last.to = i + 1;
		else runs.push({ from: i, to: i + 1 });
	}
	return runs;
}
