import { z } from 'zod';
import type { FilePiece } from '../../model/piece.ts';
import type { TemplateSummary } from '../../model/template.ts';

const chance = z.number().min(0).max(1);

/** What a document of a file is. */
export const classifiedSchema = z
	.object({
		pages: z
			.object({ from: z.int().min(1), to: z.int().min(1) })
			.describe('Counted from 1, both ends included'),
		kind: z.string().describe('Such as invoice, receipt, contract, letter, terms, blank or other'),
		template: z
			.object({ id: z.string(), name: z.string() })
			.nullable()
			.describe('null: none of the templates fits'),
		confidence: chance.describe('The chance that the template is right, or that none is'),
		language: z.string().nullable().describe('ISO 639-1'),
		reasons: z.array(z.string()),
		boundaryConfidence: chance.describe(
			'The chance that a document begins on its first page; 1 for the first document',
		),
	})
	.meta({ id: 'ClassifiedDocument' });

/** Documents with the names of their templates; one that was deleted since then has no name. */
export function presentClassified(
	pieces: readonly FilePiece[],
	templates: readonly TemplateSummary[],
): z.output<typeof classifiedSchema>[] {
	const names = new Map(templates.map(({ id, name }) => [id, name]));
	return pieces.map(({ templateId: id, ...piece }) => ({
		pages: piece.pages,
		kind: piece.kind,
		template: id === null ? null : { id, name: names.get(id) ?? '' },
		confidence: piece.confidence,
		language: piece.language,
		reasons: piece.reasons,
		boundaryConfidence: piece.boundaryConfidence,
	}));
}
