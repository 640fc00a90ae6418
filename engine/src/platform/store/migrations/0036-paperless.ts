import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** Connections to paperless-ngx, whose tagged documents become jobs, and what became of each document. */
export const paperless: Migration = { up, down };

async function up(db: Knex): Promise<void> {
	await db.schema.createTable('paperless_connections', (table) => {
		table.string('id', 36).primary();
		table.string('account_id', 36).notNullable().references('accounts.id').onDelete('CASCADE');
		table.string('name', 200).notNullable();
		table.text('url').notNullable();
		// Sealed with SECRETS_KEY.
		table.text('secret').notNullable();
		table.string('template_id', 36).notNullable();
		table.string('tag', 128).notNullable();
		table.string('done_tag', 128).notNullable();
		table.string('failed_tag', 128).notNullable();
		table.string('write_after', 16).notNullable();
		// JSON: which values are written where.
		table.text('writes').notNullable();
		table.integer('enabled').notNullable();
		table.integer('failures').notNullable();
		table.text('last_error');
		table.bigInteger('last_checked_at');
		// When it is next looked at; while a worker holds it, when its lease expires. Null: it is switched off.
		table.bigInteger('due_at');
		table.string('token', 36);
		table.bigInteger('created_at').notNullable();
		table.index(['account_id']);
		table.index(['due_at']);
	});
	await db.schema.createTable('paperless_documents', (table) => {
		table.string('id', 36).primary();
		table
			.string('connection_id', 36)
			.notNullable()
			.references('paperless_connections.id')
			.onDelete('CASCADE');
		table.bigInteger('document_id').notNullable();
		table.string('state', 16).notNullable();
		table.integer('attempts').notNullable();
		// How often somebody has asked for it.
		table.integer('rounds').notNullable();
		table.string('job_id', 36);
		table.text('reason');
		// due, done or refused: whether paperless-ngx was told what became of it.
		table.string('marking', 16).notNullable();
		table.bigInteger('at').notNullable();
		table.unique(['connection_id', 'document_id']);
		table.index(['connection_id', 'state']);
		table.index(['at']);
	});
}

async function down(db: Knex): Promise<void> {
	for (const table of ['paperless_documents', 'paperless_connections'])
		await db.schema.dropTable(table);
}
