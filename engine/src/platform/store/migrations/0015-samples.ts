import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** Documents that people test templates on, and the headers of webhook deliveries. */
export const samples: Migration = { up, down };

async function up(db: Knex): Promise<void> {
	await db.schema.alterTable('webhook_attempts', (table) => {
		// The headers that were sent; null: nothing was sent, or it was sent before this column existed.
		table.text('headers');
	});
	await db.schema.createTable('samples', (table) => {
		table.string('id', 36).primary();
		table.string('account_id', 36).notNullable().references('accounts.id').onDelete('CASCADE');
		table.string('file_name', 1024).notNullable();
		table.string('file_type', 16).notNullable();
		table.string('sha256', 64).notNullable();
		// Empty: detected automatically.
		table.string('language', 32).notNullable();
		table.string('document_key', 36).notNullable();
		// The reading of its pages.
		table.string('pages_key', 36).notNullable();
		table.string('pages_sha256', 64).notNullable();
		// Hashes of the words on its first page, to find lessons.
		table.text('hashes').notNullable();
		table.integer('page_count').notNullable();
		// How often it was read. Reading in another language is free.
		table.integer('readings').notNullable();
		table.bigInteger('created_at').notNullable();
		table.bigInteger('expires_at').notNullable();
		table.index(['account_id', 'id']);
		table.index('expires_at');
		table.index('document_key');
		table.index('pages_key');
	});
}

async function down(db: Knex): Promise<void> {
	await db.schema.dropTable('samples');
	await db.raw('alter table webhook_attempts drop column headers');
}
