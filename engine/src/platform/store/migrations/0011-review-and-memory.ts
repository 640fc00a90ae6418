import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** Results that people look at and put right, and what is learnt from that. */
export const reviewAndMemory: Migration = { up, down };

async function up(db: Knex): Promise<void> {
	await db.schema.alterTable('templates', (table) => {
		// When people should look at results; null: never.
		table.text('review');
	});
	await db.schema.alterTable('webhook_endpoints', (table) => {
		// Whether its events say how sure each value is and where it stands.
		table.integer('details').notNullable().defaultTo(0);
	});

	// Of a job that has completed, or of a document that was parsed at once and is to be kept.
	await db.schema.createTable('reviews', (table) => {
		// That of the job, where there is one.
		table.string('id', 36).primary();
		table.string('account_id', 36).notNullable().references('accounts.id').onDelete('CASCADE');
		table.string('job_id', 36).references('jobs.id').onDelete('CASCADE');
		table.string('template_id', 36).notNullable();
		table.integer('template_revision').notNullable();
		table.string('file_name', 1024).notNullable();
		// null: the template does not ask for a review.
		table.integer('needs_review');
		table.text('reasons');
		table.string('state', 10).notNullable();
		// Counts the changes of the result.
		table.integer('revision').notNullable();
		// What was found before anybody changed it; null: nobody has.
		table.text('found');
		// Of a document without a job; that of a job stands in its row.
		table.text('result');
		table.text('details');
		// The words of its pages, packed; null: too many, or none.
		table.binary('reading');
		table.bigInteger('created_at').notNullable();
		// When it goes, without a job; with one it goes with that.
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
		// Two at once: one wins.
		table.unique(['review_id', 'revision']);
	});

	await db.schema.createTable('template_memory', (table) => {
		table.string('template_id', 36).primary().references('templates.id').onDelete('CASCADE');
		table.integer('enabled').notNullable();
		// Counts changes, so that each process knows when what it holds is old.
		table.integer('version').notNullable();
	});
	await db.schema.createTable('lessons', (table) => {
		table.string('id', 36).primary();
		table.string('account_id', 36).notNullable().references('accounts.id').onDelete('CASCADE');
		table.string('template_id', 36).notNullable().references('templates.id').onDelete('CASCADE');
		table.string('origin', 10).notNullable();
		// The result that has taught it, which may be gone.
		table.string('review_id', 36);
		table.text('lesson').notNullable();
		table.text('hashes').notNullable();
		table.integer('bytes').notNullable();
		table.bigInteger('created_at').notNullable();
		// When it last helped; at first, when it was made.
		table.bigInteger('used_at').notNullable();
		table.index(['template_id', 'id']);
		table.index(['account_id', 'used_at', 'bytes']);
		table.index('review_id');
	});

	// How often each field was right, by month: numbers that outlive the documents.
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
	// In SQLite knex would make the table anew, and drop all that refers to its rows.
	await db.raw('alter table webhook_endpoints drop column details');
	await db.raw('alter table templates drop column review');
}
