import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** Who taught a lesson, how many documents it was used for, and when a correction last contradicted it. */
export const lessonHistory: Migration = { up, down };

async function up(db: Knex): Promise<void> {
	await db.schema.alterTable('lessons', (table) => {
		table.string('taught_by', 320).nullable();
		table.integer('helped').notNullable().defaultTo(0);
		table.bigInteger('contradicted_at').nullable();
	});
}

async function down(db: Knex): Promise<void> {
	await db.schema.alterTable('lessons', (table) => {
		table.dropColumn('taught_by');
		table.dropColumn('helped');
		table.dropColumn('contradicted_at');
	});
}
