import { describe, expect, test } from '@jest/globals';
import { decodeBmp } from '../../engine/src/reading/pages/image/decode-bmp.ts';

const MAX_PIXELS = 1000;

type Bmp = {
	width?: number;
	height?: number;
	bits: number;
	compression?: number;
	headerBytes?: number;
	masks?: number[];
	palette?: number[];
	rows: number[][];
	/** Whether rows follow each other without padding, as in RLE. */
	unpadded?: boolean;
};

/** A BMP of these bytes, with padded rows in the given order. */
function makeBmp(bmp: Bmp): Buffer {
	const { width = 3, height = 2, bits, compression = 0, headerBytes = 40 } = bmp;
	const header = Buffer.alloc(14 + headerBytes);
	header.write('BM');
	header.writeUInt32LE(headerBytes, 14);
	if (headerBytes === 12) {
		header.writeUInt16LE(width, 18);
		header.writeUInt16LE(height, 20);
		header.writeUInt16LE(bits, 24);
	} else {
		header.writeInt32LE(width, 18);
		header.writeInt32LE(height, 22);
		header.writeUInt16LE(bits, 28);
		if (headerBytes > 16) header.writeUInt32LE(compression, 30);
	}
	const masks = Buffer.alloc(4 * (bmp.masks?.length ?? 0));
	bmp.masks?.forEach((mask, i) => masks.writeUInt32LE(mask, 4 * i));
	const isWithin = headerBytes >= 52 && headerBytes !== 64 && bmp.masks;
	if (isWithin) masks.copy(header, 54);
	const parts = [header, ...(isWithin ? [] : [masks]), Buffer.from(bmp.palette ?? [])];
	header.writeUInt32LE(Buffer.concat(parts).length, 10);
	const rows = bmp.rows.map((row) =>
		Buffer.concat([Buffer.from(row), Buffer.alloc(bmp.unpadded ? 0 : (4 - (row.length % 4)) % 4)]),
	);
	return Buffer.concat([...parts, ...rows]);
}

const INK = [0, 0, 0];
const PAPER = [255, 255, 255];
const BLACK_AND_WHITE = [...INK, 0, ...PAPER, 0];
/** Three pixels and two rows: black, white, white above white, white, black. */
const PIXELS = [0, 255, 255, 255, 255, 0];

describe('a BMP is decoded, whatever the way its pixels stand:', () => {
	const rgb = [
		[...PAPER, ...PAPER, ...INK],
		[...INK, ...PAPER, ...PAPER],
	];
	const rgbx = [
		[...PAPER, 0, ...PAPER, 0, ...INK, 0],
		[...INK, 0, ...PAPER, 0, ...PAPER, 0],
	];
	const opaque = [
		[...PAPER, 255, ...PAPER, 255, ...INK, 255],
		[...INK, 255, ...INK, 0, ...PAPER, 255],
	];
	const MASKS = [0xff0000, 0xff00, 0xff];
	const bits1 = [[0b11000000], [0b01100000]];
	test.each<[string, Bmp]>([
		['24 bits', { bits: 24, rows: rgb }],
		['24 bits from the top', { bits: 24, height: -2, rows: rgb.toReversed() }],
		['32 bits', { bits: 32, rows: rgbx }],
		['32 bits from the top', { bits: 32, height: -2, rows: rgbx.toReversed() }],
		['32 bits with masks', { bits: 32, compression: 3, masks: MASKS, rows: rgbx }],
		[
			'32 bits with transparency',
			{ bits: 32, compression: 3, headerBytes: 124, masks: [...MASKS, 0xff000000], rows: opaque },
		],
		[
			'32 bits with a transparency that was left empty',
			{ bits: 32, compression: 3, headerBytes: 124, masks: [...MASKS, 0xff000000], rows: rgbx },
		],
		[
			'16 bits',
			{
				bits: 16,
				rows: [
					[0xff, 0x7f, 0xff, 0x7f, 0, 0],
					[0, 0, 0xff, 0x7f, 0xff, 0x7f],
				],
			},
		],
		[
			'8 bits and a palette',
			{
				bits: 8,
				palette: [...PAPER, 0, ...INK, 0],
				rows: [
					[0, 0, 1],
					[1, 0, 0],
				],
			},
		],
		[
			'4 bits and a palette',
			{
				bits: 4,
				palette: BLACK_AND_WHITE,
				rows: [
					[0x11, 0x00],
					[0x01, 0x10],
				],
			},
		],
		['1 bit and a palette', { bits: 1, palette: BLACK_AND_WHITE, rows: bits1 }],
		[
			'1 bit and a palette the other way round',
			{ bits: 1, palette: [...PAPER, 0, ...INK, 0], rows: [[0b00100000], [0b10000000]] },
		],
		[
			'1 bit and the oldest of headers',
			{ bits: 1, headerBytes: 12, palette: [...INK, ...PAPER], rows: bits1 },
		],
		[
			'1 bit and the header of OS/2',
			{ bits: 1, headerBytes: 64, palette: BLACK_AND_WHITE, rows: bits1 },
		],
		[
			'1 bit and the shortest header of OS/2',
			{ bits: 1, headerBytes: 16, palette: BLACK_AND_WHITE, rows: bits1 },
		],
		[
			'2 bits and a palette',
			{
				bits: 2,
				palette: [...PAPER, 0, ...PAPER, 0, ...PAPER, 0, ...INK, 0],
				rows: [[0b00011100], [0b11100100]],
			},
		],
		[
			'16 bits, six of them for green',
			{
				bits: 16,
				compression: 3,
				masks: [0xf800, 0x7e0, 0x1f],
				rows: [
					[0xff, 0xff, 0xff, 0xff, 0, 0],
					[0, 0, 0xff, 0xff, 0xff, 0xff],
				],
			},
		],
		[
			'16 bits with masks within the header',
			{
				bits: 16,
				compression: 3,
				headerBytes: 52,
				masks: [0x7c00, 0x3e0, 0x1f],
				rows: [
					[0xff, 0x7f, 0xff, 0x7f, 0, 0],
					[0, 0, 0xff, 0x7f, 0xff, 0x7f],
				],
			},
		],
		[
			'runs of 8 bits (RLE8)',
			{
				bits: 8,
				compression: 1,
				palette: BLACK_AND_WHITE,
				// Two runs; then a literal stretch, padded to two bytes.
				rows: [
					[2, 1, 1, 0, 0, 0],
					[0, 3, 0, 1, 1, 0, 0, 1],
				],
				unpadded: true,
			},
		],
		[
			'runs of 4 bits (RLE4)',
			{
				bits: 4,
				compression: 2,
				palette: BLACK_AND_WHITE,
				rows: [
					[2, 0x11, 1, 0, 0, 0],
					[0, 3, 0x01, 0x10, 0, 1],
				],
				unpadded: true,
			},
		],
		[
			'runs of 4 bits that take turns',
			{
				bits: 4,
				compression: 2,
				palette: BLACK_AND_WHITE,
				rows: [
					[2, 0x11, 1, 0, 0, 0],
					[2, 0x01, 1, 0x10, 0, 1],
				],
				unpadded: true,
			},
		],
		[
			'runs of colours (RLE24 of OS/2)',
			{
				bits: 24,
				compression: 4,
				headerBytes: 64,
				rows: [
					[2, ...PAPER, 1, ...INK, 0, 0],
					[0, 3, ...INK, ...PAPER, ...PAPER, 0, 0, 1],
				],
				unpadded: true,
			},
		],
		[
			'runs that leave pixels out',
			{
				bits: 8,
				compression: 1,
				palette: BLACK_AND_WHITE,
				rows: [[0, 2, 2, 0, 1, 0, 0, 0, 1, 0, 0, 1]],
				unpadded: true,
			},
		],
	])('%s', (_name, bmp) => {
		const { data, width, height } = decodeBmp(makeBmp(bmp), MAX_PIXELS);
		expect([width, height, [...data]]).toEqual([3, 2, PIXELS]);
	});
});

describe('a BMP is refused', () => {
	const good: Bmp = { bits: 24, rows: [Array<number>(9).fill(0), Array<number>(9).fill(0)] };
	test.each<[string, Buffer, string]>([
		[
			'whose runs break off',
			makeBmp({ bits: 8, compression: 1, rows: [[2, 1]], unpadded: true }),
			'DOCUMENT_DAMAGED',
		],
		[
			'of runs that is too large',
			makeBmp({ bits: 8, compression: 1, width: 2 ** 31 - 1, rows: [[0, 1]] }),
			'IMAGE_TOO_LARGE',
		],
		['that breaks off', makeBmp(good).subarray(0, -8), 'DOCUMENT_DAMAGED'],
		['of nothing but two letters', Buffer.from('BM'), 'DOCUMENT_DAMAGED'],
		['of half a header', makeBmp(good).subarray(0, 28), 'DOCUMENT_DAMAGED'],
		['without width', makeBmp({ ...good, width: 0 }), 'DOCUMENT_DAMAGED'],
		['of 5 bits', makeBmp({ ...good, bits: 5 }), 'DOCUMENT_DAMAGED'],
		['that is too large', makeBmp({ ...good, width: 2 ** 31 - 1 }), 'IMAGE_TOO_LARGE'],
	])('%s', (_name, content, code) => {
		expect(() => decodeBmp(content, MAX_PIXELS)).toThrow(expect.objectContaining({ code }));
	});
});

describe('a BMP that cannot be read is named in the error:', () => {
	const good: Bmp = { bits: 24, rows: [Array<number>(9).fill(0), Array<number>(9).fill(0)] };
	test.each<[string, Bmp, string]>([
		['a JPEG', { ...good, bits: 0, compression: 4 }, 'a BMP with a JPEG inside'],
		['a PNG', { ...good, bits: 0, compression: 5 }, 'a BMP with a PNG inside'],
		['a fax', { ...good, bits: 1, compression: 3 }, 'a BMP with Huffman compression of OS/2'],
		['64 bits', { ...good, bits: 64 }, 'a BMP with 64 bits for each pixel'],
		['CMYK', { ...good, bits: 32, compression: 11 }, 'a BMP with CMYK colours'],
		['another', { ...good, bits: 8, compression: 77 }, 'a BMP with compression 77 of 8 bits'],
	])('%s', (_name, bmp, words) => {
		expect(() => decodeBmp(makeBmp(bmp), MAX_PIXELS)).toThrow(words);
	});
});
