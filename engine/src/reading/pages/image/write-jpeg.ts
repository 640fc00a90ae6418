import sharp from 'sharp';
import type { GreyImage } from '../../../model/document.ts';

/** The input size of vision models; they would scale larger pictures down. */
const MAX_PIXELS_ACROSS = 1600;
const QUALITY = 80;

/** Writes a picture as a JPEG, rotated clockwise by this many degrees. */
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
