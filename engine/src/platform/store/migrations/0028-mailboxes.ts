import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** Mailboxes whose mails become jobs, and what became of each mail. */
export const mailboxes: Migration = { up, down };

async function up(db: Knex): Promise<void> {
	await db.schema.createTable('mailboxes', (table) => {
		table.string('id', 36).primary();
		table.string('account_id', 36).notNullable().references('accounts.id').onDelete('CASCADE');
		table.string('name', 200).notNullable();
		table.string('host', 255).notNullable();
		table.integer('port').notNullable();
		table.string('security', 16).notNullable();
		table.string('user', 320).notNullable();
		table.string('secret_kind', 16).notNullable();
		// Sealed with SECRETS_KEY.
		table.text('secret').notNullable();
		table.string('folder', 255).notNullable();
		// JSON: a list of texts.
		table.text('senders').notNullable();
		table.string('template_id', 36).notNullable();
		table.string('parts', 16).notNullable();
		table.string('afterwards', 16).notNullable();
		table.string('done_folder', 255).notNullable();
		table.string('failed_folder', 255).notNullable();
		table.integer('enabled').notNullable();
		table.bigInteger('uid_validity').notNullable();
		table.bigInteger('first_uid_validity').notNullable();
		table.bigInteger('last_uid').notNullable();
		table.bigInteger('take_after');
		table.integer('failures').notNullable();
		table.text('last_error');
		table.bigInteger('last_checked_at');
		// When it is next looked at; while a worker holds it, when its lease expires. Null: it is switched off.
		table.bigInteger('due_at');
		table.string('token', 36);
		table.bigInteger('created_at').notNullable();
		table.index(['account_id']);
		table.index(['due_at']);
	});
	await db.schema.createTable('mailbox_mails', (table) => {
		table.string('id', 36).primary();
		table.string('mailbox_id', 36).notNullable().references('mailboxes.id').onDelete('CASCADE');
		table.bigInteger('uid_validity').notNullable();
		table.bigInteger('uid').notNullable();
		// A hash of its Message-ID, by which it is known again when the server has given out new UIDs.
		table.string('fingerprint', 64).notNullable();
		table.string('state', 16).notNullable();
		table.string('sender', 320).notNullable();
		table.integer('attempts').notNullable();
		// JSON: a list of IDs.
		table.text('job_ids').notNullable();
		table.text('reason');
		table.integer('is_marked').notNullable();
		table.bigInteger('at').notNullable();
		table.unique(['mailbox_id', 'uid_validity', 'uid']);
		table.index(['mailbox_id', 'fingerprint']);
		table.index(['at']);
	});
}

async function down(db: Knex): Promise<void> {
	for (const table of ['mailbox_mails', 'mailboxes']) await db.schema.dropTable(table);
}
