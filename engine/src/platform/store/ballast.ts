import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDatabaseFull } from './open-database.ts';

/** SQLite journals deletions before it performs them; deleting a job takes far less than this. */
const BALLAST_BYTES = 4 * 1_048_576;

export type Ballast = ReturnType<typeof createBallast>;

/** Reserved space on the database's disk. Without it, nothing could be deleted on a full disk. */
export function createBallast(folder: string) {
	const path = join(folder, 'ballast');

	return {
		/** Creates the ballast if it is missing; fails without leaving a file when the disk is too full. */
		async keep(): Promise<void> {
			const { size } = await stat(path).catch(() => ({ size: 0 }));
			if (size >= BALLAST_BYTES) return;
			try {
				// Real bytes, because a sparse file reserves no space.
				await writeFile(path, Buffer.alloc(BALLAST_BYTES, 1), { mode: 0o600, flush: true });
			} catch (error) {
				await rm(path, { force: true });
				throw error;
			}
		},

		/** Runs work that frees space; if the disk is too full for it, releases the ballast and runs it again. */
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
