import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';

const OTHERS = 0o077;

/**
 * Makes the file of a database that only we can read, or keeps others from the one that is there.
 * SQLite would make it readable for everybody; what it keeps beside it gets the mode of the file.
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
		// Another user's file, gone meanwhile, or a file system without modes: not ours to change.
		const { code = '' } = error as NodeJS.ErrnoException;
		if (!['EPERM', 'ENOENT', 'ENOTSUP'].includes(code)) throw error;
	}
}
