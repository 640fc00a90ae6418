import type { PageRange } from './split.ts';

/** One document of a file that holds several. */
export type Piece = {
	pages: PageRange;
	/** What kind of document it is, such as `invoice`, `blank` or `other`. */
	kind: string;
	/** The template that reads it; null: none fits. */
	templateId: string | null;
	/** How sure the kind and the template are, 0 to 1. */
	confidence: number;
	language: string | null;
	/** Sentences that say why. */
	reasons: string[];
	/** How sure it is that a document begins on its first page, 0 to 1. */
	boundaryConfidence: number;
};

/** A person should look at a boundary that is less sure than this. */
export const SURE_BOUNDARY_FROM = 0.5;

/** Only the properties of a piece, in a fixed order. */
export function toPiece(piece: Piece): Piece {
	const { pages, kind, templateId, confidence, language, reasons, boundaryConfidence } = piece;
	return { pages, kind, templateId, confidence, language, reasons, boundaryConfidence };
}
