import { readAnnotations } from '../../pages/pdf/read-annotations.ts';
import { mayReadDrawing } from './drawing-limits.ts';
import type { TextStage } from './text-page.ts';

/** Form fields, and text typed onto the page. Scans get both when they are read. */
export const form: TextStage = {
	maxPixels: 0,
	wants: ({ isScan }) => !isScan,
	run: async (draft, document) => ({
		additions: await readAnnotations(draft.page, {
			readsAppearances: mayReadDrawing(draft, document),
		}),
	}),
};
