import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { DocumentLimits } from '../../../model/document.ts';
import type { ImageType } from '../../../model/formats.ts';
import { problem } from '../../../model/problem.ts';
import { decodeHeicColours } from './decode-heic.ts';
import { countImagePages, decodeImage, decodeUnusualTiff, toImageProblem } from './decode-image.ts';

/** More than a screen shows, less than a scanner produces. */
const MAX_PIXELS_ACROSS = 2000;

/** The size of the upright page; its picture may be smaller. */
export type DrawnImage = { pageCount: number; width: number; height: number };

/** Draws a page of an image as a PNG, because browsers do not show every image format. */
export async function drawImage(
	{ path, type }: { path: string; type: ImageType },
	index: number,
	target: string,
	limits: DocumentLimits,
): Promise<DrawnImage> {
	const pageCount = await countImagePages(path, type, limits);
	if (index >= pageCount) {
		const faults = [{ path: 'page', message: `the last page is ${pageCount}` }];
		throw problem('INVALID_REQUEST', { faults });
	}
	try {
		const { page, width, height } = await openImagePage(path, type, index, limits.maxPixels);
		await page
			.autoOrient()
			.flatten({ background: '#ffffff' })
			.toColourspace('srgb')
			.resize({
				width: MAX_PIXELS_ACROSS,
				height: 2 * MAX_PIXELS_ACROSS,
				fit: 'inside',
				withoutEnlargement: true,
			})
			.png({ compressionLevel: 6 })
			.toFile(target);
		return { pageCount, width, height };
	} catch (error) {
		throw toImageProblem(error);
	}
}

type OpenedPage = { page: Sharp; width: number; height: number };

/** In colour if its decoder supports colour. */
export async function openImagePage(
	path: string,
	type: ImageType,
	index: number,
	maxPixels: number,
): Promise<OpenedPage> {
	if (type === 'heic') {
		const { data, width, height } = await decodeHeicColours(await readFile(path), maxPixels);
		return { page: sharp(data, { raw: { width, height, channels: 4 } }), width, height };
	}
	const grey =
		type === 'bmp' || type === 'jp2'
			? await decodeImage(path, type, index, maxPixels)
			: type === 'tiff'
				? await decodeUnusualTiff(path, index, maxPixels)
				: null;
	if (grey) {
		const { data, width, height } = grey;
		return { page: sharp(data, { raw: { width, height, channels: 1 } }), width, height };
	}
	const page = sharp(path, { page: index, limitInputPixels: maxPixels });
	const { width, height } = (await page.metadata()).autoOrient;
	return { page, width, height };
}
