import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import type { ReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { crc32 } from 'node:zlib';
import unzipper from 'unzipper';
import type { Entry } from 'unzipper';
import { Problem, problem } from '../model/problem.ts';
import { cleanFilename } from './uploads.ts';
import type { ReceivedFile, Uploads } from './uploads.ts';

export type ArchiveLimits = {
	maxDocuments: number;
	maxUnpackedBytes: number;
	/** How many times larger than the archive its content may be. */
	maxRatio: number;
};

type ZipEntry = Entry & {
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

/** An entry that could be unpacked, or why it could not. */
export type ArchiveEntry = { filename: string } & ({ file: ReceivedFile } | { error: Problem });

const ENCRYPTED = 0x1;
const UNIX_LINK = 0o120000;
const UNIX_KIND = 0o170000;

/** The end record, without and with the longest comment that may follow it. */
const END_BYTES = 22;
const END_WITHIN_BYTES = END_BYTES + 0xffff;
const END_SIGNATURE = Buffer.from('PK\x05\x06', 'latin1');
const LOCATOR64_BYTES = 20;
const LOCATOR64_SIGNATURE = Buffer.from('PK\x06\x07', 'latin1');
const END64_BYTES = 56;
const END64_SIGNATURE = Buffer.from('PK\x06\x06', 'latin1');
/** An entry of the table of contents takes at least this much. */
const MIN_ENTRY_BYTES = 46;
/** Folders, hidden files and what macOS adds stand beside the documents. */
const ENTRIES_PER_DOCUMENT = 10;
const MAX_DIRECTORY_BYTES = 4_194_304;

/**
 * Unpacks an archive beside it. Sizes are counted while unpacking, since an archive can lie about
 * them; names are labels only and never places on disk.
 */
export async function openArchive(
	archive: ReceivedFile,
	into: string,
	limits: ArchiveLimits,
	uploads: Uploads,
): Promise<ArchiveEntry[]> {
	const files = createFileSource(archive);
	try {
		const directory = await findDirectory(archive, limits);
		const entries = (await readDirectory(files, directory)).filter(isDocument);
		checkDirectory(entries, archive.bytes, limits);
		return await unpackEntries(entries, { archive, into, limits, uploads, files });
	} finally {
		await files.closeStreams();
	}
}

type Unpacking = {
	archive: ReceivedFile;
	into: string;
	limits: ArchiveLimits;
	uploads: Uploads;
	files: FileSource;
};

async function unpackEntries(
	entries: readonly ZipEntry[],
	{ archive, into, limits, uploads, files }: Unpacking,
): Promise<ArchiveEntry[]> {
	let unpacked = 0;
	const allowed = Math.min(limits.maxUnpackedBytes, archive.bytes * limits.maxRatio);
	const unpack = async (entry: ZipEntry): Promise<ReceivedFile> => {
		let crc = 0;
		const count = new Transform({
			transform(chunk: Buffer, _encoding, done) {
				unpacked += chunk.length;
				crc = crc32(chunk, crc);
				if (unpacked > allowed) {
					done(problem('ARCHIVE_TOO_LARGE', { reason: 'it unpacks to more than is read.' }));
				} else done(null, chunk);
			},
		});
		const source = entry.stream();
		source.on('error', (error) => count.destroy(error));
		const file = await uploads.receive(source.pipe(count), entry.path, into);
		if (crc >>> 0 !== entry.crc32 >>> 0) {
			throw problem('ARCHIVE_DAMAGED', { reason: 'an entry has a wrong checksum.' });
		}
		return file;
	};

	const opened: ArchiveEntry[] = [];
	for (const entry of entries) {
		const filename = cleanFilename(entry.path);
		try {
			const file = await unpack(entry);
			opened.push({ filename, file: { ...file, filename } });
		} catch (error) {
			// A bomb ends the request; a broken entry only itself.
			if (error instanceof Problem && error.code === 'ARCHIVE_TOO_LARGE') throw error;
			const known =
				error instanceof Problem ? error : problem('DOCUMENT_DAMAGED', { kind: 'entry' });
			opened.push({ filename, error: known });
		} finally {
			await files.closeStreams();
		}
	}
	return opened;
}

type FileSource = ReturnType<typeof createFileSource>;

/** What unzipper reads from. It leaves its streams open when an entry fails, so we close them. */
function createFileSource({ path, bytes }: ReceivedFile) {
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
/** Its types know neither the options nor all that an entry has. */
const openCustom = unzipper.Open.custom as unknown as OpenCustom;

type Directory = { from: number; to: number; endAt: number };

/**
 * Where the table of contents is, by the end record. unzipper prepares a place for every entry that
 * is claimed before it reads the first, so what cannot be true is refused before it is asked.
 */
async function findDirectory(
	{ path, bytes }: ReceivedFile,
	{ maxDocuments }: ArchiveLimits,
): Promise<Directory> {
	const tail = await readTail(path, bytes);
	const at = tail.lastIndexOf(END_SIGNATURE);
	if (at < 0 || at + END_BYTES > tail.length) throw damagedDirectory();
	const tailAt = bytes - tail.length;
	const endAt = tailAt + at;
	const { count, size, from, before } = readEnd(tail, at, tailAt);
	if (count === 0) throw problem('ARCHIVE_EMPTY');
	if (from + size > before || count * MIN_ENTRY_BYTES > size) throw damagedDirectory();
	if (count > maxDocuments * ENTRIES_PER_DOCUMENT || size > MAX_DIRECTORY_BYTES) {
		const reason = `it has ${count} entries, and at most ${maxDocuments} documents are read.`;
		throw problem('ARCHIVE_TOO_LARGE', { reason });
	}
	return { from, to: from + size, endAt };
}

type End = {
	count: number;
	size: number;
	from: number;
	/** Where the table of contents has to have ended. */
	before: number;
};

/** What the end record says, or the longer one of ZIP64 that it points to by being full of ones. */
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

async function readTail(path: string, bytes: number): Promise<Buffer> {
	const length = Math.min(bytes, END_WITHIN_BYTES);
	const file = await open(path);
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, bytes - length);
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
			// Entries that were not counted into the table of contents must not be read as part of it.
			stream: (start: number, length?: number) =>
				files.stream(start, start === from && length === undefined ? to - from - 1 : length),
		};
		// The end record that was checked must be the one that unzipper finds.
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

/** Folders, hidden files and what macOS adds are not documents. */
function isDocument({ path, type }: ZipEntry): boolean {
	const parts = path.split(/[/\\]/);
	return (
		type !== 'Directory' &&
		!path.endsWith('/') &&
		!parts.includes('__MACOSX') &&
		!parts.some((part) => part.startsWith('.') && part !== '.' && part !== '..')
	);
}

function checkDirectory(entries: ZipEntry[], archiveBytes: number, limits: ArchiveLimits): void {
	if (entries.length === 0) throw problem('ARCHIVE_EMPTY');
	if (entries.length > limits.maxDocuments) {
		const reason = `it holds ${entries.length} files, and at most ${limits.maxDocuments} are read.`;
		throw problem('ARCHIVE_TOO_LARGE', { reason });
	}
	if (entries.some(({ flags }) => (flags & ENCRYPTED) !== 0)) throw problem('ARCHIVE_ENCRYPTED');
	if (entries.some((entry) => ((entry.externalFileAttributes >>> 16) & UNIX_KIND) === UNIX_LINK)) {
		throw problem('ARCHIVE_DAMAGED', { reason: 'it holds a symbolic link.' });
	}
	const claimed = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
	if (claimed > limits.maxUnpackedBytes || claimed > archiveBytes * limits.maxRatio) {
		throw problem('ARCHIVE_TOO_LARGE', { reason: 'it unpacks to more than is read.' });
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
