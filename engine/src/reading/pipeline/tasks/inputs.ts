import { z } from 'zod';
import { DOCUMENT_TYPES } from '../../../model/formats.ts';
import type { TemplateSchema } from '../../../model/template.ts';

export const limits = z.object({
	maxPages: z.int(),
	maxScannedPages: z.int(),
	maxPixels: z.int(),
});

export const source = z.object({
	path: z.string(),
	type: z.enum(DOCUMENT_TYPES),
	limits,
	/** For a protected PDF. */
	password: z.string().optional(),
});

/** Pages and schemas were validated when they were made; validating again would cost as much as reading. */
export const trusted = <T>() => z.custom<T>((value) => typeof value === 'object' && value !== null);

/** null: infer one. */
export const schemaOrNull = trusted<TemplateSchema>().nullable();
