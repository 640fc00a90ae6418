import { createCanvas } from '@napi-rs/canvas';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { GreyImage } from '../../../model/document.ts';
import type { ColourImage } from '../../../model/picture.ts';
import { noticeLeftOut } from './open-pdf.ts';
import { toGrey } from '../to-grey.ts';

const POINTS_PER_INCH = 72;
/** Enough for print of 8 points and more; a smaller page is rendered at a higher resolution. */
const USUAL_DPI = 200;
const FINE_DPI = 300;
/** Pages smaller than this, in points, are receipts and cards with small print. */
const SMALL_PAGE_PT = 400;
/** Maximum pixels, because a page can claim any size. */
const MAX_RENDERED_PIXELS = 12_000_000;

/** Renders a page in grey; `scale` is pixels per point. */
export async function renderPage(page: PDFPageProxy): Promise<GreyImage & { scale: number }> {
	const { data, width, height, scale } = await drawPage(page);
	return { ...toGrey(data, width, height, 4), scale };
}

/** Renders a page in colour; `scale` is pixels per point. */
export async function drawPage(page: PDFPageProxy): Promise<ColourImage & { scale: number }> {
	const { width, height } = page.getViewport({ scale: 1 });
	const dpi = Math.min(width, height) < SMALL_PAGE_PT ? FINE_DPI : USUAL_DPI;
	const wanted = dpi / POINTS_PER_INCH;
	const most = Math.sqrt(MAX_RENDERED_PIXELS / Math.max(1, width * height));
	const scale = Math.min(wanted, most);
	const viewport = page.getViewport({ scale });
	const canvas = createCanvas(
		Math.max(1, Math.floor(viewport.width)),
		Math.max(1, Math.floor(viewport.height)),
	);
	await page.render({
		canvas,
		viewport,
		background: 'white',
	}).promise;
	return { data: canvas.data(), width: canvas.width, height: canvas.height, channels: 4, scale };
}

const IMAGE_OPERATORS: ReadonlySet<number> = new Set([
	OPS.paintImageXObject,
	OPS.paintInlineImageXObject,
	OPS.paintImageMaskXObject,
	OPS.paintImageXObjectRepeat,
	OPS.paintFormXObjectBegin,
	OPS.constructPath,
	OPS.shadingFill,
]);

/**
 * Whether a page of a PDF that was opened without pictures draws anything but text. A page that draws nothing is
 * blank, not a scan. The annotations in `apart` do not count.
 */
export async function showsPicture(
	page: PDFPageProxy,
	apart: ReadonlySet<string> = new Set(),
): Promise<boolean> {
	const { output, leftOut } = await noticeLeftOut(() => page.getOperatorList());
	page.cleanup();
	if (leftOut) return true;
	let counts = true;
	for (const [i, operator] of output.fnArray.entries()) {
		if (operator === OPS.beginAnnotation) counts = !apart.has((output.argsArray[i] as [string])[0]);
		else if (operator === OPS.endAnnotation) counts = true;
		else if (counts && IMAGE_OPERATORS.has(operator)) return true;
	}
	return false;
}
