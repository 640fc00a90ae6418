import { noticeLeftOut } from '../../pages/pdf/open-pdf.ts';
import { readDrawing } from '../../pages/pdf/read-drawing.ts';
import { placeByGlyphs } from '../../pages/pdf/read-text.ts';
import { cpuMs, mayReadDrawing } from './drawing-limits.ts';
import type { TextStage } from './text-page.ts';

/** Lines that the page draws, the exact places of its words, and hints at codes. */
export const drawing: TextStage = {
	maxPixels: 0,
	wants: (draft, document) => draft.isReadable && mayReadDrawing(draft, document),
	run: async ({ page, text }, { used }) => {
		const startedMs = cpuMs();
		const { output, pictures: leftOut } = await noticeLeftOut(() => readDrawing(page));
		const { rules, glyphs, pictures, hasBars } = output;
		placeByGlyphs(text, glyphs);
		used.drawingMs += cpuMs() - startedMs;
		return { rules, codeHint: { pictures: pictures + leftOut, hasBars } };
	},
};
