import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDatabaseFull } from './open-database.ts';

/** SQLite writes down what it deletes before it deletes it; a job takes far less than this. */
const BALLAST_BYTES = 4 * 1_048_576;

export type Ballast = ReturnType<typeof createBallast>;

/**
 * Room that is kept aside on the disk of the database. On a full disk nothing could be deleted to
 * make room without it.
 */
export function createBallast(folder: string) {
	const path = join(folder, 'ballast');

	return {
		/** Puts it down unless it is there; on a disk without that much room it fails, and takes none. */
		async keep(): Promise<void> {
			const { size } = await stat(path).catch(() => ({ size: 0 }));
			if (size >= BALLAST_BYTES) return;
			try {
				// Real bytes: a file with holes takes no room.
				await writeFile(path, Buffer.alloc(BALLAST_BYTES, 1), { mode: 0o600, flush: true });
			} catch (error) {
				await rm(path, { force: true });
				throw error;
			}
		},

		/** Runs what frees room; should there be too little for that, once more without the ballast. */
		async spendOn<T>(work: () => Promise<T>): Promise<T> {
			try {
				return await work();
			} catch (error) {
				if (!isDatabaseFull(error)) throw error;
				await rm(path, { force: true });
				return await work();
			}
		},
	};
}
