import type { SecondReaderMode } from '../../model/second-reader.ts';
import type { ReviewRules } from '../../model/review.ts';
import type { TemplateMatch } from '../../model/template-match.ts';
import { countTemplateFields } from '../../model/template.ts';
import type {
	Category,
	Template,
	TemplateCard,
	TemplateDraft,
	TemplateSchema,
	TemplateSummary,
} from '../../model/template.ts';
import { createPause } from '../../model/time-slices.ts';
import { askWhenChanged } from '../../platform/store/change-watch.ts';
import type { ChangeWatch } from '../../platform/store/change-watch.ts';
import { isPostgres } from '../../platform/store/open-database.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';
import { parseStoredSchema } from './check-schema.ts';

type TemplateRow = {
	id: string;
	account_id: string;
	name: string;
	description: string | null;
	category: Category;
	schema: string;
	second_reader: SecondReaderMode | null;
	review: string | null;
	recognised_by: string | null;
	field_count: number;
	revision: number;
	created_at: number;
	updated_at: number;
	deleted_at?: number | null;
};

type RevisionRow = {
	template_id: string;
	revision: number;
	schema: string;
	second_reader: SecondReaderMode | null;
	name: string | null;
	description: string | null;
	category: string | null;
	review: string | null;
	recognised_by: string | null;
	created_at: number;
	unused_since: number | null;
};

/** Versions of a template that can be restored. Older versions stay only while jobs need them. */
const KEPT_VERSIONS = 100;

/** The columns of a template that a person edits. */
function toRevisionColumns(draft: TemplateDraft) {
	return {
		name: draft.name,
		description: draft.description ?? null,
		category: draft.category,
		schema: JSON.stringify(draft.schema),
		second_reader: draft.secondReader ?? null,
		review: draft.review ? JSON.stringify(draft.review) : null,
		recognised_by: draft.match ? JSON.stringify(draft.match) : null,
	};
}

function toColumns(draft: TemplateDraft) {
	return { ...toRevisionColumns(draft), field_count: countTemplateFields(draft.schema.data) };
}

function toTemplate(row: TemplateRow): Template {
	return {
		id: row.id,
		accountId: row.account_id,
		name: row.name,
		...(row.description === null ? {} : { description: row.description }),
		category: row.category,
		schema: parseStoredSchema(row.schema),
		...(row.second_reader === null ? {} : { secondReader: row.second_reader }),
		...(row.review !== null && { review: JSON.parse(row.review) as ReviewRules }),
		...(row.recognised_by !== null && { match: JSON.parse(row.recognised_by) as TemplateMatch }),
		revision: row.revision,
		createdAt: new Date(row.created_at),
		updatedAt: new Date(row.updated_at),
	};
}

export type TemplateRepository = ReturnType<typeof createTemplateRepository>;

export function createTemplateRepository(db: Database, watch: ChangeWatch) {
	const all = (on: Connection = db) => on<TemplateRow>('templates');
	/** Those that are not in the trash. */
	const templates = (on?: Connection) => all(on).whereNull('deleted_at');
	const trashed = (on?: Connection) => all(on).whereNotNull('deleted_at');

	/** Locks the account's row, so that two concurrent inserts cannot both take the last place. */
	async function hasRoom(accountId: string, limit: number, trx: Connection): Promise<boolean> {
		await trx('accounts').where({ id: accountId }).update({ id: accountId });
		const [counted] = await templates(trx).where({ account_id: accountId }).count({ count: '*' });
		return Number(counted?.count) < limit;
	}

	const list = askWhenChanged<TemplateSummary[]>(watch, async (accountId) =>
		templates().where({ account_id: accountId }).orderBy('id').select('id', 'name'),
	);

	/** Revisions that are not among the newest and that no job needs. */
	const unneeded = () =>
		db<RevisionRow>('template_revisions')
			.whereNotExists(
				db('templates')
					.whereRaw('templates.id = template_revisions.template_id')
					.whereRaw('template_revisions.revision > templates.revision - ?', [KEPT_VERSIONS])
					.select(db.raw('1')),
			)
			.whereNotExists(
				db('jobs')
					.whereRaw('jobs.template_id = template_revisions.template_id')
					.whereRaw('jobs.template_revision = template_revisions.revision')
					.select(db.raw('1')),
			)
			.whereNotExists(
				db('reviews')
					.whereRaw('reviews.template_id = template_revisions.template_id')
					.whereRaw('reviews.template_revision = template_revisions.revision')
					.select(db.raw('1')),
			);

	async function insertRevision(
		template: Pick<Template, 'id' | 'revision' | 'updatedAt'> & TemplateDraft,
		on: Connection,
	): Promise<void> {
		await on<RevisionRow>('template_revisions').insert({
			template_id: template.id,
			revision: template.revision,
			...toRevisionColumns(template),
			created_at: template.updatedAt.getTime(),
			unused_since: null,
		});
	}

	async function replaceIn(
		trx: Connection,
		id: string,
		draft: TemplateDraft,
		now: Date,
	): Promise<Template | undefined> {
		const current = await lock(trx, id);
		return current && (await replaceRow(trx, current, draft, now));
	}

	/** Locks the row of a template until the transaction ends. */
	async function lock(trx: Connection, id: string): Promise<TemplateRow | undefined> {
		const query = templates(trx).where({ id });
		return await (isPostgres(trx) ? query.forUpdate() : query).first();
	}

	async function replaceRow(
		trx: Connection,
		current: TemplateRow,
		draft: TemplateDraft,
		now: Date,
	): Promise<Template | undefined> {
		const columns = toColumns(draft);
		if (hasColumns(current, columns)) return toTemplate(current);
		const [row] = await templates(trx)
			.where({ id: current.id })
			.update({ ...columns, revision: current.revision + 1, updated_at: now.getTime() })
			.returning('*');
		if (!row) return undefined;
		const template = toTemplate(row);
		await insertRevision(template, trx);
		return template;
	}

	return {
		/** Returns false, and inserts nothing, when the account already has `limit` templates. */
		async insert(template: Template, limit: number, on: Connection = db): Promise<boolean> {
			return await on.transaction(async (trx) => {
				if (!(await hasRoom(template.accountId, limit, trx))) return false;
				await all(trx).insert({
					id: template.id,
					account_id: template.accountId,
					...toColumns(template),
					revision: template.revision,
					created_at: template.createdAt.getTime(),
					updated_at: template.updatedAt.getTime(),
				});
				await insertRevision(template, trx);
				return true;
			});
		},

		list: async (accountId: string): Promise<TemplateSummary[]> => (await list(accountId)) ?? [],

		/** With their schemas, which may be long. */
		async listWhole(accountId: string, limit: number): Promise<Template[]> {
			const pause = createPause();
			const whole: Template[] = [];
			const rows = await templates().where({ account_id: accountId }).orderBy('id').limit(limit);
			for (const row of rows) {
				whole.push(toTemplate(row));
				await pause();
			}
			return whole;
		},

		/** Newest first, without schemas, which may be long. */
		async listCards(accountId: string): Promise<TemplateCard[]> {
			const rows = await templates()
				.where({ account_id: accountId })
				.orderBy('id', 'desc')
				.select('id', 'name', 'description', 'category', 'field_count', 'updated_at');
			return rows.map((row) => ({
				id: row.id,
				name: row.name,
				...(row.description === null ? {} : { description: row.description }),
				category: row.category,
				fieldCount: row.field_count,
				updatedAt: new Date(row.updated_at),
			}));
		},

		async find(id: string): Promise<Template | undefined> {
			const row = await templates().where({ id }).first();
			return row && toTemplate(row);
		},

		async findReviewRules(id: string, on?: Connection): Promise<ReviewRules | undefined> {
			const row = await templates(on).where({ id }).first('review');
			const rules = row?.review ?? null;
			return rules === null ? undefined : (JSON.parse(rules) as ReviewRules);
		},

		async findRevision(id: string, revision: number): Promise<TemplateSchema | undefined> {
			const row = await db<RevisionRow>('template_revisions')
				.where({ template_id: id, revision })
				.first('schema');
			return row && parseStoredSchema(row.schema);
		},

		async findSecondReader(id: string, revision: number): Promise<SecondReaderMode | undefined> {
			const row = await db<RevisionRow>('template_revisions')
				.where({ template_id: id, revision })
				.first('second_reader');
			return row?.second_reader ?? undefined;
		},

		/**
		 * Increments the revision and stores the new one, unless nothing changes. Returns undefined when the template
		 * is gone, and 'changed' when it was saved at another time than `readAt`.
		 */
		replace: (
			id: string,
			draft: TemplateDraft,
			now: Date,
			{ readAt, on = db }: { readAt?: string | undefined; on?: Connection } = {},
		): Promise<Template | 'changed' | undefined> =>
			on.transaction(async (trx) => {
				const current = await lock(trx, id);
				if (!current) return undefined;
				const isChanged =
					readAt !== undefined && new Date(current.updated_at).toISOString() !== readAt;
				return isChanged ? 'changed' : await replaceRow(trx, current, draft, now);
			}),
		replaceIn,

		/** Marks revisions that no template and no job needs. */
		async markUnusedRevisions(now: Date): Promise<void> {
			await unneeded().whereNull('unused_since').update({ unused_since: now.getTime() });
		},

		/** Deletes revisions that have been unused since before this time; returns how many. */
		async deleteRevisionsUnusedSince(time: Date): Promise<number> {
			return await unneeded().andWhere('unused_since', '<', time.getTime()).delete();
		},

		/** Its revisions stay while accepted jobs need them, and are swept afterwards. */
		async delete(id: string, on?: Connection): Promise<boolean> {
			return (await templates(on).where({ id }).delete()) === 1;
		},

		/** Keeps at most `limit` templates of an account in the trash, and deletes the oldest. */
		async moveToTrash(
			{ id, accountId }: Pick<Template, 'id' | 'accountId'>,
			{ now, limit }: { now: Date; limit: number },
			trx: Connection,
		): Promise<boolean> {
			const moved = await templates(trx).where({ id }).update({ deleted_at: now.getTime() });
			const kept = trashed(trx)
				.where({ account_id: accountId })
				.orderBy('deleted_at', 'desc')
				.limit(limit)
				.select('id');
			const keptIds = (await kept).map((row) => row.id);
			await trashed(trx).where({ account_id: accountId }).whereNotIn('id', keptIds).delete();
			return moved === 1;
		},

		/** Newest first. */
		async listTrash(accountId: string): Promise<(TemplateSummary & { deletedAt: Date })[]> {
			const rows = await trashed()
				.where({ account_id: accountId })
				.orderBy('deleted_at', 'desc')
				.select('id', 'name', 'deleted_at');
			return rows.map(({ id, name, deleted_at: at }) => ({
				id,
				name,
				deletedAt: new Date(at ?? 0),
			}));
		},

		/** Returns false, and restores nothing, when the account already has `limit` templates. */
		async restore(
			{ id, accountId }: Pick<Template, 'id' | 'accountId'>,
			limit: number,
			trx: Connection,
		): Promise<boolean> {
			if (!(await hasRoom(accountId, limit, trx))) return false;
			return (await trashed(trx).where({ id }).update({ deleted_at: null })) === 1;
		},

		async purge(id: string, trx: Connection): Promise<boolean> {
			return (await trashed(trx).where({ id }).delete()) === 1;
		},

		async purgeBefore(time: Date): Promise<number> {
			return await trashed().andWhere('deleted_at', '<=', time.getTime()).delete();
		},
	};
}

function hasColumns(row: TemplateRow, columns: Partial<TemplateRow>): boolean {
	return Object.entries(columns).every(([name, value]) => row[name as keyof TemplateRow] === value);
}
