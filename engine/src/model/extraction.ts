import type { Box } from './document.ts';

/** The place of a value and its confidence. */
export type ValueDetail = {
	confidence: number;
	page: number;
	box: Box;
	raw: string;
	checks: string[];
	/** What is printed at the taught place, if a check contradicts it. */
	remembered?: string;
};

/** For a value from a record. */
type Exactness = {
	source: 'xml' | 'code';
	/** The XPath in the XML. */
	xpath?: string;
	/** The different value that the page prints. */
	printed?: string;
};
type Place = Pick<ValueDetail, 'page' | 'box'>;
type NoPlace = { page: null; box: null };
/** The same, for a value that may or may not be on a page. */
export type StatedDetail = Pick<ValueDetail, 'confidence' | 'raw' | 'checks'> &
	Exactness &
	(Place | NoPlace);

/** The value of a row, and how well the row matches, 0 to 1. */
export type LookupMatch = { value: string; score: number };
export type LookupDetail = { list: string; score: number; alternatives: LookupMatch[] };

/** The detail of a leaf of a result. A value that was not found has confidence 0 and no place. */
export type Detail = {
	path: string;
	confidence: number;
	checks: string[];
	/** Set in the last row of a truncated list: the document has more rows. */
	truncated?: true;
	/** What is printed at the taught place, if a check contradicts it. */
	remembered?: string;
	/** For a looked-up field: the list, how well the best row matches, and other rows. */
	lookup?: LookupDetail;
	/** A sentence about the second reader: why it was not asked, or what it was not shown. */
	note?: string;
} & (
	| (Place & Pick<ValueDetail, 'raw'> & Partial<Exactness>)
	| (NoPlace & { raw: null })
	| (NoPlace & Pick<ValueDetail, 'raw'> & Exactness)
	/** Computed from other values, or found in a list of the account. */
	| ((Place | NoPlace) & Pick<ValueDetail, 'raw'> & { source: 'computed' | 'list' })
	/** Found by the second reader, on a page. */
	| (Place & Pick<ValueDetail, 'raw'> & { source: 'second' })
	/** Stated by the second reader, of a kind that is not printed. */
	| (NoPlace & { raw: null; source: 'second'; grounded: false })
);
export type Extraction = {
	result: Record<string, unknown>;
	details: Detail[];
	/** Sentences about parts of the document that could not be used. */
	notes?: string[];
};

/** In `checks`: the value is at the taught place. */
export const AS_REMEMBERED = 'as remembered';
