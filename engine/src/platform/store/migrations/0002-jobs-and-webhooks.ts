import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

export const jobsAndWebhooks: Migration = { up, down };

async function up(db: Knex): Promise<void> {
	await db.schema.createTable('jobs', (table) => {
		table.string('id', 36).primary();
		table.string('account_id', 36).notNullable().references('accounts.id').onDelete('CASCADE');
		// No reference to templates: a job outlives the template it was submitted for.
		table.string('template_id', 36).notNullable();
		table.integer('template_revision').notNullable();
		table.string('sha256', 64).notNullable();
		table.string('file_name', 1024).notNullable();
		table.string('file_type', 8).notNullable();
		table.string('language', 40);
		table.string('document_key', 36).notNullable();
		table.string('status', 10).notNullable();
		table.integer('attempts').notNullable();
		// When the job may be claimed next: now, after a wait, or when its lease expires. null: it has ended.
		table.bigInteger('due_at');
		// The holder of the job; every write of a worker is fenced by it.
		table.string('token', 36);
		// Counts how often the job became ready, and up to which count that was announced.
		table.integer('seq').notNullable();
		table.integer('announced_seq').notNullable();
		table.string('reservation_id', 36);
		table.integer('page_count');
		table.integer('page_used').notNullable();
		table.text('result');
		table.text('details');
		table.text('error');
		table.bigInteger('created_at').notNullable();
		table.bigInteger('started_at');
		table.bigInteger('completed_at');
		// The rule against duplicates, also for simultaneous submissions.
		table.unique(['account_id', 'template_id', 'template_revision', 'sha256']);
		table.index(['account_id', 'id']);
		table.index('due_at');
		table.index('completed_at');
		table.index('document_key');
	});

	await db.schema.createTable('idempotency_keys', (table) => {
		table.string('account_id', 36).notNullable().references('accounts.id').onDelete('CASCADE');
		table.string('key', 255).notNullable();
		table.string('fingerprint', 64).notNullable();
		table.string('job_id', 36).notNullable().references('jobs.id').onDelete('CASCADE');
		table.primary(['account_id', 'key']);
		table.index('job_id');
	});

	await db.schema.createTable('webhook_endpoints', (table) => {
		table.string('id', 36).primary();
		table.string('account_id', 36).notNullable().references('accounts.id').onDelete('CASCADE');
		table.text('url').notNullable();
		table.text('events').notNullable();
		table.string('secret', 100).notNullable();
		// Also signs for a while after a rotation.
		table.string('previous_secret', 100);
		table.bigInteger('previous_secret_until');
		table.boolean('enabled').notNullable();
		table.text('disabled_reason');
		table.bigInteger('created_at').notNullable();
		table.index('account_id');
	});

	await db.schema.createTable('webhook_events', (table) => {
		table.string('id', 36).primary();
		table.string('account_id', 36).notNullable().references('accounts.id').onDelete('CASCADE');
		table.string('job_id', 36).references('jobs.id').onDelete('CASCADE');
		table.string('type', 40).notNullable();
		// The exact bytes that are signed and sent.
		table.text('body').notNullable();
		table.bigInteger('created_at').notNullable();
		table.index('job_id');
		table.index('created_at');
	});

	await db.schema.createTable('webhook_deliveries', (table) => {
		table.string('id', 36).primary();
		table.string('event_id', 36).notNullable().references('webhook_events.id').onDelete('CASCADE');
		table
			.string('endpoint_id', 36)
			.notNullable()
			.references('webhook_endpoints.id')
			.onDelete('CASCADE');
		table.string('status', 10).notNullable();
		table.integer('attempts').notNullable();
		// Attempts since the event was sent or manually resent: the position in the schedule.
		table.integer('step').notNullable();
		table.bigInteger('due_at');
		table.string('token', 36);
		table.bigInteger('created_at').notNullable();
		table.bigInteger('ended_at');
		table.unique(['event_id', 'endpoint_id']);
		table.index(['endpoint_id', 'id']);
		table.index('due_at');
	});

	await db.schema.createTable('webhook_attempts', (table) => {
		table.string('id', 36).primary();
		table
			.string('delivery_id', 36)
			.notNullable()
			.references('webhook_deliveries.id')
			.onDelete('CASCADE');
		table.bigInteger('at').notNullable();
		table.integer('duration_ms').notNullable();
		table.integer('status_code');
		table.text('error');
		table.text('answer');
		table.index(['delivery_id', 'id']);
	});
}

async function down(db: Knex): Promise<void> {
	for (const table of [
		'webhook_attempts',
		'webhook_deliveries',
		'webhook_events',
		'webhook_endpoints',
		'idempotency_keys',
		'jobs',
	]) {
		await db.schema.dropTable(table);
	}
}
