import type { Extraction } from '../model/extraction.ts';
import type { DocumentLimits, Page, StoredDocument } from '../model/document.ts';
import type { Log } from '../model/ports.ts';
import { problem } from '../model/problem.ts';
import type { TemplateSchema } from '../model/template.ts';
import type { Pool } from './pool.ts';

export type ParseOrder = {
	document: StoredDocument;
	schema: TemplateSchema;
	languages: readonly string[];
	limits: DocumentLimits;
	/** A place for its pages of text, between opening and extraction; whoever gives it clears it. */
	pagesFile: string;
	signal: AbortSignal;
	/** Called once the number of pages is known, before the expensive part; may refuse by throwing. */
	onPages: (pageCount: number) => Promise<void>;
	/** Called for every page that OCR has read. */
	onPageRead?: (done: number, total: number) => void;
};

/** The recipe: open → text or OCR of each page → extraction. */
export async function parseDocument(
	{ document, schema, languages, limits, pagesFile, signal, onPages, onPageRead }: ParseOrder,
	{ pool, log }: { pool: Pool; log: Log },
): Promise<Extraction> {
	const { path, type } = document;
	const started = performance.now();
	const opened = await pool.run('open', { path, type, limits, schema, pagesFile }, signal);
	const openedAt = performance.now();
	const { pageCount, scans } = opened;
	// What is never read must not take pages from others, not even for a moment.
	if (scans.length > limits.maxScannedPages) {
		throw problem('SCAN_TOO_LONG', {
			scans: scans.length,
			limit: limits.maxScannedPages,
			pages: pageCount,
		});
	}
	await onPages(pageCount);

	const stop = new AbortController();
	const own = AbortSignal.any([signal, stop.signal]);
	let done = 0;
	const readPage = async (index: number): Promise<Page> => {
		const input = { path, type, index, languages: [...languages], limits };
		const page = await pool.run('ocr', input, own, signal);
		done += 1;
		onPageRead?.(done, scans.length);
		return page;
	};
	const read = await Promise.all(scans.map(readPage)).catch((error: unknown) => {
		// The document has failed: its other pages must not keep anybody waiting.
		stop.abort(error);
		throw error;
	});
	const wordsAt = performance.now();
	const extraction =
		scans.length > 0
			? await pool.run('extract', { pagesFile, scans: read, schema }, signal)
			: opened.extraction;
	if (!extraction) throw problem('NO_TEXT_FOUND');
	log.info(
		{
			pages: pageCount,
			pagesOcr: scans.length,
			openMs: Math.round(openedAt - started),
			ocrMs: Math.round(wordsAt - openedAt),
			extractMs: Math.round(performance.now() - wordsAt),
		},
		'document parsed',
	);
	return extraction;
}
