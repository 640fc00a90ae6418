import type { GreyImage } from '../../../model/document.ts';

/** Width of the strips in which lines are searched: several letters wide, so that none is only gap. */
const STRIP_PX = 120;
const INK = 128;
/** Minimum ink of a row that belongs to a line; specks have less. */
const MIN_INK = 0.03;
/** Maximum ink; more is a bar, a border or a picture. */
const MAX_INK = 0.6;
const MIN_HEIGHT_PX = 6;
const MAX_HEIGHT_PX = 200;

/**
 * The dominant line height of a page's ink, in pixels: the height of capitals and digits. `slope` is the fall of
 * the lines per pixel. Undefined if there are no lines.
 */
export function measureLetters(
	{ data, width, height }: GreyImage,
	slope: number,
): number | undefined {
	const strip = Math.min(STRIP_PX, width);
	/** The distance in the data from the first pixel of a sloping row to each of the others. */
	const steps = Int32Array.from({ length: strip }, (_, x) => Math.round(x * slope) * width + x);
	const inkOfHeight = new Float64Array(MAX_HEIGHT_PX + 1);
	for (let left = 0; left + strip <= width; left += strip) {
		let [rows, ink] = [0, 0];
		for (let y = 0; y <= height; y += 1) {
			let dark = 0;
			const first = y * width + left;
			for (let x = 0; x < strip; x += 1) {
				if ((data[first + (steps[x] ?? 0)] ?? 255) < INK) dark += 1;
			}
			if (y < height && dark >= MIN_INK * strip) {
				rows += 1;
				ink += dark;
				continue;
			}
			const isLine = rows >= MIN_HEIGHT_PX && rows <= MAX_HEIGHT_PX;
			if (isLine && ink < MAX_INK * rows * strip)
				inkOfHeight[rows] = (inkOfHeight[rows] ?? 0) + ink;
			[rows, ink] = [0, 0];
		}
	}
	return middleOf(inkOfHeight);
}

function middleOf(inkOfHeight: Float64Array): number | undefined {
	const half = inkOfHeight.reduce((sum, ink) => sum + ink, 0) / 2;
	let seen = 0;
	const height = inkOfHeight.findIndex((ink) => {
		seen += ink;
		return half > 0 && seen >= half;
	});
	return height < 0 ? undefined : height;
}
