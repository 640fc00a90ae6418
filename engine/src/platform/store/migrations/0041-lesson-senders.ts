import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** Sealed hashes of the sender of each lesson's document, to notice documents of that sender in another layout. */
export const lessonSenders: Migration = { up, down };

async function up(db: Knex): Promise<void> {
	await db.schema.alterTable('lessons', (table) => {
		table.text('senders').notNullable().defaultTo('[]');
	});
}

/** The lessons keep these hashes, which an older version ignores. */
async function down(db: Knex): Promise<void> {
	await db.raw('alter table lessons drop column senders');
}
