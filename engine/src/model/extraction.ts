import type { Box } from './document.ts';

/** Where a value was found and how sure it is. */
export type ValueDetail = {
	confidence: number;
	page: number;
	box: Box;
	raw: string;
	checks: string[];
	/** What stands where a lesson says that the value does, where a check speaks against it. */
	remembered?: string;
};

/** Of a value that the document says in a form made for machines. */
type Exactness = {
	source: 'xml' | 'code';
	/** Where the XML says it. */
	xpath?: string;
	/** What the page says instead, as it is printed there. */
	printed?: string;
};
type Place = Pick<ValueDetail, 'page' | 'box'>;
type NoPlace = { page: null; box: null };
/** The same of such a value, which stands on a page or not. */
export type StatedDetail = Pick<ValueDetail, 'confidence' | 'raw' | 'checks'> &
	Exactness &
	(Place | NoPlace);

/** The value of a row, and how well the row matches, 0 to 1. */
export type LookupMatch = { value: string; score: number };
export type LookupDetail = { list: string; score: number; alternatives: LookupMatch[] };

/** The same for every leaf of a result; one that was not found has confidence 0 and no place. */
export type Detail = {
	path: string;
	confidence: number;
	checks: string[];
	/** In the last row of a list that the answer could not hold whole: the document goes on with it. */
	truncated?: true;
	/** What stands where a lesson says that the value does, where a check speaks against it. */
	remembered?: string;
	/** For a field that is looked up: the list, how well the best row matches, and other rows. */
	lookup?: LookupDetail;
	/** What the second reader has to do with it, in a sentence: why it was not asked, or what it was not shown. */
	note?: string;
} & (
	| (Place & Pick<ValueDetail, 'raw'> & Partial<Exactness>)
	| (NoPlace & { raw: null })
	| (NoPlace & Pick<ValueDetail, 'raw'> & Exactness)
	/** Computed from other values, or found in a list of the account. */
	| ((Place | NoPlace) & Pick<ValueDetail, 'raw'> & { source: 'computed' | 'list' })
	/** Found by the second reader, on a page. */
	| (Place & Pick<ValueDetail, 'raw'> & { source: 'second' })
	/** Said by the second reader, of a kind that is not printed. */
	| (NoPlace & { raw: null; source: 'second'; grounded: false })
);
export type Extraction = {
	result: Record<string, unknown>;
	details: Detail[];
	/** Sentences about what of the document could not be used. */
	notes?: string[];
};

/** In `checks`: the value stands where it was taught to stand. */
export const AS_REMEMBERED = 'as remembered';
