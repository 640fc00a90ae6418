import type { GreyImage } from '../../../model/document.ts';
import { problem } from '../../../model/problem.ts';
import { lumaOf } from '../to-grey.ts';
import { unpackBmpRuns } from './unpack-bmp-runs.ts';

type BmpHeader = {
	width: number;
	height: number;
	/** Rows are stored from bottom to top, unless the header specifies the opposite. */
	isTopDown: boolean;
	bits: number;
	/** Whether the rows are run-length encoded (RLE). */
	hasRuns: boolean;
	pixelsAt: number;
	palette: { at: number; entryBytes: number; entries: number };
	/** Bit masks of red, green, blue and alpha, for pixels that are neither indices nor three bytes. */
	masks: readonly [number, number, number, number];
};

const FILE_HEADER_BYTES = 14;
const CORE_HEADER_BYTES = 12;
/** OS/2 omits trailing header fields that are zero. */
const MIN_OS2_HEADER_BYTES = 16;
const INFO_HEADER_BYTES = 40;
/** Header sizes from which the header contains the masks, and from which it contains alpha. */
const MASKS_HEADER_BYTES = 52;
const ALPHA_HEADER_BYTES = 56;
/** As long as a header with masks, but without them. */
const OS2_HEADER_BYTES = 64;
const UNCOMPRESSED = 0;
const RUNS_OF_BYTES = 1;
const RUNS_OF_HALF_BYTES = 2;
const MASKS = 3;
const RUNS_OF_COLOURS = 4;
const MASKS_WITH_ALPHA = 6;

/** The location and format of the pixels. */
export function readBmpHeader(file: Buffer): BmpHeader {
	if (file.length < FILE_HEADER_BYTES + CORE_HEADER_BYTES) throw damaged();
	const headerBytes = file.readUInt32LE(FILE_HEADER_BYTES);
	const isCore = headerBytes === CORE_HEADER_BYTES;
	if (!isCore && headerBytes < MIN_OS2_HEADER_BYTES) throw damaged();
	if (FILE_HEADER_BYTES + headerBytes > file.length) throw damaged();
	const stated = isCore ? readCoreFields(file) : readInfoFields(file, headerBytes);
	const { width, rows, bits, used } = stated;
	const packing = judgePacking(stated.compression, bits);
	if (![1, 2, 4, 8, 16, 24, 32].includes(bits) || width <= 0 || rows === 0) throw damaged();
	const masksAfter = packing === 'masks' ? bytesOfMasksAfter(headerBytes, stated) : 0;
	if (FILE_HEADER_BYTES + headerBytes + masksAfter > file.length) throw damaged();
	return {
		width,
		height: Math.abs(rows),
		isTopDown: rows < 0,
		bits,
		hasRuns: packing === 'runs',
		pixelsAt: file.readUInt32LE(10),
		palette: {
			at: FILE_HEADER_BYTES + headerBytes + masksAfter,
			entryBytes: isCore ? 3 : 4,
			entries: bits > 8 ? 0 : Math.min(used || 2 ** bits, 2 ** bits),
		},
		masks: packing === 'masks' ? readMasks(file, headerBytes, stated) : usualMasks(bits),
	};
}

/** The fields of a header. `used` is the number of palette colours; 0 means all. */
type StatedFields = {
	width: number;
	rows: number;
	bits: number;
	compression: number;
	used: number;
};

function readCoreFields(file: Buffer): StatedFields {
	return {
		width: file.readUInt16LE(18),
		rows: file.readUInt16LE(20),
		bits: file.readUInt16LE(24),
		compression: UNCOMPRESSED,
		used: 0,
	};
}

function readInfoFields(file: Buffer, headerBytes: number): StatedFields {
	const field = (at: number) =>
		at + 4 <= FILE_HEADER_BYTES + headerBytes ? file.readUInt32LE(at) : 0;
	return {
		width: file.readInt32LE(18),
		rows: file.readInt32LE(22),
		bits: file.readUInt16LE(28),
		compression: field(30),
		used: field(46),
	};
}

/** The number of mask bytes after a header that contains none. */
function bytesOfMasksAfter(headerBytes: number, { compression }: StatedFields): number {
	const holdsMasks = headerBytes >= MASKS_HEADER_BYTES && headerBytes !== OS2_HEADER_BYTES;
	if (holdsMasks) return 0;
	return compression === MASKS ? 12 : 16;
}

function readMasks(
	file: Buffer,
	headerBytes: number,
	{ compression }: StatedFields,
): BmpHeader['masks'] {
	const hasAlpha = compression === MASKS_WITH_ALPHA || headerBytes >= ALPHA_HEADER_BYTES;
	const mask = (i: number) => file.readUInt32LE(FILE_HEADER_BYTES + INFO_HEADER_BYTES + 4 * i);
	return [mask(0), mask(1), mask(2), hasAlpha ? mask(3) : 0];
}

function usualMasks(bits: number): BmpHeader['masks'] {
	return bits === 16 ? [0x7c00, 0x3e0, 0x1f, 0] : [0xff0000, 0xff00, 0xff, 0];
}

/** The meaning of a header's compression field, which depends on its bits: OS/2 and Windows differ. */
function judgePacking(compression: number, bits: number): 'none' | 'masks' | 'runs' {
	if (bits === 64) throw unsupported('64 bits for each pixel');
	if (compression === UNCOMPRESSED) return 'none';
	if (compression === RUNS_OF_BYTES && bits === 8) return 'runs';
	if (compression === RUNS_OF_HALF_BYTES && bits === 4) return 'runs';
	if (compression === RUNS_OF_COLOURS && bits === 24) return 'runs';
	if ([MASKS, MASKS_WITH_ALPHA].includes(compression) && (bits === 16 || bits === 32))
		return 'masks';
	if (compression === MASKS && bits === 1) throw unsupported('Huffman compression of OS/2');
	if (compression === 4) throw unsupported('a JPEG inside');
	if (compression === 5) throw unsupported('a PNG inside');
	if (compression >= 11 && compression <= 13) throw unsupported('CMYK colours');
	throw unsupported(`compression ${compression} of ${bits} bits`);
}

/** The pixels in grey, rows from the top, transparency on white. */
export function decodeBmp(file: Buffer, maxPixels: number): GreyImage {
	const header = readBmpHeader(file);
	const { width, height, bits, pixelsAt, isTopDown } = header;
	if (width * height > maxPixels) throw problem('IMAGE_TOO_LARGE', { width, height, maxPixels });
	const readPixel = createPixelReader(file, header);
	if (header.hasRuns) return { data: unpackBmpRuns(file, header, readPixel), width, height };
	const rowBytes = Math.ceil((width * bits) / 8);
	const stride = Math.ceil(rowBytes / 4) * 4;
	// Some programs omit the padding of the last row.
	if (pixelsAt + stride * (height - 1) + rowBytes > file.length) throw damaged();
	const data = new Uint8Array(width * height);
	for (let y = 0, i = 0; y < height; y += 1) {
		const row = pixelsAt + stride * (isTopDown ? y : height - 1 - y);
		for (let x = 0; x < width; x += 1, i += 1) data[i] = readPixel(row, x);
	}
	return { data, width, height };
}

type PixelReader = (row: number, x: number) => number;

function createPixelReader(file: Buffer, header: BmpHeader): PixelReader {
	const { bits } = header;
	if (bits <= 8) {
		const palette = readPalette(file, header);
		const last = 2 ** bits - 1;
		return (row, x) => {
			const at = x * bits;
			const index = ((file[row + (at >> 3)] ?? 0) >> (8 - bits - (at & 7))) & last;
			return palette[index] ?? 0;
		};
	}
	if (bits === 24) {
		return (row, x) => {
			const at = row + x * 3;
			return lumaOf(file[at + 2] ?? 0, file[at + 1] ?? 0, file[at] ?? 0);
		};
	}
	const valueAt: PixelReader =
		bits === 16
			? (row, x) => file.readUInt16LE(row + x * 2)
			: (row, x) => file.readUInt32LE(row + x * 4);
	const [red, green, blue, alpha] = header.masks.map(createChannel);
	const isOpaque = header.masks[3] === 0 || !hasAnyAlpha(header, valueAt);
	return (row, x) => {
		const value = valueAt(row, x);
		const luma = lumaOf(red?.(value) ?? 0, green?.(value) ?? 0, blue?.(value) ?? 0);
		if (isOpaque) return luma;
		const share = (alpha?.(value) ?? 255) / 255;
		return Math.round(luma * share + 255 * (1 - share));
	};
}

/** A channel of a pixel, scaled to 0–255. */
function createChannel(mask: number): (value: number) => number {
	if (mask === 0) return () => 0;
	const shift = 31 - Math.clz32(mask & -mask);
	const most = mask >>> shift;
	return (value) => Math.round((((value & mask) >>> shift) * 255) / most);
}

/** Many programs declare an alpha channel and leave it empty. Such an image is opaque. */
function hasAnyAlpha(header: BmpHeader, valueAt: PixelReader): boolean {
	const { width, height, bits, pixelsAt, masks } = header;
	const stride = Math.ceil((width * bits) / 32) * 4;
	for (let y = 0; y < height; y += 1) {
		for (let x = 0; x < width; x += 1) {
			if ((valueAt(pixelsAt + stride * y, x) & masks[3]) !== 0) return true;
		}
	}
	return false;
}

/** The palette in grey. Missing colours are black. */
function readPalette(file: Buffer, { palette }: BmpHeader): Uint8Array {
	const greys = new Uint8Array(256);
	for (let i = 0; i < palette.entries; i += 1) {
		const at = palette.at + i * palette.entryBytes;
		greys[i] = lumaOf(file[at + 2] ?? 0, file[at + 1] ?? 0, file[at] ?? 0);
	}
	return greys;
}

function unsupported(what: string) {
	return problem('IMAGE_UNSUPPORTED', { what: `a BMP with ${what}` });
}

function damaged() {
	return problem('DOCUMENT_DAMAGED', { kind: 'image' });
}
