import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** Tokens reserved for questions to the second reader, each with its expiry. */
export const tokenLeases: Migration = { up, down };

/**
 * `second_reader_usage.reserved_tokens` is no longer read, because a killed process never released its tokens. The
 * column stays for processes of the previous version.
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
