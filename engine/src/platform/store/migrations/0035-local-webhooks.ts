import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** Webhooks that the owner of the installation allowed to reach this computer or its private network. */
export const localWebhooks: Migration = { up, down };

async function up(db: Knex): Promise<void> {
	await db.schema.alterTable('webhook_endpoints', (table) => {
		table.integer('is_local').notNullable().defaultTo(0);
	});
}

async function down(db: Knex): Promise<void> {
	await db.schema.alterTable('webhook_endpoints', (table) => {
		table.dropColumn('is_local');
	});
}
