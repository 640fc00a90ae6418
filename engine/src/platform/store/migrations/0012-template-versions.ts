import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** Revisions become versions that can be read and restored; drafts can be published. */
export const templateVersions: Migration = { up, down };

const COPIED = ['name', 'description', 'category', 'review'];

async function up(db: Knex): Promise<void> {
	await db.schema.alterTable('template_revisions', (table) => {
		// The rest of the template besides its schema. null: the template was deleted before this column existed.
		table.string('name', 200);
		table.text('description');
		table.string('category', 20);
		table.text('review');
		// The key or the person; null: unknown, or made by the engine.
		table.string('made_by', 100);
		// The version that was restored.
		table.integer('restored_from');
	});
	// The names of earlier revisions are unknown, so they get the current name.
	for (const column of COPIED) {
		await db.raw(
			`update template_revisions set ?? =
				(select ?? from templates where templates.id = template_revisions.template_id)`,
			[column, column],
		);
	}

	await db.schema.createTable('template_drafts', (table) => {
		table.string('template_id', 36).primary().references('templates.id').onDelete('CASCADE');
		// JSON as typed; it may not be a valid template.
		table.text('content').notNullable();
		// The version that the draft started from.
		table.integer('based_on').notNullable();
		// Counts saves, to detect concurrent edits.
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
