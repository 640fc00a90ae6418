import { renderPage } from '../../pages/pdf/render-page.ts';
import { findTickBoxes, tickBoxTolerances } from '../../words/marks/find-tick-boxes.ts';
import { placeOnPage } from './picture-place.ts';
import type { TextDraft, TextStage } from './text-page.ts';

/** Rendering a page takes longer than reading its text; forms are short. */
const MAX_TICKED_PAGES = 5;

/** Finds tick boxes that are drawn on the page or in its pictures, if no form field states them. */
export const tickBoxes: TextStage = {
	maxPixels: Infinity,
	wants: (draft, { wantsTickBoxes }) =>
		wantsTickBoxes && !draft.isScan && draft.before < MAX_TICKED_PAGES && !statesTicks(draft),
	run: async ({ page }) => {
		const { scale, ...image } = await renderPage(page);
		return {
			tickBoxes: findTickBoxes(image, tickBoxTolerances(scale)).map(({ box, isTicked }) => ({
				box: placeOnPage(box, { scale }),
				isTicked,
			})),
		};
	},
};

function statesTicks({ additions }: TextDraft): boolean {
	return additions.fields.some(({ value }) => typeof value === 'boolean');
}
