import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** What results said, as hashes, so that the same document is recognised when it comes again. */
export const fingerprints: Migration = { up, down };

async function up(db: Knex): Promise<void> {
	await db.schema.createTable('fingerprints', (table) => {
		// Of the job, or of the document that was kept.
		table.string('id', 36).primary();
		table.string('account_id', 36).notNullable().references('accounts.id').onDelete('CASCADE');
		table.string('template_id', 36).notNullable().references('templates.id').onDelete('CASCADE');
		// Of all values that the template compares.
		table.string('values_hash', 64);
		// JSON: small hashes of words, the same for documents that are alike.
		table.text('sketch').notNullable();
		table.bigInteger('created_at').notNullable();
		table.bigInteger('expires_at').notNullable();
		table.index(['template_id', 'values_hash']);
		table.index('expires_at');
	});
	// One row per value, for documents that differ in one of them.
	await db.schema.createTable('fingerprint_values', (table) => {
		table.string('fingerprint_id', 36).notNullable();
		table.foreign('fingerprint_id').references('fingerprints.id').onDelete('CASCADE');
		table.string('template_id', 36).notNullable();
		table.string('path', 500).notNullable();
		table.string('value_hash', 64).notNullable();
		table.primary(['fingerprint_id', 'path']);
		table.index(['template_id', 'value_hash']);
	});
}

async function down(db: Knex): Promise<void> {
	for (const table of ['fingerprint_values', 'fingerprints']) await db.schema.dropTable(table);
}
