import { problem } from '../../../model/problem.ts';
import { readTextLayer } from '../../pages/pdf/read-text.ts';
import { isReadable as judgeText } from '../../words/judge-text.ts';
import { cpuMs, isAmongDrawn } from './drawing-limits.ts';
import type { TextStage } from './text-page.ts';

/** Bound on words: a few kilobytes of PDF can repeat a word any number of times. */
export const MAX_WORDS = 1_000_000;

/** The words of the text layer. A page whose text is garbled needs OCR. */
export const textLayer: TextStage = {
	maxPixels: 0,
	wants: () => true,
	run: async (draft, { pdf, used }) => {
		// Reading the clock takes as long as reading some words, so it is read rarely.
		const isTimed = isAmongDrawn(draft);
		const startedMs = isTimed ? cpuMs() : 0;
		const text = await readTextLayer(draft.page, MAX_WORDS - used.words);
		const textMs = isTimed ? cpuMs() - startedMs : 0;
		used.words += text.words.length;
		if (used.words > MAX_WORDS) {
			throw problem('TOO_MANY_WORDS', { limit: MAX_WORDS, pages: pdf.numPages });
		}
		const isReadable = judgeText(text.words);
		const isScan = !isReadable && text.words.length > 0;
		if (isScan) used.scans += 1;
		return { text, textMs, isReadable, isScan };
	},
};
