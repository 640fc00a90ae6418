import type { GreyImage } from '../../../model/document.ts';

/** A part of an image, and the position of its corner. */
export type CutImage = { image: GreyImage; left: number; top: number };

/** Lighter pixels at the edge are paper and are kept. */
const DARKEST_PAPER = 200;
/** Maximum variation of grey within a bar beside a page … */
const SAME_LIGHT = 14;
/** … along its whole length, except for a few pixels. */
const SAME_SHARE = 0.98;
const MIN_SIDE_PX = 32;
/** Every fourth pixel of a row or column is sampled. */
const STEP_PX = 4;

/** Crops borders: the bars of a viewer, the lid of a scanner, or any uniform dark or grey area at the edge. */
export function cutSurroundings(image: GreyImage): CutImage {
	const { width, height } = image;
	let [left, top, right, bottom] = [0, 0, width, height];
	const isBarColumn = (x: number) =>
		isBar(image, { start: top * width + x, end: bottom * width + x, step: STEP_PX * width });
	const isBarRow = (y: number) =>
		isBar(image, { start: y * width + left, end: y * width + right, step: STEP_PX });
	while (left < right && isBarColumn(left)) left += 1;
	while (right > left && isBarColumn(right - 1)) right -= 1;
	while (top < bottom && isBarRow(top)) top += 1;
	while (bottom > top && isBarRow(bottom - 1)) bottom -= 1;
	const isWhole = right - left === width && bottom - top === height;
	if (isWhole || right - left < MIN_SIDE_PX || bottom - top < MIN_SIDE_PX) {
		return { image, left: 0, top: 0 };
	}
	return { image: cropImage(image, { x0: left, y0: top, x1: right, y1: bottom }), left, top };
}

function isBar(
	{ data }: GreyImage,
	{ start, end, step }: Record<'start' | 'end' | 'step', number>,
): boolean {
	const light = data[start + step * Math.floor((end - start) / step / 2)] ?? 255;
	if (light >= DARKEST_PAPER) return false;
	let [same, count] = [0, 0];
	for (let at = start; at < end; at += step) {
		if (Math.abs((data[at] ?? 0) - light) <= SAME_LIGHT) same += 1;
		count += 1;
	}
	return same >= SAME_SHARE * count;
}

export function cropImage(
	{ data, width }: GreyImage,
	{ x0, y0, x1, y1 }: { x0: number; y0: number; x1: number; y1: number },
): GreyImage {
	const cropped = new Uint8Array((x1 - x0) * (y1 - y0));
	for (let y = y0; y < y1; y += 1) {
		cropped.set(data.subarray(y * width + x0, y * width + x1), (y - y0) * (x1 - x0));
	}
	return { data: cropped, width: x1 - x0, height: y1 - y0 };
}
