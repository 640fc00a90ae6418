import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** Named choices for the export of a template's results, shared by the people of the account. */
export const exportPresets: Migration = { up, down };

async function up(db: Knex): Promise<void> {
	await db.schema.createTable('export_presets', (table) => {
		table.string('template_id', 36).notNullable().references('templates.id').onDelete('CASCADE');
		table.string('name', 80).notNullable();
		// JSON: the file, its rows and its columns.
		table.text('options').notNullable();
		table.string('saved_by', 320).notNullable();
		table.bigInteger('saved_at').notNullable();
		table.primary(['template_id', 'name']);
	});
}

async function down(db: Knex): Promise<void> {
	await db.schema.dropTable('export_presets');
}
