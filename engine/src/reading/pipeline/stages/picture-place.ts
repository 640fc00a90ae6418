import type { Box, PagePart } from '../../../model/document.ts';
import { chain, enlarge, move } from '../../../model/projection.ts';

/** How a picture lies on its page: its pixels for one unit of the page, and where its corner is. */
export type PicturePlace = { scale: number; left?: number; top?: number };

/** A box of a picture on the page that shows it. */
export function placeOnPage(
	{ x0, y0, x1, y1 }: Box,
	{ scale, left = 0, top = 0 }: PicturePlace,
): Box {
	return {
		x0: x0 / scale + left,
		y0: y0 / scale + top,
		x1: x1 / scale + left,
		y1: y1 / scale + top,
	};
}

/** A box of the page in pixels of a picture on it. */
export function toPixels(
	{ x0, y0, x1, y1 }: Box,
	{ scale, left, top }: Required<PicturePlace>,
): Box {
	return {
		x0: (x0 - left) * scale,
		y0: (y0 - top) * scale,
		x1: (x1 - left) * scale,
		y1: (y1 - top) * scale,
	};
}

/** A part of a picture as a part of the page that shows it. */
export function placePart(
	{ y0, y1, toSent }: PagePart,
	{ scale, left, top }: Required<PicturePlace>,
): PagePart {
	return {
		y0: y0 / scale,
		y1: y1 / scale,
		toSent: chain(enlarge(scale), toSent, enlarge(1 / scale), move(left, top)),
	};
}

/** Whether the middle of a box is inside another one. */
export function isInside({ x0, y0, x1, y1 }: Box, outer: Box): boolean {
	const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
	return x >= outer.x0 && x <= outer.x1 && y >= outer.y0 && y <= outer.y1;
}
