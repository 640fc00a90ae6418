import sharp from 'sharp';
import type { GreyImage } from '../../../model/document.ts';

/** What models that see look at; more would be made smaller there. */
const MAX_PIXELS_ACROSS = 1600;
const QUALITY = 80;

/** Writes a picture, turned so many degrees clockwise, as a JPEG. */
export async function writeJpeg(
	{ data, width, height }: GreyImage,
	rotation: number,
	target: string,
): Promise<void> {
	await sharp(data, { raw: { width, height, channels: 1 } })
		.rotate(rotation)
		.resize({
			width: MAX_PIXELS_ACROSS,
			height: MAX_PIXELS_ACROSS,
			fit: 'inside',
			withoutEnlargement: true,
		})
		.jpeg({ quality: QUALITY })
		.toFile(target);
}
