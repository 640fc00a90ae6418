import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { ImageType } from '../../../model/formats.ts';
import type { ColourImage, EncodedPicture } from '../../../model/picture.ts';
import { problem } from '../../../model/problem.ts';
import { toImageProblem } from './decode-image.ts';
import { openImagePage } from './draw-image.ts';
import { readPng } from './read-png.ts';

type Wanted = { path: string; type: ImageType; index: number; maxPixels: number };

/** JPEG qualities, tried until the picture is about as small as the file. */
const QUALITIES = [85, 70, 55];
const MAX_GROWTH = 1.05;
/** Lossy formats. As PNG they would grow several times. */
const LOSSY: readonly ImageType[] = ['jpeg', 'webp', 'heic', 'avif', 'jp2'];
/** Maximum pixels of a redacted page. */
const MAX_DRAWN_PIXELS = 12_000_000;

/** A page of an image in a form that PDF can embed: unchanged if possible, otherwise recompressed. */
export async function keepPicture(wanted: Wanted, pageCount: number): Promise<EncodedPicture> {
	try {
		const kept = pageCount === 1 ? await keepAsIs(wanted) : null;
		if (kept) return kept;
		const { size } = await stat(wanted.path);
		return await encodeSmall(wanted, (MAX_GROWTH * size) / pageCount);
	} catch (error) {
		throw toImageProblem(error);
	}
}

async function keepAsIs({ path, type, maxPixels }: Wanted): Promise<EncodedPicture | null> {
	if (type === 'png') return readPng(await readFile(path));
	if (type !== 'jpeg') return null;
	const { width, height, channels, density, orientation } = await sharp(path, {
		limitInputPixels: maxPixels,
	}).metadata();
	// CMYK is stored in several variants, which viewers show differently.
	if (channels !== 1 && channels !== 3) return null;
	return {
		data: await readFile(path),
		width,
		height,
		coding: 'jpeg',
		colours: channels === 1 ? 'grey' : 'rgb',
		bits: 8,
		orientation: orientation ?? 1,
		dpi: density ?? null,
	};
}

async function encodeSmall(wanted: Wanted, maxBytes: number): Promise<EncodedPicture> {
	const { page, dpi, isBilevel } = await open(wanted);
	let smallest: EncodedPicture | undefined;
	const offer = (one: EncodedPicture): boolean => {
		if (!smallest || one.data.length < smallest.data.length) smallest = one;
		return one.data.length <= maxBytes;
	};
	if (!LOSSY.includes(wanted.type)) {
		const palette = isBilevel ? { palette: true, colours: 2, dither: 0 } : {};
		const png = await page
			.clone()
			.png({ compressionLevel: 9, ...palette })
			.toBuffer();
		const kept = readPng(png);
		if (kept && offer({ ...kept, dpi })) return kept;
	}
	if (!isBilevel) {
		for (const quality of QUALITIES) {
			if (offer({ ...(await encodeJpeg(page.clone(), quality)), dpi })) break;
		}
	}
	if (!smallest) throw problem('DOCUMENT_DAMAGED', { kind: 'image' });
	return smallest;
}

async function open({
	path,
	type,
	index,
	maxPixels,
}: Wanted): Promise<{ page: Sharp; dpi: number | null; isBilevel: boolean }> {
	const { page } = await openImagePage(path, type, index, maxPixels);
	const { density, bitsPerSample, space } = await page.metadata();
	const upright = page
		.autoOrient()
		.flatten({ background: '#ffffff' })
		.toColourspace(space === 'b-w' ? 'b-w' : 'srgb');
	return { page: upright, dpi: density ?? null, isBilevel: bitsPerSample === 1 };
}

async function encodeJpeg(page: Sharp, quality: number): Promise<EncodedPicture> {
	const { data, info } = await page.jpeg({ quality }).toBuffer({ resolveWithObject: true });
	const colours = info.channels === 1 ? 'grey' : 'rgb';
	const { width, height } = info;
	return { data, width, height, coding: 'jpeg', colours, bits: 8, orientation: 1, dpi: null };
}

/** The pixels of a page of an image, upright, and their number per pixel of the file. */
export async function drawColours({
	path,
	type,
	index,
	maxPixels,
}: Wanted): Promise<ColourImage & { scale: number }> {
	try {
		const { page, width, height } = await openImagePage(path, type, index, maxPixels);
		const scale = Math.min(1, Math.sqrt(MAX_DRAWN_PIXELS / (width * height)));
		const { data, info } = await page
			.autoOrient()
			.flatten({ background: '#ffffff' })
			.toColourspace('srgb')
			.resize({ width: Math.max(1, Math.round(width * scale)) })
			.raw({ depth: 'uchar' })
			.toBuffer({ resolveWithObject: true });
		const drawn = { width: info.width, height: info.height, scale: info.width / width };
		return { ...drawn, ...threeChannels(data, info.channels) };
	} catch (error) {
		throw toImageProblem(error);
	}
}

function threeChannels(data: Uint8Array, channels: number): Pick<ColourImage, 'data' | 'channels'> {
	if (channels === 3 || channels === 4) return { data, channels };
	const pixels = data.length / channels;
	const all = new Uint8Array(3 * pixels);
	for (let i = 0; i < pixels; i += 1) all.fill(data[i * channels] ?? 0, 3 * i, 3 * i + 3);
	return { data: all, channels: 3 };
}

/** Pixels as a JPEG. */
export async function encodePixels({
	data,
	width,
	height,
	channels,
}: ColourImage): Promise<EncodedPicture> {
	const raw = { width, height, channels };
	return await encodeJpeg(sharp(data, { raw }).flatten().toColourspace('srgb'), QUALITIES[0] ?? 85);
}
