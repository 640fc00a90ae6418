import type { GreyImage } from '../../../../model/document.ts';

/** Radius of the dark of a letter on the reduced copy, in pixels. */
const INK_PX = 2;

/** Removes thin dark strokes from a picture, so that letters and rules become paper (a morphological closing). */
export function closeInk(image: GreyImage): GreyImage {
	return spread(spread(image, INK_PX, 'most'), INK_PX, 'least');
}

/** Labels, from 1, the areas in which the grey changes by at most `edge` around each pixel; 0 between them. */
export function labelEven(image: GreyImage, edge: number): Uint32Array {
	const { width, height } = image;
	const most = spread(image, 1, 'most').data;
	const least = spread(image, 1, 'least').data;
	const isEven = most.map((light, at) => (light - (least[at] ?? 0) <= edge ? 1 : 0));
	const labels = new Uint32Array(width * height);
	let label = 0;
	// Each pixel is queued at most once.
	const waiting = new Uint32Array(width * height);
	let count = 0;
	const visit = (at: number) => {
		if (isEven[at] !== 1 || labels[at] !== 0) return;
		labels[at] = label;
		waiting[count] = at;
		count += 1;
	};
	for (let start = 0; start < labels.length; start += 1) {
		if (isEven[start] !== 1 || labels[start] !== 0) continue;
		label += 1;
		visit(start);
		while (count > 0) {
			count -= 1;
			const at = waiting[count] ?? 0;
			const x = at % width;
			if (x > 0) visit(at - 1);
			if (x < width - 1) visit(at + 1);
			if (at >= width) visit(at - width);
			if (at < width * (height - 1)) visit(at + width);
		}
	}
	return labels;
}

/** Maximum or minimum filter: first along the rows, then the columns. */
function spread(
	{ data, width, height }: GreyImage,
	reach: number,
	wanted: 'most' | 'least',
): GreyImage {
	const rows = new Uint8Array(data);
	for (let d = 1; d <= reach; d += 1) {
		for (let start = 0; start < data.length; start += width) {
			take(rows, data, { from: start, to: start + width - d, by: d, wanted });
			take(rows, data, { from: start + d, to: start + width, by: -d, wanted });
		}
	}
	const both = new Uint8Array(rows);
	for (let d = width; d <= reach * width; d += width) {
		take(both, rows, { from: 0, to: width * height - d, by: d, wanted });
		take(both, rows, { from: d, to: width * height, by: -d, wanted });
	}
	return { data: both, width, height };
}

/** Combines a range of pixels with those `by` further by maximum or minimum. */
function take(
	into: Uint8Array,
	light: Uint8Array,
	{ from, to, by, wanted }: { from: number; to: number; by: number; wanted: 'most' | 'least' },
): void {
	for (let at = from; at < to; at += 1) {
		const [own = 0, other = 0] = [into[at], light[at + by]];
		if (wanted === 'most' ? other > own : other < own) into[at] = other;
	}
}
