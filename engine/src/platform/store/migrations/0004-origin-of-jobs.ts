import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

export const originOfJobs: Migration = { up, down };

/** The request that submitted a job, so that logs and traces can be followed to the delivery. */
async function up(db: Knex): Promise<void> {
	await db.schema.alterTable('jobs', (table) => {
		table.string('request_id', 64);
		// In the format of the W3C trace context; null while tracing is off.
		table.string('traceparent', 55);
	});
}

async function down(db: Knex): Promise<void> {
	await db.schema.alterTable('jobs', (table) => {
		table.dropColumn('request_id');
		table.dropColumn('traceparent');
	});
}
