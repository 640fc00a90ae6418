import type { Extraction } from '../../model/extraction.ts';
import type { DocumentLimits, Page, StoredDocument } from '../../model/document.ts';
import { silentMeter } from '../../model/meter.ts';
import type { Meter } from '../../model/meter.ts';
import type { Log } from '../../model/ports.ts';
import type { PageChoice } from '../../model/page-choice.ts';
import { Problem, problem, restoreProblem } from '../../model/problem.ts';
import type { SecondWish } from '../../model/second-reader.ts';
import type { Lesson } from '../../model/memory.ts';
import type { InferredTemplate, TemplateSchema } from '../../model/template.ts';
import { silentSpan, trace } from '../../model/tracer.ts';
import type { TraceSpan } from '../../model/tracer.ts';
import type { Turn } from './pool.ts';
import { askingOf, readAgain } from './read-again.ts';
import { hasResultRules } from '../rules/order-computed.ts';
import { hashFirstPage } from '../extraction/memory/map-page.ts';
import type { TemplateProfile } from '../sorting/sort-pages.ts';
import type { ExtractResult, FirstExtraction } from './tasks/extract-values.ts';
import type { Opened, OpenInput } from './tasks/open.ts';

export type ReadOrder = {
	document: StoredDocument;
	languages: readonly string[];
	limits: DocumentLimits;
	/** The pages to read; default: all. */
	pages?: PageChoice | undefined;
	/** For a protected PDF. It is neither stored nor logged. */
	password?: string | undefined;
	/** A file for its pages of text, between opening and extraction. The caller removes it. */
	pagesFile: string;
	signal: AbortSignal;
	/** Called once the pages are counted, before the expensive part. It may throw to refuse the document. */
	onPages: (counted: PagesCounted) => Promise<void>;
	/** Finds the lessons of documents whose first pages have these words; default: none. */
	findLessons?: FindLessons | undefined;
	/** Whether to return the words of its pages as well. */
	keep?: boolean | undefined;
	/** The file for everything that is read of its pages, for later tasks; default: none. */
	readFile?: string | undefined;
	/** Whether a page that cannot be read is marked so and has no words; otherwise the whole document fails. */
	isTolerant?: boolean | undefined;
	/** Called for every page that OCR has read. */
	onPageRead?: (done: number, total: number) => void;
	/** Looks values up in the lists of the account; absent if the template's rules need none. */
	lookUp?: LookUp | undefined;
	/** How the document is read a second time; absent if it is not. */
	second?: SecondWish | undefined;
	/** The template, as used to recognise documents; absent if the kind of the document is not needed. */
	profile?: TemplateProfile | undefined;
	/** Whether only the review needs the kind, so that no note is written. */
	isKindQuiet?: boolean | undefined;
};

/** Newest lessons first. */
export type FindLessons = (hashes: readonly number[]) => Promise<Lesson[]>;
/** The result, with values from lookup lists. */
export type LookUp = (extraction: Extraction) => Promise<Extraction>;
/** The result, and what else the extraction found out about the document, if requested. */
export type Parsed = Extraction &
	Pick<FirstExtraction, 'reading' | 'sketch' | 'judged' | 'senders'>;

/** The number of pages of a document, and how many of them are read. */
export type PagesCounted = { pageCount: number; chosenCount: number };

export type Collaborators = { turn: Turn; log: Log; meter?: Meter; span?: TraceSpan };

/** Reads the values of a document for the fields of a schema. */
export async function parseDocument(
	order: ReadOrder & { schema: TemplateSchema },
	collaborators: Collaborators,
): Promise<Parsed> {
	const result = await readDocument(order, order.schema, collaborators);
	if (!('extraction' in result)) throw new Error('a schema was given and a template came back');
	const { turn, span = silentSpan } = collaborators;
	const found = await readAgain(result, order.second, order, { turn, span });
	const extraction = await finishRules(found, order, collaborators);
	const { reading, sketch, judged, senders } = result;
	return {
		...extraction,
		...(reading && { reading }),
		...(sketch && { sketch }),
		...(judged && { judged }),
		...(senders && { senders }),
	};
}

/** The template that a sample suggests. */
export async function inferFromDocument(
	order: ReadOrder,
	collaborators: Collaborators,
): Promise<InferredTemplate> {
	const result = await readDocument(order, null, collaborators);
	if (!('inferred' in result)) throw new Error('a template was asked for and values came back');
	return result.inferred;
}

/** Reads a document for later requests: everything that is read of its pages goes to `target`. */
export async function readSample(
	order: Omit<ReadOrder, 'findLessons' | 'keep' | 'second'>,
	target: string,
	collaborators: Collaborators,
): Promise<{ pageCount: number; hashes: number[]; unreadCount: number }> {
	const { turn, meter = silentMeter } = collaborators;
	const { pagesFile, signal, isTolerant = false } = order;
	const { opened, scans } = await readPages(
		order,
		{ schema: null, onlyRead: true, isTolerant },
		collaborators,
	);
	const { hashes, isEmpty } = await turn.run('gather', { pagesFile, scans, target }, signal);
	meter.pagesRead('scan', scans.length);
	meter.pagesRead('text', opened.chosenCount - scans.length);
	const unread = scans.flatMap((page) => page.unread ?? []);
	if (isEmpty) throw unread[0] ? restoreProblem(unread[0]) : problem('NO_TEXT_FOUND');
	return { pageCount: opened.pageCount, hashes, unreadCount: unread.length };
}

/** Extracts the values of a schema from a sample that was read before. The file of its pages is consumed. */
export async function askSample(
	order: Pick<
		ReadOrder,
		'document' | 'limits' | 'password' | 'pagesFile' | 'signal' | 'second' | 'lookUp'
	> & {
		schema: TemplateSchema;
		lessons: readonly Lesson[];
		keep?: boolean | undefined;
		isWhole?: boolean | undefined;
	},
	collaborators: Collaborators,
): Promise<Parsed> {
	const { turn, span = silentSpan } = collaborators;
	const { pagesFile, schema, signal, lessons, second, keep, isWhole } = order;
	const asked = { pagesFile, scans: [], schema, second: askingOf(second), lessons: [...lessons] };
	const input = { ...asked, ...(keep && { keep }), ...(isWhole && { isWhole }) };
	const result = await trace(span.child('extract'), () => turn.run('extract', input, signal));
	if (!result || !('extraction' in result)) throw problem('NO_TEXT_FOUND');
	const found = await readAgain(result, second, order, { turn, span });
	const extraction = await finishRules(found, order, collaborators);
	const { reading, sketch, senders } = result;
	return {
		...extraction,
		...(reading && { reading }),
		...(sketch && { sketch }),
		...(senders && { senders }),
	};
}

/** Applies the template's rules to a whole result: lookup lists first, because expressions may read their values. */
async function finishRules(
	extraction: Extraction,
	{ schema, lookUp, signal }: Pick<ReadOrder, 'lookUp' | 'signal'> & { schema: TemplateSchema },
	{ turn, span = silentSpan }: Collaborators,
): Promise<Extraction> {
	const looked = lookUp ? await lookUp(extraction) : extraction;
	if (!hasResultRules(schema)) return looked;
	return await trace(span.child('rules'), () =>
		turn.run('rules', { schema, extraction: looked }, signal),
	);
}

/** Infers a template from a sample that was read before. */
export async function inferFromSample(
	{ pagesFile, signal }: Pick<ReadOrder, 'pagesFile' | 'signal'>,
	{ turn }: Pick<Collaborators, 'turn'>,
): Promise<InferredTemplate> {
	const result = await turn.run('extract', { pagesFile, scans: [], schema: null }, signal);
	if (!result || !('inferred' in result)) throw problem('NO_TEXT_FOUND');
	return result.inferred;
}

/** An error of the document or page itself: other pages and documents can still be read. */
export function isDocumentFault(error: unknown): error is Problem {
	return error instanceof Problem && error.code !== 'UNAVAILABLE';
}

/** Stands for a page that could not be read: an A4 page in points. */
function unreadPage(index: number, { code, message }: Problem): Page {
	const size = { width: 595, height: 842 };
	const nothing = { words: [], fields: [], rotation: 0, source: 'ocr' as const };
	return { index, ...size, ...nothing, unread: { code, message } };
}

/** open → text or OCR of each page. */
async function readPages(
	{
		document: { path, type },
		languages,
		limits,
		pages,
		password,
		pagesFile,
		signal,
		onPages,
		onPageRead,
		isTolerant = false,
	}: ReadOrder,
	wish: Partial<OpenInput> & Pick<OpenInput, 'schema'>,
	{ turn, span = silentSpan }: Collaborators,
): Promise<{ opened: Opened; openedAt: number; scans: Page[] }> {
	const opened = await trace(span.child('open'), () =>
		turn.run(
			'open',
			{ ...wish, path, type, limits, password, pages: pages && [...pages], pagesFile },
			signal,
		),
	);
	const openedAt = performance.now();
	const { pageCount, chosenCount, scans } = opened;
	// A document that will not be read must not take pages from others, not even briefly.
	if (scans.length > limits.maxScannedPages) {
		throw problem('SCAN_TOO_LONG', {
			scans: scans.length,
			limit: limits.maxScannedPages,
			pages: pageCount,
		});
	}
	turn.expectScans(scans.length);
	await onPages({ pageCount, chosenCount });

	const stop = new AbortController();
	const own = AbortSignal.any([signal, stop.signal]);
	let done = 0;
	const readPage = async (index: number, likely?: Page['languages']): Promise<Page> => {
		const known = { languages: [...languages], ...(likely && { likely: [...likely] }) };
		const input = { path, type, index, ...known, limits, password };
		const page = await trace(span.child('ocr', { page: index + 1 }), () =>
			turn.run('ocr', input, own),
		).catch((error: unknown) => {
			if (!isTolerant || own.aborted || !isDocumentFault(error)) throw error;
			return unreadPage(index, error);
		});
		done += 1;
		onPageRead?.(done, scans.length);
		return page;
	};
	const read = await readScans(scans, readPage).catch((error: unknown) => {
		// The document has failed, so its other pages must not delay anyone.
		stop.abort(error);
		throw error;
	});
	return { opened, openedAt, scans: read };
}

/** From this number of scans on, the first is read alone, because its language halves the work on the others. */
const MIN_SCANS_TO_LEAD = 3;

async function readScans(
	scans: readonly number[],
	readPage: (index: number, likely?: Page['languages']) => Promise<Page>,
): Promise<Page[]> {
	const [first, ...others] = scans;
	if (first === undefined || scans.length < MIN_SCANS_TO_LEAD) {
		return await Promise.all(scans.map((index) => readPage(index)));
	}
	const lead = await readPage(first);
	return [lead, ...(await Promise.all(others.map((index) => readPage(index, lead.languages))))];
}

/** The recipe: the pages → extraction. */
async function readDocument(
	order: ReadOrder,
	schema: TemplateSchema | null,
	collaborators: Collaborators,
): Promise<ExtractResult> {
	const { pagesFile, readFile, signal, findLessons, keep, second: wish } = order;
	const { profile, isKindQuiet } = order;
	const { turn, log, meter = silentMeter, span = silentSpan } = collaborators;
	const second = askingOf(wish);
	const started = performance.now();
	const {
		opened,
		openedAt,
		scans: read,
	} = await readPages(
		order,
		{
			schema,
			second,
			readFile,
			profile,
			isKindQuiet,
			...(findLessons && { hasLessons: true }),
			...(keep && { keep }),
		},
		collaborators,
	);
	const { chosenCount, scans } = opened;
	const wordsAt = performance.now();
	const hashes = opened.hashes ?? hashFirstPage(read.slice(0, 1));
	const lessons = await findLessons?.(hashes);
	const result =
		scans.length > 0 || lessons
			? await trace(span.child('extract'), () =>
					turn.run(
						'extract',
						{
							pagesFile,
							scans: read,
							schema,
							second,
							readFile,
							profile,
							isKindQuiet,
							...(lessons && { lessons }),
							...(keep && { keep }),
						},
						signal,
					),
				)
			: opened.result;
	meter.pagesRead('scan', scans.length);
	meter.pagesRead('text', chosenCount - scans.length);
	if (!result) throw problem('NO_TEXT_FOUND');
	log.info(
		{
			pages: chosenCount,
			pagesOcr: scans.length,
			openMs: Math.round(openedAt - started),
			ocrMs: Math.round(wordsAt - openedAt),
			extractMs: Math.round(performance.now() - wordsAt),
		},
		'document parsed',
	);
	return result;
}
