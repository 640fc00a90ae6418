import type { Box, GreyImage } from '../../../model/document.ts';
import type { Projection } from '../../../model/projection.ts';

export type OcrWord = { text: string; box: Box; confidence: number };

/** A sheet of paper needs layout analysis; anything else is read line by line. */
export type PageShape = 'sheet' | 'strip';

/**
 * A piece of a line of text on a picture, in pixels. Its centre line passes through `x`, `y` with slope `slope`,
 * from `left` to `right`; `half` is half its height.
 */
export type LineArea = {
	x: number;
	y: number;
	slope: number;
	left: number;
	right: number;
	half: number;
};

/** The picture that a page was prepared from, the lines detected on it, and the mapping to points of the page. */
export type Seen = { image: GreyImage; lines: readonly LineArea[]; toPage: Projection };

/** A page prepared for recognition. */
export type PageImage = GreyImage & { seen?: Seen };

/** The result of a first look at a picture: the clockwise rotation that makes it upright, and the rotated picture. */
export type Look = {
	rotation: 0 | 90 | 180 | 270;
	image: GreyImage;
	lines: readonly LineArea[];
	/** The rough text of some of its lines. */
	texts: string[];
};

export type LookWish = {
	/** Whether these texts of lines are enough; lines are read until they are. */
	isEnough: (texts: readonly string[]) => boolean;
	/** Whether text in lines is taken to be upright; otherwise a sample of it is read to find out. */
	isUpright?: boolean;
};

/** Recognises words in pixels. One call at a time; `close` frees its resources. */
export type OcrEngine = {
	name: 'pp-ocr' | 'tesseract.js' | 'tesseract';
	/** `languages` are Tesseract's codes, the leading one first. */
	recognise: (
		image: PageImage,
		languages: readonly string[],
		shape?: PageShape,
	) => Promise<OcrWord[]>;
	/** Whether there is data for these languages. Engines without it have data for all. */
	canRead?: (languages: readonly string[]) => boolean;
	/** Detects text in any orientation, if the engine can do that quickly. */
	look?: (image: GreyImage, wish: LookWish) => Promise<Look>;
	close: () => Promise<void>;
};

/** Writes PGM, the simplest image format: a line of text, then the pixels. Encoding costs nothing. */
export function toPgm({ data, width, height }: GreyImage): Buffer {
	return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]);
}
