import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { DocumentLimits } from '../../engine/src/model/document.ts';
import { countImagePages, decodeImage } from '../../engine/src/reading/pages/image/decode-image.ts';
import { drawImage } from '../../engine/src/reading/pages/image/draw-image.ts';
import { decodePage } from '../../engine/src/reading/pages/image/tiff/decode-page.ts';
import {
	listDirectories,
	readDirectory,
} from '../../engine/src/reading/pages/image/tiff/read-directories.ts';
import { makeSamples, makeTiff, TAG } from '../support/make-tiff.ts';
import type { Samples } from '../support/make-tiff.ts';

const MAX_PIXELS = 1_000_000;
const LIMITS = { maxPages: 9, maxPixels: MAX_PIXELS } as DocumentLimits;
/** Four stripes from black to white, in shades that every depth can represent. */
const WIDTH = 24;
const HEIGHT = 5;
const STRIPES = [0, 1 / 3, 2 / 3, 1];
const shadeAt = (x: number) => STRIPES[Math.floor((x * 4) / WIDTH)] ?? 1;
const SEEN = Array.from({ length: WIDTH * HEIGHT }, (_, i) => Math.round(shadeAt(i % WIDTH) * 255));

let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'tiff-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function store(content: Buffer): Promise<string> {
	const path = join(folder, `${randomUUID()}.tif`);
	await writeFile(path, content);
	return path;
}

async function decode(content: Buffer, index = 0) {
	const path = await store(content);
	await countImagePages(path, 'tiff', LIMITS);
	return await decodeImage(path, 'tiff', index, MAX_PIXELS);
}

const full = (bits: number) => 2 ** bits - 1;
const GREY: Omit<Samples, 'bits' | 'sampleAt'> = { width: WIDTH, height: HEIGHT, photometric: 1 };
const RGB = { ...GREY, photometric: 2, samples: 3 };
const page = (given: Partial<Samples> & { bits: number }): Samples => ({
	...GREY,
	sampleAt: (x) => Math.round(shadeAt(x) * full(given.bits)),
	...given,
});
/** Red, green and blue one after the other, with the palette's colours reversed. */
const reversedPalette = (bits: number) =>
	Array.from({ length: 3 * 2 ** bits }, (_, i) =>
		Math.round((1 - (i % 2 ** bits) / full(bits)) * 65_535),
	);
const lightness =
	(white: number, colour: number): Samples['sampleAt'] =>
	(x, _y, sample) =>
		sample === 0 ? Math.round(shadeAt(x) * white) : colour;

describe('a TIFF is read in the right shades, whatever the way its samples stand:', () => {
	test.each<[string, Samples]>([
		...[2, 4, 6, 8, 10, 12, 14, 16, 24, 32].flatMap((bits): [string, Samples][] => [
			[`${bits} bits`, page({ bits })],
			[`${bits} bits in RGB`, page({ ...RGB, bits })],
			[
				`${bits} bits where 0 is white`,
				page({ bits, photometric: 0, sampleAt: (x) => Math.round((1 - shadeAt(x)) * full(bits)) }),
			],
		]),
		['12 bits, big endian', page({ bits: 12, bigEndian: true })],
		['16 bits, big endian', page({ bits: 16, bigEndian: true })],
		['32 bits, big endian', page({ bits: 32, bigEndian: true })],
		['12 bits in RGB, plane by plane', page({ ...RGB, bits: 12, planar: true })],
		['8 bits in RGB, plane by plane', page({ ...RGB, bits: 8, planar: true })],
		['12 bits in tiles', page({ bits: 12, tileSize: 16 })],
		['8 bits in tiles', page({ bits: 8, tileSize: 16 })],
		['12 bits in tiles, plane by plane', page({ ...RGB, bits: 12, tileSize: 16, planar: true })],
		['12 bits in several strips', page({ bits: 12, rowsPerStrip: 2 })],
		['8 bits in several strips', page({ bits: 8, rowsPerStrip: 2 })],
		['12 bits, deflated', page({ bits: 12, compression: 'deflate' })],
		['12 bits with PackBits', page({ bits: 12, compression: 'packBits', rowsPerStrip: 2 })],
		['8 bits with Zstandard', page({ bits: 8, compression: 'zstd' })],
		['BigTIFF', page({ bits: 8, bigTiff: true })],
		['BigTIFF, big endian', page({ bits: 12, bigTiff: true, bigEndian: true })],
		...[2, 4, 8].map((bits): [string, Samples] => [
			`${bits} bits and a palette`,
			page({
				bits,
				photometric: 3,
				tags: [[TAG.colourMap, reversedPalette(bits)]],
				sampleAt: (x) => Math.round((1 - shadeAt(x)) * full(bits)),
			}),
		]),
		[
			'2 bits and a palette with Zstandard',
			page({
				bits: 2,
				photometric: 3,
				compression: 'zstd',
				tags: [[TAG.colourMap, reversedPalette(2)]],
				sampleAt: (x) => Math.round((1 - shadeAt(x)) * 3),
			}),
		],
		['floats of 32 bits', page({ bits: 32, format: 3, sampleAt: shadeAt })],
		['floats of 32 bits in RGB', page({ ...RGB, bits: 32, format: 3, sampleAt: shadeAt })],
		['floats of 64 bits', page({ bits: 64, format: 3, sampleAt: shadeAt })],
		['floats, big endian', page({ bits: 32, format: 3, bigEndian: true, sampleAt: shadeAt })],
		[
			'floats that go further than 1',
			page({ bits: 32, format: 3, sampleAt: (x) => shadeAt(x) * 4095 - 7 }),
		],
		...[8, 16, 32].map((bits): [string, Samples] => [
			`signed numbers of ${bits} bits`,
			page({
				bits,
				format: 2,
				sampleAt: (x) => Math.round(shadeAt(x) * full(bits)) - 2 ** (bits - 1),
			}),
		]),
		['CIELab of 8 bits', page({ ...RGB, bits: 8, photometric: 8, sampleAt: lightness(255, 0) })],
		['ICCLab of 8 bits', page({ ...RGB, bits: 8, photometric: 9, sampleAt: lightness(255, 128) })],
		[
			'YCbCr without JPEG',
			page({
				...RGB,
				bits: 8,
				photometric: 6,
				tags: [[TAG.subsampling, [1, 1]]],
				sampleAt: lightness(255, 128),
			}),
		],
		[
			'RGB with samples that mean nothing',
			page({
				...RGB,
				bits: 8,
				samples: 5,
				tags: [[TAG.extraSamples, [0, 0]]],
				sampleAt: (x, _y, sample) => (sample < 3 ? Math.round(shadeAt(x) * 255) : 9),
			}),
		],
		[
			'RGB with one sample that is no transparency',
			page({
				...RGB,
				bits: 8,
				samples: 4,
				tags: [[TAG.extraSamples, [0]]],
				sampleAt: (x, _y, sample) => (sample < 3 ? Math.round(shadeAt(x) * 255) : 0),
			}),
		],
		[
			'12 bits with transparency',
			page({
				bits: 12,
				samples: 2,
				tags: [[TAG.extraSamples, [2]]],
				// Black whose opacity is its darkness.
				sampleAt: (x, _y, sample) => (sample === 0 ? 0 : Math.round((1 - shadeAt(x)) * 4095)),
			}),
		],
	])('%s', async (_name, samples) => {
		const { data, width, height } = await decode(makeTiff([makeSamples(samples)], samples));
		expect([width, height]).toEqual([WIDTH, HEIGHT]);
		const furthest = Math.max(...SEEN.map((shade, i) => Math.abs(shade - (data[i] ?? 0))));
		expect(furthest).toBeLessThanOrEqual(1);
	});

	test('floats of 16 bits', async () => {
		const halves = page({ bits: 16, format: 3, sampleAt: (x) => (x < 12 ? 0 : x < 18 ? 0.5 : 1) });
		const { data } = await decode(makeTiff([makeSamples(halves)]));
		expect([data[0], data[12], data[23]]).toEqual([0, 128, 255]);
	});

	test('YCbCr whose colours are shared by two by two pixels', async () => {
		const block = (shade: number) => Buffer.from([shade, shade, shade, shade, 128, 128]);
		const chunks = [Buffer.concat([block(0), block(255), block(85), block(170)])];
		const tags = [
			[TAG.bits, [8, 8, 8]],
			[TAG.photometric, [6]],
			[TAG.samples, [3]],
			[TAG.rowsPerStrip, [3]],
		] as const;
		const { data } = await decode(makeTiff([{ width: 3, height: 3, tags, chunks }]));
		expect([...data]).toEqual([0, 0, 255, 0, 0, 255, 85, 85, 170]);
	});

	test('runs of a fax (CCITT Group 3)', async () => {
		// A row of eight white pixels, then one of four white and four black, twice, after their EOL codes.
		const end = '000000000001';
		const [white, half] = ['10011', '1011' + '011'];
		const digits = end + white + end + half + end + white + end + half + end;
		const bytes = digits.padEnd(Math.ceil(digits.length / 8) * 8, '0').match(/.{8}/g) ?? [];
		const tags = [
			[TAG.bits, [1]],
			[TAG.compression, [3]],
			[TAG.photometric, [0]],
			[TAG.samples, [1]],
			[TAG.rowsPerStrip, [4]],
		] as const;
		const chunks = [Buffer.from(bytes.map((byte) => parseInt(byte, 2)))];
		const { data } = await decode(makeTiff([{ width: 8, height: 4, tags, chunks }]));
		expect([...data.subarray(0, 16)]).toEqual([
			...Array<number>(12).fill(255),
			...Array<number>(4).fill(0),
		]);
	});

	test.each(['jpeg', 'webp', 'lzw', 'ccittfax4'] as const)('%s', async (compression) => {
		const data = Buffer.from(SEEN.map((shade) => (shade < 128 ? 0 : 255)));
		const drawn = sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } });
		const options = { compression, ...(compression === 'ccittfax4' && { bitdepth: 1 as const }) };
		const colours = compression === 'webp' ? 'srgb' : 'b-w';
		const file = await drawn.toColourspace(colours).tiff(options).toBuffer();
		const decoded = await decode(file);
		expect([decoded.data[0], decoded.data[WIDTH - 1]]).toEqual([
			expect.closeTo(0, -1),
			expect.closeTo(255, -1),
		]);
	});

	test('pages of different kinds in one file', async () => {
		const pages = [page({ bits: 8 }), page({ bits: 12 }), page({ bits: 32, format: 3 })];
		const file = makeTiff(pages.map(makeSamples));
		expect(await countImagePages(await store(file), 'tiff', LIMITS)).toBe(3);
		for (const index of [0, 1]) expect([...(await decode(file, index)).data]).toEqual(SEEN);
	});
});

describe('our own decoder sees what libvips sees', () => {
	const photo = async () => {
		const data = Buffer.from(
			Array.from({ length: 60 * 40 * 3 }, (_, i) => (i * i * 7 + (i >> 5) * 31) % 256),
		);
		return sharp(data, { raw: { width: 60, height: 40, channels: 3 } });
	};
	const ours = (file: Buffer) => {
		const [at = 0] = listDirectories(file);
		return decodePage(file, readDirectory(file, at));
	};
	const theirs = (file: Buffer) =>
		sharp(file).toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true });

	test.each(
		(['none', 'deflate', 'lzw', 'packbits'] as const).flatMap((compression) =>
			(['none', 'horizontal'] as const).flatMap((predictor) =>
				[false, true].map((tile) => ({ compression, predictor, tile })),
			),
		),
	)('$compression, predictor $predictor, tiles: $tile', async (options) => {
		const size = { tileWidth: 32, tileHeight: 16 };
		const file = await (await photo()).tiff({ ...options, ...size }).toBuffer();
		const { data } = await theirs(file);
		const greys = Array.from({ length: 60 * 40 }, (_, i) => {
			const [red = 0, green = 0, blue = 0] = data.subarray(3 * i, 3 * i + 3);
			return (77 * red + 150 * green + 29 * blue) >> 8;
		});
		expect([...ours(file).data]).toEqual(greys);
	});

	test('floats that were made to pack better', async () => {
		const drawn = (await photo()).toColourspace('scrgb');
		const file = await drawn.clone().tiff({ compression: 'lzw', predictor: 'float' }).toBuffer();
		const plain = await drawn.clone().tiff({ compression: 'none' }).toBuffer();
		expect(ours(file)).toEqual(ours(plain));
		expect(new Set(ours(plain).data).size).toBeGreaterThan(50);
	});

	test.each([1, 2, 3, 4, 5, 6, 7, 8])('lying as orientation %i says', async (orientation) => {
		const shades: Samples['sampleAt'] = (x, y) => (x * 11 + y * 50) % 256;
		const tags = [[TAG.orientation, [orientation]]] as const;
		const usual = await decode(makeTiff([makeSamples(page({ bits: 8, tags, sampleAt: shades }))]));
		const wide: Samples['sampleAt'] = (x, y, sample) => shades(x, y, sample) * 16_843_009;
		const unusual = await decode(makeTiff([makeSamples(page({ bits: 32, tags, sampleAt: wide }))]));
		expect({ ...unusual, data: [...unusual.data] }).toEqual({ ...usual, data: [...usual.data] });
	});
});

describe('a TIFF that cannot be read is named in the error:', () => {
	const tagged = (...tags: [number, number[]][]) => {
		const made = makeSamples(page({ bits: 8 }));
		const numbers = tags.map(([tag]) => tag);
		const kept = made.tags.filter(([tag]) => !numbers.includes(tag));
		return makeTiff([{ ...made, tags: [...kept, ...tags] }]);
	};
	test.each<[string, Buffer, RegExp]>([
		['JPEG 2000', tagged([TAG.compression, [34712]]), /a TIFF with JPEG 2000 compression/],
		['old JPEG', tagged([TAG.compression, [6]]), /old-style JPEG compression/],
		['LERC', tagged([TAG.compression, [34887]]), /LERC compression/],
		['JBIG', tagged([TAG.compression, [34661]]), /JBIG compression/],
		['an unknown compression', tagged([TAG.compression, [9999]]), /compression 9999/],
		['LogLuv', tagged([TAG.photometric, [32845]]), /LogLuv colours/],
		['a raw photo', tagged([TAG.photometric, [32803]]), /raw data of a camera/],
		['a mask', tagged([TAG.photometric, [4]]), /a mask instead of a picture/],
		['complex numbers', tagged([TAG.sampleFormat, [6]]), /complex samples of 8 bits/],
		['64 bits', makeTiff([makeSamples(page({ bits: 64, sampleAt: () => 1 }))]), /64 bits/],
		[
			'JPEG of 12 bits',
			tagged([TAG.compression, [7]], [TAG.bits, [12]]),
			/samples of 12 bits, 1 for each pixel, and JPEG compression/,
		],
		[
			'samples of different sizes',
			makeTiff(
				[makeSamples(page({ ...RGB, bits: 5 }))].map((made) => ({
					...made,
					tags: [...made.tags.filter(([tag]) => tag !== TAG.bits), [TAG.bits, [5, 6, 5]]],
				})),
			),
			/5, 6, 5 bits per sample/,
		],
	])('%s', async (_name, file, words) => {
		await expect(decode(file)).rejects.toMatchObject({
			code: 'IMAGE_UNSUPPORTED',
			message: expect.stringMatching(words) as unknown,
		});
	});
});

describe('a TIFF is refused', () => {
	test.each<[string, () => Buffer, string]>([
		[
			'whose strip is cut off',
			() => makeTiff([makeSamples(page({ bits: 12 }))]).subarray(0, -200),
			'DOCUMENT_DAMAGED',
		],
		[
			'whose strip is too short',
			() => {
				const made = makeSamples(page({ bits: 12 }));
				return makeTiff([{ ...made, chunks: made.chunks.map((one) => one.subarray(0, 20)) }]);
			},
			'DOCUMENT_DAMAGED',
		],
		[
			'whose strip cannot be unpacked',
			() => {
				const made = makeSamples(page({ bits: 8, compression: 'deflate' }));
				return makeTiff([{ ...made, chunks: [Buffer.alloc(50, 7)] }]);
			},
			'DOCUMENT_DAMAGED',
		],
		[
			'of 12 bits with too many pixels',
			() => makeTiff([{ ...makeSamples(page({ bits: 12 })), width: 1001, height: 1000 }]),
			'IMAGE_TOO_LARGE',
		],
		[
			'whose second page has too many pixels',
			() =>
				makeTiff([
					makeSamples(page({ bits: 8 })),
					{ ...makeSamples(page({ bits: 8 })), width: 1001, height: 1000 },
				]),
			'IMAGE_TOO_LARGE',
		],
		[
			'of more pages than are read',
			() => makeTiff(Array(10).fill(makeSamples(page({ bits: 8 })))),
			'TOO_MANY_PAGES',
		],
		[
			'whose tile unpacks to more than is held',
			() =>
				makeTiff([
					{
						...makeSamples(page({ bits: 12, compression: 'deflate' })),
						tags: [
							...makeSamples(page({ bits: 12, compression: 'deflate' })).tags,
							[TAG.tileWidth, [20_000]],
							[TAG.tileHeight, [20_000]],
						],
					},
				]),
			'IMAGE_UNSUPPORTED',
		],
		['of nothing but a header', () => Buffer.from('II*\0\x08\0\0\0'), 'DOCUMENT_DAMAGED'],
		[
			'that points to nowhere',
			() => Buffer.from('II*\0\xff\0\0\0\0\0\0\0\0\0\0\0', 'latin1'),
			'DOCUMENT_DAMAGED',
		],
	])('%s', async (_name, make, code) => {
		await expect(decode(make())).rejects.toMatchObject({ code });
	});

	test('a list of pages that leads back to its beginning ends', async () => {
		const file = makeTiff([makeSamples(page({ bits: 8 }))]);
		const directory = file.readUInt32LE(4);
		file.writeUInt32LE(directory, directory + 2 + file.readUInt16LE(directory) * 12);
		expect(await countImagePages(await store(file), 'tiff', LIMITS)).toBe(1);
	});
});

test('a TIFF of 12 bits is drawn for the dashboard as others are, upright', async () => {
	const tags = [[TAG.orientation, [6]]] as const;
	const path = await store(makeTiff([makeSamples(page({ bits: 12, tags }))]));
	const target = join(folder, 'a.png');
	expect(await drawImage({ path, type: 'tiff' }, 0, target, LIMITS)).toEqual({
		pageCount: 1,
		width: HEIGHT,
		height: WIDTH,
	});
	const { data } = await sharp(target).greyscale().raw().toBuffer({ resolveWithObject: true });
	expect([data[0], data.at(-1)]).toEqual([0, 255]);
});
