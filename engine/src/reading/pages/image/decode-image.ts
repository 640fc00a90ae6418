import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { DocumentLimits, GreyImage } from '../../../model/document.ts';
import type { ImageType } from '../../../model/formats.ts';
import { Problem, problem } from '../../../model/problem.ts';
import { decodeBmp, readBmpHeader } from './decode-bmp.ts';
import { decodeHeic, readHeicSize } from './decode-heic.ts';
import { decodeJp2, readJp2Size } from './decode-jp2.ts';
import { decodePage } from './tiff/decode-page.ts';
import { judgePage } from './tiff/judge-page.ts';
import { listDirectories, readDirectory } from './tiff/read-directories.ts';
import { turnUpright } from './turn-upright.ts';

/**
 * Restricts the formats of libvips for the whole process. Only processes that read documents call it. libvips
 * supports far more formats than we accept, and the decoder must match the sniffed type.
 */
export function limitDecoders(): void {
	sharp.block({ operation: ['VipsForeignLoad'] });
	sharp.unblock({
		operation: [
			'VipsForeignLoadJpegFile',
			// JPEGs inside of PDFs.
			'VipsForeignLoadJpegBuffer',
			'VipsForeignLoadPngFile',
			'VipsForeignLoadWebpFile',
			'VipsForeignLoadTiffFile',
			'VipsForeignLoadNsgifFile',
			'VipsForeignLoadHeifFile',
		],
	});
	sharp.cache(false);
	// One thread, because the pool of processes uses the cores.
	sharp.concurrency(1);
}

/** The number of pages of an image file: one, unless it is a TIFF or GIF with several. */
export async function countImagePages(
	path: string,
	type: ImageType,
	{ maxPages, maxPixels }: DocumentLimits,
): Promise<number> {
	try {
		if (type === 'tiff') return countTiffPages(await readFile(path), { maxPages, maxPixels });
		if (type === 'gif') return await countFrames(path, { maxPages, maxPixels });
		refuseWhenLarge(await readSize(path, type), maxPixels);
		return 1;
	} catch (error) {
		throw toImageProblem(error);
	}
}

async function readSize(
	path: string,
	type: Exclude<ImageType, 'tiff' | 'gif'>,
): Promise<{ width: number; height: number }> {
	switch (type) {
		case 'bmp':
			return readBmpHeader(await readFile(path));
		case 'heic':
			return readHeicSize(await readFile(path));
		case 'jp2':
			return readJp2Size(await readFile(path));
		default:
			return await readMetadata(path);
	}
}

async function countFrames(
	path: string,
	{ maxPages, maxPixels }: { maxPages: number; maxPixels: number },
): Promise<number> {
	const { width, height, pages = 1 } = await readMetadata(path);
	refuseWhenLarge({ width, height }, maxPixels);
	if (pages > maxPages) throw problem('TOO_MANY_PAGES', { pages, maxPages });
	return pages;
}

function countTiffPages(
	file: Buffer,
	{ maxPages, maxPixels }: { maxPages: number; maxPixels: number },
): number {
	const directories = listDirectories(file);
	const pages = directories.length;
	if (pages > maxPages) throw problem('TOO_MANY_PAGES', { pages, maxPages });
	for (const at of directories) refuseWhenLarge(readDirectory(file, at), maxPixels);
	return pages;
}

function readMetadata(path: string) {
	return sharp(path, { limitInputPixels: false }).metadata();
}

function refuseWhenLarge(
	{ width, height }: { width: number; height: number },
	maxPixels: number,
): void {
	if (width * height > maxPixels) throw problem('IMAGE_TOO_LARGE', { width, height, maxPixels });
}

/** One page of an image in grey, with its EXIF orientation applied and transparency on white. */
export async function decodeImage(
	path: string,
	type: ImageType,
	index: number,
	maxPixels: number,
): Promise<GreyImage> {
	try {
		if (type === 'bmp') return decodeBmp(await readFile(path), maxPixels);
		if (type === 'heic') return await decodeHeic(await readFile(path), maxPixels);
		if (type === 'jp2') return await decodeJp2(await readFile(path), maxPixels);
		const unusual = type === 'tiff' ? await decodeUnusualTiff(path, index, maxPixels) : null;
		if (unusual) return unusual;
		const source = sharp(path, {
			page: index,
			limitInputPixels: maxPixels,
			// libtiff leaves a strip that it cannot decode black, which would look like a page without text.
			failOn: type === 'tiff' ? 'error' : 'truncated',
		});
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

/** A page that libvips misreads or refuses, decoded here; null if libvips reads it. */
export async function decodeUnusualTiff(
	path: string,
	index: number,
	maxPixels: number,
): Promise<GreyImage | null> {
	const file = await readFile(path);
	const at = listDirectories(file)[index];
	if (at === undefined) throw problem('DOCUMENT_DAMAGED', { kind: 'image' });
	const page = readDirectory(file, at);
	refuseWhenLarge(page, maxPixels);
	return judgePage(page) === 'libvips'
		? null
		: turnUpright(decodePage(file, page), page.orientation);
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
