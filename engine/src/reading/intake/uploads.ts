import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileType } from '../../model/formats.ts';
import type { Clock, NewId } from '../../model/ports.ts';
import { problem } from '../../model/problem.ts';
import { createChunkRelease } from './free-chunks.ts';
import { HEAD_BYTES, sniffHead } from './sniff-type.ts';

/** A received file on disk, measured and hashed while it arrived. */
export type ReceivedFile = {
	path: string;
	filename: string;
	bytes: number;
	sha256: string;
	type: FileType | undefined;
};

/** Files of unfinished work are swept after this time. A process touches the files it needs more often. */
const ABANDONED_AFTER_MS = 3_600_000;
const TOUCHES_MEANWHILE = 6;
const FILENAME_MAX_CHARACTERS = 255;

export type Uploads = ReturnType<typeof createUploads>;

/** The folder for incoming documents. A request with several has a subfolder. */
export function createUploads({
	folder,
	maxFileBytes,
	durable = false,
	abandonedAfterMs = ABANDONED_AFTER_MS,
	newId,
	clock,
}: {
	folder: string;
	maxFileBytes: number;
	/** Whether a file that was received survives a power cut. */
	durable?: boolean;
	abandonedAfterMs?: number;
	newId: NewId;
	clock: Clock;
}) {
	/** Files in use by this process, which are never swept. */
	const held = new Set<string>();
	const touching = setInterval(() => void touchHeld(), abandonedAfterMs / TOUCHES_MEANWHILE);
	touching.unref();

	async function touchHeld(): Promise<void> {
		const now = clock.now();
		for (const path of held) {
			await utimes(path, now, now).catch((error: unknown) => {
				// A missing file is no longer needed; other errors are retried next time.
				if ((error as NodeJS.ErrnoException).code === 'ENOENT') held.delete(path);
			});
		}
	}

	function hold(path: string): void {
		held.add(path);
	}

	return {
		folder,

		/** Keeps a file or folder from being swept until it is removed or this process ends. */
		hold,

		close: (): void => clearInterval(touching),

		async createFolder(): Promise<string> {
			const path = join(folder, newId());
			await mkdir(path, { recursive: true, mode: 0o700 });
			hold(path);
			return path;
		},

		/** Streams bytes from any origin to disk and stops at the size limit. */
		async receive(
			source: Readable,
			filename: string | undefined,
			into: string,
			signal?: AbortSignal,
		): Promise<ReceivedFile> {
			const path = join(into, newId());
			const hash = createHash('sha256');
			const releaseChunks = createChunkRelease();
			const head: Buffer[] = [];
			let bytes = 0;
			const measure = new Transform({
				transform(chunk: Buffer, _encoding, done) {
					// Copy the chunk, because its memory is released while the upload continues.
					if (bytes < HEAD_BYTES) head.push(Buffer.from(chunk.subarray(0, HEAD_BYTES - bytes)));
					bytes += chunk.length;
					releaseChunks(chunk.length);
					hash.update(chunk);
					if (bytes > maxFileBytes) done(problem('FILE_TOO_LARGE', { limitBytes: maxFileBytes }));
					else done(null, chunk);
				},
			});
			try {
				const file = createWriteStream(path, { mode: 0o600, flush: durable });
				if (into === folder) file.once('open', () => hold(path));
				await pipeline(source, measure, file, { ...(signal && { signal }) });
			} catch (error) {
				await rm(path, { force: true });
				throw error;
			}
			return {
				path,
				filename: cleanFilename(filename),
				bytes,
				sha256: hash.digest('hex'),
				type: await sniffHead(Buffer.concat(head), { path, bytes, filename }),
			};
		},

		/** Removes the files of dead processes and returns the number of requests. */
		async sweep(): Promise<number> {
			await mkdir(folder, { recursive: true, mode: 0o700 });
			const oldest = clock.now().getTime() - abandonedAfterMs;
			let removed = 0;
			for (const name of await readdir(folder)) {
				const path = join(folder, name);
				const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
				if (mtimeMs >= oldest) continue;
				await rm(path, { recursive: true, force: true });
				removed += 1;
			}
			return removed;
		},
	};
}

/** A display name: without path and control characters, and bounded. A form part may have none. */
export function cleanFilename(name: string | undefined): string {
	const printable = (name ?? '').toWellFormed().replace(/\p{Cc}/gu, '');
	return Array.from(printable).slice(0, FILENAME_MAX_CHARACTERS).join('') || 'document';
}
