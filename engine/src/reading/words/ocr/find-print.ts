import type { GreyImage } from '../../../model/document.ts';
import { chooseScale, shrinkImage } from './prepare-image.ts';

const JUDGED_SIDE_PX = 1000;
const STRIP_PX = 150;
/** Difference between neighbouring pixels of the reduced page that counts as the edge of a stroke. */
const STROKE_CONTRAST = 30;
/** Print measures 0.08 to 0.2 in any orientation, photographs 0.03 and less. */
const MIN_STRIPES = 0.045;

/**
 * Whether a page has lines of print, in any script and orientation. Along a narrow strip, the edges of print come
 * and go with the lines; in a photograph they are spread evenly.
 */
export async function looksPrinted(image: GreyImage): Promise<boolean> {
	const scale = Math.min(1, JUDGED_SIDE_PX / Math.max(image.width, image.height));
	const small = await shrinkImage(image, scale);
	const { width, height } = small;
	const alongRows = measureStripes(small, { lines: height, across: width, line: width, step: 1 });
	if (alongRows >= MIN_STRIPES) return true;
	const alongColumns = measureStripes(small, {
		lines: width,
		across: height,
		line: 1,
		step: width,
	});
	return alongColumns >= MIN_STRIPES;
}

/** `line` and `step` are the strides of lines and pixels in the data. */
function measureStripes(
	{ data }: GreyImage,
	{ lines, across, line, step }: Record<'lines' | 'across' | 'line' | 'step', number>,
): number {
	let [change, whole] = [0, 0];
	const strip = Math.min(STRIP_PX, across);
	for (let start = 0; start + strip <= across; start += strip) {
		const edges = new Float64Array(lines);
		for (let l = 0; l < lines; l += 1) {
			for (let i = start + 1; i < start + strip; i += 1) {
				const at = l * line + i * step;
				if (Math.abs((data[at] ?? 0) - (data[at - step] ?? 0)) > STROKE_CONTRAST) {
					edges[l] = (edges[l] ?? 0) + 1;
				}
			}
		}
		for (let l = 2; l < lines; l += 1) {
			const [here, before] = [edges[l] ?? 0, edges[l - 2] ?? 0];
			// The squared difference of two counts is by chance about their sum, which is subtracted.
			change += (here - before) ** 2 - (here + before);
			whole += here ** 2 + before ** 2;
		}
	}
	return whole === 0 ? 0 : change / whole;
}

/**
 * The square with the most edges, which is text rather than paper. `side` is in prepared pixels, so that it holds
 * about as many letters at every resolution.
 */
export function cropDensest(image: GreyImage, side: number): GreyImage {
	const { data, width, height } = image;
	const wanted = Math.round(side / chooseScale(image));
	const [cropWidth, cropHeight] = [Math.min(width, wanted), Math.min(height, wanted)];
	const changes = sumChanges(image);
	const columns = Math.floor(width / CELL_PX) + 1;
	const at = (x: number, y: number): number =>
		changes[Math.floor(y / CELL_PX) * columns + Math.floor(x / CELL_PX)] ?? 0;
	let [left, top, most] = [0, 0, -1];
	for (let y = 0; y + cropHeight <= height; y += CELL_PX) {
		for (let x = 0; x + cropWidth <= width; x += CELL_PX) {
			const [right, bottom] = [x + cropWidth, y + cropHeight];
			const inside = at(right, bottom) - at(x, bottom) - at(right, y) + at(x, y);
			if (inside > most) [left, top, most] = [x, y, inside];
		}
	}
	const cropped = new Uint8Array(cropWidth * cropHeight);
	for (let y = 0; y < cropHeight; y += 1) {
		const from = (top + y) * width + left;
		cropped.set(data.subarray(from, from + cropWidth), y * cropWidth);
	}
	return { data: cropped, width: cropWidth, height: cropHeight };
}

const CELL_PX = 16;
const EDGE_CONTRAST = 60;

/** A summed-area table of the edges. */
function sumChanges({ data, width, height }: GreyImage): Float64Array {
	const columns = Math.floor(width / CELL_PX) + 1;
	const rows = Math.floor(height / CELL_PX) + 1;
	const sums = new Float64Array(columns * rows);
	for (let row = 1; row < rows; row += 1) {
		for (let column = 1; column < columns; column += 1) {
			let edges = 0;
			for (let y = (row - 1) * CELL_PX; y < row * CELL_PX; y += 1) {
				const from = y * width + (column - 1) * CELL_PX;
				for (let i = from + 1; i < from + CELL_PX; i += 1) {
					if (Math.abs((data[i] ?? 0) - (data[i - 1] ?? 0)) > EDGE_CONTRAST) edges += 1;
				}
			}
			sums[row * columns + column] =
				edges +
				(sums[row * columns + column - 1] ?? 0) +
				(sums[(row - 1) * columns + column] ?? 0) -
				(sums[(row - 1) * columns + column - 1] ?? 0);
		}
	}
	return sums;
}
