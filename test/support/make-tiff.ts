/** TIFF files built tag by tag, so that they can contain what few programs write. */
import { deflateSync, zstdCompressSync } from 'node:zlib';

export type ByteOrder = { bigEndian?: boolean; bigTiff?: boolean };

/** A tag of a page: its number and its values. */
type Tag = readonly [tag: number, values: readonly number[]];

export type TiffPage = {
	width: number;
	height: number;
	tags: readonly Tag[];
	/** The strips, or the tiles if the tags give their size. */
	chunks: readonly Buffer[];
};

export const TAG = {
	width: 256,
	height: 257,
	bits: 258,
	compression: 259,
	photometric: 262,
	fillOrder: 266,
	stripPlaces: 273,
	orientation: 274,
	samples: 277,
	rowsPerStrip: 278,
	stripBytes: 279,
	planar: 284,
	predictor: 317,
	colourMap: 320,
	tileWidth: 322,
	tileHeight: 323,
	tilePlaces: 324,
	tileBytes: 325,
	extraSamples: 338,
	sampleFormat: 339,
	subsampling: 530,
};

const SHORT = { type: 3, bytes: 2 };
const LONG = { type: 4, bytes: 4 };
const LONG8 = { type: 16, bytes: 8 };
/** Tags whose values may not fit into two bytes. */
const LONG_TAGS = [TAG.width, TAG.height, TAG.rowsPerStrip, TAG.tileWidth, TAG.tileHeight];
const PLACE_TAGS = [TAG.stripPlaces, TAG.stripBytes, TAG.tilePlaces, TAG.tileBytes];

export function makeTiff(pages: readonly TiffPage[], order: ByteOrder = {}): Buffer {
	const { bigEndian = false, bigTiff = false } = order;
	const wide = bigTiff ? 8 : 4;
	const number = (value: number, bytes: number) => toBytes(value, bytes, bigEndian);
	const head = [
		Buffer.from(bigEndian ? 'MM' : 'II'),
		...(bigTiff ? [number(43, 2), number(8, 2), number(0, 2)] : [number(42, 2)]),
	];
	let at = Buffer.concat(head).length + wide;
	const body: Buffer[] = [];
	const put = (content: Buffer): number => {
		const place = at;
		body.push(content, Buffer.alloc(content.length % 2));
		at += content.length + (content.length % 2);
		return place;
	};
	const typeOf = (tag: number) =>
		PLACE_TAGS.includes(tag) ? (bigTiff ? LONG8 : LONG) : LONG_TAGS.includes(tag) ? LONG : SHORT;
	const toEntry = ([tag, values]: Tag): Buffer => {
		const { type, bytes } = typeOf(tag);
		const content = Buffer.concat(values.map((value) => number(value, bytes)));
		const value =
			content.length > wide
				? number(put(content), wide)
				: Buffer.concat([content, Buffer.alloc(wide - content.length)]);
		return Buffer.concat([number(tag, 2), number(type, 2), number(values.length, wide), value]);
	};

	// Each page is written before the offset that refers to it, so they are written from last to first.
	let next = 0;
	for (const { width, height, tags, chunks } of pages.toReversed()) {
		const places = chunks.map(put);
		const lengths = chunks.map(({ length }) => length);
		const areTiles = tags.some(([tag]) => tag === TAG.tileWidth);
		const all: Tag[] = [
			[TAG.width, [width]],
			[TAG.height, [height]],
			...tags,
			[areTiles ? TAG.tilePlaces : TAG.stripPlaces, places],
			[areTiles ? TAG.tileBytes : TAG.stripBytes, lengths],
		];
		const entries = all.toSorted(([a], [b]) => a - b).map(toEntry);
		const count = number(entries.length, bigTiff ? 8 : 2);
		next = put(Buffer.concat([count, ...entries, number(next, wide)]));
	}
	return Buffer.concat([...head, number(next, wide), ...body]);
}

export type Samples = ByteOrder & {
	width: number;
	height: number;
	bits: number;
	photometric: number;
	/** 1 unsigned, 2 signed, 3 float. */
	format?: number;
	samples?: number;
	planar?: boolean;
	tileSize?: number;
	rowsPerStrip?: number;
	compression?: keyof typeof COMPRESSIONS;
	tags?: readonly Tag[];
	sampleAt: (x: number, y: number, sample: number) => number;
};

const COMPRESSIONS = {
	none: { code: 1, pack: (raw: Buffer) => raw },
	deflate: { code: 8, pack: (raw: Buffer) => deflateSync(raw) },
	packBits: { code: 32773, pack: packBits },
	zstd: { code: 50000, pack: (raw: Buffer) => zstdCompressSync(raw) },
};

/** A page with computed samples. */
export function makeSamples(page: Samples): TiffPage {
	const { width, height, bits, photometric, samples = 1, planar = false, tileSize } = page;
	const { code, pack } = COMPRESSIONS[page.compression ?? 'none'];
	const across = tileSize ?? width;
	const down = tileSize ?? page.rowsPerStrip ?? height;
	const all = Array.from({ length: samples }, (_, i) => i);
	const chunks: Buffer[] = [];
	for (const plane of planar ? all.map((sample) => [sample]) : [all]) {
		for (let top = 0; top < height; top += down) {
			for (let left = 0; left < width; left += across) {
				const rows = tileSize ?? Math.min(down, height - top);
				const packed = Array.from({ length: rows }, (_, y) =>
					packRow(
						Array.from({ length: across }, (__, x) =>
							plane.map((sample) => page.sampleAt(left + x, top + y, sample)),
						).flat(),
						page,
					),
				);
				chunks.push(pack(Buffer.concat(packed)));
			}
		}
	}
	return {
		width,
		height,
		chunks,
		tags: [
			[TAG.bits, Array<number>(samples).fill(bits)],
			[TAG.compression, [code]],
			[TAG.photometric, [photometric]],
			[TAG.samples, [samples]],
			[TAG.planar, [planar ? 2 : 1]],
			[TAG.sampleFormat, Array<number>(samples).fill(page.format ?? 1)],
			...(tileSize
				? ([
						[TAG.tileWidth, [tileSize]],
						[TAG.tileHeight, [tileSize]],
					] as const)
				: ([[TAG.rowsPerStrip, [down]]] as const)),
			...(page.tags ?? []),
		],
	};
}

function packRow(values: readonly number[], { bits, format, bigEndian = false }: Samples): Buffer {
	if (format === 3) return Buffer.concat(values.map((value) => toFloat(value, bits, bigEndian)));
	if (bits % 8 === 0) {
		const whole = values.map((value) => (value < 0 ? value + 2 ** bits : value));
		return Buffer.concat(whole.map((value) => toBytes(value, bits / 8, bigEndian)));
	}
	const digits = values.map((value) => value.toString(2).padStart(bits, '0')).join('');
	const bytes = digits.padEnd(Math.ceil(digits.length / 8) * 8, '0').match(/.{8}/g) ?? [];
	return Buffer.from(bytes.map((byte) => parseInt(byte, 2)));
}

/** Minimal PackBits: literals, and runs for repeated bytes. */
function packBits(raw: Buffer): Buffer {
	const parts: Buffer[] = [];
	for (let at = 0; at < raw.length;) {
		const byte = raw[at] ?? 0;
		let run = 1;
		while (run < 128 && raw[at + run] === byte) run += 1;
		if (run > 1) parts.push(Buffer.from([257 - run, byte]));
		else parts.push(Buffer.from([0, byte]));
		at += run;
	}
	return Buffer.concat(parts);
}

function toBytes(value: number, bytes: number, bigEndian: boolean): Buffer {
	const content = Buffer.alloc(8);
	content.writeBigUInt64LE(BigInt(value));
	const cut = content.subarray(0, bytes);
	return bigEndian ? Buffer.from(cut.toReversed()) : cut;
}

function toFloat(value: number, bits: number, bigEndian: boolean): Buffer {
	const content = Buffer.alloc(8);
	if (bits === 64) content.writeDoubleLE(value);
	else if (bits === 32) content.writeFloatLE(value);
	else content.writeUInt16LE(toHalf(value));
	const cut = content.subarray(0, bits / 8);
	return bigEndian ? Buffer.from(cut.toReversed()) : cut;
}

/** A number from 0 to 1 as a 16-bit float, for exactly representable values. */
function toHalf(value: number): number {
	if (value === 0) return 0;
	const exponent = Math.floor(Math.log2(value));
	return ((exponent + 15) << 10) | Math.round((value / 2 ** exponent - 1) * 1024);
}
