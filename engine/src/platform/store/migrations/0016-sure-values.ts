import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** Of the reviewed values, how many the engine was sure of, and how many of these were correct. */
export const sureValues: Migration = { up, down };

const COLUMNS = ['sure', 'sure_right'];

async function up(db: Knex): Promise<void> {
	await db.schema.alterTable('accuracy', (table) => {
		for (const column of COLUMNS) table.integer(column).notNullable().defaultTo(0);
	});
}

async function down(db: Knex): Promise<void> {
	// On SQLite, knex would recreate the table.
	for (const column of COLUMNS) await db.raw('alter table accuracy drop column ??', [column]);
}
