import { z } from 'zod';
import type { Detail } from './extraction.ts';

/** What is kept beside a result: its details, and sentences about what of the document could not be used. */
export type KeptDetails = { details: Detail[]; notes: string[] };

const listSchema = z.array(z.custom<Detail>((value) => typeof value === 'object'));
/** Most documents have no notes, and none had any before they were kept. */
const keptSchema = z.union([
	listSchema.transform((details) => ({ details, notes: [] })),
	z.object({ details: listSchema, notes: z.array(z.string()) }),
]);

export function writeDetails(details: readonly Detail[], notes: readonly string[] = []): string {
	return JSON.stringify(notes.length === 0 ? details : { details, notes });
}

export function readDetails(kept: string): KeptDetails {
	return keptSchema.parse(JSON.parse(kept));
}
