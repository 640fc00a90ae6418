import { copyFile, mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { keepPrivate } from './keep-private.ts';
import { sqliteFile } from './open-database.ts';

/**
 * Copies a running SQLite installation into an empty folder. The database is copied first, so that every job in it
 * has its document among those copied afterwards, except for jobs deleted in between.
 */
export async function backUp(dataDir: string, to: string): Promise<{ documents: number }> {
	await mkdir(to, { recursive: true, mode: 0o700 });
	const source = new SqliteDatabase(sqliteFile(dataDir), { readonly: true });
	try {
		// SQLite writes into an existing file if it is empty.
		keepPrivate(sqliteFile(to));
		// A consistent snapshot, even while others write.
		source.prepare('vacuum into ?').run(sqliteFile(to));
	} finally {
		source.close();
	}
	await flush(sqliteFile(to));
	const [from, into] = [join(dataDir, 'documents'), join(to, 'documents')];
	await mkdir(from, { recursive: true, mode: 0o700 });
	let documents = 0;
	for (const part of await readdir(from)) {
		await mkdir(join(into, part), { recursive: true, mode: 0o700 });
		for (const key of await readdir(join(from, part))) {
			if (await copyUnlessGone(join(from, part, key), join(into, part, key))) documents += 1;
		}
	}
	return { documents };
}

/** Skips a document that is being deleted. */
async function copyUnlessGone(from: string, to: string): Promise<boolean> {
	try {
		await copyFile(from, to);
		return true;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
		throw error;
	}
}

async function flush(path: string): Promise<void> {
	const handle = await open(path, 'r');
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}
