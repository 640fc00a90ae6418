import sharp from 'sharp';
import type { DocumentLimits } from '../../model/document.ts';
import { problem } from '../../model/problem.ts';
import { countImagePages, decodeUnusualTiff, toImageProblem } from './decode-image.ts';

/** More than a screen shows, less than a scanner writes. */
const MAX_PIXELS_ACROSS = 2000;

/** Of the page itself, upright; the picture of it may be smaller. */
export type DrawnTiff = { pageCount: number; width: number; height: number };

/** A page of a TIFF as a PNG: browsers show TIFF no more than they show paper. */
export async function drawTiff(
	path: string,
	index: number,
	target: string,
	limits: DocumentLimits,
): Promise<DrawnTiff> {
	const pageCount = await countImagePages(path, 'tiff', limits);
	if (index >= pageCount) {
		const faults = [{ path: 'page', message: `the last page is ${pageCount}` }];
		throw problem('INVALID_REQUEST', { faults });
	}
	try {
		const unusual = await decodeUnusualTiff(path, index, limits.maxPixels);
		const page = unusual
			? sharp(unusual.data, { raw: { width: unusual.width, height: unusual.height, channels: 1 } })
			: sharp(path, { page: index, limitInputPixels: limits.maxPixels });
		const { width, height } = unusual ?? (await page.metadata()).autoOrient;
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
