import { Transform } from 'node:stream';
import { crc32 } from 'node:zlib';
import { Problem, problem } from '../model/problem.ts';
import { checkEntries, withZip } from '../zip/open-zip.ts';
import type { FileSource, ZipEntry } from '../zip/open-zip.ts';
import { cleanFilename } from './uploads.ts';
import type { ReceivedFile, Uploads } from './uploads.ts';

export type ArchiveLimits = {
	maxDocuments: number;
	maxUnpackedBytes: number;
	/** How many times larger than the archive its content may be. */
	maxRatio: number;
};

/** An entry that could be unpacked, or why it could not. */
export type ArchiveEntry = { filename: string } & ({ file: ReceivedFile } | { error: Problem });

/** Folders, hidden files and what macOS adds stand beside the documents. */
const ENTRIES_PER_DOCUMENT = 10;

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
	const maxEntries = limits.maxDocuments * ENTRIES_PER_DOCUMENT;
	const tooMany = (entries: number) =>
		problem('ARCHIVE_TOO_LARGE', {
			reason: `it has ${entries} entries, and at most ${limits.maxDocuments} documents are read.`,
		});
	return await withZip(archive, { maxEntries, tooMany }, async (listed, files) => {
		const entries = listed.filter(isDocument);
		if (entries.length === 0) throw problem('ARCHIVE_EMPTY');
		if (entries.length > limits.maxDocuments) {
			const reason = `it holds ${entries.length} files, and at most ${limits.maxDocuments} are read.`;
			throw problem('ARCHIVE_TOO_LARGE', { reason });
		}
		checkEntries(entries, archive.bytes, limits);
		return await unpackEntries(entries, { archive, into, limits, uploads, files });
	});
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
