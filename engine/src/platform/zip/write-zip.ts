import { Readable, pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** Streamed content is compressed as it arrives. */
export type NewZipEntry = { name: string; content: Buffer | AsyncIterable<string> };

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** UTF-8 names. */
const FLAGS = 0x0800;
/** Checksum and sizes follow the content. */
const SIZES_FOLLOW = 0x0008;
const STORED = 0;
const DEFLATED = 8;
const VERSION = 20;
/** 1 January 1980, so that the same content gives the same archive. */
const DATE = 0x0021;
const MAX_BYTES = 0xffff_ffff;

type Sizes = { crc: number; packed: number; size: number };

/**
 * Streams an archive: entries with a Buffer are stored uncompressed, others are compressed. At most 65,535 entries
 * and 4 GB.
 */
export async function* writeZip(
	entries: AsyncIterable<NewZipEntry> | Iterable<NewZipEntry>,
): AsyncIterable<Buffer> {
	const directory: Buffer[] = [];
	let offset = 0;
	for await (const { name, content } of entries) {
		const text = Buffer.from(name, 'utf8');
		const isStored = Buffer.isBuffer(content);
		const begin = isStored
			? { crc: crc32(content), packed: content.length, size: content.length }
			: { crc: 0, packed: 0, size: 0 };
		const local = Buffer.concat([sign(LOCAL), describe(text, isStored, begin), text]);
		yield local;
		let sizes: Sizes = begin;
		let length = local.length;
		if (isStored) yield content;
		else {
			sizes = yield* pack(content);
			const descriptor = Buffer.alloc(12);
			descriptor.writeUInt32LE(sizes.crc, 0);
			descriptor.writeUInt32LE(sizes.packed, 4);
			descriptor.writeUInt32LE(sizes.size, 8);
			yield Buffer.concat([sign(DESCRIPTOR), descriptor]);
			length += 16;
		}
		const central = Buffer.alloc(14);
		central.writeUInt32LE(offset, 10);
		const version = Buffer.alloc(2);
		version.writeUInt16LE(VERSION);
		const common = describe(text, isStored, sizes);
		directory.push(Buffer.concat([sign(CENTRAL), version, common, central, text]));
		offset += length + sizes.packed;
	}
	const list = Buffer.concat(directory);
	yield list;
	const end = Buffer.alloc(18);
	end.writeUInt16LE(directory.length, 4);
	end.writeUInt16LE(directory.length, 6);
	end.writeUInt32LE(list.length, 8);
	end.writeUInt32LE(offset, 12);
	yield Buffer.concat([sign(END), end]);
}

/** The part of an entry's header that is the same before the entry and in the directory. */
function describe(name: Buffer, isStored: boolean, { crc, packed, size }: Sizes): Buffer {
	const common = Buffer.alloc(26);
	common.writeUInt16LE(VERSION, 0);
	common.writeUInt16LE(isStored ? FLAGS : FLAGS | SIZES_FOLLOW, 2);
	common.writeUInt16LE(isStored ? STORED : DEFLATED, 4);
	common.writeUInt16LE(0, 6);
	common.writeUInt16LE(DATE, 8);
	common.writeUInt32LE(crc, 10);
	common.writeUInt32LE(packed, 14);
	common.writeUInt32LE(size, 18);
	common.writeUInt16LE(name.length, 22);
	return common;
}

async function* pack(content: AsyncIterable<string>): AsyncGenerator<Buffer, Sizes> {
	const sizes: Sizes = { crc: 0, packed: 0, size: 0 };
	async function* measure(): AsyncIterable<Buffer> {
		for await (const text of content) {
			const bytes = Buffer.from(text, 'utf8');
			sizes.crc = crc32(bytes, sizes.crc);
			sizes.size += bytes.length;
			if (sizes.size > MAX_BYTES) throw new Error('an entry of the archive is larger than 4 GB');
			yield bytes;
		}
	}
	const packed = createDeflateRaw();
	// If an earlier stage fails, it destroys `packed` with the error, which the loop below throws.
	pipeline(Readable.from(measure()), packed, () => undefined);
	for await (const chunk of packed as AsyncIterable<Buffer>) {
		sizes.packed += chunk.length;
		yield chunk;
	}
	return sizes;
}

function sign(signature: number): Buffer {
	const bytes = Buffer.alloc(4);
	bytes.writeUInt32LE(signature);
	return bytes;
}
