import { inflateSync, zstdDecompressSync } from 'node:zlib';
import { problem } from '../../../../model/problem.ts';
import { readBits } from './read-samples.ts';

/** What packed the strips and tiles, by the numbers of the format. */
export const COMPRESSION = {
	none: 1,
	lzw: 5,
	deflate: 8,
	packBits: 32773,
	oldDeflate: 32946,
	zstd: 50000,
};

/** So much is held at once; a strip that unpacks to more is refused. */
const MAX_CHUNK_BYTES = 134_217_728;

const unpackers: Record<number, (packed: Buffer, bytes: number) => Buffer> = {
	[COMPRESSION.none]: (packed) => packed,
	[COMPRESSION.lzw]: unpackLzw,
	[COMPRESSION.deflate]: (packed, bytes) => inflateSync(packed, { maxOutputLength: bytes }),
	[COMPRESSION.oldDeflate]: (packed, bytes) => inflateSync(packed, { maxOutputLength: bytes }),
	[COMPRESSION.packBits]: unpackBits,
	[COMPRESSION.zstd]: (packed, bytes) => zstdDecompressSync(packed, { maxOutputLength: bytes }),
};

export function canUnpack(compression: number): boolean {
	return compression in unpackers;
}

/** A strip or tile of exactly so many bytes, or it is damaged. */
export function unpackChunk(packed: Buffer, compression: number, bytes: number): Buffer {
	if (compression !== COMPRESSION.none && bytes > MAX_CHUNK_BYTES) {
		const what = `a TIFF whose strips unpack to ${Math.round(bytes / 1_048_576)} MB each`;
		throw problem('IMAGE_UNSUPPORTED', { what });
	}
	const unpacked = unpackers[compression]?.(packed, bytes);
	if (!unpacked || unpacked.length < bytes) throw problem('DOCUMENT_DAMAGED', { kind: 'image' });
	return unpacked;
}

/** Runs and literal bytes, each after a byte that says how many. */
function unpackBits(packed: Buffer, bytes: number): Buffer {
	const out = Buffer.alloc(bytes);
	let at = 0;
	for (let i = 0; i < packed.length && at < bytes;) {
		const head = packed.readInt8(i);
		i += 1;
		if (head >= 0) {
			at += packed.copy(out, at, i, i + head + 1);
			i += head + 1;
		} else if (head > -128) {
			out.fill(packed[i] ?? 0, at, Math.min(bytes, at + 1 - head));
			at += 1 - head;
			i += 1;
		}
	}
	return out.subarray(0, Math.min(at, bytes));
}

const CLEAR = 256;
const END = 257;
const FIRST_FREE = 258;
const MAX_CODES = 4096;

/** LZW with codes of 9 to 12 bits, high bits first; a code grows one step before it is full. */
function unpackLzw(packed: Buffer, bytes: number): Buffer {
	if (packed[0] === 0 && ((packed[1] ?? 0) & 1) === 1) {
		const what = 'a TIFF with LZW compression in the way of TIFF 5.0';
		throw problem('IMAGE_UNSUPPORTED', { what });
	}
	const out = Buffer.alloc(bytes);
	// An entry is a run of what was written already: where it begins, and how long it is.
	const starts = new Uint32Array(MAX_CODES);
	const lengths = new Uint32Array(MAX_CODES);
	let free = FIRST_FREE;
	let width = 9;
	let last: { start: number; length: number } | undefined;
	let at = 0;
	for (let bit = 0; bit + width <= packed.length * 8 && at < bytes;) {
		const code = readBits(packed, bit, width);
		bit += width;
		if (code === END) break;
		if (code === CLEAR) {
			free = FIRST_FREE;
			width = 9;
			last = undefined;
			continue;
		}
		if (code > free || (code === free && !last)) break;
		const start = at;
		if (code < CLEAR) out[at++] = code;
		else {
			const from = code < free ? (starts[code] ?? 0) : (last?.start ?? 0);
			const length = code < free ? (lengths[code] ?? 0) : (last?.length ?? 0) + 1;
			for (let i = 0; i < length && at < bytes; i += 1) out[at++] = out[from + i] ?? 0;
		}
		if (last && free < MAX_CODES) {
			starts[free] = last.start;
			lengths[free] = last.length + 1;
			free += 1;
			if (free >= 2 ** width - 1 && width < 12) width += 1;
		}
		last = { start, length: at - start };
	}
	return out.subarray(0, at);
}
