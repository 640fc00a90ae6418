import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** Tokens set aside for questions to the second reader, each with the time at which they are free again. */
export const tokenLeases: Migration = { up, down };

/**
 * `second_reader_usage.reserved_tokens` is no longer read: a process that was killed never gave its
 * tokens back. The column stays for processes of the version before.
 */
async function up(db: Knex): Promise<void> {
	await db.schema.createTable('second_reader_leases', (table) => {
		table.string('id', 36).primary();
		table.string('account_id', 36).notNullable().references('accounts.id').onDelete('CASCADE');
		table.string('period', 7).notNullable();
		table.bigInteger('tokens').notNullable();
		table.bigInteger('expires_at').notNullable();
		table.index(['account_id', 'period']);
	});
}

async function down(db: Knex): Promise<void> {
	await db.schema.dropTable('second_reader_leases');
}
