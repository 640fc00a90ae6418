import type { Database } from './open-database.ts';

/** The id that this installation got when its database was made; it marks what is ours elsewhere. */
export async function readInstallationId(db: Database): Promise<string> {
	const row = await db<{ id: string }>('installation').first('id');
	if (!row) throw new Error('the database has no id of this installation');
	return row.id;
}
