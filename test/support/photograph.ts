/** Generated photos of pages on a desk. */
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { GreyImage } from '../../engine/src/model/document.ts';
import { invert } from '../../engine/src/model/projection.ts';
import type { Projection } from '../../engine/src/model/projection.ts';
import { projectImage } from '../../engine/src/reading/words/ocr/sheets/flatten-sheets.ts';
import { drawPage } from './documents.ts';
import type { Labelled } from './documents.ts';

export async function drawGrey(lines: Labelled, width = 1240, height = 700): Promise<GreyImage> {
	return await toGrey(sharp(await drawPage(lines, width, height)));
}

export async function toGrey(picture: Sharp): Promise<GreyImage> {
	const { data, info } = await picture
		.flatten({ background: '#ffffff' })
		.toColourspace('b-w')
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height };
}

/** Sheets on a uniform desk, each placed by `toPicture`, in light that fades to the right. */
export function photograph(
	sheets: readonly { image: GreyImage; toPicture: Projection }[],
	size: { width: number; height: number },
	desk = 70,
): GreyImage {
	const data = new Uint8Array(size.width * size.height).fill(desk);
	for (const { image, toPicture } of sheets) {
		const paper = { ...image, data: image.data.map((light) => Math.max(1, light)) };
		const laid = projectImage(paper, invert(toPicture), size, 0);
		laid.data.forEach((light, i) => {
			if (light > 0) data[i] = light;
		});
	}
	data.forEach((light, i) => {
		data[i] = light * (1 - (0.45 * (i % size.width)) / size.width);
	});
	return { data, ...size };
}

export async function encodePhoto({ data, width, height }: GreyImage): Promise<Buffer> {
	return await sharp(data, { raw: { width, height, channels: 1 } })
		.blur(0.8)
		.jpeg({ quality: 80 })
		.toBuffer();
}
