import type { Category, Template, TemplateSchema, TemplateSummary } from '../model/template.ts';
import { askWhenChanged } from '../store/change-watch.ts';
import type { ChangeWatch } from '../store/change-watch.ts';
import type { Connection, Database } from '../store/open-database.ts';
import { parseStoredSchema } from './check-schema.ts';

type TemplateRow = {
	id: string;
	account_id: string;
	name: string;
	description: string | null;
	category: Category;
	schema: string;
	revision: number;
	created_at: number;
	updated_at: number;
};

type RevisionRow = { template_id: string; revision: number; schema: string; created_at: number };

function toTemplate(row: TemplateRow): Template {
	return {
		id: row.id,
		accountId: row.account_id,
		name: row.name,
		...(row.description === null ? {} : { description: row.description }),
		category: row.category,
		schema: parseStoredSchema(row.schema),
		revision: row.revision,
		createdAt: new Date(row.created_at),
		updatedAt: new Date(row.updated_at),
	};
}

export type TemplateRepository = ReturnType<typeof createTemplateRepository>;

export function createTemplateRepository(db: Database, watch: ChangeWatch) {
	const templates = (on: Connection = db) => on<TemplateRow>('templates');

	const list = askWhenChanged<TemplateSummary[]>(watch, async (accountId) =>
		templates().where({ account_id: accountId }).orderBy('id').select('id', 'name'),
	);

	async function insertRevision(
		template: Pick<Template, 'id' | 'revision' | 'schema' | 'updatedAt'>,
		on: Connection,
	): Promise<void> {
		await on<RevisionRow>('template_revisions').insert({
			template_id: template.id,
			revision: template.revision,
			schema: JSON.stringify(template.schema),
			created_at: template.updatedAt.getTime(),
		});
	}

	return {
		/** Answers false, and inserts nothing, when the account has `limit` templates already. */
		async insert(template: Template, limit: number, on: Connection = db): Promise<boolean> {
			return await on.transaction(async (trx) => {
				// The account's row is the lock that keeps two inserts from both being the last one.
				await trx('accounts').where({ id: template.accountId }).update({ id: template.accountId });
				const [counted] = await templates(trx)
					.where({ account_id: template.accountId })
					.count({ count: '*' });
				if (Number(counted?.count) >= limit) return false;
				await templates(trx).insert({
					id: template.id,
					account_id: template.accountId,
					name: template.name,
					description: template.description ?? null,
					category: template.category,
					schema: JSON.stringify(template.schema),
					revision: template.revision,
					created_at: template.createdAt.getTime(),
					updated_at: template.updatedAt.getTime(),
				});
				await insertRevision(template, trx);
				return true;
			});
		},

		list: async (accountId: string): Promise<TemplateSummary[]> => (await list(accountId)) ?? [],

		async listWhole(accountId: string): Promise<Template[]> {
			return (await templates().where({ account_id: accountId }).orderBy('id')).map(toTemplate);
		},

		async find(id: string): Promise<Template | undefined> {
			const row = await templates().where({ id }).first();
			return row && toTemplate(row);
		},

		async findRevision(id: string, revision: number): Promise<TemplateSchema | undefined> {
			const row = await db<RevisionRow>('template_revisions')
				.where({ template_id: id, revision })
				.first('schema');
			return row && parseStoredSchema(row.schema);
		},

		/** Counts the revision up and keeps the new one; answers undefined when the template is gone. */
		async replace(
			id: string,
			draft: Pick<Template, 'name' | 'description' | 'category' | 'schema'>,
			now: Date,
		): Promise<Template | undefined> {
			return await db.transaction(async (trx) => {
				const [row] = await templates(trx)
					.where({ id })
					.update({
						name: draft.name,
						description: draft.description ?? null,
						category: draft.category,
						schema: JSON.stringify(draft.schema),
						revision: trx.raw('revision + 1'),
						updated_at: now.getTime(),
					})
					.returning('*');
				if (!row) return undefined;
				const template = toTemplate(row);
				await insertRevision(template, trx);
				return template;
			});
		},

		/** Its revisions stay: accepted work may still need them. */
		async delete(id: string): Promise<boolean> {
			return (await templates().where({ id }).delete()) === 1;
		},
	};
}
