import type { Box } from '../../model/document.ts';
import { boxAround } from '../../model/geometry.ts';
import type { PageLayout, Segment } from '../../model/layout.ts';

/** The text of a segment. The mark of a list item belongs to the text after it. */
export type Strip = {
	text: string;
	box: Box;
	size: number;
	/** Its line, counted from the top of the page. */
	line: number;
	block: number;
	cell: number | undefined;
};

const BULLET = /^[•‣◦▪▫●○■□–—*·-]$/;
const NUMBER = /^(?:\d{1,3}|[a-z])[.)]$/i;
/** Maximum distance between a mark and its text, in letter heights. */
const MARK_GAP = 4;

/** The segments of a page, line by line. */
export function listStrips({ lines }: PageLayout): Strip[][] {
	return lines.map(({ segments }) => joinMarks(segments));
}

function joinMarks(segments: readonly Segment[]): Strip[] {
	const strips: Strip[] = [];
	for (let i = 0; i < segments.length; i += 1) {
		const [one, next] = [segments[i], segments[i + 1]];
		if (!one) continue;
		const isMark = BULLET.test(one.text) || NUMBER.test(one.text);
		const isNear = next && next.box.x0 - one.box.x1 < MARK_GAP * Math.max(one.size, next.size);
		if (!isMark || !isNear || one.cell !== next.cell) {
			strips.push(toStrip(one));
			continue;
		}
		const box = boxAround([one, next]);
		strips.push({ ...toStrip(next), text: `${one.text} ${next.text}`, box });
		i += 1;
	}
	return strips;
}

function toStrip({ text, box, size, line, block, cell }: Segment): Strip {
	return { text, box, size, line, block, cell };
}

/** The mark at the start of a list item, as Markdown writes it, and the text after it. */
export function readMark(text: string): { marker: string; rest: string } | undefined {
	const space = text.indexOf(' ');
	if (space < 0) return undefined;
	const [mark, rest] = [text.slice(0, space), text.slice(space + 1)];
	if (BULLET.test(mark)) return { marker: '-', rest };
	return /^\d{1,3}[.)]$/.test(mark) ? { marker: `${Number.parseInt(mark, 10)}.`, rest } : undefined;
}
