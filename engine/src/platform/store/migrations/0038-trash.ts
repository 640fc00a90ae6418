import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** When a template was put into the trash; null: it is in use. */
export const trash: Migration = { up, down };

async function up(db: Knex): Promise<void> {
	await db.schema.alterTable('templates', (table) => {
		table.bigInteger('deleted_at');
		table.index(['deleted_at']);
	});
}

/** An older version would show what is in the trash. */
async function down(db: Knex): Promise<void> {
	await db('templates').whereNotNull('deleted_at').delete();
	await db.schema.alterTable('templates', (table) => table.dropIndex(['deleted_at']));
	await db.raw('alter table templates drop column deleted_at');
}
