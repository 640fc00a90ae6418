import type { Box } from '../../../../model/document.ts';
import { textOf } from '../../../../model/geometry.ts';
import type { PageLayout, Segment } from '../../../../model/layout.ts';

/** Maximum distance of labels from their box, in letter heights. */
const BESIDE = 5;
const ABOVE = 1.6;
const MAX_LABELS = 4;

/** A text that may name a box, and the weight of its position, 0 to 1. */
export type NearbyLabel = { text: string; place: number };

/** The texts around a box of a form: after a tick box, above or before a box to fill in. */
export function labelsAround(page: PageLayout, box: Box, isTick: boolean): NearbyLabel[] {
	const found: (NearbyLabel & { gap: number })[] = [];
	const middle = (box.y0 + box.y1) / 2;
	for (const line of page.lines) {
		if (line.box.y1 < box.y0 - 6 * page.size || line.box.y0 > box.y1 + 2 * page.size) continue;
		for (const segment of line.segments) {
			const size = Math.max(1, segment.size);
			const isBeside = segment.box.y0 - 0.4 * size < middle && segment.box.y1 + 0.4 * size > middle;
			const right = (segment.box.x0 - box.x1) / size;
			const left = (box.x0 - segment.box.x1) / size;
			const above = (box.y0 - segment.box.y1) / size;
			const shares = Math.min(segment.box.x1, box.x1) - Math.max(segment.box.x0, box.x0);
			if (isBeside && right > -0.6 && right < BESIDE) {
				found.push({ text: withRest(page, segment), place: isTick ? 1 : 0.4, gap: right });
			} else if (isBeside && left > -0.6 && left < (isTick ? BESIDE : 2 * BESIDE)) {
				// A colon marks the label of the box that follows it.
				const points = /[:：]$/u.test(segment.text);
				const place = isTick ? (points ? 1.1 : 0.75) : 0.95;
				found.push({ text: withBeginning(page, segment), place, gap: left });
			} else if (shares > 0 && above > -1.2 && above < ABOVE) {
				found.push({ text: segment.text, place: isTick ? 0.5 : 1, gap: Math.abs(above) });
			}
		}
	}
	return found.sort((a, b) => b.place - a.place || a.gap - b.gap).slice(0, MAX_LABELS);
}

/** Adds the continuation of a tick box's label from the line below. */
function withRest(page: PageLayout, segment: Segment): string {
	const below = page.lines[segment.line + 1]?.segments.find(
		(one) => one.block === segment.block && Math.abs(one.box.x0 - segment.box.x0) < segment.size,
	);
	return below && segment.words.length <= 4 ? `${segment.text} ${below.text}` : segment.text;
}

/** Adds the beginning of a label from the line above if it starts in lower case: "code (if any)". */
function withBeginning(page: PageLayout, segment: Segment): string {
	const above = page.lines[segment.line - 1];
	const gap = segment.box.y0 - (above?.box.y1 ?? 0);
	if (!above || gap > segment.size || !/^\p{Ll}/u.test(segment.text)) return segment.text;
	const from = segment.box.x0 - segment.size;
	const words = above.segments.flatMap((one) => one.words.filter(({ box }) => box.x0 >= from));
	return textOf([...words, segment]);
}
