import { z } from 'zod';
import type { FilePiece } from '../../model/piece.ts';

export const rangeSchema = z
	.object({ from: z.int(), to: z.int() })
	.describe('Its pages in the file, from 1, inclusive');

/** The document of a file; only where files are split into documents. */
export const pieceShape = {
	pages: rangeSchema.optional(),
	kind: z
		.string()
		.optional()
		.describe('The kind of the document, such as `invoice`, `blank` or `other`'),
	templateId: z.string().nullable().optional().describe('null if no template reads the document'),
	confidence: z.number().optional().describe('The confidence in kind and template, 0 to 1'),
};

/** The kind of a document for which one template was named; only if requested. */
export const kindShape = {
	kind: pieceShape.kind,
	confidence: pieceShape.confidence,
	fitsTemplate: z
		.boolean()
		.optional()
		.describe('With classify=true: whether the template reads documents of this kind'),
};

export function presentPiece({ pages, kind, templateId, confidence }: FilePiece) {
	return { pages, kind, templateId, confidence };
}
