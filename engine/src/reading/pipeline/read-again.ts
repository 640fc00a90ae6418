import { readFile, rm } from 'node:fs/promises';
import type { DocumentLimits, StoredDocument } from '../../model/document.ts';
import type { Extraction } from '../../model/extraction.ts';
import { Problem } from '../../model/problem.ts';
import { DOUBTFUL_BELOW } from '../../model/second-reader.ts';
import type { PagePicture, Question, SecondAsking, SecondWish } from '../../model/second-reader.ts';
import type { TemplateSchema } from '../../model/template.ts';
import { trace } from '../../model/tracer.ts';
import type { TraceSpan } from '../../model/tracer.ts';
import type { Turn } from './pool.ts';
import type { FirstExtraction } from './tasks/extract-values.ts';

/** Maximum pictures of one document that are shown; each costs as much as a page of text. */
const MAX_PICTURES = 8;

type Order = {
	document: Pick<StoredDocument, 'path' | 'type'>;
	limits: DocumentLimits;
	password?: string | undefined;
	pagesFile: string;
	schema: TemplateSchema;
	signal: AbortSignal;
};

/**
 * Joins the results of the first and second reader. Child processes make the question and ground the answer. Only
 * the request itself is made here, where the network is available.
 */
export async function readAgain(
	{ extraction, question }: FirstExtraction,
	wish: SecondWish | undefined,
	order: Order,
	{ turn, span }: { turn: Turn; span: TraceSpan },
): Promise<Extraction> {
	if (!wish) return extraction;
	if ('note' in wish) return noteDoubtful(extraction, wish.note);
	if (!question) return extraction;
	const { signal, pagesFile, schema } = order;
	const pictures = wish.wantsPictures ? await drawPictures(question, order, turn) : [];
	const answer = await trace(span.child('second reader'), () =>
		wish.ask(withoutPages(question), { signal, pictures }),
	);
	if ('fault' in answer) return noteAsked(extraction, question, answer.fault, { isFault: true });
	const { values } = answer;
	const held = await trace(span.child('ground'), () =>
		turn.run('ground', { pagesFile, schema, values }, signal),
	).catch((error: unknown) => giveUp(error, signal));
	if (!held) {
		const fault = 'What the second reader said could not be held against the page.';
		return noteAsked(extraction, question, fault, { isFault: true });
	}
	wish.onHeld(held.counts);
	const { leftOut } = question;
	return leftOut === null ? held.extraction : noteAsked(held.extraction, question, leftOut);
}

/** The values of the first reader are worth more than an error, unless the client has disconnected. */
function giveUp(error: unknown, signal: AbortSignal): null {
	if (signal.aborted || !(error instanceof Problem)) throw error;
	return null;
}

/** The part of the settings that a child needs. */
export function askingOf(
	wish: SecondWish | undefined,
): Pick<SecondAsking, 'mode' | 'maxPages'> | undefined {
	return wish && 'mode' in wish ? { mode: wish.mode, maxPages: wish.maxPages } : undefined;
}

function withoutPages({ fields, windows, leftOut }: Question): Question {
	return { fields, windows, leftOut };
}

async function drawPictures(
	{ scans = [] }: NonNullable<FirstExtraction['question']>,
	{ document: { path, type }, limits, password, pagesFile, signal }: Order,
	turn: Turn,
): Promise<PagePicture[]> {
	const pictures: PagePicture[] = [];
	for (const { index, rotation } of scans.slice(0, MAX_PICTURES)) {
		const target = `${pagesFile}-${index}.jpg`;
		try {
			await turn.run('picture', { path, type, limits, password, index, rotation, target }, signal);
			pictures.push({ page: index + 1, jpeg: await readFile(target) });
		} catch (error) {
			giveUp(error, signal);
		} finally {
			await rm(target, { force: true });
		}
	}
	return pictures;
}

/** One sentence per value that was asked for. */
function noteAsked(
	extraction: Extraction,
	{ fields }: Question,
	note: string,
	{ isFault = false } = {},
): Extraction {
	const asked = new Set(fields.map(({ path }) => path));
	const isAsked = (path: string) => asked.has(path) || asked.has(path.replace(/\[.*/s, ''));
	return addNote(extraction, note, isAsked, isFault);
}

/** One sentence per value that would have been asked for. */
function noteDoubtful(extraction: Extraction, note: string): Extraction {
	const doubtful = new Set(
		extraction.details
			.filter(({ confidence }) => confidence < DOUBTFUL_BELOW)
			.map(({ path }) => path),
	);
	return addNote(extraction, note, (path) => doubtful.has(path), true);
}

function addNote(
	{ notes = [], ...extraction }: Extraction,
	note: string,
	isMeant: (path: string) => boolean,
	isWarning: boolean,
): Extraction {
	const all = isWarning ? [...notes, note] : notes;
	return {
		...extraction,
		details: extraction.details.map((detail) =>
			isMeant(detail.path) ? { ...detail, note } : detail,
		),
		...(all.length > 0 && { notes: all }),
	};
}
