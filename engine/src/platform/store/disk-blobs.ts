import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { AlteredDocument, hashFile, isDocumentKey } from './blobs.ts';
import type { Blobs } from './blobs.ts';

/** Files in a folder with sixteen subfolders, chosen by the random end of the key. */
export function createDiskBlobs(folder: string): Blobs {
	const partOf = (key: string): string => join(folder, key.slice(-1));
	const pathOf = (key: string): string => join(partOf(key), key);
	/** Folder handles stay open, so that syncing takes one call. */
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
		async withFile({ key, sha256, signal }, work) {
			const path = pathOf(key);
			if ((await hashFile(path, signal)) !== sha256) throw new AlteredDocument(key);
			return await work(path);
		},
		read: async (key) => (await open(pathOf(key), 'r')).createReadStream(),
		remove: (key) => rm(pathOf(key), { force: true }),
		async *listOlderThan(time) {
			const parts = await readdir(folder).catch(() => []);
			for (const part of parts.filter((name) => /^[0-9a-f]$/.test(name))) {
				const names = await readdir(join(folder, part));
				for (const key of names.filter(isDocumentKey)) {
					const found = await stat(pathOf(key)).catch(() => undefined);
					// The time of the rename, so that a slow upload counts from its completion.
					if (found && found.ctimeMs < time.getTime()) yield key;
				}
			}
		},
		// Only a write shows whether the disk has room, so there is nothing to check here.
		ask: () => Promise.resolve(),
		async close() {
			for (const opening of parts.values()) await (await opening).close();
			parts.clear();
		},
	};
}
