import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** Revisions become versions that can be read and restored, and drafts wait to become one. */
export const templateVersions: Migration = { up, down };

const COPIED = ['name', 'description', 'category', 'review'];

async function up(db: Knex): Promise<void> {
	await db.schema.alterTable('template_revisions', (table) => {
		// All that a template was, beside its schema. null: its template was deleted before this was noted.
		table.string('name', 200);
		table.text('description');
		table.string('category', 20);
		table.text('review');
		// The key or the person; null: older than this was noted, or made by the engine.
		table.string('made_by', 100);
		// The version whose content it has again.
		table.integer('restored_from');
	});
	// What the others were called is not known; they are called what their template is called now.
	for (const column of COPIED) {
		await db.raw(
			`update template_revisions set ?? =
				(select ?? from templates where templates.id = template_revisions.template_id)`,
			[column, column],
		);
	}

	await db.schema.createTable('template_drafts', (table) => {
		table.string('template_id', 36).primary().references('templates.id').onDelete('CASCADE');
		// JSON as it was typed: it may not be a template yet.
		table.text('content').notNullable();
		// The version that it began with.
		table.integer('based_on').notNullable();
		// Counts its savings, so that of two people one is told.
		table.integer('revision').notNullable();
		table.string('saved_by', 100).notNullable();
		table.bigInteger('saved_at').notNullable();
	});
}

async function down(db: Knex): Promise<void> {
	await db.schema.dropTable('template_drafts');
	for (const column of ['restored_from', 'made_by', ...COPIED.toReversed()]) {
		await db.raw('alter table template_revisions drop column ??', [column]);
	}
}
