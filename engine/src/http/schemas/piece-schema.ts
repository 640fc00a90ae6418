import { z } from 'zod';
import type { FilePiece } from '../../model/piece.ts';

export const rangeSchema = z
	.object({ from: z.int(), to: z.int() })
	.describe('Its pages in the file, from 1, both included');

/** The document of a file; only where files are split into documents. */
export const pieceShape = {
	pages: rangeSchema.optional(),
	kind: z
		.string()
		.optional()
		.describe('What the document is, such as `invoice`, `blank` or `other`'),
	templateId: z.string().nullable().optional().describe('null: no template reads the document'),
	confidence: z.number().optional().describe('How sure the kind and the template are, 0 to 1'),
};

/** The kind of a document for which one template was named; only if requested. */
export const kindShape = {
	kind: pieceShape.kind,
	confidence: pieceShape.confidence,
	fitsTemplate: z
		.boolean()
		.optional()
		.describe('With classify=true: whether the document is of a kind that the template reads'),
};

export function presentPiece({ pages, kind, templateId, confidence }: FilePiece) {
	return { pages, kind, templateId, confidence };
}
