import { showsPicture } from '../../pages/pdf/render-page.ts';
import type { Additions } from '../../pages/pdf/read-annotations.ts';
import type { TextStage } from './text-page.ts';

/** A page without text is a scan if it draws anything; otherwise it is blank. */
export const scanCheck: TextStage = {
	maxPixels: 0,
	wants: ({ text, isScan }) => !isScan && text.words.length === 0,
	run: async ({ page, additions }, { limits, used }) => {
		// A document with more scans than the limit is refused, so they need not be counted further.
		const isScan =
			used.scans > limits.maxScannedPages || (await showsPicture(page, idsOfTyped(additions)));
		if (isScan) used.scans += 1;
		return { isScan };
	},
};

/** Typed text is read without OCR. A stamp without text may be a picture of text. */
function idsOfTyped({ typed, typedIds }: Additions): ReadonlySet<string> | undefined {
	return typed.length > 0 ? typedIds : undefined;
}
