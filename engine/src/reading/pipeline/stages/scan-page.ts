import type { Page } from '../../../model/document.ts';
import type { OcrEngine } from '../../words/ocr/ocr-engine.ts';
import type { ReadWords } from '../../words/ocr/reading.ts';
import { runStages } from './page-stage.ts';
import type { PageStage } from './page-stage.ts';
import type { PicturePlace } from './picture-place.ts';
import type { ScanPicture } from './take-picture.ts';

/** The parts that read a scan. */
export type ScanReading = {
	languages: readonly string[];
	/** The languages of another page of the document. */
	likely?: readonly string[] | undefined;
	engine: OcrEngine;
};

/** A page without text, while its stages run. */
export type ScanDraft = Required<Pick<Page, 'words' | 'fields' | 'tickBoxes' | 'rules' | 'codes'>> &
	Pick<Page, 'index'> & {
		picture: ScanPicture;
		/** Where sheets were cut out of a photo. */
		parts: Page['parts'] | undefined;
		/** What OCR has read, in pixels of the picture. */
		read: ReadWords;
		/** The place of the picture on the page after rotation. */
		place: Required<PicturePlace>;
	};

/** A step of reading a page from its picture. */
export type ScanStage = PageStage<ScanDraft, ScanReading>;

/** Reads a page from its picture. */
export async function readScanPage(
	stages: readonly ScanStage[],
	{ index, picture }: Pick<ScanDraft, 'index' | 'picture'>,
	reading: ScanReading,
): Promise<Page> {
	const { width, height } = picture.image;
	const blank: ScanDraft = {
		index,
		picture,
		read: { words: [], width, height, rotation: 0, skew: 0, straight: [] },
		place: picture.place,
		words: [],
		fields: [],
		tickBoxes: [],
		rules: { horizontal: [], vertical: [] },
		codes: [],
		parts: undefined,
	};
	return toPage(await runStages(stages, blank, reading));
}

function toPage({ read, place: { scale }, parts, ...draft }: ScanDraft): Page {
	const { index, words, fields, tickBoxes, rules, codes } = draft;
	return {
		index,
		width: read.width / scale,
		height: read.height / scale,
		words,
		fields,
		tickBoxes,
		rules,
		codes,
		source: 'ocr',
		rotation: read.rotation,
		skew: read.skew,
		...(parts && { parts }),
		...(read.languages && { languages: read.languages }),
	};
}
