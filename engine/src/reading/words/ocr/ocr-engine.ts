import type { Box, GreyImage } from '../../../model/document.ts';
import type { Projection } from '../../../model/projection.ts';

export type OcrWord = { text: string; box: Box; confidence: number };

/** A sheet of paper has columns and blocks to be told apart; anything else is read line by line. */
export type PageShape = 'sheet' | 'strip';

/**
 * A piece of a line of text on a picture, in its pixels: its middle line runs through `x`, `y` and falls by
 * `slope` a pixel, from `left` to `right`; `half` is its height above and below it.
 */
export type LineArea = {
	x: number;
	y: number;
	slope: number;
	left: number;
	right: number;
	half: number;
};

/** The picture that a page was prepared from, with the lines found on it, and where its points are on the page. */
export type Seen = { image: GreyImage; lines: readonly LineArea[]; toPage: Projection };

/** A page made ready to be read. */
export type PageImage = GreyImage & { seen?: Seen };

/** What a first look at a picture tells: how it has to be turned, clockwise, and itself when it is. */
export type Look = {
	rotation: 0 | 90 | 180 | 270;
	image: GreyImage;
	lines: readonly LineArea[];
	/** What some of its lines say, roughly. */
	texts: string[];
};

/** Reads words off pixels. One call at a time; `close` frees what it holds. */
export type OcrEngine = {
	name: 'pp-ocr' | 'tesseract.js' | 'tesseract';
	/** `languages` are Tesseract's codes, the first one leading. */
	recognise: (
		image: PageImage,
		languages: readonly string[],
		shape?: PageShape,
	) => Promise<OcrWord[]>;
	/** Whether there is data for these; without it there is data for all of them. */
	canRead?: (languages: readonly string[]) => boolean;
	/** Where there is text, lying any way, where that can be told quickly; lines are read until they are `enough`. */
	look?: (image: GreyImage, enough: (texts: readonly string[]) => boolean) => Promise<Look>;
	close: () => Promise<void>;
};

/** The simplest picture format there is: a line of text, then the pixels. Encoding costs nothing. */
export function toPgm({ data, width, height }: GreyImage): Buffer {
	return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]);
}
