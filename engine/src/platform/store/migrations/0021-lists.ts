import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** Lookup lists, their rows in chunks, and what people have chosen from them. */
export const lists: Migration = { up, down };

async function up(db: Knex): Promise<void> {
	await db.schema.createTable('lists', (table) => {
		table.string('id', 36).primary();
		table.string('account_id', 36).notNullable().references('accounts.id').onDelete('CASCADE');
		table.string('name', 64).notNullable();
		// JSON: the names of the columns.
		table.text('columns').notNullable();
		table.integer('row_count').notNullable();
		table.bigInteger('bytes').notNullable();
		// The chunks that belong to the list; those of a replacement are written before they do.
		table.integer('generation').notNullable();
		table.integer('revision').notNullable();
		table.bigInteger('created_at').notNullable();
		table.bigInteger('updated_at').notNullable();
		table.unique(['account_id', 'name']);
	});
	await db.schema.createTable('list_chunks', (table) => {
		table.string('list_id', 36).notNullable().references('lists.id').onDelete('CASCADE');
		table.integer('generation').notNullable();
		table.integer('number').notNullable();
		// JSON: rows, each a list of texts.
		table.text('rows').notNullable();
		table.primary(['list_id', 'generation', 'number']);
	});
	await db.schema.createTable('list_choices', (table) => {
		table.string('list_id', 36).notNullable().references('lists.id').onDelete('CASCADE');
		// A hash of what the document says.
		table.string('key', 64).notNullable();
		table.text('value').notNullable();
		table.bigInteger('chosen_at').notNullable();
		table.primary(['list_id', 'key']);
	});
}

async function down(db: Knex): Promise<void> {
	for (const table of ['list_choices', 'list_chunks', 'lists']) await db.schema.dropTable(table);
}
