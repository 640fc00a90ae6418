import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** Reviewed and corrected results, and what is learnt from them. */
export const reviewAndMemory: Migration = { up, down };

async function up(db: Knex): Promise<void> {
	await db.schema.alterTable('templates', (table) => {
		// When a person should review results; null: never.
		table.text('review');
	});
	await db.schema.alterTable('webhook_endpoints', (table) => {
		// Whether its events include the confidence and place of each value.
		table.integer('details').notNullable().defaultTo(0);
	});

	// The review of a completed job, or of a stored document of a synchronous request.
	await db.schema.createTable('reviews', (table) => {
		// The job ID, if there is a job.
		table.string('id', 36).primary();
		table.string('account_id', 36).notNullable().references('accounts.id').onDelete('CASCADE');
		table.string('job_id', 36).references('jobs.id').onDelete('CASCADE');
		table.string('template_id', 36).notNullable();
		table.integer('template_revision').notNullable();
		table.string('file_name', 1024).notNullable();
		// null: the template has no review rules.
		table.integer('needs_review');
		table.text('reasons');
		table.string('state', 10).notNullable();
		// Counts the changes of the result.
		table.integer('revision').notNullable();
		// The values found by the engine; null: nobody has changed them.
		table.text('found');
		// Only for a document without a job; a job's result is in its own row.
		table.text('result');
		table.text('details');
		// The packed words of the pages; null: too many, or none.
		table.binary('reading');
		table.bigInteger('created_at').notNullable();
		// The expiry of a review without a job.
		table.bigInteger('expires_at');
		table.index(['template_id', 'id']);
		table.index('job_id');
	});
	await db.raw('create index reviews_wanted on reviews (account_id, id) where needs_review = 1');
	await db.raw(
		'create index reviews_expiring on reviews (expires_at) where expires_at is not null',
	);

	await db.schema.createTable('corrections', (table) => {
		table.string('id', 36).primary();
		table.string('review_id', 36).notNullable().references('reviews.id').onDelete('CASCADE');
		table.integer('revision').notNullable();
		table.string('action', 10).notNullable();
		// The key or the person.
		table.string('made_by', 100).notNullable();
		table.bigInteger('made_at').notNullable();
		// Path, value before and after, and where it stands.
		table.text('changes').notNullable();
		// Of two concurrent corrections, one wins.
		table.unique(['review_id', 'revision']);
	});

	await db.schema.createTable('template_memory', (table) => {
		table.string('template_id', 36).primary().references('templates.id').onDelete('CASCADE');
		table.integer('enabled').notNullable();
		// Counts changes, so that each process can tell when its cache is stale.
		table.integer('version').notNullable();
	});
	await db.schema.createTable('lessons', (table) => {
		table.string('id', 36).primary();
		table.string('account_id', 36).notNullable().references('accounts.id').onDelete('CASCADE');
		table.string('template_id', 36).notNullable().references('templates.id').onDelete('CASCADE');
		table.string('origin', 10).notNullable();
		// The result that it was learnt from, which may be gone.
		table.string('review_id', 36);
		table.text('lesson').notNullable();
		table.text('hashes').notNullable();
		table.integer('bytes').notNullable();
		table.bigInteger('created_at').notNullable();
		// When it was last used; initially when it was created.
		table.bigInteger('used_at').notNullable();
		table.index(['template_id', 'id']);
		table.index(['account_id', 'used_at', 'bytes']);
		table.index('review_id');
	});

	// How often each field was correct, by month. The counts outlive the documents.
	await db.schema.createTable('accuracy', (table) => {
		table.string('template_id', 36).notNullable().references('templates.id').onDelete('CASCADE');
		table.string('month', 7).notNullable();
		table.string('path', 500).notNullable();
		table.integer('reviewed').notNullable();
		table.integer('found').notNullable();
		table.integer('right').notNullable();
		table.integer('corrected').notNullable();
		table.primary(['template_id', 'month', 'path']);
	});
}

async function down(db: Knex): Promise<void> {
	for (const table of ['accuracy', 'lessons', 'template_memory', 'corrections', 'reviews']) {
		await db.schema.dropTable(table);
	}
	// On SQLite, knex would recreate the table and drop all rows that refer to it.
	await db.raw('alter table webhook_endpoints drop column details');
	await db.raw('alter table templates drop column review');
}
