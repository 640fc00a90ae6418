import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { GreyImage } from '../../../model/document.ts';
import { darkenThin, evenLight } from './even-light.ts';
import { measureLetters } from './measure-letters.ts';

/** The letter height that the recogniser prefers, in pixels. Pages are scaled to it. */
const LETTER_PX = 30;
const MAX_ENLARGED = 2.5;
const MAX_REDUCED = 0.6;
/** Wider pages are not enlarged: their letters have enough pixels, and more would cost time. */
const SMALL_WIDTH_PX = 1100;
/** Maximum enlargement of a narrow page whose letters could not be measured, and its target width. */
const USUAL_ENLARGED = 2;
const MAX_ENLARGED_WIDTH_PX = 2200;
/** Lower letters merge when they are darkened or blurred. */
const MIN_SMOOTHED_PX = 24;
/** Blur that closes the gaps of dotted print and removes the grain of a photograph. */
const BLUR_PX = 0.9;
/** Larger pages are reduced: more pixels cost time and add nothing. */
const LARGE_SIDE_PX = 3600;
/**
 * Beyond this aspect ratio, an image is not a page but a strip, a receipt or a screenshot. Scaling it by its
 * height would make the letters unreadable, so only its pixels and sides are bounded.
 */
const STRIP_RATIO = 2;
const MAX_STRIP_PIXELS = 12_000_000;
/** Maximum side that Tesseract accepts. */
const MAX_STRIP_SIDE_PX = 32_000;
const MAX_SKEW_DEGREES = 6;
const MIN_SKEW_DEGREES = 0.3;
const PROBE_WIDTH_PX = 600;

/** `letters` is the measured letter height, in pixels, if known. */
export type PreparedImage = GreyImage & { scale: number; skew: number; letters?: number };

/**
 * Prepares pixels for the recogniser. `scale` is prepared pixels per given pixel; `skew` is the clockwise
 * rotation, in degrees, that straightened it.
 */
export async function prepareImage(image: GreyImage): Promise<PreparedImage> {
	const even = evenLight(image);
	const measured = await measureSkew(even);
	const skew = Math.abs(measured) < MIN_SKEW_DEGREES ? 0 : -measured;
	const letters = measureLetters(even, slopeOf(measured));
	const scale = chooseScale(image, letters);
	const measures = { scale, skew, ...(letters !== undefined && { letters: scale * letters }) };

	const isSmoothed = scale * (letters ?? 0) >= MIN_SMOOTHED_PX;
	if (scale === 1 && skew === 0 && !isSmoothed) return { ...even, ...measures };

	let prepared = pixelsOf(isSmoothed ? darkenThin(even) : even);
	if (scale !== 1) {
		// A line of a single pixel must not vanish.
		const [width, height] = [image.width, image.height].map((side) =>
			Math.max(1, Math.round(side * scale)),
		);
		prepared = prepared.resize(width, height, { kernel: 'lanczos3', fit: 'fill' });
	}
	// Rotation enlarges the canvas; the words are placed on the rotated page.
	if (skew !== 0) prepared = prepared.rotate(skew, { background: '#ffffff' });
	if (isSmoothed) prepared = prepared.blur(BLUR_PX);
	const { data, info } = await prepared
		.toColourspace('b-w')
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height, ...measures };
}

export async function resizeImage(
	image: GreyImage,
	width: number,
	height: number,
): Promise<GreyImage> {
	const { data, info } = await pixelsOf(image)
		.resize(width, height, { kernel: 'lanczos3', fit: 'fill' })
		.toColourspace('b-w')
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height };
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

/** The scale of an image before recognition, by the height of its letters if known. */
export function chooseScale({ width, height }: GreyImage, letters?: number): number {
	const most =
		height > STRIP_RATIO * width
			? Math.min(
					LARGE_SIDE_PX / width,
					MAX_STRIP_SIDE_PX / height,
					Math.sqrt(MAX_STRIP_PIXELS / (width * height)),
				)
			: LARGE_SIDE_PX / Math.max(width, height);
	const isSmall = width < SMALL_WIDTH_PX;
	const bySize = isSmall ? Math.min(USUAL_ENLARGED, MAX_ENLARGED_WIDTH_PX / width) : 1;
	const wanted =
		letters === undefined
			? bySize
			: Math.max(MAX_REDUCED, Math.min(isSmall ? MAX_ENLARGED : 1, LETTER_PX / letters));
	return Math.min(wanted, most);
}

function slopeOf(degrees: number): number {
	return Math.tan((degrees * Math.PI) / 180);
}

/**
 * The clockwise slope of the lines of text, in degrees: the angle at which dark pixels form the sharpest rows,
 * measured on a small copy.
 */
async function measureSkew(image: GreyImage): Promise<number> {
	const scale = Math.min(1, PROBE_WIDTH_PX / image.width);
	const { data, width, height } = await shrinkImage(image, scale);
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
		const slope = slopeOf(degrees);
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
		const reach = step === 0.5 ? MAX_SKEW_DEGREES : 0.5;
		for (let degrees = centre - reach; degrees <= centre + reach; degrees += step) {
			const value = sharpness(degrees);
			if (value > bestSharpness) [best, bestSharpness] = [degrees, value];
		}
	}
	return best;
}
