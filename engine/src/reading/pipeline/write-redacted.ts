import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Box, Page, Word } from '../../model/document.ts';
import { isImage } from '../../model/formats.ts';
import type { OutputWish, PrivateKind } from '../../model/output.ts';
import type { ColourImage } from '../../model/picture.ts';
import { problem } from '../../model/problem.ts';
import type { Models } from '../extraction/models/create-models.ts';
import { writePicturePdf } from '../outputs/pdf/write-pdf.ts';
import type { PicturePage } from '../outputs/pdf/write-pdf.ts';
import { drawColours, encodePixels } from '../pages/image/keep-picture.ts';
import { openPdf, toDocumentProblem } from '../pages/pdf/open-pdf.ts';
import { drawPage } from '../pages/pdf/render-page.ts';
import { toGrey } from '../pages/to-grey.ts';
import { readCodes } from '../words/codes/read-codes.ts';
import { chooseRedactions, findPrivate, reduce } from './choose-redactions.ts';
import type { RedactionChoice } from './choose-redactions.ts';
import type { PageSource } from './page-source.ts';
import { placeAsSent } from './turn-back.ts';
import { showPicture } from './write-searchable.ts';

/** How far a bar extends beyond the box of its word, as a share of its height. */
const MARGIN = 0.15;
/** Minimum share of a word that must be covered for the word to be removed. */
const COVERED = 0.3;

/** A picture of a page as it was sent: its pixels, and pixels per unit of the page. */
type Drawn = ColourImage & { scale: number };

/**
 * Writes a new PDF of pictures in which the chosen words are painted over, with the other words as invisible text.
 * Nothing else of the document is copied: no text layer, attachment, form or metadata.
 */
export async function writeRedacted(
	source: PageSource,
	pages: readonly Page[],
	{ kinds = [], redactions = [] }: Pick<OutputWish, 'kinds' | 'redactions'>,
	{ models, onPage }: { models: Models; onPage: () => void },
): Promise<{ file: Uint8Array; redacted: number }> {
	const chosen = chooseRedactions(pages, { kinds, redactions }, models);
	let redacted = 0;
	const show = async (page: Page, drawn: Drawn, unit: number): Promise<PicturePage> => {
		const bars = await listBars(page, drawn, chosen, kinds);
		redacted += bars.length;
		for (const bar of bars) paint(drawn, bar);
		onPage();
		const size = {
			width: (drawn.width / drawn.scale) * unit,
			height: (drawn.height / drawn.scale) * unit,
		};
		const left = page.words.filter((word) => !isCovered(word, page, drawn, bars));
		return showPicture(page, left, { picture: await encodePixels(drawn), ...size, unit });
	};
	const file = await writePicturePdf(drawAll(source, pages, show));
	await prove(file, chosen, source);
	return { file, redacted };
}

type Show = (page: Page, drawn: Drawn, unit: number) => Promise<PicturePage>;

/** The short side of an A4 sheet, in points. */
const SHEET_PT = 595;

async function* drawAll(
	source: PageSource,
	pages: readonly Page[],
	show: Show,
): AsyncGenerator<PicturePage> {
	const { path, type, limits, password } = source;
	if (isImage(type)) {
		for (const page of pages) {
			const wanted = { path, type, index: page.index, maxPixels: limits.maxPixels };
			const drawn = await drawColours(wanted);
			const unit = (SHEET_PT / Math.min(drawn.width, drawn.height)) * drawn.scale;
			yield await show(page, drawn, unit);
		}
		return;
	}
	if (type !== 'pdf') throw problem('OUTPUT_UNSUPPORTED', { type });
	const pdf = await openPdf(path, limits.maxPages, { password });
	try {
		for (const page of pages) yield await show(page, await drawOne(pdf, page), 1);
	} catch (error) {
		throw toDocumentProblem(error);
	} finally {
		await pdf.loadingTask.destroy();
	}
}

async function drawOne(pdf: PDFDocumentProxy, { index }: Page): Promise<Drawn> {
	const proxy = await pdf.getPage(index + 1);
	const drawn = await drawPage(proxy);
	proxy.cleanup();
	return drawn;
}

/** The painted areas, in pixels: words, and codes with the same content. */
async function listBars(
	page: Page,
	drawn: Drawn,
	{ boxes, texts }: RedactionChoice,
	kinds: readonly PrivateKind[],
): Promise<Box[]> {
	const bars = (boxes.get(page) ?? []).map((box) => {
		const { x0, y0, x1, y1 } = toPixels(box, page, drawn);
		const margin = MARGIN * Math.min(x1 - x0, y1 - y0);
		return { x0: x0 - margin, y0: y0 - margin, x1: x1 + margin, y1: y1 + margin };
	});
	const { data, width, height, channels } = drawn;
	const needles = texts.map(reduce).filter(({ length }) => length > 1);
	for (const { text, box } of await readCodes(toGrey(data, width, height, channels))) {
		const said = reduce(text);
		const isPrivate =
			findPrivate(text, kinds).length > 0 || needles.some((one) => said.includes(one));
		if (isPrivate) bars.push(box);
	}
	return bars;
}

function toPixels(box: Box, page: Page, { scale }: Drawn): Box {
	const { x0, y0, x1, y1 } = placeAsSent(box, page);
	return { x0: x0 * scale, y0: y0 * scale, x1: x1 * scale, y1: y1 * scale };
}

/** Text below a bar must not remain in the text layer either. */
function isCovered(word: Word, page: Page, drawn: Drawn, bars: readonly Box[]): boolean {
	const box = toPixels(word.box, page, drawn);
	const area = Math.max(1e-6, (box.x1 - box.x0) * (box.y1 - box.y0));
	return bars.some((bar) => {
		const width = Math.min(box.x1, bar.x1) - Math.max(box.x0, bar.x0);
		const height = Math.min(box.y1, bar.y1) - Math.max(box.y0, bar.y0);
		return width > 0 && height > 0 && width * height >= COVERED * area;
	});
}

function paint({ data, width, height, channels }: Drawn, bar: Box): void {
	const x0 = Math.max(0, Math.floor(bar.x0));
	const x1 = Math.min(width, Math.ceil(bar.x1));
	for (let y = Math.max(0, Math.floor(bar.y0)); y < Math.min(height, Math.ceil(bar.y1)); y += 1) {
		for (let x = x0; x < x1; x += 1) {
			const at = (y * width + x) * channels;
			data.fill(0, at, at + 3);
			if (channels === 4) data[at + 3] = 255;
		}
	}
}

/** Reads the text of the new file back and checks that it holds nothing that was redacted. */
async function prove(
	file: Uint8Array,
	{ texts }: RedactionChoice,
	{ limits }: PageSource,
): Promise<void> {
	const pdf = await openPdf(file, limits.maxPages);
	try {
		for (let number = 1; number <= pdf.numPages; number += 1) {
			const { items } = await (await pdf.getPage(number)).getTextContent();
			const said = reduce(items.map((item) => ('str' in item ? item.str : '')).join(''));
			const needles = texts.map(reduce).filter(({ length }) => length >= 6);
			if (needles.some((needle) => said.includes(needle))) {
				throw new Error('a redacted text is still in the output');
			}
		}
	} finally {
		await pdf.loadingTask.destroy();
	}
}
