import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** Lets accounts take turns with jobs and deliveries, independent of the number of rows. */
export const turns: Migration = { up, down };

const INDEXES = {
	// Unfinished rows by owner.
	jobs_unfinished: 'jobs (account_id, due_at) where due_at is not null',
	jobs_held: 'jobs (account_id, due_at) where token is not null',
	jobs_reservation: 'jobs (reservation_id) where reservation_id is not null',
	webhook_deliveries_unfinished:
		'webhook_deliveries (endpoint_id, due_at) where due_at is not null',
};

async function up(db: Knex): Promise<void> {
	// When a job of the account was last claimed. Claims for one account lock this row.
	await db.schema.createTable('job_turns', (table) => {
		table.string('account_id', 36).primary().references('accounts.id').onDelete('CASCADE');
		table.bigInteger('taken_at').notNullable();
	});
	for (const [name, on] of Object.entries(INDEXES)) {
		await db.raw(`create index ${name} on ${on}`);
	}
}

async function down(db: Knex): Promise<void> {
	for (const name of Object.keys(INDEXES)) await db.raw(`drop index ${name}`);
	await db.schema.dropTable('job_turns');
}
