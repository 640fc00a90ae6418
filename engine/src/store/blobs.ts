import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** The documents of jobs, by key. */
export type Blobs = {
	/** Takes over a file that has reached the disk; once answered its place has, too. */
	put: (path: string, key: string) => Promise<void>;
	/** A file to read the document from. */
	pathOf: (key: string) => string;
	read: (key: string) => Readable;
	remove: (key: string) => Promise<void>;
	/** Keys of all documents that are older than this. */
	listOlderThan: (time: Date) => AsyncIterable<string>;
	close: () => Promise<void>;
};

/** Files in a folder, spread over sixteen subfolders by the random end of their key. */
export function createDiskBlobs(folder: string): Blobs {
	const partOf = (key: string): string => join(folder, key.slice(-1));
	const pathOf = (key: string): string => join(partOf(key), key);
	/** Kept open, so that flushing one takes one call. */
	const parts = new Map<string, Promise<FileHandle>>();

	async function openPart(part: string): Promise<FileHandle> {
		await mkdir(part, { recursive: true, mode: 0o700 });
		const parent = await open(folder, 'r');
		try {
			await parent.sync();
		} finally {
			await parent.close();
		}
		return await open(part, 'r');
	}

	return {
		async put(path, key) {
			const part = partOf(key);
			const opening = parts.get(part) ?? openPart(part);
			parts.set(part, opening);
			opening.catch(() => parts.delete(part));
			const handle = await opening;
			await rename(path, pathOf(key));
			await handle.sync();
		},
		pathOf,
		read: (key) => createReadStream(pathOf(key)),
		remove: (key) => rm(pathOf(key), { force: true }),
		async *listOlderThan(time) {
			const parts = await readdir(folder).catch(() => []);
			for (const part of parts.filter((name) => /^[0-9a-f]$/.test(name))) {
				for (const key of await readdir(join(folder, part))) {
					const found = await stat(pathOf(key)).catch(() => undefined);
					// The time of the rename: a slow upload is as young as its arrival here.
					if (found && found.ctimeMs < time.getTime()) yield key;
				}
			}
		},
		async close() {
			for (const opening of parts.values()) await (await opening).close();
			parts.clear();
		},
	};
}
