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
	const entries = (await readDirectory(archive.path)).filter(isDocument);
	checkDirectory(entries, archive.bytes, limits);

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
		}
	}
	return opened;
}

async function readDirectory(path: string): Promise<ZipEntry[]> {
	try {
		const { files } = await unzipper.Open.file(path);
		return files as unknown as ZipEntry[];
	} catch {
		throw problem('ARCHIVE_DAMAGED', { reason: 'its table of contents is damaged.' });
	}
}

/** Folders, hidden files and what macOS adds are nobody's documents. */
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
