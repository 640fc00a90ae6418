import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** Accounts that are being deleted: from then on they can do nothing, and a sweep erases what they have. */
export const accountDeletion: Migration = { up, down };

async function up(db: Knex): Promise<void> {
	await db.schema.alterTable('accounts', (table) => {
		table.bigInteger('deleting_at');
	});
}

async function down(db: Knex): Promise<void> {
	// In SQLite knex would make the table anew.
	await db.raw('alter table accounts drop column deleting_at');
}
