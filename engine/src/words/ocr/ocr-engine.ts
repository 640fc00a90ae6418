import type { Box, GreyImage } from '../../model/document.ts';

export type OcrWord = { text: string; box: Box; confidence: number };

/** A sheet of paper has columns and blocks to be told apart; anything else is read line by line. */
export type PageShape = 'sheet' | 'strip';

/** A page made ready to be read; `asSeen` is the same part of it with its light and its size as they were. */
export type PageImage = GreyImage & { asSeen?: GreyImage };

/** Reads words off pixels. One call at a time; `close` frees what it holds. */
export type OcrEngine = {
	name: 'pp-ocr' | 'tesseract.js' | 'tesseract';
	/** `languages` are Tesseract's codes, the first one leading. */
	recognise: (
		image: PageImage,
		languages: readonly string[],
		shape?: PageShape,
	) => Promise<OcrWord[]>;
	/** Whether there is any text to be read, lying any way, where that can be told quickly. */
	hasText?: (image: GreyImage) => Promise<boolean>;
	close: () => Promise<void>;
};

/** The simplest picture format there is: a line of text, then the pixels. Encoding costs nothing. */
export function toPgm({ data, width, height }: GreyImage): Buffer {
	return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]);
}
