import type { Page } from '../../model/document.ts';
import { isFlow } from '../../model/formats.ts';
import { choosePages } from '../../model/page-choice.ts';
import type { PageChoice } from '../../model/page-choice.ts';
import { Problem } from '../../model/problem.ts';
import type { DocumentRecord } from '../../model/record.ts';
import { setPages } from '../pages/flow/set-pages.ts';
import { countImagePages } from '../pages/image/decode-image.ts';
import { writeJpeg } from '../pages/image/write-jpeg.ts';
import { noticeLeftOut, openPdf, toDocumentProblem } from '../pages/pdf/open-pdf.ts';
import { readXmlAttachments } from '../pages/pdf/read-attachments.ts';
import { readFlow } from '../pages/read-flow.ts';
import { readAttached } from '../structured/read-attached.ts';
import type { OcrEngine } from '../words/ocr/ocr-engine.ts';
import { openXml } from './open-xml.ts';
import type { PageSource } from './page-source.ts';
import { codes } from './stages/codes.ts';
import { drawing } from './stages/drawing.ts';
import { form } from './stages/form.ts';
import { marks } from './stages/marks.ts';
import { ocr } from './stages/ocr.ts';
import { scanCheck } from './stages/scan-check.ts';
import { readScanPage } from './stages/scan-page.ts';
import type { ScanStage } from './stages/scan-page.ts';
import { scannedCodes } from './stages/scanned-codes.ts';
import { takePicture } from './stages/take-picture.ts';
import { MAX_WORDS, textLayer } from './stages/text-layer.ts';
import { readTextPage } from './stages/text-page.ts';
import type { PdfReading, TextStage } from './stages/text-page.ts';
import { tickBoxes } from './stages/tick-boxes.ts';

/** How a page of a PDF is read. */
const TEXT_STAGES: readonly TextStage[] = [
	textLayer, // words, and whether they can be used
	form, // form fields and typed text
	tickBoxes, // tick boxes that are drawn
	drawing, // lines, exact places of words, hints at codes
	codes, // QR codes and bar codes
	scanCheck, // without words: a scan or a blank page
];

/** The stages for a page without text. */
const SCAN_STAGES: readonly ScanStage[] = [
	ocr, // words, form fields and typed text
	scannedCodes, // QR codes and bar codes
	marks, // tick boxes, lines, combs
];

/** A page by its index in the document; null if it needs OCR. */
export type OpenedPage = { index: number; page: Page | null };
export type OpenedDocument = {
	pageCount: number;
	pages: OpenedPage[];
	/** Its machine-readable records. */
	records: DocumentRecord[];
	/** Sentences about parts that could not be used. */
	notes: string[];
};

export type OpenOptions = {
	wantsTickBoxes?: boolean;
	/** Called after each page, so that a long document can be distinguished from one that hangs. */
	onPage?: () => void;
	/** The pages to read; default: all. */
	choice?: PageChoice | undefined;
	/** Whether OCR reads a page with broken content. Otherwise the whole document fails. */
	isTolerant?: boolean | undefined;
};

/** All pages of a document with the words of their text layer. Pages that need OCR are null. */
export async function openPages(
	source: PageSource,
	options: Omit<OpenOptions, 'choice'> = {},
): Promise<(Page | null)[]> {
	const { pages } = await openSource(source, options);
	return pages.map(({ page }) => page);
}

/** The chosen pages of a document with the words of their text layer, and its records. */
export async function openSource(
	source: PageSource,
	options: OpenOptions = {},
): Promise<OpenedDocument> {
	const { path, type, limits } = source;
	const { maxPages } = limits;
	if (type === 'pdf') {
		const { output } = await noticeLeftOut(() => openPdfPages(source, options));
		return output;
	}
	if (type === 'xml') {
		const { pages, ...rest } = await openXml(path, maxPages);
		return { ...choose(pages, options), ...rest };
	}
	if (isFlow(type)) {
		const flow = await readFlow(path, type, maxPages);
		const pages = setPages(flow, { maxPages, maxWords: MAX_WORDS });
		return { ...choose(pages, options), records: [], notes: [] };
	}
	const scans = Array<null>(await countImagePages(path, type, limits)).fill(null);
	return { ...choose(scans, options), records: [], notes: [] };
}

function choose(
	all: readonly (Page | null)[],
	{ choice }: OpenOptions,
): Pick<OpenedDocument, 'pageCount' | 'pages'> {
	const { length: pageCount } = all;
	const pages = choosePages(choice, pageCount).map((index) => ({
		index,
		page: all[index] ?? null,
	}));
	return { pageCount, pages };
}

async function openPdfPages(
	{ path, limits, password }: PageSource,
	{ wantsTickBoxes = false, onPage = () => undefined, choice, isTolerant = false }: OpenOptions,
): Promise<OpenedDocument> {
	const pictures = { maxPixels: 0 };
	const pdf = await openPdf(path, limits.maxPages, { pictures, password });
	try {
		const { numPages: pageCount } = pdf;
		const { record, notes } = readAttached(await readXmlAttachments(pdf));
		const used = { words: 0, drawingMs: 0, codePages: 0, scans: 0 };
		const reading: PdfReading = { pdf, pictures, limits, wantsTickBoxes, used };
		const pages: OpenedPage[] = [];
		for (const [before, index] of choosePages(choice, pageCount).entries()) {
			const page = await readTextPage(TEXT_STAGES, { index, before }, reading).catch(
				(error: unknown) => {
					if (!isTolerant || error instanceof Problem) throw error;
					return null;
				},
			);
			pages.push({ index, page });
			onPage();
		}
		return { pageCount, pages, records: record ? [record] : [], notes };
	} catch (error) {
		throw toDocumentProblem(error);
	} finally {
		await pdf.loadingTask.destroy();
	}
}

/** Reads a page without text. `likely`: the languages of another page of the document. */
export async function readScan(
	source: PageSource,
	index: number,
	languages: readonly string[],
	engine: OcrEngine,
	likely?: readonly string[],
): Promise<Page> {
	const picture = await takePicture(source, index);
	return await readScanPage(SCAN_STAGES, { index, picture }, { languages, likely, engine });
}

/** Writes the picture of a scanned page as a JPEG, rotated as it is read. */
export async function writePicture(
	source: PageSource,
	{ index, rotation, target }: { index: number; rotation: number; target: string },
): Promise<void> {
	const { image } = await takePicture(source, index);
	await writeJpeg(image, rotation, target);
}
