import type { PdfReading, TextDraft } from './text-page.ts';

/** Reading what a page draws takes about as long as reading its text; forms and most tables are short. */
const MAX_DRAWN_PAGES = 10;
/** A page whose text takes this much CPU to read, far more than the first of a process does, draws very many strokes, which would take memory as well. */
const MAX_TEXT_MS = 2500;
/** How long the drawings of one document are read. */
const MAX_DRAWING_MS = 4000;

/** Whether what a page draws may be read, as far as its number says. */
export function isAmongDrawn({ before }: Pick<TextDraft, 'before'>): boolean {
	return before < MAX_DRAWN_PAGES;
}

/** Whether what a page draws is read, once its text is. */
export function mayReadDrawing(draft: TextDraft, { used }: PdfReading): boolean {
	return isAmongDrawn(draft) && draft.textMs < MAX_TEXT_MS && used.drawingMs < MAX_DRAWING_MS;
}

/** The CPU time of this process so far, which leaves out the time that others kept it waiting. */
export function cpuMs(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
}
