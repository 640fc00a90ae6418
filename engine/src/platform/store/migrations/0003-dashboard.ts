import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** People who sign in, and data that only the dashboard shows. */
export const dashboard: Migration = { up, down };

async function up(db: Knex): Promise<void> {
	await db.schema.alterTable('accounts', (table) => {
		table.bigInteger('suspended_at');
	});

	await db.schema.createTable('users', (table) => {
		table.string('id', 36).primary();
		table.string('account_id', 36).notNullable().references('accounts.id').onDelete('CASCADE');
		table.string('email', 254).notNullable().unique();
		// argon2id in the PHC string format.
		table.string('password_hash', 200).notNullable();
		table.bigInteger('created_at').notNullable();
		table.index('account_id');
	});

	await db.schema.createTable('sessions', (table) => {
		// SHA-256 of the cookie, so that a reader of the database cannot sign in with it.
		table.string('id', 64).primary();
		table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE');
		table.string('client', 200).notNullable();
		table.bigInteger('created_at').notNullable();
		table.bigInteger('seen_at').notNullable();
		table.bigInteger('expires_at').notNullable();
		table.index('user_id');
		table.index('expires_at');
	});

	// Each code proves that its bearer has seen the terminal of the engine.
	await db.schema.createTable('setup_codes', (table) => {
		table.string('hash', 64).primary();
		table.bigInteger('created_at').notNullable();
	});

	await db.schema.alterTable('jobs', (table) => {
		// Pages read by OCR in the current attempt, for display.
		table.integer('pages_read').notNullable().defaultTo(0);
	});

	await db.schema.createTable('job_attempts', (table) => {
		table.string('id', 36).primary();
		table.string('job_id', 36).notNullable().references('jobs.id').onDelete('CASCADE');
		table.integer('number').notNullable();
		table.string('outcome', 10).notNullable();
		table.text('error');
		table.bigInteger('started_at').notNullable();
		table.bigInteger('ended_at').notNullable();
		table.index(['job_id', 'id']);
	});

	await db.schema.alterTable('page_reservations', (table) => {
		table.index(['account_id', 'settled_at']);
	});
}

async function down(db: Knex): Promise<void> {
	await db.schema.alterTable('page_reservations', (table) => {
		table.dropIndex(['account_id', 'settled_at']);
	});
	for (const table of ['job_attempts', 'setup_codes', 'sessions', 'users']) {
		await db.schema.dropTable(table);
	}
	await db.schema.alterTable('jobs', (table) => {
		table.dropColumn('pages_read');
	});
	await db.schema.alterTable('accounts', (table) => {
		table.dropColumn('suspended_at');
	});
}
