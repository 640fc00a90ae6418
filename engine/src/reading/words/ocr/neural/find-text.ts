import type { GreyImage } from '../../../../model/document.ts';
import type { TextMap } from './find-areas.ts';
import type { OcrModel } from './model.ts';
import { resizeImage } from '../prepare-image.ts';

/** The model requires sides that are multiples of this. */
const SIDE_STEP_PX = 32;
/** Mean and standard deviation of the training colours, 0 to 1. */
const COLOURS = [
	{ mean: 0.485, spread: 0.229 },
	{ mean: 0.456, spread: 0.224 },
	{ mean: 0.406, spread: 0.225 },
];

/** Runs the detector on a copy of a picture reduced by `scale`. */
export async function findText(model: OcrModel, image: GreyImage, scale: number): Promise<TextMap> {
	const [width, height] = [sideOf(image.width * scale), sideOf(image.height * scale)];
	const { data } = await resizeImage(image, width, height);
	const pixels = width * height;
	const input = new Float32Array(COLOURS.length * pixels);
	COLOURS.forEach(({ mean, spread }, colour) => {
		const levels = Float32Array.from({ length: 256 }, (_, light) => (light / 255 - mean) / spread);
		for (let i = 0; i < pixels; i += 1) input[colour * pixels + i] = levels[data[i] ?? 0] ?? 0;
	});
	const { data: likely } = await model.run({
		data: input,
		sides: [1, COLOURS.length, height, width],
	});
	return { likely, width, height, across: image.width / width, down: image.height / height };
}

function sideOf(pixels: number): number {
	return Math.max(1, Math.round(pixels / SIDE_STEP_PX)) * SIDE_STEP_PX;
}
