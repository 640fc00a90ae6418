import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** Webhooks that are told of certain jobs only, until they expire. */
export const webhooksOfJobs: Migration = { up, down };

async function up(db: Knex): Promise<void> {
	await db.schema.alterTable('webhook_endpoints', (table) => {
		table.text('job_ids');
		table.bigInteger('expires_at');
	});
}

async function down(db: Knex): Promise<void> {
	// On SQLite, knex would recreate the table.
	await db.raw('alter table webhook_endpoints drop column job_ids');
	await db.raw('alter table webhook_endpoints drop column expires_at');
}
