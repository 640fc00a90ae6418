import type { Box, GreyImage } from '../../model/document.ts';

export type OcrWord = { text: string; box: Box; confidence: number };

/** A sheet of paper has columns and blocks to be told apart; anything else is read line by line. */
export type PageShape = 'sheet' | 'strip';

/** Reads words off pixels. One call at a time; `close` frees what it holds. */
export type OcrEngine = {
	name: 'tesseract.js' | 'tesseract';
	/** `languages` are Tesseract's codes, the first one leading. */
	recognise: (
		image: GreyImage,
		languages: readonly string[],
		shape?: PageShape,
	) => Promise<OcrWord[]>;
	close: () => Promise<void>;
};

/** The simplest picture format there is: a line of text, then the pixels. Encoding costs nothing. */
export function toPgm({ data, width, height }: GreyImage): Buffer {
	return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]);
}
