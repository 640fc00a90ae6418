import { rm } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { crc32 } from 'node:zlib';
import { Problem, problem } from '../../model/problem.ts';
import { checkEntries, withZip } from '../../platform/zip/open-zip.ts';
import type { FileSource, ZipEntry } from '../../platform/zip/open-zip.ts';
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

/** Entries allowed per document, for folders, hidden files and additions of macOS. */
const ENTRIES_PER_DOCUMENT = 10;

type Opening = {
	/** The folder for unpacked files. */
	into: string;
	limits: ArchiveLimits;
	uploads: Uploads;
	/** Stops unpacking when it is aborted. */
	signal: AbortSignal;
	/** Called with the number of bytes of each unpacked chunk. */
	onUnpacked?: (bytes: number) => void;
};

/**
 * Unpacks an archive into the folder beside it. Sizes are counted while unpacking, because an archive can lie
 * about them. Entry names are only labels and never paths on disk. A refused archive leaves no file.
 */
export async function openArchive(
	archive: ReceivedFile,
	opening: Opening,
): Promise<ArchiveEntry[]> {
	const { limits } = opening;
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
		return await unpackEntries(entries, { ...opening, archive, files });
	});
}

async function unpackEntries(
	entries: readonly ZipEntry[],
	{
		archive,
		into,
		limits,
		uploads,
		files,
		signal,
		onUnpacked = () => undefined,
	}: Opening & { archive: ReceivedFile; files: FileSource },
): Promise<ArchiveEntry[]> {
	let unpacked = 0;
	const allowed = Math.min(limits.maxUnpackedBytes, archive.bytes * limits.maxRatio);
	const unpack = async (entry: ZipEntry): Promise<ReceivedFile> => {
		let crc = 0;
		const count = new Transform({
			transform(chunk: Buffer, _encoding, done) {
				unpacked += chunk.length;
				onUnpacked(chunk.length);
				crc = crc32(chunk, crc);
				if (unpacked > allowed) {
					done(problem('ARCHIVE_TOO_LARGE', { reason: 'it unpacks to more than the limit.' }));
				} else done(null, chunk);
			},
		});
		const source = entry.stream();
		source.on('error', (error) => count.destroy(error));
		const file = await uploads.receive(source.pipe(count), entry.path, into, signal);
		if (crc >>> 0 !== entry.crc32 >>> 0) {
			await rm(file.path, { force: true });
			throw problem('ARCHIVE_DAMAGED', { reason: 'an entry has a wrong checksum.' });
		}
		return file;
	};

	const opened: ArchiveEntry[] = [];
	for (const entry of entries) {
		const filename = cleanFilename(entry.path);
		try {
			signal.throwIfAborted();
			const file = await unpack(entry);
			opened.push({ filename, file: { ...file, filename } });
		} catch (error) {
			const isBomb = error instanceof Problem && error.code === 'ARCHIVE_TOO_LARGE';
			// A bomb ends its archive, a lost client ends all of them, and a broken entry only itself.
			if (isBomb || signal.aborted) {
				for (const one of opened) if ('file' in one) await rm(one.file.path, { force: true });
				signal.throwIfAborted();
				throw error;
			}
			const known =
				error instanceof Problem ? error : problem('DOCUMENT_DAMAGED', { kind: 'entry' });
			opened.push({ filename, error: known });
		} finally {
			await files.closeStreams();
		}
	}
	return opened;
}

/** Folders, hidden files and metadata of macOS are not documents. */
function isDocument({ path, type }: ZipEntry): boolean {
	const parts = path.split(/[/\\]/);
	return (
		type !== 'Directory' &&
		!path.endsWith('/') &&
		!parts.includes('__MACOSX') &&
		!parts.some((part) => part.startsWith('.') && part !== '.' && part !== '..')
	);
}
