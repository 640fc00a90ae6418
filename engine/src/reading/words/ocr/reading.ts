import type { GreyImage, PagePart, Word } from '../../../model/document.ts';

/** What was read on a picture, and how that was turned and straightened. */
export type ReadWords = {
	words: Word[];
	width: number;
	height: number;
	rotation: number;
	skew: number;
	/** Where sheets were cut out of a photo and laid flat, one below the other. */
	parts?: PagePart[];
	straight: Straight[];
};

/**
 * What was read: turned and straight, with `scale` of its pixels for one of the image given; `left` and
 * `top` are where its corner is on the page, in pixels of that.
 */
type Straight = GreyImage & { scale: number; left: number; top: number };
