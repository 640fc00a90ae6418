/** What a read document can be turned into, besides the values of a template. */
export const OUTPUT_KINDS = ['markdown', 'text', 'words', 'pdf', 'redacted-pdf'] as const;
export type OutputKind = (typeof OUTPUT_KINDS)[number];

/** Kinds of text that a redacted PDF leaves out wherever they occur. */
export const PRIVATE_KINDS = ['iban', 'email', 'phone', 'name'] as const;
export type PrivateKind = (typeof PRIVATE_KINDS)[number];

/** A place on a page of the document as it was sent; pages count from 1. */
export type OutputPlace = { page: number; x0: number; y0: number; x1: number; y1: number };

/** A value that is redacted: its texts, and the place where it was found. */
export type Redaction = {
	/** As printed, and as corrected. */
	texts: string[];
	place: OutputPlace | null;
};

export type OutputWish = {
	as: OutputKind;
	/** The maximum length of a chunk in characters; Markdown only. */
	chunks?: number | undefined;
	/** What a redacted PDF leaves out. */
	kinds?: readonly PrivateKind[] | undefined;
	redactions?: readonly Redaction[] | undefined;
};

/** Chunks shorter than this would hold single words, longer ones whole documents. */
export const CHUNK_CHARACTERS = { min: 100, max: 100_000 } as const;

/** A part of a document for retrieval: its Markdown and its place. */
export type OutputChunk = {
	index: number;
	text: string;
	/** The headings above it, outermost first. */
	headings: string[];
	/** The page on which it begins. */
	page: number;
	boxes: OutputPlace[];
};

type OutputWord = {
	text: string;
	/** 0 to 1; 1 where the text does not come from OCR. */
	confidence: number;
	/** x0, y0, x1, y1 on the page as it was sent. */
	box: [number, number, number, number];
};

export type OutputPage = {
	/** From 1. */
	page: number;
	/** The size of the page as it was sent; null if it was photographed and only the sheet on the photo was read. */
	width: number | null;
	height: number | null;
	/** Points in a PDF and in a document that the engine lays out, pixels in an image. */
	unit: 'pt' | 'px';
	source: 'text' | 'ocr';
	words: OutputWord[];
};

export function mediaTypeOfOutput({ as, chunks }: Pick<OutputWish, 'as' | 'chunks'>): string {
	if (as === 'words' || chunks !== undefined) return 'application/json; charset=utf-8';
	if (as === 'markdown') return 'text/markdown; charset=utf-8';
	return as === 'text' ? 'text/plain; charset=utf-8' : 'application/pdf';
}

/** The name of a file in its new form. */
export function nameOutput(
	fileName: string,
	{ as, chunks }: Pick<OutputWish, 'as' | 'chunks'>,
): string {
	const name = fileName.replace(/\.[^./\\]{1,10}$/, '') || 'document';
	if (as === 'words' || chunks !== undefined) return `${name}.${as}.json`;
	if (as === 'markdown') return `${name}.md`;
	if (as === 'text') return `${name}.txt`;
	return as === 'pdf' ? `${name}.pdf` : `${name}.redacted.pdf`;
}
