import type { PageLayout, Segment } from '../../../../model/layout.ts';
import type { Document } from '../../document.ts';
import { isPeriodOnly } from '../../values/find-periods.ts';
import { minOf } from '../../../../model/extremes.ts';

/** The horizontal range of the lines below a heading. */
export type SectionColumn = { left: number; right: number };

/** Minimum segments with the same left edge for a column. */
const MIN_STARTS = 4;
/** Segments with fewer words may be at the end of a line: dates, places, amounts. */
const MANY_WORDS = 3;
/** Share of periods from which a column is a margin of periods. */
const MANY_PERIODS = 0.4;
/** Minimum ratio of segments below the heading to those on its right for a column. */
const MIN_BESIDE = 0.35;
/** Maximum share of different texts among labels that repeat for each entry. */
const MAX_DIFFERENT = 0.7;
/** Maximum share of lines that span two columns. */
const MAX_ACROSS = 0.06;

/** Finds the column below a heading: hardly any text crosses its edges. */
export function findColumn(document: Document, page: PageLayout, heading: Segment): SectionColumn {
	const from = page.index === heading.page ? heading.line : 0;
	const segments = page.lines.slice(from).flatMap((line) => line.segments);
	const { size, box } = heading;
	const starts = segments
		.filter(({ box: { x0 } }) => x0 > box.x0 + 0.15 * page.width && x0 > box.x0 + 6 * size)
		.sort((a, b) => a.box.x0 - b.box.x0);
	let right = page.width;
	for (const { box: start } of starts) {
		const alike = starts.filter(({ box: { x0 } }) => Math.abs(x0 - start.x0) < 0.6 * size);
		const isText = alike.filter(({ words }) => words.length >= MANY_WORDS).length;
		if (alike.length < MIN_STARTS || isText < alike.length / 2) continue;
		const across = segments.filter(
			({ box: { x0, x1 } }) => x0 < start.x0 - size && x1 > start.x0 + size,
		);
		if (across.length > MAX_ACROSS * segments.length) continue;
		const beside = segments.filter(
			({ box: { x1, y0 } }) => x1 < start.x0 && y0 > box.y1 && y0 < (alike.at(-1)?.box.y1 ?? 0),
		);
		// A margin holds only headings or only periods.
		if (beside.length < MIN_BESIDE * alike.length) continue;
		if (isMargin(document, beside) || isMargin(document, alike) || areLabels(beside)) continue;
		right = start.x0 - 0.5 * size;
		break;
	}
	return { left: findLeft(document, page, heading, segments), right };
}

/** The left edge. Periods may be in the margin to the left of the heading. */
function findLeft(
	document: Document,
	page: PageLayout,
	heading: Segment,
	segments: readonly Segment[],
): number {
	const usual = isCentred(page, heading) ? 0 : heading.box.x0 - 2 * heading.size;
	const beside = segments.filter(({ box: { x1 } }) => x1 < heading.box.x0 + heading.size);
	if (!isMargin(document, beside)) return usual;
	return Math.min(usual, minOf(beside.map(({ box: { x0 } }) => x0)));
}

/** Whether texts are mostly periods that belong to the text beside them. */
function isMargin(document: Document, beside: readonly Segment[]): boolean {
	const periods = beside.filter(({ text }) => isPeriodOnly(text, document.dateOrder));
	return periods.length >= 2 && periods.length > MANY_PERIODS * beside.length;
}

/** Whether texts are labels of the texts beside them: they repeat, or end in colons. */
function areLabels(beside: readonly Segment[]): boolean {
	const texts = new Set(beside.map(({ text }) => text));
	const colons = beside.filter(({ text }) => /[:：]$/u.test(text));
	return texts.size <= MAX_DIFFERENT * beside.length || colons.length > beside.length / 2;
}

/** Whether a heading is centred on the page. */
export function isCentred({ width }: PageLayout, { box: { x0, x1 } }: Segment): boolean {
	return Math.abs((x0 + x1) / 2 - width / 2) < 0.04 * width && x0 > 0.25 * width;
}
