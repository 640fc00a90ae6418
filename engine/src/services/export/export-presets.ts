import type { ExportPreset } from '../../model/export-preset.ts';
import { problem } from '../../model/problem.ts';
import type { Clock } from '../../model/ports.ts';
import type { Templates } from '../templates/templates.ts';
import type { PresetRepository } from './preset-repository.ts';

/** A person chooses from them in a menu. */
const MAX_PRESETS = 20;

type Collaborators = {
	repository: PresetRepository;
	templates: Pick<Templates, 'get'>;
	clock: Clock;
};

export type ExportPresets = ReturnType<typeof createExportPresets>;

/** Named choices for exports, which all people of the account see. */
export function createExportPresets({ repository, templates, clock }: Collaborators) {
	return {
		async list(accountId: string, templateId: string): Promise<ExportPreset[]> {
			const { id } = await templates.get(accountId, templateId);
			return await repository.list(id);
		},

		/** Returns all presets of the template. */
		async save(
			accountId: string,
			templateId: string,
			wish: Omit<ExportPreset, 'savedAt'>,
		): Promise<ExportPreset[]> {
			const { id } = await templates.get(accountId, templateId);
			if (!(await repository.save(id, { ...wish, savedAt: clock.now() }, MAX_PRESETS))) {
				const message = `A template keeps at most ${MAX_PRESETS} export presets. Delete one first.`;
				throw problem('INVALID_REQUEST', { faults: [{ path: 'name', message }] });
			}
			return await repository.list(id);
		},

		/** Deleting a preset that no longer exists is not an error. */
		async delete(accountId: string, templateId: string, name: string): Promise<ExportPreset[]> {
			const { id } = await templates.get(accountId, templateId);
			await repository.delete(id, name);
			return await repository.list(id);
		},
	};
}
