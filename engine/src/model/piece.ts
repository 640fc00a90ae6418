import type { PageRange } from './split.ts';

/** The name for a template that is chosen for each document. */
export const AUTO_TEMPLATE = 'auto';

/** The kind of pages without text. */
export const BLANK_KIND = 'blank';

/** One document of a file with several. */
export type FilePiece = {
	pages: PageRange;
	/** The kind of document, such as `invoice`, `blank` or `other`. */
	kind: string;
	/** The template that reads it; null if none fits. */
	templateId: string | null;
	/** The confidence in kind and template, 0 to 1. */
	confidence: number;
	language: string | null;
	/** Sentences that give the reasons. */
	reasons: string[];
	/** The confidence that a document begins on its first page, 0 to 1. */
	boundaryConfidence: number;
	/** Whether a person has chosen another template than the one found, or none. */
	isChosen?: boolean | undefined;
};

/** A document of a split job; `jobId` is null if no template reads it. */
export type JobPiece = FilePiece & { jobId: string | null };

/** A template that a person has chosen for the document on these pages; null for none. */
export type ChosenTemplate = { pages: PageRange; templateId: string | null };

/** How the file of a job is split. */
export type JobSorting = {
	/** As `writeSplit` writes it. */
	split: string;
	/** The templates to choose from; null: all of the account. */
	templateIds: string[] | null;
	/** Whether the template of the job reads every document. */
	isFixed: boolean;
	/** The sender of the file. */
	sender?: string | undefined;
	/** Whether documents are only recognised, and not read. */
	onlyClassify?: boolean | undefined;
	/** What people have chosen for single documents. */
	chosen?: ChosenTemplate[] | undefined;
};

/** Boundaries below this confidence need review. */
export const SURE_BOUNDARY_FROM = 0.8;

/** From this confidence on, a document of another kind than its template is for is worth a look. */
export const SURE_KIND_FROM = 0.7;

/** Only the properties of a piece, in a fixed order. */
export function toPiece(piece: FilePiece): FilePiece {
	const { pages, kind, templateId, confidence, language, reasons, boundaryConfidence } = piece;
	const found = { pages, kind, templateId, confidence, language, reasons, boundaryConfidence };
	return piece.isChosen ? { ...found, isChosen: true } : found;
}

/** The kind of a document for which one template was named. */
export function presentKind({ kind, confidence, templateId }: FilePiece) {
	return { kind, confidence, fitsTemplate: templateId !== null };
}

/** The document of a file that a job is about, or the kind of its document; empty if neither was requested. */
export function presentOwnPiece({
	parentId,
	sorting,
	pieces,
}: {
	parentId?: string | null | undefined;
	sorting?: JobSorting | null | undefined;
	pieces?: readonly JobPiece[] | null | undefined;
}) {
	const [own] = pieces ?? [];
	if (!own || sorting) return {};
	if (!parentId) return presentKind(own);
	const { pages, kind, confidence } = own;
	return { parentId, pages, kind, confidence };
}
