import type { Connection, Database } from './open-database.ts';

/** The ID of this installation, created with its database. It marks our data in shared stores. */
export async function readInstallationId(db: Database): Promise<string> {
	const row = await db<{ id: string }>('installation').first('id');
	if (!row) throw new Error('the database has no installation ID');
	return row.id;
}

/** The key of the hashes in lessons; it never leaves this installation. */
export async function readMemoryKey(db: Connection): Promise<Buffer> {
	const row = await db<{ memory_key: string | null }>('installation').first('memory_key');
	if (!row?.memory_key) throw new Error('the database has no memory key');
	return Buffer.from(row.memory_key, 'hex');
}
