import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';

const OTHERS = 0o077;

/**
 * Creates the database file with private permissions, or restricts an existing file. SQLite would create it
 * world-readable. Its companion files inherit the mode.
 */
export function keepPrivate(databaseFile: string): void {
	closeSync(openSync(databaseFile, 'a', 0o600));
	for (const file of [databaseFile, `${databaseFile}-wal`, `${databaseFile}-shm`]) {
		if (existsSync(file) && (statSync(file).mode & OTHERS) !== 0) tighten(file);
	}
}

function tighten(file: string): void {
	try {
		chmodSync(file, 0o600);
	} catch (error) {
		// The file belongs to another user, is gone, or the file system has no modes.
		const { code = '' } = error as NodeJS.ErrnoException;
		if (!['EPERM', 'ENOENT', 'ENOTSUP'].includes(code)) throw error;
	}
}
