import type { Projection } from './projection.ts';
import type { DocumentType } from './formats.ts';
import type { StoredProblem } from './problem.ts';

/** An accepted document on disk. */
export type StoredDocument = {
	path: string;
	type: DocumentType;
	/** The uploaded name, or the path inside its archive. A label only, never a path on disk. */
	filename: string;
	sha256: string;
};

/** A rectangle in page units, with the origin at the top left. */
export type Box = { x0: number; y0: number; x1: number; y1: number };

export type Word = {
	text: string;
	box: Box;
	/** 0 to 1; 1 where the text does not come from OCR. */
	confidence: number;
	/** The letter height in page units. */
	size: number;
	/** Reading direction in degrees clockwise, a multiple of 90. */
	angle: number;
};

/** A field of a PDF form and its place; `label` is the visible name, if the form has one. */
export type FormField = { name: string; label?: string; box: Box; value: string | boolean };

/** A tick box drawn on a page. */
export type TickBox = { box: Box; isTicked: boolean };

/** Long straight lines drawn on a page, each as its thin box. */
export type Rules = { horizontal: readonly Box[]; vertical: readonly Box[] };

/** A machine-readable code on a page, such as `QRCode` or `EAN13`, and its content. */
export type PageCode = { format: string; text: string; box: Box };

/**
 * A sheet cut out of a photo and flattened: its range from `y0` to `y1` on the page, and the projection back to the
 * photo.
 */
export type PagePart = { y0: number; y1: number; toSent: Projection };

export type Page = {
	/** From 0. */
	index: number;
	/** Points in a PDF, pixels in an image. */
	width: number;
	height: number;
	words: Word[];
	fields: FormField[];
	/** Present if tick boxes were searched for. */
	tickBoxes?: readonly TickBox[];
	/** Present if rules were searched for. */
	rules?: Rules;
	/** Present if codes were searched for. */
	codes?: readonly PageCode[];
	source: 'text' | 'ocr';
	/** The rotation that was applied for reading, in degrees clockwise; words are in rotated coordinates. */
	rotation: number;
	/** The deskew angle that was applied after the rotation, in degrees clockwise about the centre. */
	skew?: number;
	/** Set where sheets were cut out of a photo; it replaces `rotation` and `skew`. */
	parts?: readonly PagePart[];
	/** The languages of a scan, by Tesseract's codes, if its words tell. */
	languages?: readonly string[];
	/** Why the page could not be read; it has no words then. */
	unread?: StoredProblem | undefined;
};

/** A word at its place on the original page. */
export type PlacedWord = Pick<Word, 'text' | 'box'>;

export type DocumentLimits = {
	maxPages: number;
	/** The maximum number of pages of a document that may need OCR. */
	maxScannedPages: number;
	maxPixels: number;
};

/** Eight-bit greyscale, row by row: the format of images between pages and words. */
export type GreyImage = { data: Uint8Array; width: number; height: number };
