import type { Projection } from './projection.ts';
import type { DocumentType } from './formats.ts';

/** A document that was accepted and lies on disk. */
export type StoredDocument = {
	path: string;
	type: DocumentType;
	/** The uploaded name, or the path inside its archive; a label only, never a place on disk. */
	filename: string;
	sha256: string;
};

/** A rectangle in the units of its page, origin at the top left. */
export type Box = { x0: number; y0: number; x1: number; y1: number };

export type Word = {
	text: string;
	box: Box;
	/** 0 to 1; 1 where the text was not guessed from pixels. */
	confidence: number;
	/** Height of the letters in page units. */
	size: number;
	/** Reading direction in degrees clockwise, a multiple of 90. */
	angle: number;
};

/** A field of a PDF form, at its place; `label` is the name that people see, where the form has one. */
export type FormField = { name: string; label?: string; box: Box; value: string | boolean };

/** A square that is drawn on a page, for somebody to tick. */
export type TickBox = { box: Box; isTicked: boolean };

/** Long straight lines that are drawn on a page, each as the thin box that it covers. */
export type Rules = { horizontal: readonly Box[]; vertical: readonly Box[] };

/** A code for machines on a page, as `QRCode` or `EAN13`, and what it says. */
export type PageCode = { format: string; text: string; box: Box };

/** A sheet of paper that was laid flat: from `y0` to `y1` on the page, and where its points are on what was sent. */
export type PagePart = { y0: number; y1: number; toSent: Projection };

export type Page = {
	/** From 0. */
	index: number;
	/** Points in a PDF, pixels in an image. */
	width: number;
	height: number;
	words: Word[];
	fields: FormField[];
	/** Where they were looked for. */
	tickBoxes?: readonly TickBox[];
	/** Where they were looked for. */
	rules?: Rules;
	/** Where they were looked for. */
	codes?: readonly PageCode[];
	source: 'text' | 'ocr';
	/** How far, in degrees clockwise, the page had to be turned to be read; words are as read. */
	rotation: number;
	/** How far, in degrees clockwise, it was straightened after that, about its middle. */
	skew?: number;
	/** Where sheets were cut out of a photo: what says where its words are, in place of the two before. */
	parts?: readonly PagePart[];
};

/** A word where it stands on the page that people have. */
export type PlacedWord = Pick<Word, 'text' | 'box'>;

export type DocumentLimits = {
	maxPages: number;
	/** Pages of one document that may need OCR. */
	maxScannedPages: number;
	maxPixels: number;
};

/** Eight-bit grey, row by row: the form in which pictures walk from pages to words. */
export type GreyImage = { data: Uint8Array; width: number; height: number };
