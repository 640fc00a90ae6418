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
	signal: AbortSignal;
	/** Called once the number of pages is known, before the expensive part; may refuse by throwing. */
	onPages: (pageCount: number) => Promise<void>;
	/** Called for every page that OCR has read. */
	onPageRead?: (done: number, total: number) => void;
};

/** The recipe: open → text or OCR of each page → extraction. */
export async function parseDocument(
	{ document, schema, languages, limits, signal, onPages, onPageRead }: ParseOrder,
	{ pool, log }: { pool: Pool; log: Log },
): Promise<Extraction> {
	const { path, type } = document;
	const started = performance.now();
	const opened = await pool.run('open', { path, type, limits, schema }, signal);
	const openedAt = performance.now();
	const { pageCount } = opened;
	await onPages(pageCount);

	const scanned = opened.pages?.flatMap((page, index) => (page ? [] : [index])) ?? [];
	if (scanned.length > limits.maxScannedPages) {
		throw problem('SCAN_TOO_LONG', { pages: scanned.length, limit: limits.maxScannedPages });
	}
	let done = 0;
	const readPage = async (index: number): Promise<Page> => {
		const input = { path, type, index, languages: [...languages], limits };
		const page = await pool.run('ocr', input, signal);
		done += 1;
		onPageRead?.(done, scanned.length);
		return page;
	};
	const pages = await Promise.all(
		(opened.pages ?? []).map(async (page, index) => page ?? (await readPage(index))),
	);
	const wordsAt = performance.now();
	const extraction = opened.pages
		? await pool.run('extract', { pages, schema }, signal)
		: opened.extraction;
	if (!extraction) throw problem('NO_TEXT_FOUND');
	log.info(
		{
			pages: pageCount,
			pagesOcr: scanned.length,
			openMs: Math.round(openedAt - started),
			ocrMs: Math.round(wordsAt - openedAt),
			extractMs: Math.round(performance.now() - wordsAt),
		},
		'document parsed',
	);
	return extraction;
}
