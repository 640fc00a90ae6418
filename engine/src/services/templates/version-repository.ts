import { z } from 'zod';
import type { ReviewRules } from '../../model/review.ts';
import type { TemplateMatch } from '../../model/template-match.ts';
import type { SecondReaderMode } from '../../model/second-reader.ts';
import { CATEGORIES } from '../../model/template.ts';
import type { Template, TemplateDraft } from '../../model/template.ts';
import type { SavedDraft, TemplateVersion } from '../../model/template-version.ts';
import { isPostgres } from '../../platform/store/open-database.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';
import { parseStoredSchema } from './check-schema.ts';
import type { TemplateRepository } from './template-repository.ts';

type VersionRow = {
	template_id: string;
	revision: number;
	schema: string;
	second_reader: SecondReaderMode | null;
	name: string | null;
	description: string | null;
	category: string | null;
	review: string | null;
	recognised_by: string | null;
	made_by: string | null;
	restored_from: number | null;
	created_at: number;
};

type DraftRow = {
	template_id: string;
	content: string;
	based_on: number;
	revision: number;
	saved_by: string;
	saved_at: number;
};

const contentSchema = z.record(z.string(), z.unknown());

function toVersion(row: VersionRow): TemplateVersion {
	return {
		version: row.revision,
		content: {
			name: row.name ?? '',
			...(row.description !== null && { description: row.description }),
			category: z.enum(CATEGORIES).parse(row.category),
			schema: parseStoredSchema(row.schema),
			...(row.second_reader !== null && { secondReader: row.second_reader }),
			...(row.review !== null && { review: JSON.parse(row.review) as ReviewRules }),
			...(row.recognised_by !== null && {
				match: JSON.parse(row.recognised_by) as TemplateMatch,
			}),
		},
		madeBy: row.made_by,
		restoredFrom: row.restored_from,
		createdAt: new Date(row.created_at),
	};
}

function toDraft(row: DraftRow): SavedDraft {
	return {
		content: contentSchema.parse(JSON.parse(row.content)),
		basedOn: row.based_on,
		revision: row.revision,
		savedBy: row.saved_by,
		savedAt: new Date(row.saved_at),
	};
}

export type VersionRepository = ReturnType<typeof createVersionRepository>;

/** Versions and drafts of templates. */
export function createVersionRepository(db: Database, templates: TemplateRepository) {
	const versions = (on: Connection = db) => on<VersionRow>('template_revisions');
	const drafts = (on: Connection = db) => on<DraftRow>('template_drafts');

	return {
		/** Newest first. */
		async list(
			templateId: string,
			{ before, limit }: { before: number | undefined; limit: number },
		): Promise<TemplateVersion[]> {
			const query = versions().where({ template_id: templateId });
			if (before !== undefined) void query.andWhere('revision', '<', before);
			return (await query.orderBy('revision', 'desc').limit(limit)).map(toVersion);
		},

		async find(templateId: string, version: number): Promise<TemplateVersion | undefined> {
			const row = await versions().where({ template_id: templateId, revision: version }).first();
			return row && toVersion(row);
		},

		noteOrigin,

		async findDraft(templateId: string, on?: Connection): Promise<SavedDraft | undefined> {
			const row = await drafts(on).where({ template_id: templateId }).first();
			return row && toDraft(row);
		},

		/** Saves a draft unless someone else saved it since; returns the stored draft. */
		async saveDraft(
			templateId: string,
			draft: Omit<SavedDraft, 'revision' | 'basedOn'> & { basedOn: number | undefined },
			seen: number | undefined,
		): Promise<{ isSaved: boolean; draft: SavedDraft } | undefined> {
			return await db.transaction(async (trx) => {
				const template = await lockTemplate(templateId, trx);
				if (!template) return undefined;
				const row = await drafts(trx).where({ template_id: templateId }).first();
				if (row && seen !== undefined && seen !== row.revision) {
					return { isSaved: false, draft: toDraft(row) };
				}
				const next: DraftRow = {
					template_id: templateId,
					content: JSON.stringify(draft.content),
					based_on: draft.basedOn ?? row?.based_on ?? template.revision,
					revision: (row?.revision ?? 0) + 1,
					saved_by: draft.savedBy,
					saved_at: draft.savedAt.getTime(),
				};
				await drafts(trx).insert(next).onConflict('template_id').merge();
				return { isSaved: true, draft: toDraft(next) };
			});
		},

		/** With a revision: only if it was not saved since. */
		async deleteDraft(templateId: string, revision?: number, on?: Connection): Promise<boolean> {
			const query = drafts(on).where({ template_id: templateId });
			if (revision !== undefined) void query.andWhere({ revision });
			return (await query.delete()) === 1;
		},

		/**
		 * Publishes content as the newest version and deletes its draft, in one transaction. Returns 'changed' when
		 * another version was published, or the draft was saved, since.
		 */
		async publish(
			templateId: string,
			content: TemplateDraft,
			origin: {
				now: Date;
				madeBy: string;
				restoredFrom?: number;
				/** The version to replace. */
				basedOn: number | undefined;
				/** The draft that it comes from. */
				draftRevision?: number;
			},
			on: Connection = db,
		): Promise<Template | 'changed' | undefined> {
			const { now, madeBy, restoredFrom, basedOn, draftRevision } = origin;
			return await on.transaction(async (trx) => {
				const current = await lockTemplate(templateId, trx);
				if (!current) return undefined;
				if (basedOn !== undefined && basedOn !== current.revision) return 'changed';
				if (draftRevision !== undefined) {
					const own = { template_id: templateId, revision: draftRevision };
					if ((await drafts(trx).where(own).delete()) === 0) return 'changed';
				}
				const template = await templates.replaceIn(trx, templateId, content, now);
				if (!template) return undefined;
				if (template.revision !== current.revision) {
					await noteOrigin(template, { madeBy, restoredFrom: restoredFrom ?? null }, trx);
				}
				return template;
			});
		},
	};

	/** Stores who made a version and from which one; existing values are not changed. */
	async function noteOrigin(
		{ id, revision }: Pick<Template, 'id' | 'revision'>,
		{ madeBy, restoredFrom = null }: { madeBy: string; restoredFrom?: number | null },
		on?: Connection,
	): Promise<void> {
		await versions(on)
			.where({ template_id: id, revision })
			.whereNull('made_by')
			.update({ made_by: madeBy, restored_from: restoredFrom });
	}

	/** SQLite already holds the only lock. */
	async function lockTemplate(id: string, trx: Connection) {
		const query = trx<{ id: string; revision: number }>('templates').where({ id });
		return await (isPostgres(trx) ? query.forUpdate() : query).first('id', 'revision');
	}
}
