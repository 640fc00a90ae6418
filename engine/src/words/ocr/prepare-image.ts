import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { GreyImage } from '../../model/document.ts';

/** Narrower pages are enlarged: their letters have too few pixels for the recogniser. */
const SMALL_WIDTH_PX = 1100;
const MOST_ENLARGED_WIDTH_PX = 2200;
/** Larger pages are reduced: more pixels cost time and add nothing. */
const LARGE_SIDE_PX = 3600;
/**
 * What is taller than this many times its width is no page but a strip, a receipt or a screenshot:
 * reduced by its height its letters would be lost, so that its pixels and its sides are bounded.
 */
const STRIP_RATIO = 2;
const MOST_STRIP_PIXELS = 12_000_000;
/** Tesseract takes no side of more than 32,767. */
const MOST_STRIP_SIDE_PX = 32_000;
const MOST_SKEW_DEGREES = 6;
const LEAST_SKEW_DEGREES = 0.3;
const PROBE_WIDTH_PX = 600;

/**
 * Pixels as the recogniser likes them; `scale` is prepared pixels per pixel given, `skew` how many degrees
 * clockwise it was turned to lie straight.
 */
export async function prepareImage(
	image: GreyImage,
	scale = chooseScale(image),
): Promise<GreyImage & { scale: number; skew: number }> {
	const measured = await measureSkew(image);
	const skew = Math.abs(measured) < LEAST_SKEW_DEGREES ? 0 : -measured;
	if (scale === 1 && skew === 0) {
		return { ...image, data: stretchContrast(image.data), scale, skew };
	}

	let prepared = pixelsOf(image);
	if (scale !== 1) {
		// A line of a single pixel must not become none.
		const [width, height] = [image.width, image.height].map((side) =>
			Math.max(1, Math.round(side * scale)),
		);
		prepared = prepared.resize(width, height, { kernel: 'lanczos3', fit: 'fill' });
	}
	// Turning enlarges the canvas; the words are placed on the turned page.
	if (skew !== 0) prepared = prepared.rotate(skew, { background: '#ffffff' });
	const { data, info } = await prepared
		.toColourspace('b-w')
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { data: stretchContrast(data), width: info.width, height: info.height, scale, skew };
}

/** Ink may cover very little of a page, so what is black is decided by few pixels. */
const DARKEST_SHARE = 0.0005;
const LIGHTEST_SHARE = 0.01;
/** Less contrast than this is paper and noise, not faint print. */
const LEAST_CONTRAST = 50;

/** Makes the ink black and the paper white. sharp's own goes through LAB, ten times as slow. */
function stretchContrast(data: Uint8Array): Uint8Array {
	const histogram = new Uint32Array(256);
	for (const value of data) histogram[value] = (histogram[value] ?? 0) + 1;
	const findEdge = (from: number, step: number, share: number): number => {
		let seen = 0;
		for (let value = from; value >= 0 && value < 256; value += step) {
			seen += histogram[value] ?? 0;
			if (seen > share * data.length) return value;
		}
		return from;
	};
	const low = findEdge(0, 1, DARKEST_SHARE);
	const high = findEdge(255, -1, LIGHTEST_SHARE);
	if (high - low < LEAST_CONTRAST || (low === 0 && high === 255)) return data;
	const table = Uint8Array.from({ length: 256 }, (_, value) =>
		Math.max(0, Math.min(255, Math.round(((value - low) * 255) / (high - low)))),
	);
	const stretched = new Uint8Array(data.length);
	for (let i = 0; i < data.length; i += 1) stretched[i] = table[data[i] ?? 0] ?? 0;
	return stretched;
}

export async function shrinkImage(image: GreyImage, scale: number): Promise<GreyImage> {
	const { data, info } = await pixelsOf(image)
		.resize(Math.max(1, Math.round(image.width * scale)))
		.toColourspace('b-w')
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height };
}

export async function turnImage(image: GreyImage, degrees: 90 | 180 | 270): Promise<GreyImage> {
	const { data, info } = await pixelsOf(image)
		.rotate(degrees)
		.toColourspace('b-w')
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height };
}

function pixelsOf({ data, width, height }: GreyImage): Sharp {
	return sharp(data, { raw: { width, height, channels: 1 } });
}

/** How far an image is enlarged or reduced before it is read. */
export function chooseScale({ width, height }: GreyImage): number {
	const most =
		height > STRIP_RATIO * width
			? Math.min(
					LARGE_SIDE_PX / width,
					MOST_STRIP_SIDE_PX / height,
					Math.sqrt(MOST_STRIP_PIXELS / (width * height)),
				)
			: LARGE_SIDE_PX / Math.max(width, height);
	const wanted = width < SMALL_WIDTH_PX ? Math.min(2, MOST_ENLARGED_WIDTH_PX / width) : 1;
	return Math.min(wanted, most);
}

/**
 * Degrees, clockwise, by which the lines of text slope: the angle at which the dark pixels fall into
 * the sharpest rows, judged on a small copy.
 */
async function measureSkew(image: GreyImage): Promise<number> {
	const scale = Math.min(1, PROBE_WIDTH_PX / image.width);
	const { data: grey, width, height } = await shrinkImage(image, scale);
	const data = stretchContrast(grey);
	const xs: number[] = [];
	const ys: number[] = [];
	for (let y = 0; y < height; y += 1) {
		for (let x = 0; x < width; x += 1) {
			if ((data[y * width + x] ?? 255) < 110) {
				xs.push(x);
				ys.push(y);
			}
		}
	}
	// Too little ink to judge, or a dark picture rather than text.
	if (xs.length < 200 || xs.length > width * height * 0.4) return 0;

	const sharpness = (degrees: number): number => {
		const slope = Math.tan((degrees * Math.PI) / 180);
		const rows = new Float64Array(height + 2 * Math.ceil(width * Math.abs(slope)) + 2);
		const shift = Math.ceil(width * Math.abs(slope));
		for (let i = 0; i < xs.length; i += 1) {
			const row = Math.round((ys[i] ?? 0) - (xs[i] ?? 0) * slope) + shift;
			rows[row] = (rows[row] ?? 0) + 1;
		}
		let sum = 0;
		for (let i = 1; i < rows.length; i += 1) sum += ((rows[i] ?? 0) - (rows[i - 1] ?? 0)) ** 2;
		return sum;
	};
	let best = 0;
	let bestSharpness = sharpness(0) * 1.05;
	for (const step of [0.5, 0.1]) {
		const centre = best;
		const reach = step === 0.5 ? MOST_SKEW_DEGREES : 0.5;
		for (let degrees = centre - reach; degrees <= centre + reach; degrees += step) {
			const value = sharpness(degrees);
			if (value > bestSharpness) [best, bestSharpness] = [degrees, value];
		}
	}
	return best;
}
