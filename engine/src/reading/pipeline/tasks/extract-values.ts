import { z } from 'zod';
import type { Page } from '../../../model/document.ts';
import type { Extraction } from '../../../model/extraction.ts';
import type { Lesson } from '../../../model/memory.ts';
import { restoreProblem } from '../../../model/problem.ts';
import type { Question } from '../../../model/second-reader.ts';
import type { InferredTemplate } from '../../../model/template.ts';
import { packPages } from '../pack-pages.ts';
import { sketchPages } from '../sketch-pages.ts';
import {
	askAboutDocument,
	findUntaughtSender,
	inferFromPages,
	openFirstDocument,
	readFirstDocument,
} from '../recipe.ts';
import type { TaskContext } from './define-task.ts';
import { schemaOrNull, trusted } from './inputs.ts';
import { judgeKind } from './judge-kind.ts';
import { leaveDocument } from './read-document.ts';
import type { ReadDocument } from './read-document.ts';
import type { FilePiece } from '../../../model/piece.ts';
import type { TemplateProfile } from '../../sorting/sort-pages.ts';

/** The values of a schema or, without a schema, an inferred template. */
export type ExtractResult = FirstExtraction | { inferred: InferredTemplate };

/**
 * The result of the first reader, and the question to the second, if it is wanted and anything is left to ask. The
 * pages and the result then wait in `pagesFile` for the answer.
 */
export type FirstExtraction = {
	extraction: Extraction;
	question?: Question & { scans?: { index: number; rotation: number }[] };
	/** Its packed words, if they are to be kept. */
	reading?: Uint8Array;
	/** A sketch of its words, if the template looks for duplicates. */
	sketch?: number[];
	/** The kind of the document, if requested. */
	judged?: FilePiece;
	/** The hashes of its sender, if the template has lessons and none applies. */
	senders?: number[];
};

/** The request for a document. */
export const wishes = z.object({
	pagesFile: z.string(),
	schema: schemaOrNull,
	/** Whether the second reader is asked afterwards, and how. */
	second: z
		.object({ mode: z.enum(['missing', 'doubtful', 'always']), maxPages: z.int() })
		.optional(),
	lessons: z.array(trusted<Lesson>()).optional(),
	/** Whether its words are returned as well. */
	keep: z.boolean().optional(),
	/** Whether the pages are known to be one document. */
	isWhole: z.boolean().optional(),
	/** The file for everything that was read of its pages, for later tasks. */
	readFile: z.string().optional(),
	/** The template, as used to recognise documents, if the kind of the document is requested. */
	profile: trusted<TemplateProfile>().optional(),
	/** Whether only the review needs the kind: a few pages are enough, and no note is written. */
	isKindQuiet: z.boolean().optional(),
});

/** A document is not read without one of its pages. */
function refuseUnread(pages: readonly Page[]): void {
	const spoilt = pages.find(({ unread }) => unread)?.unread;
	if (spoilt) throw restoreProblem(spoilt);
}

/** Extracts the values of a document; null if no page has text. */
export async function extractValues(
	{ pages, records, notes }: ReadDocument,
	{
		schema,
		pagesFile,
		second,
		lessons,
		keep = false,
		readFile,
		isWhole = false,
		profile,
		isKindQuiet,
	}: z.infer<typeof wishes>,
	{ models, questionReader, progress }: TaskContext,
): Promise<ExtractResult | null> {
	progress(Math.max(pages.length, 1));
	refuseUnread(pages);
	if (readFile !== undefined) await leaveDocument(readFile, { pages, records, notes });
	if (!schema) {
		const inferred = inferFromPages(pages, models);
		return inferred && { inferred };
	}
	const first = openFirstDocument(
		pages,
		schema,
		models,
		{ records, lessons: lessons ?? [] },
		{ isWhole },
	);
	const found = await readFirstDocument(first, schema, questionReader);
	if (!found) return null;
	const kind = profile && (await judgeKind(pages, profile, models, isKindQuiet));
	const said = [...notes, ...(found.notes ?? []), ...(kind?.notes ?? [])];
	const extraction = { ...found, ...(said.length > 0 && { notes: said }) };
	const answered = {
		extraction,
		...(keep && { reading: packPages(pages) }),
		...(schema.rules?.duplicates && { sketch: sketchPages(pages) }),
		...(kind && { judged: kind.piece }),
		...(lessons && { senders: findUntaughtSender(first, schema, extraction) }),
	};
	const question = second && askAboutDocument(first, schema, extraction, second);
	if (!question) return answered;
	await leaveDocument(pagesFile, { pages, extraction });
	const shown = new Set(question.windows.map(({ page }) => page));
	const scans = pages
		.filter(({ source, index }) => source === 'ocr' && shown.has(index + 1))
		.map(({ index, rotation }) => ({ index, rotation }));
	return { ...answered, question: { ...question, scans } };
}
