import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

export const chosenPages: Migration = { up, down };

const KEY = ['account_id', 'template_id', 'template_revision', 'sha256'];

/** Jobs that read some pages of their document, or one that a password opens. */
async function up(db: Knex): Promise<void> {
	await db.schema.alterTable('jobs', (table) => {
		// Empty: all.
		table.string('pages', 1000).notNullable().defaultTo('');
		// Until the job has ended.
		table.text('password');
		table.dropUnique(KEY);
		// The same document is another job when other pages of it are read.
		table.unique([...KEY, 'pages']);
	});
}

/** Of jobs that differ by their pages alone the newest stays. */
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
		// In SQLite knex would make the table anew, and drop all that refers to its rows.
		await db.raw('alter table jobs drop column ??', [column]);
	}
}
