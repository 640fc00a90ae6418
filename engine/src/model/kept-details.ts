import { z } from 'zod';
import type { Detail } from './extraction.ts';
import { parseInSlices } from './sliced-json.ts';

/** What is kept beside a result: its details, and sentences about what of the document could not be used. */
export type KeptDetails = { details: Detail[]; notes: string[] };

/** One check for all: a list may have 200,000 details. */
const listSchema = z.custom<Detail[]>(
	(value) => Array.isArray(value) && value.every((one) => typeof one === 'object'),
);
/** Most documents have no notes, and none had any before they were kept. */
const keptSchema = z.union([
	listSchema.transform((details) => ({ details, notes: [] })),
	z.object({ details: listSchema, notes: z.array(z.string()) }),
]);

/** What is to be written as JSON. */
export function keepDetails(details: readonly Detail[], notes: readonly string[] = []): unknown {
	return notes.length === 0 ? details : { details, notes };
}

export async function readDetails(kept: string): Promise<KeptDetails> {
	return keptSchema.parse(await parseInSlices(kept, 'details'));
}
