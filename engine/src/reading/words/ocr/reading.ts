import type { GreyImage, PagePart, Word } from '../../../model/document.ts';

/** The words recognised on a picture, and how the picture was rotated and straightened. */
export type ReadWords = {
	words: Word[];
	/** The texts of words that were too doubtful to keep. */
	doubtful?: readonly string[];
	width: number;
	height: number;
	rotation: number;
	skew: number;
	/** The languages of the words, by Tesseract's codes, if the words tell. */
	languages?: readonly string[];
	/** Where sheets were cropped from a photo and flattened, one below the other. */
	parts?: PagePart[];
	straight: Straight[];
};

/**
 * The recognised picture: rotated and straightened, with `scale` of its pixels per pixel of the given image.
 * `left` and `top` are the position of its corner on the page, in pixels of the latter.
 */
type Straight = GreyImage & { scale: number; left: number; top: number };
