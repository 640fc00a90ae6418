import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** Independent of other migrations of its time, so that their order does not matter. */
export const secondReader: Migration = { up, down };

const KEY = ['account_id', 'template_id', 'template_revision', 'sha256', 'pages'];
/** The name that knex would generate is too long for Postgres. */
const SAME_JOB = 'jobs_same_job_unique';

/** The second reader: who may use it, which templates and jobs want it, and its cost. */
async function up(db: Knex): Promise<void> {
	await db.schema.alterTable('accounts', (table) => {
		table.boolean('second_reader_off').notNullable().defaultTo(false);
	});
	for (const name of ['templates', 'template_revisions']) {
		await db.schema.alterTable(name, (table) => {
			// NULL: not set in the template.
			table.string('second_reader', 16);
		});
	}
	await db.schema.alterTable('jobs', (table) => {
		// Empty: as the template says.
		table.string('reader', 8).notNullable().defaultTo('');
		table.dropUnique(KEY);
		// Reading the same document with other readers is another job.
		table.unique([...KEY, 'reader'], { indexName: SAME_JOB });
	});
	await db.schema.createTable('second_reader_usage', (table) => {
		table.string('account_id', 36).notNullable().references('accounts.id').onDelete('CASCADE');
		table.string('period', 7).notNullable();
		table.integer('calls').notNullable();
		table.bigInteger('prompt_tokens').notNullable();
		table.bigInteger('answer_tokens').notNullable();
		// Reserved for questions in progress.
		table.bigInteger('reserved_tokens').notNullable();
		// In millionths of the operator's currency.
		table.bigInteger('cost_millionths').notNullable();
		table.primary(['account_id', 'period']);
	});
}

/** Of jobs that differ only in their readers, the newest stays. */
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
	// On SQLite, knex would recreate the tables and drop all rows that refer to them.
	await db.raw('alter table jobs drop column reader');
	for (const name of ['templates', 'template_revisions']) {
		await db.raw('alter table ?? drop column second_reader', [name]);
	}
	await db.raw('alter table accounts drop column second_reader_off');
}
