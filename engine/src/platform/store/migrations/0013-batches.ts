import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** Jobs that were submitted together. */
export const batches: Migration = { up, down };

async function up(db: Knex): Promise<void> {
	await db.schema.createTable('batches', (table) => {
		table.string('id', 36).primary();
		table.string('account_id', 36).notNullable().references('accounts.id').onDelete('CASCADE');
		// No reference to templates: a batch outlives its template, as its jobs do.
		table.string('template_id', 36).notNullable();
		table.string('name', 200).notNullable();
		// The key or the person.
		table.string('made_by', 100).notNullable();
		table.bigInteger('created_at').notNullable();
		table.index(['account_id', 'id']);
		table.index('created_at');
	});
	// A document that was submitted before is the same job, and can be in several batches.
	await db.schema.createTable('batch_jobs', (table) => {
		table.string('batch_id', 36).notNullable().references('batches.id').onDelete('CASCADE');
		table.string('job_id', 36).notNullable().references('jobs.id').onDelete('CASCADE');
		table.primary(['batch_id', 'job_id']);
		table.index('job_id');
	});
}

async function down(db: Knex): Promise<void> {
	for (const table of ['batch_jobs', 'batches']) await db.schema.dropTable(table);
}
