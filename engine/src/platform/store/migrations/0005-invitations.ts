import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

export const invitations: Migration = { up, down };

/** Links with which people choose their own password; one per account. */
async function up(db: Knex): Promise<void> {
	await db.schema.createTable('invitations', (table) => {
		table.string('account_id', 36).primary().references('accounts.id').onDelete('CASCADE');
		// SHA-256 of the token in the link, so that a reader of the database cannot use it.
		table.string('hash', 64).notNullable().unique();
		table.bigInteger('expires_at').notNullable();
	});
}

async function down(db: Knex): Promise<void> {
	await db.schema.dropTable('invitations');
}
