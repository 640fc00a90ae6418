import { z } from 'zod';
import type { Detail } from './extraction.ts';
import { parseInSlices } from './sliced-json.ts';

/** Stored beside a result: its details, and warnings about parts of the document that could not be used. */
export type KeptDetails = { details: Detail[]; notes: string[] };

/** One check for the whole list, because it may have 200,000 details. */
const listSchema = z.custom<Detail[]>(
	(value) => Array.isArray(value) && value.every((one) => typeof one === 'object'),
);
/** Most documents have no notes, and older ones never do. */
const keptSchema = z.union([
	listSchema.transform((details) => ({ details, notes: [] })),
	z.object({ details: listSchema, notes: z.array(z.string()) }),
]);

/** The value to store as JSON. */
export function keepDetails(details: readonly Detail[], notes: readonly string[] = []): unknown {
	return notes.length === 0 ? details : { details, notes };
}

export async function readDetails(kept: string): Promise<KeptDetails> {
	return keptSchema.parse(await parseInSlices(kept, 'details'));
}
