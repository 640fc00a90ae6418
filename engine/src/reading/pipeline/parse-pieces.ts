import { rm } from 'node:fs/promises';
import type { ChosenTemplate, FilePiece } from '../../model/piece.ts';
import { toPiece } from '../../model/piece.ts';
import type { Problem } from '../../model/problem.ts';
import { restoreProblem } from '../../model/problem.ts';
import type { PageLook, SortingDecisions } from '../../model/sorting-decision.ts';
import type { SecondWish } from '../../model/second-reader.ts';
import { pagesOfSplit } from '../../model/split.ts';
import type { Split } from '../../model/split.ts';
import type { TemplateSchema } from '../../model/template.ts';
import { silentSpan, trace } from '../../model/tracer.ts';
import type { BoundaryLook, TemplateProfile } from '../sorting/sort-pages.ts';
import { askSample, isDocumentFault, readSample } from './parse-document.ts';
import type { Collaborators, FindLessons, LookUp, Parsed, ReadOrder } from './parse-document.ts';
import type { SortedPiece } from './tasks/sort.ts';

export type { BoundaryLook, TemplateProfile };

/** How the documents of a file are found. */
export type SortOrder = {
	split: Split;
	/** The templates to choose from. */
	templates: readonly TemplateProfile[];
	/** The template that reads every document; null to choose the best one for each. */
	fixedId: string | null;
	/** Templates that people have chosen for single documents. */
	chosen?: readonly ChosenTemplate[] | undefined;
	maxDocuments: number;
	sender?: string | undefined;
	/** Whether documents are only recognised, and not read. */
	onlyClassify?: boolean | undefined;
	/** What people have decided about files of the account. */
	decisions?: SortingDecisions | undefined;
};

/** The request of a template for a document. */
export type PieceWish = {
	schema: TemplateSchema;
	findLessons: FindLessons | undefined;
	lookUp: LookUp | undefined;
	second: SecondWish | undefined;
};

/** A document of a file with its result; `parsed` and `problem` are null if no template reads it. */
export type ParsedPiece = {
	piece: FilePiece;
	pageCount: number;
	parsed: Parsed | null;
	problem: Problem | null;
	/** Sentences about pages that could not be read. */
	notes: string[];
	/** The stored description of its first page. */
	look: PageLook;
};

type FileOrder = Omit<ReadOrder, 'findLessons' | 'lookUp' | 'second' | 'readFile'>;

/** Reads the words of all pages of a file into `readFile`. A page that cannot be read affects only itself. */
export async function readWordsOnce(
	order: FileOrder,
	{ split, readFile }: { split: Split; readFile: string },
	collaborators: Collaborators,
): Promise<void> {
	const pages = pagesOfSplit(split, order.pages);
	await readSample({ ...order, pages, isTolerant: true }, readFile, collaborators);
}

type PiecesOrder = Pick<FileOrder, 'document' | 'limits' | 'password' | 'signal' | 'keep'> & {
	/** The file with everything that was read of the file. */
	readFile: string;
	/** Prefix of the files of its documents, which are removed afterwards. */
	target: string;
	sorting: SortOrder;
	wishFor: (templateId: string) => Promise<PieceWish>;
	/** Called with the boundaries that the ranges of the split teach. */
	onBoundaries?: ((boundaries: BoundaryLook[]) => void) | undefined;
	/** Documents that are already known are not read again. */
	isKnown?: ((piece: FilePiece) => boolean) | undefined;
};

/** Documents of one file that are read in parallel. */
const MAX_AT_ONCE = 4;

/** Splits the words of a file into documents and reads each with its template, in page order. */
export async function parsePieces(
	order: PiecesOrder,
	collaborators: Collaborators,
): Promise<ParsedPiece[]> {
	const { turn, span = silentSpan } = collaborators;
	const { readFile, target, signal, sorting } = order;
	const { split, templates, maxDocuments, sender, decisions } = sorting;
	const input = { readFile, target, split, templates: [...templates], maxDocuments };
	const known = { ...(sender && { sender }), ...(decisions && { decisions }) };
	const { sorted, boundaries } = await trace(span.child('sort'), () =>
		turn.run('sort', { ...input, ...known }, signal),
	);
	order.onBoundaries?.(boundaries);
	const parsed: ParsedPiece[] = [];
	const waiting = sorted.entries();
	const parseNext = async (): Promise<void> => {
		for (const [i, piece] of waiting) parsed[i] = await parsePiece(piece, order, collaborators);
	};
	const settled = await Promise.allSettled(Array.from({ length: MAX_AT_ONCE }, parseNext));
	for (const one of settled) if (one.status === 'rejected') throw one.reason;
	return parsed;
}

async function parsePiece(
	sorted: SortedPiece,
	order: PiecesOrder,
	collaborators: Collaborators,
): Promise<ParsedPiece> {
	const { pagesFile, pageCount, isEmpty, unread } = sorted;
	const { split, onlyClassify } = order.sorting;
	const piece = choosePiece(sorted, order.sorting);
	const { templateId } = piece;
	const notes = unread.map(({ page, message }) => `Page ${page}: ${message}`);
	const found = { piece, pageCount, notes, parsed: null, problem: null, look: sorted.look };
	try {
		if (isEmpty && unread[0]) return { ...found, problem: restoreProblem(unread[0]) };
		if (templateId === null || onlyClassify || order.isKnown?.(piece)) return found;
		const { findLessons, ...wish } = await order.wishFor(templateId);
		const lessons = (await findLessons?.(sorted.hashes)) ?? [];
		// `auto` may have missed a boundary, which extraction then notices.
		const isWhole = split.by !== 'auto';
		const parsed = await askSample(
			{ ...order, ...wish, pagesFile, lessons, isWhole },
			collaborators,
		);
		return { ...found, parsed };
	} catch (error) {
		if (order.signal.aborted || !isDocumentFault(error)) throw error;
		return { ...found, problem: error };
	} finally {
		await rm(pagesFile, { force: true });
	}
}

/** The template of a document: the one that a person chose, the fixed one, or the best match. */
function choosePiece(sorted: SortedPiece, { fixedId, chosen = [] }: SortOrder): FilePiece {
	const [unread] = sorted.isEmpty ? sorted.unread : [];
	if (unread) {
		// A page that could not be read has no words either, but its kind is unknown.
		const said = { kind: 'other', confidence: 0, reasons: [unread.message] };
		return toPiece({ ...sorted, ...said, templateId: null });
	}
	if (sorted.isEmpty) return toPiece({ ...sorted, templateId: null });
	const own = chosen.find(({ pages }) => isWithin(sorted.pages.from, { pages }));
	const usual = fixedId ?? sorted.templateId;
	// A choice that only confirms the automatic one does not count as a choice.
	if (!own || own.templateId === usual) return toPiece({ ...sorted, templateId: usual });
	const { templateId } = own;
	const said = { confidence: 1, reasons: ['a person has chosen'], isChosen: true };
	return toPiece({ ...sorted, ...said, templateId });
}

function isWithin(page: number, { pages: { from, to } }: Pick<FilePiece, 'pages'>): boolean {
	return from <= page && page <= to;
}
