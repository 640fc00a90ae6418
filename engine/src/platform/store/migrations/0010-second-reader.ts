import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** Touches nothing that another migration of its time makes or drops, so that either may come first. */
export const secondReader: Migration = { up, down };

const KEY = ['account_id', 'template_id', 'template_revision', 'sha256', 'pages'];
/** The name that knex would make of the columns is too long for Postgres. */
const SAME_JOB = 'jobs_same_job_unique';

/** The second reader: who may use it, which templates and jobs want it, and what it has cost. */
async function up(db: Knex): Promise<void> {
	await db.schema.alterTable('accounts', (table) => {
		table.boolean('second_reader_off').notNullable().defaultTo(false);
	});
	for (const name of ['templates', 'template_revisions']) {
		await db.schema.alterTable(name, (table) => {
			// NULL: the template does not say.
			table.string('second_reader', 16);
		});
	}
	await db.schema.alterTable('jobs', (table) => {
		// Empty: as the template says.
		table.string('reader', 8).notNullable().defaultTo('');
		table.dropUnique(KEY);
		// The same document is another job when other readers read it.
		table.unique([...KEY, 'reader'], { indexName: SAME_JOB });
	});
	await db.schema.createTable('second_reader_usage', (table) => {
		table.string('account_id', 36).notNullable().references('accounts.id').onDelete('CASCADE');
		table.string('period', 7).notNullable();
		table.integer('calls').notNullable();
		table.bigInteger('prompt_tokens').notNullable();
		table.bigInteger('answer_tokens').notNullable();
		// Set aside for questions that are under way.
		table.bigInteger('reserved_tokens').notNullable();
		// In millionths of the operator's currency.
		table.bigInteger('cost_millionths').notNullable();
		table.primary(['account_id', 'period']);
	});
}

/** Of jobs that differ by their readers alone the newest stays. */
async function down(db: Knex): Promise<void> {
	await db.schema.dropTable('second_reader_usage');
	await db.raw(
		`delete from jobs where exists (
			select 1 from jobs as newer where newer.id > jobs.id
				${KEY.map((column) => `and newer.${column} = jobs.${column}`).join(' ')}
		)`,
	);
	await db.schema.alterTable('jobs', (table) => {
		table.dropUnique([...KEY, 'reader'], SAME_JOB);
		table.unique(KEY);
	});
	// In SQLite knex would make the tables anew, and drop all that refers to their rows.
	await db.raw('alter table jobs drop column reader');
	for (const name of ['templates', 'template_revisions']) {
		await db.raw('alter table ?? drop column second_reader', [name]);
	}
	await db.raw('alter table accounts drop column second_reader_off');
}
