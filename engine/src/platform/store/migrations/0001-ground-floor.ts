import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** IDs are UUID texts and times are UTC milliseconds, so that both databases hold the same values. */
export const groundFloor: Migration = { up, down };

async function up(db: Knex): Promise<void> {
	await db.schema.createTable('accounts', (table) => {
		table.string('id', 36).primary();
		table.string('email', 254).notNullable().unique();
		table.string('plan', 32).notNullable();
		table.boolean('is_owner').notNullable();
		table.bigInteger('created_at').notNullable();
	});

	await db.schema.createTable('api_keys', (table) => {
		table.string('id', 36).primary();
		table.string('account_id', 36).notNullable().references('accounts.id').onDelete('CASCADE');
		table.string('name', 100).notNullable();
		table.string('mode', 4).notNullable();
		table.string('prefix', 20).notNullable();
		table.string('hash', 64).notNullable().unique();
		table.bigInteger('created_at').notNullable();
		table.bigInteger('expires_at');
		table.bigInteger('last_used_at');
		table.bigInteger('revoked_at');
		table.index('account_id');
	});

	await db.schema.createTable('templates', (table) => {
		table.string('id', 36).primary();
		table.string('account_id', 36).notNullable().references('accounts.id').onDelete('CASCADE');
		table.string('name', 200).notNullable();
		table.text('description');
		table.string('category', 20).notNullable();
		// JSON as text: Postgres' jsonb would lose the order of the fields.
		table.text('schema').notNullable();
		table.integer('revision').notNullable();
		table.bigInteger('created_at').notNullable();
		table.bigInteger('updated_at').notNullable();
		table.index(['account_id', 'id']);
	});

	// Every schema of a template. No reference to templates: work accepted for a revision can be finished after the
	// template is replaced or deleted.
	await db.schema.createTable('template_revisions', (table) => {
		table.string('template_id', 36).notNullable();
		table.integer('revision').notNullable();
		table.text('schema').notNullable();
		table.bigInteger('created_at').notNullable();
		table.primary(['template_id', 'revision']);
	});

	await db.schema.createTable('page_quotas', (table) => {
		table.string('account_id', 36).notNullable().references('accounts.id').onDelete('CASCADE');
		table.string('period', 7).notNullable();
		table.integer('used').notNullable();
		table.integer('reserved').notNullable();
		table.primary(['account_id', 'period']);
	});

	await db.schema.createTable('page_reservations', (table) => {
		table.string('id', 36).primary();
		table.string('account_id', 36).notNullable().references('accounts.id').onDelete('CASCADE');
		table.string('period', 7).notNullable();
		table.string('state', 9).notNullable();
		table.integer('pages').notNullable();
		table.integer('pages_used').notNullable();
		table.bigInteger('created_at').notNullable();
		// null: held until settled.
		table.bigInteger('expires_at');
		table.bigInteger('settled_at');
		table.index(['state', 'expires_at']);
		table.index(['state', 'settled_at']);
	});
}

async function down(db: Knex): Promise<void> {
	for (const table of [
		'page_reservations',
		'page_quotas',
		'template_revisions',
		'templates',
		'api_keys',
		'accounts',
	]) {
		await db.schema.dropTable(table);
	}
}
