import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

export const originOfJobs: Migration = { up, down };

/** Which request a job came from, so that logs and traces can be followed from it to the delivery. */
async function up(db: Knex): Promise<void> {
	await db.schema.alterTable('jobs', (table) => {
		table.string('request_id', 64);
		// As the W3C trace context writes it; null while traces are off.
		table.string('traceparent', 55);
	});
}

async function down(db: Knex): Promise<void> {
	await db.schema.alterTable('jobs', (table) => {
		table.dropColumn('request_id');
		table.dropColumn('traceparent');
	});
}
