import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Box, GreyImage } from '../../../model/document.ts';
import { multiply } from './matrix.ts';
import type { Matrix } from './matrix.ts';
import { greyOf, resolveImage } from './take-image.ts';
import { maxOf, minOf } from '../../../model/extremes.ts';

/** Side lengths of a picture that may be a code, in points: one to eleven centimetres. */
const SIDE = { least: 28, most: 312 };
const MAX_IMAGES = 10;

export type SmallImages = {
	images: (GreyImage & { box: Box })[];
	/** Whether the page has stencil masks, which only rendering shows. */
	hasStencils: boolean;
};

/** The pictures of a page that are as large as codes, with their pixels and positions. */
export async function takeSmallImages(page: PDFPageProxy): Promise<SmallImages> {
	const { fnArray, argsArray } = await page.getOperatorList();
	const operands = argsArray as unknown[];
	const stack: Matrix[] = [];
	let matrix = page.getViewport({ scale: 1 }).transform as unknown as Matrix;
	const found: { name: string; box: Box }[] = [];
	let hasStencils = false;
	for (const [i, operator] of fnArray.entries()) {
		if (operator === OPS.save) stack.push(matrix);
		else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) {
			matrix = stack.pop() ?? matrix;
		} else if (operator === OPS.paintFormXObjectBegin) {
			stack.push(matrix);
			const [own] = operands[i] as [Matrix | null];
			if (own) matrix = multiply(matrix, own);
		} else if (operator === OPS.transform) matrix = multiply(matrix, operands[i] as Matrix);
		else if (operator === OPS.paintImageXObject && found.length < MAX_IMAGES) {
			const box = boxOf(matrix);
			if (isSmall(box)) found.push({ name: (operands[i] as [string])[0], box });
		} else if (operator === OPS.paintImageMaskXObject) hasStencils ||= isSmall(boxOf(matrix));
	}
	const images: SmallImages['images'] = [];
	for (const { name, box } of found) {
		const image = await resolveImage(page, name);
		const grey = image && greyOf(image);
		if (grey) images.push({ ...grey, box });
	}
	return { images, hasStencils };
}

/** The position on the page of the unit square, into which every picture is drawn. */
function boxOf([a, b, c, d, e, f]: Matrix): Box {
	const xs = [e, e + a, e + c, e + a + c];
	const ys = [f, f + b, f + d, f + b + d];
	return { x0: minOf(xs), y0: minOf(ys), x1: maxOf(xs), y1: maxOf(ys) };
}

function isSmall({ x0, y0, x1, y1 }: Box): boolean {
	const sides = [x1 - x0, y1 - y0];
	return maxOf(sides) >= SIDE.least && maxOf(sides) <= SIDE.most;
}
