import { inflateSync, zstdDecompressSync } from 'node:zlib';
import { problem } from '../../../../model/problem.ts';
import { readBits } from './read-samples.ts';

/** The compression of strips and tiles, by the numbers of the format. */
export const COMPRESSION = {
	none: 1,
	lzw: 5,
	deflate: 8,
	packBits: 32773,
	oldDeflate: 32946,
	zstd: 50000,
};

/** Maximum size of an unpacked strip in memory; larger ones are refused. */
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

/** Unpacks a strip or tile to exactly this many bytes; anything else is damaged. */
export function unpackChunk(packed: Buffer, compression: number, bytes: number): Buffer {
	if (compression !== COMPRESSION.none && bytes > MAX_CHUNK_BYTES) {
		const what = `a TIFF whose strips unpack to ${Math.round(bytes / 1_048_576)} MB each`;
		throw problem('IMAGE_UNSUPPORTED', { what });
	}
	const unpacked = unpackers[compression]?.(packed, bytes);
	if (!unpacked || unpacked.length < bytes) throw problem('DOCUMENT_DAMAGED', { kind: 'image' });
	return unpacked;
}

/** PackBits: runs and literal bytes, each after a byte with the count. */
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

const MIN_CODE_BITS = 9;
const MAX_CODE_BITS = 12;

/** A part of the output so far. */
type Run = { start: number; length: number };

/** The runs that codes stand for: the start and length of each. */
type LzwTable = { starts: Uint32Array; lengths: Uint32Array; free: number; codeBits: number };

/** LZW with codes of 9 to 12 bits, high bits first. The code length grows one code early. */
function unpackLzw(packed: Buffer, bytes: number): Buffer {
	if (packed[0] === 0 && ((packed[1] ?? 0) & 1) === 1) {
		const what = 'a TIFF with LZW compression in the way of TIFF 5.0';
		throw problem('IMAGE_UNSUPPORTED', { what });
	}
	const out = Buffer.alloc(bytes);
	const table: LzwTable = {
		starts: new Uint32Array(MAX_CODES),
		lengths: new Uint32Array(MAX_CODES),
		free: FIRST_FREE,
		codeBits: MIN_CODE_BITS,
	};
	let last: Run | undefined;
	let at = 0;
	for (let bit = 0; bit + table.codeBits <= packed.length * 8 && at < bytes;) {
		const code = readBits(packed, bit, table.codeBits);
		bit += table.codeBits;
		if (code === END) break;
		if (code === CLEAR) {
			[table.free, table.codeBits, last] = [FIRST_FREE, MIN_CODE_BITS, undefined];
			continue;
		}
		if (code > table.free || (code === table.free && !last)) break;
		const start = at;
		if (code < CLEAR) out[at++] = code;
		else at = copyRun(out, at, runOf(table, code, last));
		if (last) addRun(table, last);
		last = { start, length: at - start };
	}
	return out.subarray(0, at);
}

/** The run of a code. A code that is not in the table yet is the last run followed by its own first byte. */
function runOf({ starts, lengths, free }: LzwTable, code: number, last: Run | undefined): Run {
	if (code < free) return { start: starts[code] ?? 0, length: lengths[code] ?? 0 };
	return { start: last?.start ?? 0, length: (last?.length ?? 0) + 1 };
}

/** Copies byte by byte, because a run may overlap its own output. Returns the next position. */
function copyRun(out: Buffer, at: number, { start, length }: Run): number {
	const end = Math.min(at + length, out.length);
	for (let to = at, from = start; to < end; to += 1, from += 1) out[to] = out[from] ?? 0;
	return end;
}

function addRun(table: LzwTable, { start, length }: Run): void {
	if (table.free >= MAX_CODES) return;
	table.starts[table.free] = start;
	table.lengths[table.free] = length + 1;
	table.free += 1;
	const isFull = table.free >= 2 ** table.codeBits - 1;
	if (isFull && table.codeBits < MAX_CODE_BITS) table.codeBits += 1;
}
