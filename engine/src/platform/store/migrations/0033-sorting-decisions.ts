import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** What people decided about files with several documents, so that the next file like it is divided alike. */
export const sortingDecisions: Migration = { up, down };

async function up(db: Knex): Promise<void> {
	await db.schema.createTable('sorting_decisions', (table) => {
		table.string('id', 36).primary();
		table.string('account_id', 36).notNullable().references('accounts.id').onDelete('CASCADE');
		// The job of the file. No reference: a decision outlives it, unless the person says otherwise.
		table.string('job_id', 36).notNullable();
		// boundary, or template.
		table.string('kind', 16).notNullable();
		// JSON: word hashes, sealed like those of lessons, with their places on one or two pages.
		table.text('looks').notNullable();
		// Boundary: whether a document begins between the two pages.
		table.integer('begins');
		table.string('sender', 320);
		// Template: the wrong one, and the right one; null: none.
		table.string('template_id', 36).references('templates.id').onDelete('CASCADE');
		table.string('chosen_id', 36).references('templates.id').onDelete('CASCADE');
		table.integer('page_from');
		table.integer('page_to');
		// Whether it is used. Boundaries are at once, templates once a person says so.
		table.integer('taught').notNullable();
		table.bigInteger('created_at').notNullable();
		table.index(['account_id', 'kind', 'id']);
		table.index(['template_id', 'id']);
		table.index('job_id');
	});
}

async function down(db: Knex): Promise<void> {
	await db.schema.dropTable('sorting_decisions');
}
