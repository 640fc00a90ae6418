import type { Box, GreyImage } from '../../../model/document.ts';
import type { Comb } from '../marks/find-combs.ts';
import type { OcrEngine, OcrWord } from './ocr-engine.ts';
import { maxOf, minOf } from '../../../model/extremes.ts';

const INK = 150;
/** Share of a cell that is cropped on each side, because its lines are not quite straight. */
const INSET = 0.1;
/** Minimum ink of a filled cell. */
const MIN_INK = 0.012;
/** Margin around the text, in cell heights. */
const MARGIN = 0.6;

/**
 * Reads the characters of a comb as words, separated by empty cells. The cells are joined without their lines, so
 * that they read like any other line. Returns nothing if the number of characters differs from the number of
 * filled cells.
 */
export async function readComb(
	image: GreyImage,
	{ cells }: Comb,
	languages: readonly string[],
	engine: OcrEngine,
): Promise<OcrWord[]> {
	const words: OcrWord[] = [];
	for (const group of groupFilled(image, cells)) {
		const strip = joinCells(image, group);
		const read = await engine.recognise(strip, languages, 'strip');
		const text = read
			.toSorted((a, b) => a.box.x0 - b.box.x0)
			.map((word) => word.text.replace(/\s/g, ''))
			.join('');
		const [first, last] = [group[0], group.at(-1)];
		if (!first || !last || text.length !== group.length) return [];
		const confidence = minOf(read.map((word) => word.confidence));
		words.push({ text, confidence, box: { ...first, x1: last.x1 } });
	}
	return words;
}

/** Groups adjacent filled cells. */
function groupFilled(image: GreyImage, cells: readonly Box[]): Box[][] {
	const groups: Box[][] = [];
	let isOpen = false;
	for (const cell of cells) {
		const isFilled = inkIn(image, inside(cell)) >= MIN_INK;
		if (isFilled && isOpen) groups.at(-1)?.push(cell);
		else if (isFilled) groups.push([cell]);
		isOpen = isFilled;
	}
	return groups;
}

function inside({ x0, y0, x1, y1 }: Box): Box {
	const [across, down] = [INSET * (x1 - x0), INSET * (y1 - y0)];
	return {
		x0: Math.ceil(x0 + across),
		y0: Math.ceil(y0 + down),
		x1: Math.floor(x1 - across),
		y1: Math.floor(y1 - down),
	};
}

function inkIn({ data, width }: GreyImage, { x0, y0, x1, y1 }: Box): number {
	let dark = 0;
	for (let y = y0; y < y1; y += 1) {
		for (let x = x0; x < x1; x += 1) if ((data[y * width + x] ?? 255) < INK) dark += 1;
	}
	return dark / Math.max(1, (x1 - x0) * (y1 - y0));
}

/** Joins the insides of cells on a white background. */
function joinCells({ data, width }: GreyImage, cells: readonly Box[]): GreyImage {
	const insides = cells.map(inside);
	const height = maxOf(insides.map(({ y0, y1 }) => y1 - y0));
	const margin = Math.round(MARGIN * height);
	const across = insides.reduce((sum, { x0, x1 }) => sum + x1 - x0, 0);
	const size = { width: across + 2 * margin, height: height + 2 * margin };
	const strip = new Uint8Array(size.width * size.height).fill(255);
	let left = margin;
	for (const { x0, y0, x1, y1 } of insides) {
		for (let y = y0; y < y1; y += 1) {
			strip.set(
				data.subarray(y * width + x0, y * width + x1),
				(margin + y - y0) * size.width + left,
			);
		}
		left += x1 - x0;
	}
	return { data: strip, ...size };
}
