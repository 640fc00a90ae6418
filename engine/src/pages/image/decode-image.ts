import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { DocumentLimits, DocumentType, GreyImage } from '../../model/document.ts';
import { Problem, problem } from '../../model/problem.ts';
import { decodeBmp, readBmpHeader } from './decode-bmp.ts';

/**
 * For the whole process, so it is for the processes that read documents to call. libvips can read far
 * more than we accept; what decodes must be what was sniffed.
 */
export function limitDecoders(): void {
	sharp.block({ operation: ['VipsForeignLoad'] });
	sharp.unblock({
		operation: [
			'VipsForeignLoadJpegFile',
			'VipsForeignLoadPngFile',
			'VipsForeignLoadWebpFile',
			'VipsForeignLoadTiffFile',
		],
	});
	sharp.cache(false);
	// One thread: the pool of processes is what uses the cores.
	sharp.concurrency(1);
}

type ImageType = Exclude<DocumentType, 'pdf'>;

/** How many pages an image file has: one, unless it is a TIFF of several. */
export async function countImagePages(
	path: string,
	type: ImageType,
	{ maxPages, maxPixels }: DocumentLimits,
): Promise<number> {
	try {
		const { width, height, pages } =
			type === 'bmp'
				? { ...readBmpHeader(await readFile(path)), pages: 1 }
				: await readMetadata(path);
		if (width * height > maxPixels) throw problem('IMAGE_TOO_LARGE', { width, height, maxPixels });
		const count = type === 'tiff' ? pages : 1;
		if (count > maxPages) throw problem('TOO_MANY_PAGES', { pages: count, maxPages });
		return count;
	} catch (error) {
		throw toImageProblem(error);
	}
}

async function readMetadata(path: string) {
	const { width, height, pages = 1 } = await sharp(path, { limitInputPixels: false }).metadata();
	return { width, height, pages };
}

/** One page of an image, upright as its EXIF says, transparency on white, as grey pixels. */
export async function decodeImage(
	path: string,
	type: ImageType,
	index: number,
	maxPixels: number,
): Promise<GreyImage> {
	try {
		if (type === 'bmp') return decodeBmp(await readFile(path), maxPixels);
		const source = sharp(path, { page: index, limitInputPixels: maxPixels, failOn: 'truncated' });
		const { data, info } = await source
			.autoOrient()
			.flatten({ background: '#ffffff' })
			.toColourspace('b-w')
			.raw({ depth: 'uchar' })
			.toBuffer({ resolveWithObject: true });
		return { data: oneChannel(data, info.channels), width: info.width, height: info.height };
	} catch (error) {
		throw toImageProblem(error);
	}
}

function oneChannel(data: Uint8Array, channels: number): Uint8Array {
	if (channels === 1) return data;
	const grey = new Uint8Array(data.length / channels);
	for (let i = 0; i < grey.length; i += 1) grey[i] = data[i * channels] ?? 0;
	return grey;
}

export function toImageProblem(error: unknown): Problem {
	if (error instanceof Problem) return error;
	return problem('DOCUMENT_DAMAGED', { kind: 'image' });
}
