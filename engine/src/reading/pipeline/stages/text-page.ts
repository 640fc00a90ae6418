import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { DocumentLimits, Page, PageCode, Rules, TickBox } from '../../../model/document.ts';
import type { PictureLimit } from '../../pages/pdf/connect-worker.ts';
import type { Additions } from '../../pages/pdf/read-annotations.ts';
import type { TextLayer } from '../../pages/pdf/read-text.ts';
import { withoutRepeated } from '../../pages/pdf/read-typed.ts';
import { runStages } from './page-stage.ts';
import type { PageStage } from './page-stage.ts';

/** A PDF that is open, what is wanted of it, and what the stages have used up of their limits. */
export type PdfReading = {
	pdf: PDFDocumentProxy;
	pictures: PictureLimit;
	limits: DocumentLimits;
	wantsTickBoxes: boolean;
	used: {
		words: number;
		/** CPU time for what pages draw. */
		drawingMs: number;
		/** Pages on which codes were looked for. */
		codePages: number;
		/** Pages that need OCR. */
		scans: number;
	};
};

/** A page of a PDF while its stages run. */
export type TextDraft = {
	/** From 0. */
	index: number;
	/** How many pages were read before it. */
	before: number;
	page: PDFPageProxy;
	text: TextLayer;
	/** CPU time that the text took, where it was measured. */
	textMs: number;
	/** Whether it has text that can be used. */
	isReadable: boolean;
	/** Whether it needs OCR. */
	isScan: boolean;
	additions: Additions;
	tickBoxes: readonly TickBox[];
	rules: Rules;
	/** What the page draws that may be a code; undefined: its drawing was not read. */
	codeHint: { pictures: number; hasBars: boolean } | undefined;
	codes: readonly PageCode[];
};

/** A step of reading a page of a PDF from what the PDF itself says. */
export type TextStage = PageStage<TextDraft, PdfReading> & {
	/** Pictures of more pixels are left out while the stage runs: decoding them takes longer than all else. */
	maxPixels: number;
};

/** Reads a page of an open PDF; null: it needs OCR. */
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
		// What pdf.js keeps of the page was read with the limit of the stage before.
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
