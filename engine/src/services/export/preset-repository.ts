import { z } from 'zod';
import { EXPORT_KINDS } from '../../model/export-preset.ts';
import type { ExportPreset } from '../../model/export-preset.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';

type PresetRow = {
	template_id: string;
	name: string;
	options: string;
	saved_by: string;
	saved_at: number | string;
};

const optionsSchema = z.object({
	kind: z.enum(EXPORT_KINDS),
	list: z.string().nullable(),
	more: z.array(z.string()),
	isReviewedOnly: z.boolean(),
});

function toPreset(row: PresetRow): ExportPreset {
	return {
		name: row.name,
		options: optionsSchema.parse(JSON.parse(row.options)),
		savedBy: row.saved_by,
		savedAt: new Date(Number(row.saved_at)),
	};
}

export type PresetRepository = ReturnType<typeof createPresetRepository>;

export function createPresetRepository(db: Database) {
	const presets = (on: Connection = db) => on<PresetRow>('export_presets');

	return {
		/** By name. */
		async list(templateId: string): Promise<ExportPreset[]> {
			const rows = await presets().where({ template_id: templateId }).orderBy('name');
			return rows.map(toPreset);
		},

		/** Adds a preset or replaces the one of its name; false if the template has `limit` others. */
		async save(templateId: string, preset: ExportPreset, limit: number): Promise<boolean> {
			return await db.transaction(async (trx) => {
				// Locks the template's row, so that two concurrent inserts cannot both take the last place.
				await trx('templates').where({ id: templateId }).update({ id: templateId });
				const [counted] = await presets(trx)
					.where({ template_id: templateId })
					.whereNot({ name: preset.name })
					.count({ count: '*' });
				if (Number(counted?.count) >= limit) return false;
				const row: PresetRow = {
					template_id: templateId,
					name: preset.name,
					options: JSON.stringify(preset.options),
					saved_by: preset.savedBy,
					saved_at: preset.savedAt.getTime(),
				};
				await presets(trx).insert(row).onConflict(['template_id', 'name']).merge();
				return true;
			});
		},

		async delete(templateId: string, name: string): Promise<void> {
			await presets().where({ template_id: templateId, name }).delete();
		},
	};
}
