import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** Documents parsed with test keys today. */
export const testAllowances: Migration = { up, down };

async function up(db: Knex): Promise<void> {
	await db.schema.createTable('test_allowances', (table) => {
		table.string('account_id', 36).primary().references('accounts.id').onDelete('CASCADE');
		// YYYY-MM-DD in UTC, so that days compare as texts.
		table.string('day', 10).notNullable();
		table.integer('documents').notNullable();
	});
}

async function down(db: Knex): Promise<void> {
	await db.schema.dropTable('test_allowances');
}
