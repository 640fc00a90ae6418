import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type Pdf = PDFDocumentProxy;

/** Loads pdf.js on demand and opens the document. */
export async function openPdf(blob: Blob): Promise<Pdf> {
	const [pdfjs, worker] = await Promise.all([
		import('./pdf-library.ts'),
		import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'),
	]);
	pdfjs.GlobalWorkerOptions.workerSrc = worker.default;
	const opening = pdfjs.getDocument({
		data: await blob.arrayBuffer(),
		// The same fonts and widths on every machine.
		useSystemFonts: false,
		cMapUrl: '/pdfjs/cmaps/',
		standardFontDataUrl: '/pdfjs/standard_fonts/',
		wasmUrl: '/pdfjs/wasm/',
		iccUrl: '/pdfjs/iccs/',
	});
	return await opening.promise;
}

/** Larger canvases are drawn at a lower resolution. */
const MAX_PIXELS = 16_000_000;

/** Draws a page at screen resolution; returns a function that stops it. The previous drawing stays until it is done. */
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
