import type { PageCode } from '../../../model/document.ts';
import { append } from '../../../model/append.ts';
import { renderPage } from '../../pages/pdf/render-page.ts';
import { takeSmallImages } from '../../pages/pdf/take-small-images.ts';
import { readCodes, readPureCode } from '../../words/codes/read-codes.ts';
import { placeOnPage } from './picture-place.ts';
import type { TextDraft, TextStage } from './text-page.ts';

/** Codes are on the first pages, or on the payment part after them. */
const MAX_CODE_PAGES = 5;
/** Pages with more pictures are skipped. */
const MAX_CODE_PICTURES = 20;
/** Larger pictures are photos, not codes. */
const MAX_CODE_PIXELS = 2_000_000;

/**
 * Reads the codes of a page with text, if its drawing hints at one. Pictures of the size of a code are decoded.
 * The page is rendered only if a code may consist of bars or stencils.
 */
export const codes: TextStage = {
	maxPixels: MAX_CODE_PIXELS,
	wants: ({ codeHint }, { used }) =>
		codeHint !== undefined &&
		used.codePages < MAX_CODE_PAGES &&
		(codeHint.hasBars || (codeHint.pictures > 0 && codeHint.pictures <= MAX_CODE_PICTURES)),
	run: async (draft, { used }) => {
		used.codePages += 1;
		return { codes: await readPageCodes(draft) };
	},
};

async function readPageCodes({ page, codeHint }: TextDraft): Promise<PageCode[]> {
	const { pictures, hasBars } = codeHint ?? { pictures: 0, hasBars: false };
	const { images, hasStencils } =
		pictures > 0 ? await takeSmallImages(page) : { images: [], hasStencils: false };
	const found: PageCode[] = [];
	for (const { box, ...image } of images) {
		append(
			found,
			(await readPureCode(image)).map((code) => ({ ...code, box })),
		);
	}
	if (found.length > 0 || (!hasBars && !hasStencils)) return found;
	const { scale, ...image } = await renderPage(page);
	return (await readCodes(image)).map((code) => ({
		...code,
		box: placeOnPage(code.box, { scale }),
	}));
}
