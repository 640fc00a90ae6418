import { describe, expect, test } from '@jest/globals';
import { decodeBmp } from '../../engine/src/pages/image/decode-bmp.ts';

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
};

/** A BMP of these bytes; its rows are padded, and stand in the file as given. */
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
		header.writeUInt32LE(compression, 30);
	}
	const masks = Buffer.alloc(4 * (bmp.masks?.length ?? 0));
	bmp.masks?.forEach((mask, i) => masks.writeUInt32LE(mask, 4 * i));
	const isWithin = headerBytes >= 54 && bmp.masks;
	if (isWithin) masks.copy(header, 54);
	const parts = [header, ...(isWithin ? [] : [masks]), Buffer.from(bmp.palette ?? [])];
	header.writeUInt32LE(Buffer.concat(parts).length, 10);
	const rows = bmp.rows.map((row) =>
		Buffer.concat([Buffer.from(row), Buffer.alloc((4 - (row.length % 4)) % 4)]),
	);
	return Buffer.concat([...parts, ...rows]);
}

const INK = [0, 0, 0];
const PAPER = [255, 255, 255];
const BLACK_AND_WHITE = [...INK, 0, ...PAPER, 0];
/** Three pixels and two rows: ink, paper, paper above paper, paper, ink. */
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
	])('%s', (_name, bmp) => {
		const { data, width, height } = decodeBmp(makeBmp(bmp), MAX_PIXELS);
		expect([width, height, [...data]]).toEqual([3, 2, PIXELS]);
	});
});

describe('a BMP is refused', () => {
	const good: Bmp = { bits: 24, rows: [Array<number>(9).fill(0), Array<number>(9).fill(0)] };
	test.each<[string, Buffer, string]>([
		['that is compressed', makeBmp({ ...good, bits: 8, compression: 1 }), 'IMAGE_UNSUPPORTED'],
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
