import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** The code of the error that a job failed with, beside its text. */
export const jobErrorCodes: Migration = { up, down };

async function up(db: Knex): Promise<void> {
	await db.schema.alterTable('jobs', (table) => {
		table.string('error_code', 64);
	});
}

async function down(db: Knex): Promise<void> {
	// On SQLite, knex would recreate the table.
	await db.raw('alter table jobs drop column error_code');
}
