import type { Box, PagePart } from '../../../model/document.ts';
import { chain, enlarge, move } from '../../../model/projection.ts';

/** The place of a picture on its page: pixels per page unit, and its corner. */
export type PicturePlace = { scale: number; left?: number; top?: number };

/** Maps a box of a picture to the page. */
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

/** Maps a box of the page to the pixels of a picture. */
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

/** Maps a part of a picture to a part of the page. */
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
