import type { Box } from './document.ts';

/** Where a value of the result was found and how sure it is. */
export type Detail = {
	path: string;
	confidence: number;
	page: number;
	box: Box;
	raw: string;
	checks: string[];
};
export type Extraction = { result: Record<string, unknown>; details: Detail[] };
