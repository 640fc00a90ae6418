import { z } from 'zod';
import { hasBoolean } from '../../../model/template.ts';
import { hashFirstPage } from '../../extraction/memory/map-page.ts';
import { openSource } from '../read-pages.ts';
import { defineTask } from './define-task.ts';
import type { TaskContext } from './define-task.ts';
import { extractValues, wishes } from './extract-values.ts';
import type { ExtractResult } from './extract-values.ts';
import { source } from './inputs.ts';
import { leaveDocument } from './read-document.ts';
import type { ReadDocument } from './read-document.ts';

/**
 * A document without scans is extracted by this task. For one with scans, the other pages wait in `pagesFile`.
 * Either way, the words of a text do not pass through the API process, whose memory is not limited. `result` is
 * null if no page has text.
 */
export type Opened = {
	pageCount: number;
	/** Number of pages chosen to be read. */
	chosenCount: number;
	result: ExtractResult | null;
	/** Indexes of the pages that need OCR. */
	scans: number[];
	/** Hashes of the first page's words, to find lessons before extraction. */
	hashes?: number[];
};

const openInput = source.extend({
	...wishes.omit({ lessons: true }).shape,
	/** Whether lessons exist: extraction then runs as a second step. */
	hasLessons: z.boolean().optional(),
	/** Whether the pages are only stored in `pagesFile`, for later requests. */
	onlyRead: z.boolean().optional(),
	/** Whether a broken page affects only itself. */
	isTolerant: z.boolean().optional(),
	/** The pages to read; default: all. */
	pages: z.array(z.object({ from: z.int(), to: z.int() })).optional(),
});
export type OpenInput = z.infer<typeof openInput>;

/** Counts the pages of a document and reads those that have text. */
export const open = defineTask('open', openInput, async (input, context): Promise<Opened> => {
	const { schema, pagesFile, pages: choice, hasLessons = false, onlyRead = false } = input;
	const { isTolerant = false } = input;
	const wantsTickBoxes = onlyRead || (schema !== null && hasBoolean(schema.data));
	const onPage = createProgress(context);
	const opened = await openSource(input, { wantsTickBoxes, onPage, choice, isTolerant });
	const { pageCount, pages, records, notes } = opened;
	const read: ReadDocument = { pages: pages.flatMap(({ page }) => page ?? []), records, notes };
	const scans = pages.flatMap(({ index, page }) => (page ? [] : [index]));
	const counted = { pageCount, chosenCount: pages.length, scans };
	if (scans.length === 0 && !hasLessons && !onlyRead) {
		return { ...counted, result: await extractValues(read, input, context) };
	}
	await leaveDocument(pagesFile, read);
	const isFirstRead = hasLessons && pages[0]?.page !== null;
	return { ...counted, result: null, ...(isFirstRead && { hashes: hashFirstPage(read.pages) }) };
});

/** Minimum interval of progress reports; reporting every page of text would slow reading. */
const PROGRESS_STEP_MS = 50;

function createProgress({ progress }: TaskContext): () => void {
	let toldMs = -Infinity;
	return () => {
		const now = performance.now();
		if (now - toldMs < PROGRESS_STEP_MS) return;
		toldMs = now;
		progress(1);
	};
}
