import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument, PasswordResponses, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Problem, problem } from '../../../model/problem.ts';
import { connectWorker } from './connect-worker.ts';
import type { PictureLimit } from './connect-worker.ts';

const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folder = (name: string) => `${join(pdfjs, name)}/`;

/**
 * A canvas class without a size limit. pdf.js halves JPEG 2000 pictures until they fit onto the largest
 * possible canvas, which it finds by trying. Without a canvas it assumes 2,048 pixels per side, less than a page
 * has at 200 dpi. Nothing is drawn on this canvas, because `isOffscreenCanvasSupported` is off outside browsers.
 */
class CanvasOfAnySize {
	getContext() {
		const opaque = { data: [0, 0, 0, 255] };
		return { fillRect: () => undefined, getImageData: () => opaque };
	}
}
Object.assign(globalThis, { OffscreenCanvas: CanvasOfAnySize });

/**
 * Opens a PDF from a file or from bytes. The caller must `destroy()` the result. Nothing is fetched from outside.
 * Without a limit for `pictures`, all are decoded; `noticeLeftOut` reports skipped ones.
 */
export async function openPdf(
	source: string | Uint8Array,
	maxPages: number,
	options: OpenOptions = {},
): Promise<PDFDocumentProxy> {
	const task = await load(source, options);
	try {
		const pdf = await task.promise;
		if (pdf.isPureXfa) throw problem('PDF_XFA');
		if (pdf.numPages > maxPages) {
			await pdf.loadingTask.destroy();
			throw problem('TOO_MANY_PAGES', { pages: pdf.numPages, maxPages });
		}
		return pdf;
	} catch (error) {
		await task.destroy();
		const found = toDocumentProblem(error);
		if (found.code === 'DOCUMENT_DAMAGED' && (await opensWithoutXfa(source, options))) {
			throw problem('PDF_XFA');
		}
		throw found;
	}
}

type OpenOptions = { pictures?: PictureLimit; password?: string | undefined };

const ALL_PICTURES: PictureLimit = { maxPixels: Infinity };

/**
 * A dynamic XFA form has one placeholder page. With XFA enabled, pdf.js opens the form instead of that page, or
 * fails. All other documents open in the same way with and without XFA.
 */
async function load(
	source: string | Uint8Array,
	{ pictures, password }: OpenOptions,
	enableXfa = true,
): Promise<PDFDocumentLoadingTask> {
	const verbosity = pictures ? VerbosityLevel.WARNINGS : VerbosityLevel.ERRORS;
	return getDocument({
		worker: connectWorker(verbosity, pictures ?? ALL_PICTURES),
		data: new Uint8Array(typeof source === 'string' ? await readFile(source) : source),
		...(password !== undefined && { password }),
		cMapUrl: folder('cmaps'),
		cMapPacked: true,
		standardFontDataUrl: folder('standard_fonts'),
		wasmUrl: folder('wasm'),
		iccUrl: folder('iccs'),
		enableXfa,
		useSystemFonts: false,
		disableFontFace: true,
		isImageDecoderSupported: true,
		stopAtErrors: false,
		verbosity,
	});
}

async function opensWithoutXfa(
	source: string | Uint8Array,
	options: OpenOptions,
): Promise<boolean> {
	const task = await load(source, options, false);
	try {
		return (await task.promise).numPages > 0;
	} catch {
		// The document is damaged; the caller reports that.
		return false;
	} finally {
		await task.destroy();
	}
}

/**
 * Runs a function on a PDF that was opened with a limit for pictures, and reports whether pictures were skipped,
 * and how many. pdf.js reports that only in its log, which is the console of this process.
 */
export async function noticeLeftOut<T>(
	work: () => Promise<T>,
): Promise<{ output: T; leftOut: boolean; pictures: number }> {
	const log = console;
	const warn = log.warn.bind(log);
	let pictures = 0;
	log.warn = (message: unknown) => {
		if (String(message).includes('Image exceeded maximum allowed size')) pictures += 1;
	};
	try {
		const output = await work();
		return { output, leftOut: pictures > 0, pictures };
	} finally {
		log.warn = warn;
	}
}

export function toDocumentProblem(error: unknown): Problem {
	if (error instanceof Problem) return error;
	if (error instanceof Error && error.name === 'PasswordException') {
		const { code } = error as Error & { code?: number };
		return problem('PDF_ENCRYPTED', { isWrong: code === PasswordResponses.INCORRECT_PASSWORD });
	}
	return problem('DOCUMENT_DAMAGED', { kind: 'PDF' });
}
