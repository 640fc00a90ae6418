import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** Jobs whose file is split into documents, and the jobs of these documents. */
export const splitJobs: Migration = { up, down };

const KEY = ['account_id', 'template_id', 'template_revision', 'sha256', 'pages', 'reader'];
const SAME_JOB = 'jobs_same_job_unique';
const COLUMNS = ['sorting', 'sorting_key', 'parent_id', 'pieces', 'words_key', 'words_sha256'];

async function up(db: Knex): Promise<void> {
	await db.schema.alterTable('jobs', (table) => {
		// How the file is split, as JSON; null: it is one document.
		table.text('sorting');
		// A hash of that and of the templates to choose from; the ID of the parent in the job of a document.
		table.string('sorting_key', 64).notNullable().defaultTo('');
		// The job of the file. No reference: both are deleted in one transaction.
		table.string('parent_id', 36);
		// The documents of the file, as JSON; in the job of a document, only that one.
		table.text('pieces');
		// The stored words of the file, so that it can be split again without being read again.
		table.string('words_key', 36);
		table.string('words_sha256', 64);
		table.dropUnique(KEY, SAME_JOB);
		// Splitting the same file in another way is another job.
		table.unique([...KEY, 'sorting_key'], { indexName: SAME_JOB });
	});
	await db.raw('create index jobs_parent on jobs (parent_id) where parent_id is not null');
	await db.raw('create index jobs_words on jobs (words_key) where words_key is not null');
	for (const name of ['templates', 'template_revisions']) {
		await db.schema.alterTable(name, (table) => {
			// What documents of the template are recognised by; null: nothing was said.
			table.text('recognised_by');
		});
	}
}

/** Split jobs go, with the jobs of their documents. */
async function down(db: Knex): Promise<void> {
	for (const name of ['templates', 'template_revisions']) {
		await db.raw('alter table ?? drop column recognised_by', [name]);
	}
	await db.raw("delete from jobs where sorting_key <> ''");
	await db.raw('drop index jobs_parent');
	await db.raw('drop index jobs_words');
	await db.schema.alterTable('jobs', (table) => {
		table.dropUnique([...KEY, 'sorting_key'], SAME_JOB);
		table.unique(KEY, { indexName: SAME_JOB });
	});
	// On SQLite, knex would recreate the table and drop all rows that refer to it.
	for (const column of COLUMNS) await db.raw('alter table jobs drop column ??', [column]);
}
