import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** The documents of jobs, by key. */
export type Blobs = {
	/** Takes over a file; once answered it survives a power cut. */
	put: (path: string, key: string) => Promise<void>;
	/** A file to read the document from. */
	pathOf: (key: string) => string;
	read: (key: string) => Readable;
	remove: (key: string) => Promise<void>;
	/** Keys of all documents that are older than this. */
	listOlderThan: (time: Date) => AsyncIterable<string>;
};

/** Files in a folder, spread over subfolders by the random end of their key. */
export function createDiskBlobs(folder: string): Blobs {
	const pathOf = (key: string): string => join(folder, key.slice(-2), key);
	const prepared = new Set<string>();

	return {
		async put(path, key) {
			const target = pathOf(key);
			const parent = dirname(target);
			if (!prepared.has(parent)) {
				await mkdir(parent, { recursive: true, mode: 0o700 });
				await flush(folder);
				prepared.add(parent);
			}
			await flush(path);
			await rename(path, target);
			await flush(parent);
		},
		pathOf,
		read: (key) => createReadStream(pathOf(key)),
		remove: (key) => rm(pathOf(key), { force: true }),
		async *listOlderThan(time) {
			for (const part of await readdir(folder).catch(() => [])) {
				for (const key of await readdir(join(folder, part))) {
					const found = await stat(pathOf(key)).catch(() => undefined);
					// The time of the rename: a slow upload is as young as its arrival here.
					if (found && found.ctimeMs < time.getTime()) yield key;
				}
			}
		},
	};
}

/** To the disk itself, not only to the system's memory. */
async function flush(path: string): Promise<void> {
	const handle = await open(path, 'r');
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}
