import type { Box } from '../../../../model/document.ts';
import type { Segment } from '../../../../model/layout.ts';
import type { Document } from '../../document.ts';

/** The running text of a document, with the segment of each character. */
export type Prose = { text: string; segmentAt: (offset: number) => Segment | undefined };

const LONGEST = 400_000;

export function readProse({ segments }: Document): Prose {
	const starts: number[] = [];
	const kept: Segment[] = [];
	const parts: string[] = [];
	let length = 0;
	for (const segment of segments) {
		if (length > LONGEST) break;
		starts.push(length);
		kept.push(segment);
		parts.push(segment.text);
		length += segment.text.length + 1;
	}
	return {
		text: parts.join(' '),
		segmentAt: (offset) => {
			let [low, high] = [0, starts.length - 1];
			while (low < high) {
				const middle = Math.ceil((low + high) / 2);
				if ((starts[middle] ?? 0) <= offset) low = middle;
				else high = middle - 1;
			}
			return kept[low];
		},
	};
}

/** The page and box of the segment of a character. */
export function placeAt(prose: Prose, offset: number): { page: number; box: Box } {
	const { page = 0, box = { x0: 0, y0: 0, x1: 0, y1: 0 } } = prose.segmentAt(offset) ?? {};
	return { page, box };
}
