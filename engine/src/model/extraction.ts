import type { Box } from './document.ts';

/** Where a value was found and how sure it is. */
export type Found = { confidence: number; page: number; box: Box; raw: string; checks: string[] };
/** The same for every leaf of a result; one that was not found has confidence 0 and no place. */
export type Detail = {
	path: string;
	confidence: number;
	checks: string[];
	/** In the last row of a list that the answer could not hold whole: the document goes on with it. */
	truncated?: true;
} & (Pick<Found, 'page' | 'box' | 'raw'> | { page: null; box: null; raw: null });
export type Extraction = { result: Record<string, unknown>; details: Detail[] };
