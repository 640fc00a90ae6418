import { ImageKind, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { GreyImage } from '../../../model/document.ts';
import { multiply } from './matrix.ts';
import type { Matrix } from './matrix.ts';
import type { OperatorList } from './read-glyphs.ts';
import { toGrey } from '../to-grey.ts';

export type DecodedImage = { width: number; height: number; kind: number; data: Uint8Array };

/** A picture and its place on the page: pixels per point, and its corner in points. */
export type PlacedImage = GreyImage & { scale: number; left: number; top: number };

/** Minimum share of the page width and height that a picture must cover to be the page. */
const MIN_COVER = 0.9;

/** Maximum deviation from square pixels, as a fax has. Rendering makes them square. */
const MAX_STRETCH = 0.05;

/** Operators that draw something besides the picture. */
const OTHER_PAINT: ReadonlySet<number> = new Set([
	OPS.constructPath,
	OPS.shadingFill,
	OPS.showText,
	OPS.showSpacedText,
	OPS.paintInlineImageXObject,
	OPS.paintImageMaskXObject,
	OPS.paintImageXObjectRepeat,
	OPS.paintFormXObjectBegin,
]);

/**
 * Extracts the picture of a page that consists of one picture, at its scanned resolution: rendering would cost
 * time and blur it. Returns null if the page has other content, or if the picture is rotated or stretched.
 */
export async function takeWholePageImage(page: PDFPageProxy): Promise<PlacedImage | null> {
	if (page.rotate !== 0) return null;
	const found = findOnlyPicture(await page.getOperatorList());
	if (!found) return null;
	const [a, b, c, d, x, y] = found.matrix;
	const [viewX = 0, , , viewTop = 0] = page.view;
	const { width, height } = page.getViewport({ scale: 1 });
	const isUpright = a > 0 && d > 0 && Math.abs(b) < 0.01 * a && Math.abs(c) < 0.01 * d;
	if (!isUpright || a < MIN_COVER * width || d < MIN_COVER * height) return null;
	const image = await resolveImage(page, found.name);
	if (!image) return null;
	const scale = image.width / a;
	if (Math.abs(image.height / d / scale - 1) > MAX_STRETCH) return null;
	const grey = greyOf(image);
	if (!grey) return null;
	return { ...grey, scale, left: x - viewX, top: viewTop - (y + d) };
}

/** The only picture of a page that draws nothing else, and its placement. */
function findOnlyPicture({
	fnArray,
	argsArray,
}: OperatorList): { name: string; matrix: Matrix } | null {
	const stack: Matrix[] = [];
	let matrix: Matrix = [1, 0, 0, 1, 0, 0];
	let found: { name: string; matrix: Matrix } | null = null;
	for (const [i, operator] of fnArray.entries()) {
		if (operator === OPS.save) stack.push(matrix);
		else if (operator === OPS.restore) matrix = stack.pop() ?? matrix;
		else if (operator === OPS.transform) matrix = multiply(matrix, argsArray[i] as Matrix);
		else if (operator === OPS.paintImageXObject) {
			if (found) return null;
			found = { name: (argsArray[i] as [string])[0], matrix };
		} else if (OTHER_PAINT.has(operator)) return null;
	}
	return found;
}

export function resolveImage(page: PDFPageProxy, name: string): Promise<DecodedImage | null> {
	const store = name.startsWith('g_') ? page.commonObjs : page.objs;
	return new Promise((resolve) => {
		store.get(name, (image: Partial<DecodedImage> | null) => {
			resolve(image?.data ? (image as DecodedImage) : null);
		});
	});
}

export function greyOf({ width, height, kind, data }: DecodedImage): GreyImage | null {
	if (kind === ImageKind.GRAYSCALE_1BPP) return greyOfBits(data, width, height);
	const channels = kind === ImageKind.RGB_24BPP ? 3 : kind === ImageKind.RGBA_32BPP ? 4 : null;
	if (channels === null || data.length < width * height * channels) return null;
	return toGrey(data, width, height, channels);
}

/** One bit per pixel, rows padded to whole bytes. */
function greyOfBits(data: Uint8Array, width: number, height: number): GreyImage {
	const grey = new Uint8Array(width * height);
	const stride = (width + 7) >> 3;
	for (let y = 0, i = 0; y < height; y += 1) {
		for (let x = 0; x < width; x += 1, i += 1) {
			const bits = data[y * stride + (x >> 3)] ?? 0;
			grey[i] = (bits >> (7 - (x & 7))) & 1 ? 255 : 0;
		}
	}
	return { data: grey, width, height };
}
