import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { countTemplateFields } from '../../../model/template.ts';
import type { TemplateSchema } from '../../../model/template.ts';
import type { Migration } from '../migration.ts';

export const boundedStorage: Migration = { up, down };

/** Bounds the storage of templates and documents, and records the owner of documents. */
async function up(db: Knex): Promise<void> {
	await db.schema.alterTable('accounts', (table) => {
		// The sum of jobs.document_bytes, updated with every job.
		table.bigInteger('stored_bytes').notNullable().defaultTo(0);
	});

	await db.schema.alterTable('templates', (table) => {
		table.integer('field_count').notNullable().defaultTo(0);
		// Includes the columns of lists: SQLite would read the whole schema to reach a column after it.
		table.dropIndex(['account_id', 'id']);
		table.index(['account_id', 'id', 'field_count', 'updated_at']);
	});
	for (const { id } of await db<{ id: string }>('templates').select('id')) {
		const row = await db<{ id: string; schema: string }>('templates').where({ id }).first('schema');
		const { data } = JSON.parse(row?.schema ?? '{"data":{}}') as TemplateSchema;
		await db('templates')
			.where({ id })
			.update({ field_count: countTemplateFields(data) });
	}

	await db.schema.alterTable('template_revisions', (table) => {
		// Since when a sweep has found that no template and no job needs it.
		table.bigInteger('unused_since');
		table.index(['unused_since', 'template_id', 'revision']);
	});

	await db.schema.alterTable('jobs', (table) => {
		// null: the job predates this column.
		table.bigInteger('document_bytes');
		// When the document expires, if earlier than its job; null: together with it.
		table.bigInteger('document_until');
		table.bigInteger('document_removed_at');
		table.index('document_until');
		table.index(['template_id', 'template_revision']);
	});

	await db.schema.createTable('installation', (table) => {
		table.string('id', 36).primary();
	});
	await db('installation').insert({ id: randomUUID() });
}

async function down(db: Knex): Promise<void> {
	await db.schema.dropTable('installation');
	await db.schema.alterTable('jobs', (table) => {
		table.dropIndex(['template_id', 'template_revision']);
		table.dropIndex('document_until');
	});
	await db.schema.alterTable('template_revisions', (table) => {
		table.dropIndex(['unused_since', 'template_id', 'revision']);
	});
	await db.schema.alterTable('templates', (table) => {
		table.dropIndex(['account_id', 'id', 'field_count', 'updated_at']);
		table.index(['account_id', 'id']);
	});
	for (const [table, column] of [
		['jobs', 'document_removed_at'] as const,
		['jobs', 'document_until'] as const,
		['jobs', 'document_bytes'] as const,
		['template_revisions', 'unused_since'] as const,
		['templates', 'field_count'] as const,
		['accounts', 'stored_bytes'] as const,
	]) {
		// On SQLite, knex would recreate the table and drop all rows that refer to it.
		await db.raw('alter table ?? drop column ??', [table, column]);
	}
}
