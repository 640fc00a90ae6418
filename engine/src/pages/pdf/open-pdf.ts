import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument, PasswordResponses, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Problem, problem } from '../../model/problem.ts';
import { connectWorker } from './connect-worker.ts';

const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folder = (name: string) => `${join(pdfjs, name)}/`;

/**
 * pdf.js halves pictures in JPEG 2000 until they fit onto the largest canvas that there is, which it finds out by
 * trying. Without any it takes 2,048 pixels a side for the most, less than a page has at 200 dpi. Nothing is drawn on
 * this one: `isOffscreenCanvasSupported` is off outside of browsers.
 */
class CanvasOfAnySize {
	getContext() {
		const opaque = { data: [0, 0, 0, 255] };
		return { fillRect: () => undefined, getImageData: () => opaque };
	}
}
Object.assign(globalThis, { OffscreenCanvas: CanvasOfAnySize });

/**
 * Opens a PDF, a file or its bytes; the caller must `destroy()` what it gets. Nothing is ever fetched from outside.
 * Pictures of more than `maxPixels` are left out and never decoded; see `noticeLeftOut`.
 */
export async function openPdf(
	source: string | Uint8Array,
	maxPages: number,
	{ maxPixels, password }: { maxPixels?: number; password?: string | undefined } = {},
): Promise<PDFDocumentProxy> {
	const verbosity = maxPixels === undefined ? VerbosityLevel.ERRORS : VerbosityLevel.WARNINGS;
	const task = getDocument({
		worker: connectWorker(verbosity),
		data: new Uint8Array(typeof source === 'string' ? await readFile(source) : source),
		...(password !== undefined && { password }),
		cMapUrl: folder('cmaps'),
		cMapPacked: true,
		standardFontDataUrl: folder('standard_fonts'),
		wasmUrl: folder('wasm'),
		iccUrl: folder('iccs'),
		enableXfa: false,
		useSystemFonts: false,
		disableFontFace: true,
		stopAtErrors: false,
		verbosity,
		...(maxPixels !== undefined && { maxImageSize: maxPixels }),
	});
	try {
		const pdf = await task.promise;
		if (pdf.numPages > maxPages) {
			await pdf.loadingTask.destroy();
			throw problem('TOO_MANY_PAGES', { pages: pdf.numPages, maxPages });
		}
		return pdf;
	} catch (error) {
		await task.destroy();
		throw toDocumentProblem(error);
	}
}

/**
 * Does something with a PDF that was opened with `maxPixels`, and tells whether a picture was left
 * out of it, and how many. pdf.js says so in its log only, which is the console of this process.
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
