import type {
	Box,
	DocumentLimits,
	DocumentType,
	FormField,
	GreyImage,
	Page,
	Rules,
	TickBox,
	Word,
} from '../model/document.ts';
import { DEFAULT_DATA, OTHER_SCRIPTS } from '../model/languages.ts';
import { problem } from '../model/problem.ts';
import { countImagePages, decodeImage } from '../pages/image/decode-image.ts';
import { noticeLeftOut, openPdf, toDocumentProblem } from '../pages/pdf/open-pdf.ts';
import { readFormFields } from '../pages/pdf/read-form.ts';
import { readTextLayer } from '../pages/pdf/read-text.ts';
import { readRules } from '../pages/pdf/read-rules.ts';
import { renderPage, showsPicture } from '../pages/pdf/render-page.ts';
import { takeWholePageImage } from '../pages/pdf/take-image.ts';
import { isReadable } from '../words/judge-text.ts';
import type { OcrEngine } from '../words/ocr/ocr-engine.ts';
import { readWords } from '../words/ocr/read-words.ts';
import { findRules, ruleTolerances } from '../words/marks/find-rules.ts';
import { partMarks } from '../words/marks/part-marks.ts';
import { findTickBoxes, tickBoxTolerances } from '../words/marks/find-tick-boxes.ts';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type PageSource = { path: string; type: DocumentType; limits: DocumentLimits };

export type OpenOptions = {
	wantsTickBoxes?: boolean;
	/** Called after each page, so that a long document can be told from one that hangs. */
	onPage?: () => void;
};

/** All pages of a document with the words of their text layer; those that need OCR are null. */
export async function openPages(
	{ path, type, limits }: PageSource,
	{ wantsTickBoxes = false, onPage = () => undefined }: OpenOptions = {},
): Promise<(Page | null)[]> {
	if (type === 'pdf') {
		const options = { wantsTickBoxes, onPage };
		const { output } = await noticeLeftOut(() => openPdfPages(path, limits, options));
		return output;
	}
	return Array<null>(await countImagePages(path, type, limits)).fill(null);
}

/** A few kilobytes of PDF can say a word any number of times; no document has this many. */
const MAX_WORDS = 1_000_000;

/** All pages, those that need OCR as null. */
async function openPdfPages(
	path: string,
	limits: DocumentLimits,
	{ wantsTickBoxes, onPage }: Required<OpenOptions>,
): Promise<(Page | null)[]> {
	// Pictures are decoded only where boxes may be drawn in them.
	const pdf = await openPdf(path, limits.maxPages, wantsTickBoxes ? {} : { maxPixels: 0 });
	try {
		const hasForm = (await pdf.getFieldObjects()) !== null;
		const pages: (Page | null)[] = [];
		let words = 0;
		let drawingMs = 0;
		for (let index = 0; index < pdf.numPages; index += 1) {
			const page = await pdf.getPage(index + 1);
			const startedMs = cpuMs();
			const text = await readTextLayer(page, MAX_WORDS - words);
			const textMs = cpuMs() - startedMs;
			words += text.words.length;
			if (words > MAX_WORDS) {
				throw problem('TOO_MANY_WORDS', { limit: MAX_WORDS, pages: pdf.numPages });
			}
			const readable = isReadable(text.words);
			const fields = readable && hasForm ? await readFormFields(page) : [];
			const isGarbled = !readable && text.words.length > 0;
			const isForm = fields.some(({ value }) => typeof value === 'boolean');
			const tickBoxes =
				wantsTickBoxes && !isForm && !isGarbled && index < MAX_TICKED_PAGES
					? await readTickBoxes(page)
					: [];
			const isRuled = readable && index < MAX_RULED_PAGES && textMs < MAX_TEXT_MS;
			const beforeMs = cpuMs();
			const rules = isRuled && drawingMs < MAX_DRAWING_MS ? await readRules(page) : NO_RULES;
			drawingMs += cpuMs() - beforeMs;
			pages.push(
				isGarbled
					? null
					: { index, ...text, fields, tickBoxes, rules, source: 'text', rotation: 0 },
			);
			page.cleanup();
			onPage();
		}
		return await markScans(pages, { path, limits, onPage });
	} catch (error) {
		throw toDocumentProblem(error);
	} finally {
		await pdf.loadingTask.destroy();
	}
}

/** Reading what a page draws takes about as long as reading its text; forms and most tables are short. */
const MAX_RULED_PAGES = 10;
/** A page whose text takes this much CPU to read draws very many strokes, which would take memory as well. */
const MAX_TEXT_MS = 1000;
/** How long the drawings of one document are read. */
const MAX_DRAWING_MS = 4000;
const NO_RULES: Rules = { horizontal: [], vertical: [] };

/** What this process has worked so far: not the time that others kept it waiting. */
function cpuMs(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
}

/** Drawing a page takes longer than reading its text; forms are short. */
const MAX_TICKED_PAGES = 5;

async function readTickBoxes(page: PDFPageProxy): Promise<TickBox[]> {
	const { scale, ...image } = await renderPage(page);
	return findTickBoxes(image, tickBoxTolerances(scale)).map(({ box, isTicked }) => ({
		box: placeBox(box, { scale }),
		isTicked,
	}));
}

/** A page without text is a scan if it shows anything, else it is blank. */
async function markScans(
	pages: readonly (Page | null)[],
	{ path, limits, onPage }: { path: string; limits: DocumentLimits; onPage: () => void },
): Promise<(Page | null)[]> {
	const { maxPages, maxScannedPages } = limits;
	if (!pages.some((page) => page?.words.length === 0)) return [...pages];
	let scans = pages.filter((page) => page === null).length;
	const { output } = await noticeLeftOut(async () => {
		// All pictures are left out: decoding those of a long scan would take minutes.
		const pdf = await openPdf(path, maxPages, { maxPixels: 0 });
		try {
			const marked: (Page | null)[] = [];
			for (const [index, page] of pages.entries()) {
				const isTextless = page?.words.length === 0;
				// Once there are more scans than are read it does not matter how many.
				const isScan =
					isTextless &&
					(scans > maxScannedPages || (await showsPicture(await pdf.getPage(index + 1))));
				if (isScan) scans += 1;
				marked.push(isScan ? null : page);
				onPage();
			}
			return marked;
		} finally {
			await pdf.loadingTask.destroy();
		}
	});
	return output;
}

/** The width of a sheet of paper. */
const USUAL_WIDTH_PT = 600;

/** What OCR reads travels to the process that serves the API and back; specks must not be without end. */
const MAX_WORDS_OF_SCAN = 20_000;

/** Reads a page that has no text of its own. */
export async function readScan(
	{ path, type, limits }: PageSource,
	index: number,
	languages: readonly string[],
	engine: OcrEngine,
): Promise<Page> {
	if (type !== 'pdf') {
		const image = await decodeImage(path, type, index, limits.maxPixels);
		// As if the picture were a sheet of paper, as most are.
		const perPoint = Math.min(image.width, image.height) / USUAL_WIDTH_PT;
		const { straight, ...read } = await readWords(
			image,
			languages,
			engine,
			scriptsBeside(languages),
		);
		const words = read.words.slice(0, MAX_WORDS_OF_SCAN);
		const { scale, left, top } = straight;
		const marks = findMarks(straight, scale * perPoint, { scale, left, top }, words);
		return { index, ...read, fields: [], ...marks, source: 'ocr' };
	}
	const { image, left, top, fields } = await drawPdfPage(path, index, limits);
	const { scale } = image;
	const read = await readWords(image, languages, engine, scriptsBeside(languages));
	const { width, height, rotation, skew, straight } = read;
	// A turned page has its own corner; only one that is read as it lies is moved into place.
	const corner = rotation === 0 ? { left, top } : { left: 0, top: 0 };
	const words = read.words.slice(0, MAX_WORDS_OF_SCAN).map((word) => ({
		...word,
		size: word.size / scale,
		box: placeBox(word.box, { scale, ...corner }),
	}));
	const perPoint = straight.scale * scale;
	const cut = {
		left: straight.left / scale + corner.left,
		top: straight.top / scale + corner.top,
	};
	return {
		index,
		width: width / scale,
		height: height / scale,
		fields,
		...findMarks(straight, perPoint, { scale: perPoint, ...cut }, words),
		source: 'ocr',
		rotation,
		skew,
	};
}

/** What is drawn on a picture of `perPoint` pixels a point beside its words, and these without it. */
function findMarks(
	image: GreyImage,
	perPoint: number,
	place: Place,
	words: readonly Word[],
): Pick<Page, 'words' | 'tickBoxes' | 'rules'> {
	const { horizontal, vertical } = findRules(image, ruleTolerances(perPoint));
	return partMarks({
		words,
		tickBoxes: findTickBoxes(image, tickBoxTolerances(perPoint)).map(({ box, isTicked }) => ({
			box: placeBox(box, place),
			isTicked,
		})),
		rules: {
			horizontal: horizontal.map((box) => placeBox(box, place)),
			vertical: vertical.map((box) => placeBox(box, place)),
		},
	});
}

/** How a picture lies on its page: its pixels for one unit of the page, and where its corner is. */
type Place = { scale: number; left?: number; top?: number };

function placeBox({ x0, y0, x1, y1 }: Box, { scale, left = 0, top = 0 }: Place): Box {
	return {
		x0: x0 / scale + left,
		y0: y0 / scale + top,
		x1: x1 / scale + left,
		y1: y1 / scale + top,
	};
}

type DrawnPage = {
	image: GreyImage & { scale: number };
	/** Where the corner of the image is, in points. */
	left: number;
	top: number;
	fields: FormField[];
};

async function drawPdfPage(
	path: string,
	index: number,
	limits: DocumentLimits,
): Promise<DrawnPage> {
	const { maxPages, maxPixels } = limits;
	const { output, leftOut } = await noticeLeftOut(async () => {
		const pdf = await openPdf(path, maxPages, { maxPixels });
		try {
			const page = await pdf.getPage(index + 1);
			const whole = await takeWholePageImage(page);
			const image = whole ?? (await renderPage(page));
			const { left, top } = whole ?? { left: 0, top: 0 };
			return { image, left, top, fields: await readFormFields(page) };
		} catch (error) {
			throw toDocumentProblem(error);
		} finally {
			await pdf.loadingTask.destroy();
		}
	});
	// What is left of the page may look as if it were all of it.
	if (leftOut) throw problem('IMAGE_TOO_LARGE', { maxPixels });
	return output;
}

/** Who gives a hint knows; without one the page may be in any script. */
function scriptsBeside(languages: readonly string[]): readonly (readonly string[])[] {
	return languages.join() === DEFAULT_DATA.join() ? OTHER_SCRIPTS : [];
}
