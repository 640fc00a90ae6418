import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** Accounts under deletion: they are closed, and a sweep erases their data. */
export const accountDeletion: Migration = { up, down };

async function up(db: Knex): Promise<void> {
	await db.schema.alterTable('accounts', (table) => {
		table.bigInteger('deleting_at');
	});
}

async function down(db: Knex): Promise<void> {
	// On SQLite, knex would recreate the table.
	await db.raw('alter table accounts drop column deleting_at');
}
