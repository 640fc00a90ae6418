import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import type { ReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import unzipper from 'unzipper';
import type { Entry } from 'unzipper';
import { problem } from '../../model/problem.ts';
import type { Problem } from '../../model/problem.ts';

export type ZipLimits = {
	maxEntries: number;
	maxUnpackedBytes: number;
	/** The maximum ratio of content size to archive size. */
	maxRatio: number;
};

export type ZipFile = { path: string; bytes: number };

export type ZipEntry = Entry & {
	path: string;
	type: 'File' | 'Directory';
	flags: number;
	compressedSize: number;
	uncompressedSize: number;
	crc32: number;
	offsetToLocalFileHeader: number;
	externalFileAttributes: number;
	stream: () => Readable;
};

const ENCRYPTED = 0x1;
const UNIX_LINK = 0o120000;
const UNIX_KIND = 0o170000;

/** The end record without a comment, and with the longest possible one. */
const END_BYTES = 22;
const END_WITHIN_BYTES = END_BYTES + 0xffff;
const END_SIGNATURE = Buffer.from('PK\x05\x06', 'latin1');
const LOCATOR64_BYTES = 20;
const LOCATOR64_SIGNATURE = Buffer.from('PK\x06\x07', 'latin1');
const END64_BYTES = 56;
const END64_SIGNATURE = Buffer.from('PK\x06\x06', 'latin1');
/** The minimum size of a directory entry. */
const MIN_ENTRY_BYTES = 46;
const MAX_DIRECTORY_BYTES = 4_194_304;

/**
 * Opens an archive for `work`, which receives the directory entries and must check them with `checkEntries` before
 * unpacking any.
 */
export async function withZip<T>(
	file: ZipFile,
	{ maxEntries, tooMany }: { maxEntries: number; tooMany: (entries: number) => Problem },
	work: (entries: ZipEntry[], files: FileSource) => Promise<T>,
): Promise<T> {
	const files = createFileSource(file);
	try {
		const directory = await findDirectory(file);
		if (directory.count > maxEntries || directory.to - directory.from > MAX_DIRECTORY_BYTES) {
			throw tooMany(directory.count);
		}
		return await work(await readDirectory(files, directory), files);
	} finally {
		await files.closeStreams();
	}
}

/** The bytes of the central directory; undefined when it is missing or impossible. */
export async function readDirectoryBytes(file: ZipFile): Promise<Buffer | undefined> {
	try {
		const { from, to } = await findDirectory(file);
		return await readAt(file.path, from, Math.min(to - from, MAX_DIRECTORY_BYTES));
	} catch {
		return undefined;
	}
}

export type FileSource = ReturnType<typeof createFileSource>;

/** The input of unzipper. It leaves its streams open when an entry fails, so we close them. */
function createFileSource({ path, bytes }: ZipFile) {
	const streams = new Set<ReadStream>();
	return {
		size: () => Promise.resolve(bytes),
		stream(start: number, length?: number): ReadStream {
			const end = length === undefined ? bytes : start + length;
			const stream = createReadStream(path, { start, end });
			streams.add(stream);
			stream.once('close', () => streams.delete(stream));
			return stream;
		},
		async closeStreams(): Promise<void> {
			const open = [...streams];
			const closed = open.map((stream) => once(stream, 'close'));
			for (const stream of open) stream.destroy();
			await Promise.all(closed);
		},
	};
}

type OpenCustom = (
	source: Pick<FileSource, 'size' | 'stream'>,
	options: { tailSize: number },
) => Promise<{ files: ZipEntry[] }>;
/** The types of unzipper lack the options and some properties of an entry. */
const openCustom = unzipper.Open.custom as unknown as OpenCustom;

type Directory = { from: number; to: number; endAt: number; count: number };

/**
 * The position of the central directory, from the end record. unzipper allocates memory for every claimed entry
 * before it reads the first, so impossible claims are refused before it runs.
 */
async function findDirectory({ path, bytes }: ZipFile): Promise<Directory> {
	const tailBytes = Math.min(bytes, END_WITHIN_BYTES);
	const tail = await readAt(path, bytes - tailBytes, tailBytes);
	const at = tail.lastIndexOf(END_SIGNATURE);
	if (at < 0 || at + END_BYTES > tail.length) throw damagedDirectory();
	const tailAt = bytes - tail.length;
	const endAt = tailAt + at;
	const { count, size, from, before } = readEnd(tail, at, tailAt);
	if (count === 0) throw problem('ARCHIVE_EMPTY');
	if (from + size > before || count * MIN_ENTRY_BYTES > size) throw damagedDirectory();
	return { from, to: from + size, endAt, count };
}

type End = {
	count: number;
	size: number;
	from: number;
	/** The central directory must end before this offset. */
	before: number;
};

/** The end record, or the ZIP64 record that it refers to when its fields are all ones. */
function readEnd(tail: Buffer, at: number, tailAt: number): End {
	const disk = tail.readUInt16LE(at + 4);
	const count = tail.readUInt16LE(at + 10);
	const size = tail.readUInt32LE(at + 12);
	const from = tail.readUInt32LE(at + 16);
	const isZip64 = disk === 0xffff || count === 0xffff || from === 0xffffffff;
	if (!isZip64) return { count, size, from, before: tailAt + at };
	const locatorAt = at - LOCATOR64_BYTES;
	if (locatorAt < 0 || !startsWith(tail, locatorAt, LOCATOR64_SIGNATURE)) throw damagedDirectory();
	const recordAt = Number(tail.readBigUInt64LE(locatorAt + 8)) - tailAt;
	if (recordAt < 0 || recordAt + END64_BYTES > locatorAt) throw damagedDirectory();
	if (!startsWith(tail, recordAt, END64_SIGNATURE)) throw damagedDirectory();
	return {
		count: Number(tail.readBigUInt64LE(recordAt + 32)),
		size: Number(tail.readBigUInt64LE(recordAt + 40)),
		from: Number(tail.readBigUInt64LE(recordAt + 48)),
		before: tailAt + recordAt,
	};
}

function startsWith(bytes: Buffer, at: number, signature: Buffer): boolean {
	return bytes.subarray(at, at + signature.length).equals(signature);
}

async function readAt(path: string, from: number, length: number): Promise<Buffer> {
	const file = await open(path);
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
		return buffer.subarray(0, bytesRead);
	} finally {
		await file.close();
	}
}

async function readDirectory(
	files: FileSource,
	{ from, to, endAt }: Directory,
): Promise<ZipEntry[]> {
	try {
		const bytes = await files.size();
		const source = {
			...files,
			// Entries outside the counted directory must not be read as part of it.
			stream: (start: number, length?: number) =>
				files.stream(start, start === from && length === undefined ? to - from - 1 : length),
		};
		// Makes unzipper find the same end record that was checked.
		const { files: found } = await openCustom(source, { tailSize: bytes - endAt });
		return found;
	} catch {
		throw damagedDirectory();
	} finally {
		await files.closeStreams();
	}
}

function damagedDirectory(): Problem {
	return problem('ARCHIVE_DAMAGED', { reason: 'its table of contents is damaged.' });
}

/** Refuses encrypted entries, links, ZIP bombs and impossible positions. */
export function checkEntries(
	entries: readonly ZipEntry[],
	archiveBytes: number,
	limits: Omit<ZipLimits, 'maxEntries'>,
): void {
	if (entries.some(({ flags }) => (flags & ENCRYPTED) !== 0)) throw problem('ARCHIVE_ENCRYPTED');
	if (entries.some((entry) => ((entry.externalFileAttributes >>> 16) & UNIX_KIND) === UNIX_LINK)) {
		throw problem('ARCHIVE_DAMAGED', { reason: 'it holds a symbolic link.' });
	}
	const claimed = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
	if (claimed > limits.maxUnpackedBytes || claimed > archiveBytes * limits.maxRatio) {
		throw problem('ARCHIVE_TOO_LARGE', { reason: 'it unpacks to more than the limit.' });
	}
	const places = entries
		.map(({ offsetToLocalFileHeader: from, compressedSize }) => ({
			from,
			to: from + compressedSize,
		}))
		.toSorted((a, b) => a.from - b.from);
	places.forEach(({ from, to }, i) => {
		if (from < 0 || to > archiveBytes || from < (places[i - 1]?.to ?? 0)) {
			throw problem('ARCHIVE_DAMAGED', { reason: 'its entries overlap or lie outside of it.' });
		}
	});
}
