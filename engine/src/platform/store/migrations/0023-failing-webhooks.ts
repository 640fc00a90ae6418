import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** Since when an endpoint has accepted no event. */
export const failingWebhooks: Migration = { up, down };

async function up(db: Knex): Promise<void> {
	await db.schema.alterTable('webhook_endpoints', (table) => {
		table.bigInteger('failing_since');
	});
}

async function down(db: Knex): Promise<void> {
	// On SQLite, knex would recreate the table.
	await db.raw('alter table webhook_endpoints drop column failing_since');
}
