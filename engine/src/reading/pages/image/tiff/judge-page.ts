import type { Problem } from '../../../../model/problem.ts';
import { problem } from '../../../../model/problem.ts';
import { createSampleReader, UNDEFINED, UNSIGNED } from './read-samples.ts';
import { MAX_SAMPLES } from './read-directories.ts';
import type { TiffPage } from './read-directories.ts';
import { canUndoPredictor, predictorOf } from './undo-predictor.ts';
import { canUnpack } from './unpack-chunk.ts';

export const COLOURS = {
	whiteIsZero: 0,
	blackIsZero: 1,
	rgb: 2,
	palette: 3,
	cmyk: 5,
	yCbCr: 6,
	lab: 8,
	iccLab: 9,
	ituLab: 10,
};

/** How a page is read: by libvips, or by our decoder where libvips misreads or refuses it. */
export type WayToRead = 'libvips' | 'here';

/** The number of samples of each photometric type, without extra samples. */
const COLOUR_SAMPLES: Readonly<Record<number, number>> = {
	[COLOURS.whiteIsZero]: 1,
	[COLOURS.blackIsZero]: 1,
	[COLOURS.rgb]: 3,
	[COLOURS.palette]: 1,
	[COLOURS.cmyk]: 4,
	[COLOURS.yCbCr]: 3,
	[COLOURS.lab]: 3,
	[COLOURS.iccLab]: 3,
	[COLOURS.ituLab]: 3,
};

/** The bit depths that libvips reads correctly for each photometric type. */
const LIBVIPS_BITS: Readonly<Record<number, readonly number[]>> = {
	[COLOURS.whiteIsZero]: [1, 2, 4, 8, 16],
	[COLOURS.blackIsZero]: [1, 2, 4, 8, 16],
	[COLOURS.palette]: [1, 2, 4, 8, 16],
	[COLOURS.rgb]: [8, 16],
	[COLOURS.cmyk]: [8, 16],
	[COLOURS.yCbCr]: [8],
	[COLOURS.lab]: [16],
};

const COMPRESSION_NAMES: Readonly<Record<number, string>> = {
	1: 'no',
	2: 'CCITT',
	3: 'CCITT Group 3',
	4: 'CCITT Group 4',
	5: 'LZW',
	6: 'old-style JPEG',
	7: 'JPEG',
	8: 'Deflate',
	9: 'JBIG',
	10: 'JBIG',
	32766: 'NeXT',
	32771: 'CCITT',
	32773: 'PackBits',
	32809: 'ThunderScan',
	32946: 'Deflate',
	33003: 'JPEG 2000',
	33004: 'JPEG 2000',
	33005: 'JPEG 2000',
	34661: 'JBIG',
	34676: 'SGI Log',
	34677: 'SGI Log',
	34712: 'JPEG 2000',
	34887: 'LERC',
	34892: 'lossy JPEG',
	34925: 'LZMA',
	50000: 'Zstandard',
	50001: 'WebP',
	50002: 'JPEG XL',
	52546: 'JPEG XL',
};
/** CCITT, LZW, JPEG, Deflate, PackBits and WebP. The libtiff inside sharp supports no others. */
const LIBVIPS_COMPRESSIONS = [1, 2, 3, 4, 5, 7, 8, 32771, 32773, 32946, 50001];

const COLOUR_NAMES: Readonly<Record<number, string>> = {
	4: 'a mask instead of a picture',
	32803: 'the raw data of a camera',
	32844: 'LogL colours',
	32845: 'LogLuv colours',
	34892: 'the raw data of a camera',
	51177: 'a depth map',
};

const SAMPLE_NAMES: Readonly<Record<number, string>> = {
	2: 'signed ',
	3: 'floating-point ',
	5: 'complex ',
	6: 'complex ',
};

export function judgePage(page: TiffPage): WayToRead {
	if (isForLibvips(page)) return 'libvips';
	const unusual = findObstacle(page);
	if (unusual !== undefined) throw unsupported(unusual);
	return 'here';
}

/** The number of colour samples per pixel. If a file does not say what they mean, it is grey or RGB. */
export function colourSamplesOf(page: TiffPage): number {
	return COLOUR_SAMPLES[coloursOf(page)] ?? page.samples;
}

export function coloursOf({ photometric, samples }: TiffPage): number {
	return photometric ?? (samples >= 3 ? COLOURS.rgb : COLOURS.blackIsZero);
}

function unsupported(what: string): Problem {
	return problem('IMAGE_UNSUPPORTED', { what: `a TIFF with ${what}` });
}

function isForLibvips(page: TiffPage): boolean {
	const { photometric, samples, compression, sampleFormat } = page;
	if (photometric === undefined || !LIBVIPS_COMPRESSIONS.includes(compression)) return false;
	if (sampleFormat !== UNSIGNED && sampleFormat !== UNDEFINED) return false;
	const bits = page.bits[0] ?? 0;
	const isEven = page.bits.every((one) => one === bits);
	if (!isEven || !LIBVIPS_BITS[photometric]?.includes(bits)) return false;
	// With other compressions, libvips takes the samples for red, green and blue.
	if (photometric === COLOURS.yCbCr && canUnpack(compression)) return false;
	const extra = samples - colourSamplesOf(page);
	if (extra === 0) return true;
	// libvips treats any extra sample as transparency.
	return extra === 1 && bits >= 8 && (isTransparency(page) || !canUnpack(compression));
}

export function isTransparency({ extraSamples }: TiffPage): boolean {
	return extraSamples[0] === 1 || extraSamples[0] === 2;
}

/** Describes why our decoder cannot read a page. */
function findObstacle(page: TiffPage): string | undefined {
	const { compression, sampleFormat, isBigEndian, samples } = page;
	const colours = coloursOf(page);
	if (!(colours in COLOUR_SAMPLES)) return COLOUR_NAMES[colours] ?? `colours of kind ${colours}`;
	if (!canUnpack(compression) && !LIBVIPS_COMPRESSIONS.includes(compression)) {
		return nameCompression(compression);
	}
	const bits = page.bits[0] ?? 0;
	if (samples > MAX_SAMPLES) return `${samples} samples for each pixel`;
	if (page.bits.some((one) => one !== bits)) return `${page.bits.join(', ')} bits per sample`;
	const kind = `${SAMPLE_NAMES[sampleFormat] ?? ''}samples of ${bits} bits`;
	if (!createSampleReader(bits, sampleFormat, isBigEndian)) return kind;
	if (!canUnpack(compression)) {
		return `${kind}, ${samples} for each pixel, and ${nameCompression(compression)}`;
	}
	if (!canUndoPredictor(page, bits)) return `${kind} and predictor ${page.predictor}`;
	if (page.isLowBitFirst) return `${kind} and reversed bits`;
	if (colours === COLOURS.yCbCr && (bits !== 8 || samples !== 3 || predictorOf(page) !== 1)) {
		return `YCbCr colours, ${samples} ${kind} for each pixel and predictor ${page.predictor}`;
	}
	return undefined;
}

function nameCompression(compression: number): string {
	const name = COMPRESSION_NAMES[compression];
	return name === undefined ? `compression ${compression}` : `${name} compression`;
}
