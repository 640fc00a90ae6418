import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type Pdf = PDFDocumentProxy;

/** Loads pdf.js, which no page without a PDF needs, and opens the document with it. */
export async function openPdf(blob: Blob): Promise<Pdf> {
	const [pdfjs, worker] = await Promise.all([
		import('./pdf-library.ts'),
		import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'),
	]);
	pdfjs.GlobalWorkerOptions.workerSrc = worker.default;
	const opening = pdfjs.getDocument({
		data: await blob.arrayBuffer(),
		// The same letters on every machine, and as wide as the document means them.
		useSystemFonts: false,
		cMapUrl: '/pdfjs/cmaps/',
		standardFontDataUrl: '/pdfjs/standard_fonts/',
		wasmUrl: '/pdfjs/wasm/',
		iccUrl: '/pdfjs/iccs/',
	});
	return await opening.promise;
}

/** A large page that is enlarged is drawn less sharply from here on. */
const MAX_PIXELS = 16_000_000;

/** Draws a page as sharp as the screen is; answers how to stop it. What was drawn before stays until then. */
export function drawPage(
	pdf: Pdf,
	number: number,
	canvas: HTMLCanvasElement,
	width: number,
	tellSize: (size: { width: number; height: number }) => void,
): { done: Promise<void>; cancel: () => void } {
	let isCancelled = false;
	let cancelDrawing = (): void => undefined;
	const draw = async (): Promise<void> => {
		const page = await pdf.getPage(number);
		if (isCancelled) return;
		const natural = page.getViewport({ scale: 1 });
		tellSize({ width: natural.width, height: natural.height });
		const wanted = (width / natural.width) * Math.min(2, window.devicePixelRatio);
		const most = Math.sqrt(MAX_PIXELS / (natural.width * natural.height));
		const viewport = page.getViewport({ scale: Math.min(wanted, most) });
		const fresh = document.createElement('canvas');
		fresh.width = Math.max(1, Math.round(viewport.width));
		fresh.height = Math.max(1, Math.round(viewport.height));
		const task = page.render({ canvas: fresh, viewport });
		cancelDrawing = () => task.cancel();
		await task.promise;
		canvas.width = fresh.width;
		canvas.height = fresh.height;
		canvas.getContext('2d')?.drawImage(fresh, 0, 0);
		fresh.width = 0;
		page.cleanup();
	};
	return {
		done: draw().catch((error: unknown) => {
			if (!isCancelled) throw error;
		}),
		cancel: () => {
			isCancelled = true;
			cancelDrawing();
		},
	};
}
