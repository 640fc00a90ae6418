import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** When a job was put into the trash, and up to where a webhook has been sent the audit log. */
export const jobTrash: Migration = { up, down };

const KEY = [
	'account_id',
	'template_id',
	'template_revision',
	'sha256',
	'pages',
	'reader',
	'sorting_key',
];
const SAME_JOB = 'jobs_same_job_unique';

async function up(db: Knex): Promise<void> {
	await db.schema.alterTable('webhook_endpoints', (table) => {
		// The ID of the last entry; null: the entries after its creation.
		table.string('audit_cursor', 36);
	});
	await db.schema.alterTable('jobs', (table) => {
		table.bigInteger('deleted_at');
		table.dropUnique(KEY, SAME_JOB);
	});
	// A document whose job is in the trash can be submitted again.
	await db.raw(
		`create unique index ${SAME_JOB} on jobs (${KEY.join(', ')}) where deleted_at is null`,
	);
	await db.raw(
		'create index jobs_trash on jobs (account_id, deleted_at) where deleted_at is not null',
	);
}

/** An older version would show what is in the trash. Its files are swept. */
async function down(db: Knex): Promise<void> {
	await db.raw(
		`update accounts set stored_bytes = stored_bytes
			- coalesce((select sum(document_bytes) from jobs where account_id = accounts.id
				and deleted_at is not null and document_removed_at is null), 0)
			- coalesce((select sum(history_bytes) from reviews join jobs on jobs.id = reviews.job_id
				where jobs.account_id = accounts.id and deleted_at is not null), 0)`,
	);
	await db('jobs').whereNotNull('deleted_at').delete();
	await db.raw('alter table webhook_endpoints drop column audit_cursor');
	await db.raw("delete from webhook_events where type = 'audit.recorded'");
	// An older version does not know the event.
	await db('webhook_endpoints').where({ events: '["audit.recorded"]' }).delete();
	await db.raw(
		`update webhook_endpoints set events
			= replace(replace(events, ',"audit.recorded"', ''), '"audit.recorded",', '')`,
	);
	await db.raw('drop index jobs_trash');
	await db.raw(`drop index ${SAME_JOB}`);
	await db.raw('alter table jobs drop column deleted_at');
	await db.schema.alterTable('jobs', (table) => table.unique(KEY, { indexName: SAME_JOB }));
}
