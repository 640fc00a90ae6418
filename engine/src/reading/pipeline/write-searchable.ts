import { readFile } from 'node:fs/promises';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from '../../model/document.ts';
import { isImage } from '../../model/formats.ts';
import type { ImageType } from '../../model/formats.ts';
import type { EncodedPicture } from '../../model/picture.ts';
import { problem } from '../../model/problem.ts';
import type { Point } from '../../model/projection.ts';
import { addText, writePicturePdf } from '../outputs/pdf/write-pdf.ts';
import type { PicturePage, TextOfPage } from '../outputs/pdf/write-pdf.ts';
import { countImagePages } from '../pages/image/decode-image.ts';
import { encodePixels, keepPicture } from '../pages/image/keep-picture.ts';
import { openPdf, toDocumentProblem } from '../pages/pdf/open-pdf.ts';
import { drawPage } from '../pages/pdf/render-page.ts';
import { orderWords } from './order-words.ts';
import type { PageSource } from './page-source.ts';
import { placeText } from './place-text.ts';

/** The short side of an A4 sheet. */
const SHEET_PT = 595;
const MAX_SHEET_PT = 1200;
const POINTS_PER_INCH = 72;

/** Writes a PDF that shows the document as it was sent, with words that can be selected and searched. */
export async function writeSearchable(
	source: PageSource,
	pages: readonly Page[],
	onPage: () => void,
): Promise<Uint8Array> {
	const { type } = source;
	if (type === 'pdf') return await addToPdf(source, pages, onPage);
	if (isImage(type)) return await writePicturePdf(showPictures(source, type, pages, onPage));
	throw problem('OUTPUT_UNSUPPORTED', { type });
}

/** Pages with a text layer stay unchanged. */
async function addToPdf(
	{ path, limits, password }: PageSource,
	pages: readonly Page[],
	onPage: () => void,
): Promise<Uint8Array> {
	const scans = pages.filter(({ source }) => source === 'ocr');
	const file = await readFile(path);
	if (scans.length === 0) return file;
	const pdf = await openPdf(path, limits.maxPages, { password });
	try {
		const texts: TextOfPage[] = [];
		for (const page of scans) {
			texts.push({ index: page.index, words: await placeOnPdf(pdf, page) });
			onPage();
		}
		return await addText(file, texts, password).catch((error: unknown) => {
			if (error instanceof RangeError) throw error;
			// pdf.js opens damaged files that cannot be modified in place; their pages are rendered instead.
			return writePicturePdf(drawPages(pdf, pages, onPage));
		});
	} catch (error) {
		throw toDocumentProblem(error);
	} finally {
		await pdf.loadingTask.destroy();
	}
}

async function placeOnPdf(pdf: PDFDocumentProxy, page: Page): Promise<TextOfPage['words']> {
	const viewport = (await pdf.getPage(page.index + 1)).getViewport({ scale: 1 });
	const toPdf = (at: Point): Point => {
		const [x = 0, y = 0] = viewport.convertToPdfPoint(at.x, at.y) as number[];
		return { x, y };
	};
	return orderWords(page).map((word) => placeText(word, page, toPdf));
}

async function* drawPages(
	pdf: PDFDocumentProxy,
	pages: readonly Page[],
	onPage: () => void,
): AsyncGenerator<PicturePage> {
	for (const page of pages) {
		const proxy = await pdf.getPage(page.index + 1);
		const { width, height } = proxy.getViewport({ scale: 1 });
		const picture = await encodePixels(await drawPage(proxy));
		proxy.cleanup();
		yield showPicture(page, page.words, { picture, width, height, unit: 1 });
		onPage();
	}
}

async function* showPictures(
	{ path, limits }: PageSource,
	type: ImageType,
	pages: readonly Page[],
	onPage: () => void,
): AsyncGenerator<PicturePage> {
	const count = await countImagePages(path, type, limits);
	for (const page of pages) {
		const wanted = { path, type, index: page.index, maxPixels: limits.maxPixels };
		const picture = await keepPicture(wanted, count);
		yield showPicture(page, page.words, { picture, ...sizeOf(picture) });
		onPage();
	}
}

/** The paper size of a picture in points, and points per pixel. */
function sizeOf({ width, height, orientation, dpi }: EncodedPicture) {
	const isOnSide = orientation >= 5;
	const [across, down] = isOnSide ? [height, width] : [width, height];
	const said = dpi === null ? Infinity : POINTS_PER_INCH / dpi;
	// Photos state 72 dpi, which would make them posters.
	const unit =
		Math.min(across, down) * said <= MAX_SHEET_PT ? said : SHEET_PT / Math.min(across, down);
	return { width: across * unit, height: down * unit, unit };
}

/** A page that consists of a picture. `unit`: points per unit of the page as it was sent. */
export function showPicture(
	page: Page,
	words: Page['words'],
	{ unit, ...shown }: Omit<PicturePage, 'words'> & { unit: number },
): PicturePage {
	const toPdf = ({ x, y }: Point) => ({ x: x * unit, y: shown.height - y * unit });
	const ordered = orderWords({ ...page, words });
	return { ...shown, words: ordered.map((word) => placeText(word, page, toPdf)) };
}
