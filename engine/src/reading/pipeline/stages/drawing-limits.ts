import type { PdfReading, TextDraft } from './text-page.ts';

/** Maximum pages whose drawing is read, which takes about as long as their text. Forms and most tables are short. */
const MAX_DRAWN_PAGES = 10;
/**
 * A page whose text takes this much CPU time, far more than the first page of a process, has very many strokes,
 * which would also take memory.
 */
const MAX_TEXT_MS = 2500;
/** Maximum CPU time for the drawings of a document. */
const MAX_DRAWING_MS = 4000;

/** Whether a page is among the first, whose drawing may be read. */
export function isAmongDrawn({ before }: Pick<TextDraft, 'before'>): boolean {
	return before < MAX_DRAWN_PAGES;
}

/** Whether the drawing of a page is read, after its text. */
export function mayReadDrawing(draft: TextDraft, { used }: PdfReading): boolean {
	return isAmongDrawn(draft) && draft.textMs < MAX_TEXT_MS && used.drawingMs < MAX_DRAWING_MS;
}

/** The CPU time of this process, which excludes waiting for other processes. */
export function cpuMs(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
}
