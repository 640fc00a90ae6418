import { z } from 'zod';

/** Parts of the form or the document that were not used. */
export const warningsSchema = z
	.array(z.string())
	.optional()
	.describe(
		'Only where there are some: fields of the form that are not known and were ignored, parts of a document that could not be used',
	);

export function presentWarnings(warnings: string[]): { warnings?: string[] } {
	return warnings.length > 0 ? { warnings } : {};
}
