import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** Keys that may do less than their account, and keys that belong to a person. */
export const scopedKeys: Migration = { up, down };

async function up(db: Knex): Promise<void> {
	await db.schema.alterTable('api_keys', (table) => {
		// JSON; null: the key may do everything.
		table.text('scope');
	});
	// A key ends with the person that it belongs to. On SQLite, knex would recreate the table for a reference.
	await db.raw(
		'alter table api_keys add column user_id varchar(36) references users(id) on delete cascade',
	);
	await db.schema.alterTable('api_keys', (table) => table.index(['user_id']));
}

async function down(db: Knex): Promise<void> {
	await db.schema.alterTable('api_keys', (table) => table.dropIndex(['user_id']));
	await db.raw('alter table api_keys drop column user_id');
	await db.raw('alter table api_keys drop column scope');
}
