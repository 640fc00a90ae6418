import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
	Box,
	DocumentLimits,
	GreyImage,
	Page,
	PageCode,
	PagePart,
	Rules,
	TickBox,
	Word,
} from '../../model/document.ts';
import { isFlow } from '../../model/formats.ts';
import type { DocumentType } from '../../model/formats.ts';
import { DEFAULT_DATA, OTHER_SCRIPTS } from '../../model/languages.ts';
import { choosePages } from '../../model/page-choice.ts';
import type { PageChoice } from '../../model/page-choice.ts';
import { problem } from '../../model/problem.ts';
import { chain, enlarge, move } from '../../model/projection.ts';
import type { DocumentRecord } from '../../model/record.ts';
import { countImagePages, decodeImage } from '../pages/image/decode-image.ts';
import { writeJpeg } from '../pages/image/write-jpeg.ts';
import { noticeLeftOut, openPdf, toDocumentProblem } from '../pages/pdf/open-pdf.ts';
import { readXmlAttachments } from '../pages/pdf/read-attachments.ts';
import { setPages } from '../pages/flow/set-pages.ts';
import { readAnnotations } from '../pages/pdf/read-annotations.ts';
import type { Additions } from '../pages/pdf/read-annotations.ts';
import { withoutRepeated } from '../pages/pdf/read-typed.ts';
import { placeByGlyphs, readTextLayer } from '../pages/pdf/read-text.ts';
import { readDrawing } from '../pages/pdf/read-drawing.ts';
import { renderPage, showsPicture } from '../pages/pdf/render-page.ts';
import { takeWholePageImage } from '../pages/pdf/take-image.ts';
import { takeSmallImages } from '../pages/pdf/take-small-images.ts';
import { readAttached } from '../structured/read-attached.ts';
import { listInvoices, readInvoice } from '../structured/read-invoice.ts';
import { setOut } from '../structured/set-out.ts';
import { splitInvoices } from '../structured/split-invoices.ts';
import type { SplitLimits } from '../structured/split-invoices.ts';
import { readXml, UnusableXml } from '../structured/xml/read-xml.ts';
import { readCodes, readPureCode } from '../words/codes/read-codes.ts';
import { readFlow } from '../pages/read-flow.ts';
import { placeAsRead } from './turn-back.ts';
import { isReadable } from '../words/judge-text.ts';
import type { OcrEngine, OcrWord } from '../words/ocr/ocr-engine.ts';
import { readComb } from '../words/ocr/read-comb.ts';
import { readWords } from '../words/ocr/read-words.ts';
import type { ReadWords } from '../words/ocr/reading.ts';
import { findCombs } from '../words/marks/find-combs.ts';
import type { Comb } from '../words/marks/find-combs.ts';
import { findRules, ruleTolerances } from '../words/marks/find-rules.ts';
import { partMarks } from '../words/marks/part-marks.ts';
import { findTickBoxes, tickBoxTolerances } from '../words/marks/find-tick-boxes.ts';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { append } from '../../model/append.ts';

export type PageSource = {
	path: string;
	type: DocumentType;
	limits: DocumentLimits;
	/** For a protected PDF. */
	password?: string | undefined;
};

/** A page by its place in the document; null: it needs OCR. */
export type OpenedPage = { index: number; page: Page | null };
export type OpenedDocument = {
	pageCount: number;
	pages: OpenedPage[];
	/** What it says in a form made for machines. */
	records: DocumentRecord[];
	/** Sentences about what of it could not be used. */
	notes: string[];
};

export type OpenOptions = {
	wantsTickBoxes?: boolean;
	/** Called after each page, so that a long document can be told from one that hangs. */
	onPage?: () => void;
	/** Which pages are read; left out: all. */
	choice?: PageChoice | undefined;
};

/** All pages of a document with the words of their text layer; those that need OCR are null. */
export async function openPages(
	source: PageSource,
	options: Omit<OpenOptions, 'choice'> = {},
): Promise<(Page | null)[]> {
	const { pages } = await openDocument(source, options);
	return pages.map(({ page }) => page);
}

/** The chosen pages of a document with the words of their text layer, and what else it says. */
export async function openDocument(
	source: PageSource,
	{ wantsTickBoxes = false, onPage = () => undefined, choice }: OpenOptions = {},
): Promise<OpenedDocument> {
	const { path, type, limits } = source;
	if (type === 'pdf') {
		const options = { wantsTickBoxes, onPage, choice };
		const { output } = await noticeLeftOut(() => openPdfPages(source, options));
		return output;
	}
	if (type === 'xml') return openXml(await readFile(path), limits, choice);
	if (isFlow(type)) {
		const flow = await readFlow(path, type, limits.maxPages);
		const pages = setPages(flow, { maxPages: limits.maxPages, maxWords: MAX_WORDS });
		return {
			pageCount: pages.length,
			pages: choosePages(choice, pages.length).map((index) => ({
				index,
				page: pages[index] ?? null,
			})),
			...NOTHING_ELSE,
		};
	}
	const pageCount = await countImagePages(path, type, limits);
	return {
		pageCount,
		pages: choosePages(choice, pageCount).map((index) => ({ index, page: null })),
		...NOTHING_ELSE,
	};
}

const NOTHING_ELSE = { records: [], notes: [] };

/** An e-invoice without pages: what it says, and pages that are set from it. */
function openXml(
	bytes: Uint8Array,
	{ maxPages }: DocumentLimits,
	choice: PageChoice | undefined,
): OpenedDocument {
	const root = orUnusable(() => readXml(bytes));
	const records = [orUnusable(() => readInvoice(root, true))];
	const { length: invoices } = listInvoices(root);
	const pages = setOut(root, maxPages);
	const { length: pageCount } = pages;
	return {
		pageCount,
		pages: choosePages(choice, pageCount).map((index) => ({ index, page: pages[index] ?? null })),
		records,
		notes:
			invoices > 1 ? [`The XML holds ${invoices} invoices, and the values are of the first.`] : [],
	};
}

/** Puts the invoices of an XML file that holds several down as files in a folder. */
export async function unpackInvoices(
	path: string,
	into: string,
	limits: SplitLimits,
): Promise<{ path: string; filename: null }[]> {
	const bytes = await readFile(path);
	const invoices = orUnusable(() => splitInvoices(bytes, limits));
	const parts: { path: string; filename: null }[] = [];
	for (const invoice of invoices) {
		const part = join(into, randomUUID());
		await writeFile(part, invoice, { mode: 0o600 });
		parts.push({ path: part, filename: null });
	}
	return parts;
}

function orUnusable<T>(read: () => T): T {
	try {
		return read();
	} catch (error) {
		if (error instanceof UnusableXml) throw problem('XML_UNUSABLE', { why: error.message });
		throw error;
	}
}

/** A few kilobytes of PDF can say a word any number of times; no document has this many. */
const MAX_WORDS = 1_000_000;

async function openPdfPages(
	{ path, limits, password }: PageSource,
	{ wantsTickBoxes, onPage, choice }: Required<OpenOptions>,
): Promise<OpenedDocument> {
	const pdf = await openPdf(path, limits.maxPages, {
		password,
		// Pictures are decoded only where boxes may be drawn in them.
		...(!wantsTickBoxes && { maxPixels: 0 }),
	});
	try {
		const { record, notes } = readAttached(await readXmlAttachments(pdf));
		const pages: OpenedPage[] = [];
		const additions = new Map<number, Additions>();
		const hints: CodeHint[] = [];
		let words = 0;
		let drawingMs = 0;
		for (const [at, index] of choosePages(choice, pdf.numPages).entries()) {
			const page = await pdf.getPage(index + 1);
			// Asking for the time takes as long as reading some words, so it is done where it is needed.
			const mayBeRuled = at < MAX_RULED_PAGES;
			const startedMs = mayBeRuled ? cpuMs() : 0;
			const layer = await readTextLayer(page, MAX_WORDS - words);
			const textMs = mayBeRuled ? cpuMs() - startedMs : 0;
			const text = { width: layer.width, height: layer.height, words: layer.words };
			words += text.words.length;
			if (words > MAX_WORDS) {
				throw problem('TOO_MANY_WORDS', { limit: MAX_WORDS, pages: pdf.numPages });
			}
			const readable = isReadable(text.words);
			const isGarbled = !readable && text.words.length > 0;
			const readsDrawing = mayBeRuled && textMs < MAX_TEXT_MS && drawingMs < MAX_DRAWING_MS;
			const added = isGarbled
				? undefined
				: await readAnnotations(page, { readsAppearances: readsDrawing });
			const fields = added?.fields ?? [];
			if (added && added.typed.length > 0) additions.set(index, added);
			const isForm = fields.some(({ value }) => typeof value === 'boolean');
			const tickBoxes =
				wantsTickBoxes && !isForm && !isGarbled && at < MAX_TICKED_PAGES
					? await readTickBoxes(page)
					: [];
			let rules = NO_RULES;
			if (readable && readsDrawing) {
				const beforeMs = cpuMs();
				const drawing = await noticeLeftOut(() => readDrawing(page));
				placeByGlyphs(layer, drawing.output.glyphs);
				drawingMs += cpuMs() - beforeMs;
				const { pictures, hasBars } = drawing.output;
				hints.push({ index, pictures: pictures + drawing.pictures, hasBars });
				rules = drawing.output.rules;
			}
			const read: Page = { index, ...text, fields, tickBoxes, rules, source: 'text', rotation: 0 };
			pages.push({ index, page: isGarbled ? null : read });
			page.cleanup();
			onPage();
		}
		await addCodes(pages, hints, { path, limits, password, onPage });
		const { numPages: pageCount } = pdf;
		const marked = await markScans(pages, additions, { path, limits, password, onPage });
		return { pageCount, pages: marked, records: record ? [record] : [], notes };
	} catch (error) {
		throw toDocumentProblem(error);
	} finally {
		await pdf.loadingTask.destroy();
	}
}

/** Reading what a page draws takes about as long as reading its text; forms and most tables are short. */
const MAX_RULED_PAGES = 10;
/** A page whose text takes this much CPU to read, far more than the first of a process does, draws very many strokes, which would take memory as well. */
const MAX_TEXT_MS = 2500;
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

/** What a page draws that may be a code. */
type CodeHint = { index: number; pictures: number; hasBars: boolean };

/** Codes stand on the first pages, or on the slip behind them. */
const MAX_CODE_PAGES = 5;
/** A page with more pictures is an album. */
const MAX_CODE_PICTURES = 20;
/** Larger pictures are photos. */
const MAX_CODE_PIXELS = 2_000_000;

/**
 * The codes of pages that have text, where something hints at one: pictures as large as codes are decoded, and
 * only where a code may be drawn bar by bar the page is drawn.
 */
async function addCodes(
	pages: OpenedPage[],
	hints: readonly CodeHint[],
	{ path, limits, password, onPage }: Omit<PageSource, 'type'> & { onPage: () => void },
): Promise<void> {
	const promising = hints
		.filter(({ pictures, hasBars }) => hasBars || (pictures > 0 && pictures <= MAX_CODE_PICTURES))
		.slice(0, MAX_CODE_PAGES);
	if (promising.length === 0) return;
	await noticeLeftOut(async () => {
		const pdf = await openPdf(path, limits.maxPages, { maxPixels: MAX_CODE_PIXELS, password });
		try {
			for (const hint of promising) {
				const opened = pages.find(({ index }) => index === hint.index);
				const codes = await readPdfCodes(await pdf.getPage(hint.index + 1), hint);
				if (opened?.page && codes.length > 0) opened.page = { ...opened.page, codes };
				onPage();
			}
		} finally {
			await pdf.loadingTask.destroy();
		}
	});
}

async function readPdfCodes(
	page: PDFPageProxy,
	{ pictures, hasBars }: CodeHint,
): Promise<PageCode[]> {
	const { images, hasStencils } =
		pictures > 0 ? await takeSmallImages(page) : { images: [], hasStencils: false };
	const codes: PageCode[] = [];
	for (const { box, ...image } of images) {
		append(
			codes,
			(await readPureCode(image)).map((code) => ({ ...code, box })),
		);
	}
	if (codes.length > 0 || (!hasBars && !hasStencils)) return codes;
	const { scale, ...image } = await renderPage(page);
	return (await readCodes(image)).map((code) => ({
		...code,
		box: placeBox(code.box, { scale }),
	}));
}

/** A page with text, and with what was typed onto it; a scan gets that when it is read. */
function addTyped(
	{ index, page }: OpenedPage,
	additions: ReadonlyMap<number, Additions>,
): OpenedPage {
	const { typed = [] } = additions.get(index) ?? {};
	if (!page || typed.length === 0) return { index, page };
	return {
		index,
		page: { ...page, words: [...page.words, ...withoutRepeated(typed, page.words)] },
	};
}

/** A page without text is a scan if it shows anything, else it is blank. */
async function markScans(
	pages: readonly OpenedPage[],
	additions: ReadonlyMap<number, Additions>,
	{ path, limits, password, onPage }: Omit<PageSource, 'type'> & { onPage: () => void },
): Promise<OpenedPage[]> {
	const { maxPages, maxScannedPages } = limits;
	if (!pages.some(({ page }) => page?.words.length === 0)) {
		return pages.map((opened) => addTyped(opened, additions));
	}
	let scans = pages.filter(({ page }) => page === null).length;
	const { output } = await noticeLeftOut(async () => {
		// All pictures are left out: decoding those of a long scan would take minutes.
		const pdf = await openPdf(path, maxPages, { maxPixels: 0, password });
		try {
			const marked: OpenedPage[] = [];
			for (const { index, page } of pages) {
				const isTextless = page?.words.length === 0;
				// Once there are more scans than are read it does not matter how many.
				const isScan =
					isTextless &&
					(scans > maxScannedPages ||
						(await showsPicture(await pdf.getPage(index + 1), additions.get(index)?.typedIds)));
				if (isScan) scans += 1;
				marked.push(addTyped({ index, page: isScan ? null : page }, additions));
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
	{ path, type, limits, password }: PageSource,
	index: number,
	languages: readonly string[],
	engine: OcrEngine,
): Promise<Page> {
	if (type === 'xml') throw problem('NO_TEXT_FOUND');
	if (isFlow(type)) throw new Error(`${type} has no scans`);
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
		const marks = await findMarks(
			straight.map((one) => ({ image: one, perPoint: one.scale * perPoint, place: one })),
			words,
			(image, comb) => readComb(image, comb, languages, engine),
		);
		const codes = await readScannedCodes(image, { scale: 1 }, read);
		return { index, ...read, fields: [], ...marks, codes, source: 'ocr' };
	}
	const { image, left, top, added } = await drawPdfPage({ path, limits, password }, index);
	const { scale } = image;
	const read = await readWords(image, languages, engine, scriptsBeside(languages));
	const { width, height, rotation, skew, straight } = read;
	// A turned page has its own corner; only one that is read as it lies is moved into place.
	const corner = rotation === 0 && !read.parts ? { left, top } : { left: 0, top: 0 };
	/** A place on the page as it lies, as it is read. */
	const turn = (box: Box) =>
		placeBox(placeAsRead(toPixels(box, { scale, left, top }), image, read), { scale, ...corner });
	const typed = added.typed.map((word) => ({
		...word,
		box: turn(word.box),
		angle: (word.angle + rotation) % 360,
	}));
	const scanned = read.words.slice(0, MAX_WORDS_OF_SCAN).map((word) => ({
		...word,
		size: word.size / scale,
		box: placeBox(word.box, { scale, ...corner }),
	}));
	const words = [...withoutCovered(scanned, typed), ...typed];
	const codes = await readScannedCodes(image, { scale, ...corner }, read);
	const drawn = straight.map((one) => ({
		image: one,
		perPoint: one.scale * scale,
		place: {
			scale: one.scale * scale,
			left: one.left / scale + corner.left,
			top: one.top / scale + corner.top,
		},
	}));
	return {
		index,
		width: width / scale,
		height: height / scale,
		fields: added.fields.map((field) => ({ ...field, box: turn(field.box) })),
		...(await findMarks(drawn, words, (one, comb) => readComb(one, comb, languages, engine))),
		codes,
		source: 'ocr',
		rotation,
		skew,
		...(read.parts && { parts: read.parts.map((part) => placePart(part, { scale, left, top })) }),
	};
}

/** How far around a typed word, in heights of its letters, OCR may have read the same word. */
const TYPED_MARGIN = 0.3;

/** Words of a scan without those that were typed onto it, and that OCR has read from its picture. */
function withoutCovered(scanned: readonly Word[], typed: readonly Word[]): Word[] {
	const areas = typed.map(({ box: { x0, y0, x1, y1 }, size }) => {
		const margin = TYPED_MARGIN * size;
		return { x0: x0 - margin, y0: y0 - margin, x1: x1 + margin, y1: y1 + margin };
	});
	return scanned.filter(({ box }) => !areas.some((area) => isInside(box, area)));
}

/** The codes of a scan, at the places they have when the page is turned as it is read. */
async function readScannedCodes(
	image: GreyImage,
	place: Place,
	read: Pick<ReadWords, 'parts' | 'rotation'>,
): Promise<PageCode[]> {
	const codes = await readCodes(image);
	return codes.map((code) => ({
		...code,
		box: placeBox(placeAsRead(code.box, image, read), place),
	}));
}

/** A picture of `perPoint` pixels a point, and how it lies on its page. */
type Drawn = { image: GreyImage; perPoint: number; place: Place };

/** Forms have some of them; each takes a tenth of a second to read. */
const MAX_COMBS = 20;

/** What is drawn on pictures of a page beside its words, and these without it; what is in combs is read anew. */
async function findMarks(
	drawn: readonly Drawn[],
	words: readonly Word[],
	readCells: (image: GreyImage, comb: Comb) => Promise<OcrWord[]>,
): Promise<Pick<Page, 'words' | 'tickBoxes' | 'rules'>> {
	const marks: Required<Pick<Page, 'tickBoxes'>> & Rules = {
		tickBoxes: [],
		horizontal: [],
		vertical: [],
	};
	let left: readonly Word[] = words;
	for (const { image, perPoint, place } of drawn) {
		const rules = findRules(image, ruleTolerances(perPoint));
		const combs = findCombs(rules).slice(0, MAX_COMBS);
		const boxes = findTickBoxes(image, tickBoxTolerances(perPoint))
			.filter(({ box }) => !combs.some((comb) => isInside(box, comb.box)))
			.map(({ box, isTicked }) => ({ box: placeBox(box, place), isTicked }));
		marks.tickBoxes = [...marks.tickBoxes, ...boxes];
		marks.horizontal = [
			...marks.horizontal,
			...rules.horizontal.map((box) => placeBox(box, place)),
		];
		marks.vertical = [...marks.vertical, ...rules.vertical.map((box) => placeBox(box, place))];
		for (const comb of combs) {
			const read = await readCells(image, comb);
			if (read.length === 0) continue;
			const area = placeBox(comb.box, place);
			left = [
				...left.filter(({ box }) => !isInside(box, area)),
				...read.map(({ text, confidence, box }) => {
					const placed = placeBox(box, place);
					const size = COMB_LETTER * (placed.y1 - placed.y0);
					return { text, confidence, box: placed, size, angle: 0 };
				}),
			];
			// The lines between the letters of a word are no columns of a table.
			marks.vertical = marks.vertical.filter(
				({ x0, x1, y0, y1 }) =>
					!(isInside({ x0, x1, y0, y1 }, area) && x0 > area.x0 && x1 < area.x1),
			);
		}
	}
	const { tickBoxes, ...rules } = marks;
	return partMarks({ words: left, tickBoxes, rules });
}

/** How high the letters in a comb are, as a share of its cells. */
const COMB_LETTER = 0.5;

function isInside({ x0, y0, x1, y1 }: Box, outer: Box): boolean {
	const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
	return x >= outer.x0 && x <= outer.x1 && y >= outer.y0 && y <= outer.y1;
}

/** A part of a picture as a part of the page that shows it. */
function placePart({ y0, y1, toSent }: PagePart, { scale, left, top }: Required<Place>): PagePart {
	return {
		y0: y0 / scale,
		y1: y1 / scale,
		toSent: chain(enlarge(scale), toSent, enlarge(1 / scale), move(left, top)),
	};
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

function toPixels({ x0, y0, x1, y1 }: Box, { scale, left, top }: Required<Place>): Box {
	return {
		x0: (x0 - left) * scale,
		y0: (y0 - top) * scale,
		x1: (x1 - left) * scale,
		y1: (y1 - top) * scale,
	};
}

type DrawnPage = {
	image: GreyImage & { scale: number };
	/** Where the corner of the image is, in points. */
	left: number;
	top: number;
	added: Additions;
};

async function drawPdfPage(
	{ path, limits, password }: Omit<PageSource, 'type'>,
	index: number,
): Promise<DrawnPage> {
	const { maxPages, maxPixels } = limits;
	const { output, leftOut } = await noticeLeftOut(async () => {
		const pdf = await openPdf(path, maxPages, { maxPixels, password });
		try {
			const page = await pdf.getPage(index + 1);
			const whole = await takeWholePageImage(page);
			const image = whole ?? (await renderPage(page));
			const { left, top } = whole ?? { left: 0, top: 0 };
			const added = await readAnnotations(page, { readsAppearances: true });
			return { image, left, top, added };
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

/** Writes the picture of a scanned page as a JPEG, turned as it is read. */
export async function writePicture(
	{ path, type, limits, password }: PageSource,
	{ index, rotation, target }: { index: number; rotation: number; target: string },
): Promise<void> {
	if (type === 'xml' || isFlow(type)) throw new Error(`${type} has no scans`);
	const image =
		type === 'pdf'
			? (await drawPdfPage({ path, limits, password }, index)).image
			: await decodeImage(path, type, index, limits.maxPixels);
	await writeJpeg(image, rotation, target);
}

/** Who gives a hint knows; without one the page may be in any script. */
function scriptsBeside(languages: readonly string[]): readonly (readonly string[])[] {
	return languages.join() === DEFAULT_DATA.join() ? OTHER_SCRIPTS : [];
}
