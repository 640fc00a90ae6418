import type { Page, Word } from '../../engine/src/model/document.ts';
import type { Random } from '../corpus/kit/random.ts';

/** A text set as a page, and where in the text each of its words begins. */
export type SetText = { page: Page; starts: number[] };

const [WIDTH, HEIGHT] = [595, 842];
/** Of the letter size: a usual letter, a space, the distance of lines. */
const [LETTER, SPACE, LEADING] = [0.5, 0.28, 1.25];

/** Sets a text in lines, in one column of any width or in two. An empty line parts paragraphs. */
export function setText(text: string, random: Random): SetText {
	const size = random.decimal(8, 12, 1);
	const margin = random.int(40, 90);
	const isTwoColumns = random.chance(0.25);
	const gutter = 24;
	const width = isTwoColumns
		? (WIDTH - 2 * margin - gutter) / 2
		: random.int(200, WIDTH - 2 * margin);
	const words: Word[] = [];
	const starts: number[] = [];
	const top = random.int(50, 300);
	let [x, y, left] = [margin, top, margin];
	for (const match of text.matchAll(/\S+/gu)) {
		const [word] = match;
		const long = word.length * LETTER * size;
		if (text.slice(0, match.index).endsWith('\n\n')) [x, y] = [left, y + 2 * LEADING * size];
		else if (x > left && x + long > left + width) {
			[x, y] = [left, y + LEADING * size];
			if (isTwoColumns && left === margin && y > top + textHeight(text, size, width) / 2)
				[x, y, left] = [margin + width + gutter, top, margin + width + gutter];
		}
		words.push({
			text: word,
			box: { x0: x, y0: y, x1: x + long, y1: y + size },
			size: 0.8 * size,
			confidence: 1,
			angle: 0,
		});
		starts.push(match.index);
		x += long + SPACE * size;
	}
	const page: Page = {
		index: 0,
		width: WIDTH,
		height: HEIGHT,
		words,
		fields: [],
		source: 'text',
		rotation: 0,
	};
	return { page, starts };
}

function textHeight(text: string, size: number, width: number): number {
	return ((text.length * LETTER * size) / width) * LEADING * size;
}
