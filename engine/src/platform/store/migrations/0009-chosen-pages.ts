import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

export const chosenPages: Migration = { up, down };

const KEY = ['account_id', 'template_id', 'template_revision', 'sha256'];

/** Jobs that read selected pages of their document, or a document with a password. */
async function up(db: Knex): Promise<void> {
	await db.schema.alterTable('jobs', (table) => {
		// Empty: all.
		table.string('pages', 1000).notNullable().defaultTo('');
		// Deleted when the job ends.
		table.text('password');
		table.dropUnique(KEY);
		// Reading other pages of the same document is another job.
		table.unique([...KEY, 'pages']);
	});
}

/** Of jobs that differ only in their pages, the newest stays. */
async function down(db: Knex): Promise<void> {
	await db.raw(
		`delete from jobs where exists (
			select 1 from jobs as newer where newer.id > jobs.id
				${KEY.map((column) => `and newer.${column} = jobs.${column}`).join(' ')}
		)`,
	);
	await db.schema.alterTable('jobs', (table) => {
		table.dropUnique([...KEY, 'pages']);
		table.unique(KEY);
	});
	for (const column of ['password', 'pages']) {
		// On SQLite, knex would recreate the table and drop all rows that refer to it.
		await db.raw('alter table jobs drop column ??', [column]);
	}
}
