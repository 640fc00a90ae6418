import type { GreyImage } from '../../../model/document.ts';

/** How far the dark of a letter reaches on the reduced copy, in pixels. */
const INK_PX = 2;

/** A picture without its thin dark strokes: letters and rules become paper. */
export function closeInk(image: GreyImage): GreyImage {
	const lightest = spread(image, INK_PX, (a, b) => (a > b ? a : b));
	return spread(lightest, INK_PX, (a, b) => (a < b ? a : b));
}

/** Numbers, from 1, for the areas in which the light changes by at most `edge` around each pixel; 0 between them. */
export function labelEven(image: GreyImage, edge: number): Uint32Array {
	const { width, height } = image;
	const most = spread(image, 1, (a, b) => (a > b ? a : b)).data;
	const least = spread(image, 1, (a, b) => (a < b ? a : b)).data;
	const labels = new Uint32Array(width * height);
	const isEven = (at: number) => labels[at] === 0 && (most[at] ?? 0) - (least[at] ?? 0) <= edge;
	let label = 0;
	for (let start = 0; start < labels.length; start += 1) {
		if (!isEven(start)) continue;
		label += 1;
		labels[start] = label;
		const waiting = [start];
		for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
			const x = at % width;
			const neighbours = [
				...(x > 0 ? [at - 1] : []),
				...(x < width - 1 ? [at + 1] : []),
				...(at >= width ? [at - width] : []),
				...(at < width * (height - 1) ? [at + width] : []),
			];
			for (const next of neighbours) {
				if (!isEven(next)) continue;
				labels[next] = label;
				waiting.push(next);
			}
		}
	}
	return labels;
}

/** The most or the least around each pixel: first along the rows, then the columns. */
function spread(
	{ data, width, height }: GreyImage,
	reach: number,
	choose: (a: number, b: number) => number,
): GreyImage {
	const rows = new Uint8Array(data.length);
	const both = new Uint8Array(data.length);
	for (let y = 0; y < height; y += 1) {
		for (let x = 0; x < width; x += 1) {
			let value = data[y * width + x] ?? 0;
			for (let d = Math.max(0, x - reach); d <= Math.min(width - 1, x + reach); d += 1) {
				value = choose(value, data[y * width + d] ?? 0);
			}
			rows[y * width + x] = value;
		}
	}
	for (let y = 0; y < height; y += 1) {
		for (let x = 0; x < width; x += 1) {
			let value = rows[y * width + x] ?? 0;
			for (let d = Math.max(0, y - reach); d <= Math.min(height - 1, y + reach); d += 1) {
				value = choose(value, rows[d * width + x] ?? 0);
			}
			both[y * width + x] = value;
		}
	}
	return { data: both, width, height };
}
