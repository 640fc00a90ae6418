import type { Box, Page, Word } from '../model/document.ts';

/** Words that a reader takes together: on one line, without a wide gap. */
export type Segment = { page: number; words: Word[]; text: string; box: Box; line: number };

export type LineTolerances = {
	/** How much of the smaller height two words of a line share. */
	leastOverlap: number;
	/** A gap wider than this many letter heights starts a new segment. */
	wideGap: number;
};

const USUAL: LineTolerances = { leastOverlap: 0.5, wideGap: 1.2 };

/** Words → lines from top to bottom → segments from left to right. */
export function groupSegments(page: Page, tolerances: LineTolerances = USUAL): Segment[] {
	const lines: { words: Word[]; y0: number; y1: number }[] = [];
	const sorted = page.words.toSorted((a, b) => middle(a.box) - middle(b.box));
	for (const word of sorted) {
		const line = lines
			.slice(-4)
			.findLast(({ y0, y1 }) => overlap(word.box, y0, y1) >= tolerances.leastOverlap);
		if (line) line.words.push(word);
		else lines.push({ words: [word], y0: word.box.y0, y1: word.box.y1 });
	}
	return lines.flatMap(({ words }, line) => splitLine(words, page.index, line, tolerances));
}

function splitLine(
	words: Word[],
	page: number,
	line: number,
	{ wideGap }: LineTolerances,
): Segment[] {
	const segments: Segment[] = [];
	let run: Word[] = [];
	for (const word of words.toSorted((a, b) => a.box.x0 - b.box.x0)) {
		const last = run.at(-1);
		if (last && word.box.x0 - last.box.x1 > wideGap * Math.max(last.size, word.size)) {
			segments.push(toSegment(run, page, line));
			run = [];
		}
		run.push(word);
	}
	if (run.length > 0) segments.push(toSegment(run, page, line));
	return segments;
}

function toSegment(words: Word[], page: number, line: number): Segment {
	return {
		page,
		line,
		words,
		text: words.map(({ text }) => text).join(' '),
		box: boxAround(words),
	};
}

function boxAround(words: readonly Word[]): Box {
	return {
		x0: Math.min(...words.map(({ box }) => box.x0)),
		y0: Math.min(...words.map(({ box }) => box.y0)),
		x1: Math.max(...words.map(({ box }) => box.x1)),
		y1: Math.max(...words.map(({ box }) => box.y1)),
	};
}

function middle({ y0, y1 }: Box): number {
	return (y0 + y1) / 2;
}

function overlap(box: Box, y0: number, y1: number): number {
	const shared = Math.min(box.y1, y1) - Math.max(box.y0, y0);
	return shared / Math.max(1e-6, Math.min(box.y1 - box.y0, y1 - y0));
}
