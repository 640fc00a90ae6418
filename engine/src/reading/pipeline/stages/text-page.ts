import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { DocumentLimits, Page, PageCode, Rules, TickBox } from '../../../model/document.ts';
import type { PictureLimit } from '../../pages/pdf/connect-worker.ts';
import type { Additions } from '../../pages/pdf/read-annotations.ts';
import type { TextLayer } from '../../pages/pdf/read-text.ts';
import { withoutRepeated } from '../../pages/pdf/read-typed.ts';
import { runStages } from './page-stage.ts';
import type { PageStage } from './page-stage.ts';

/** An open PDF, the options for reading it, and the limits that the stages have used up. */
export type PdfReading = {
	pdf: PDFDocumentProxy;
	pictures: PictureLimit;
	limits: DocumentLimits;
	wantsTickBoxes: boolean;
	used: {
		words: number;
		/** CPU time spent on drawings. */
		drawingMs: number;
		/** Pages searched for codes. */
		codePages: number;
		/** Pages that need OCR. */
		scans: number;
	};
};

/** A page of a PDF while its stages run. */
export type TextDraft = {
	/** From 0. */
	index: number;
	/** The number of pages read before it. */
	before: number;
	page: PDFPageProxy;
	text: TextLayer;
	/** CPU time of the text, if measured. */
	textMs: number;
	/** Whether it has usable text. */
	isReadable: boolean;
	/** Whether it needs OCR. */
	isScan: boolean;
	additions: Additions;
	tickBoxes: readonly TickBox[];
	rules: Rules;
	/** Hints at codes in the drawing; undefined if the drawing was not read. */
	codeHint: { pictures: number; hasBars: boolean } | undefined;
	codes: readonly PageCode[];
};

/** A stage that reads a page from the content of the PDF. */
export type TextStage = PageStage<TextDraft, PdfReading> & {
	/** Larger pictures are skipped during the stage, because decoding dominates the time. */
	maxPixels: number;
};

/** Reads a page of an open PDF; null if it needs OCR. */
export async function readTextPage(
	stages: readonly TextStage[],
	{ index, before }: Pick<TextDraft, 'index' | 'before'>,
	document: PdfReading,
): Promise<Page | null> {
	const page = await document.pdf.getPage(index + 1);
	const blank: TextDraft = {
		index,
		before,
		page,
		text: { width: 0, height: 0, words: [], cuts: [], joined: new Map() },
		textMs: 0,
		isReadable: false,
		isScan: false,
		additions: { fields: [], typed: [], typedIds: new Set() },
		tickBoxes: [],
		rules: { horizontal: [], vertical: [] },
		codeHint: undefined,
		codes: [],
	};
	const draft = await runStages(stages, blank, document, ({ maxPixels }) => {
		if (document.pictures.maxPixels === maxPixels) return;
		// pdf.js caches the page with the picture limit of the previous stage.
		page.cleanup();
		document.pictures.maxPixels = maxPixels;
	});
	page.cleanup();
	return draft.isScan ? null : toPage(draft);
}

function toPage({ index, text, additions, tickBoxes, rules, codes }: TextDraft): Page {
	const { width, height, words } = text;
	const { fields, typed } = additions;
	return {
		index,
		width,
		height,
		words: typed.length > 0 ? [...words, ...withoutRepeated(typed, words)] : words,
		fields,
		tickBoxes,
		rules,
		...(codes.length > 0 && { codes }),
		source: 'text',
		rotation: 0,
	};
}
