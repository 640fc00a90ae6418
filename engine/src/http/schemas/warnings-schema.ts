import { z } from 'zod';

/** Parts of the form or the document that were not used. */
export const warningsSchema = z
	.array(z.string())
	.optional()
	.describe(
		'Present only if there are warnings: unknown form fields that were ignored, or parts of a document that could not be used',
	);

export function presentWarnings(warnings: string[]): { warnings?: string[] } {
	return warnings.length > 0 ? { warnings } : {};
}
