import { anyOf } from '../lexicon/any-of.ts';
import { PERIOD_MARKS } from '../lexicon/terms/times.ts';
import type { Box } from '../../../model/document.ts';
import type { Segment } from '../../../model/layout.ts';
import type { Kind } from '../lexicon/kinds.ts';
import type { Label } from '../labels/read-label.ts';
import type { Amount } from '../values/find-amounts.ts';

/** Families of candidates. Each family has its own parser. */
export const FAMILIES = [
	'amount',
	'date',
	'time',
	'email',
	'phone',
	'url',
	'iban',
	'bic',
	'vat',
	'id',
	/** `text`: text next to a label; `line`: any line, with or without a label. */
	'text',
	'line',
] as const;
export type Family = (typeof FAMILIES)[number];

/** The family of each kind of value. Kinds that are not listed are texts next to a label. */
export const FAMILY_OF: Partial<Record<Kind, Family>> = {
	...({ amount: 'amount', percent: 'amount', quantity: 'amount' } as const),
	...({ date: 'date', time: 'time', email: 'email', phone: 'phone', url: 'url' } as const),
	...({ iban: 'iban', bic: 'bic', id: 'id', vat: 'vat' } as const),
};

/** Families whose values are found by their parser alone. */
export const PARSED_FAMILIES: ReadonlySet<Family> = new Set<Family>([
	'amount',
	'date',
	'time',
	'email',
	'phone',
	'url',
	'iban',
	'bic',
]);

const EDGES = /^[\s:#.,;=*•·►▶>_–-]+|(?<![\s:;,_])[\s:;,_]+$/gu;

/** Removes the punctuation that separates a text from its neighbours. */
export function trimEdges(text: string): string {
	return text.replaceAll(EDGES, '');
}

/** The labels around a value that may name it. Gaps are in letter heights. */
export type Surroundings = {
	/** The text before the value in the same segment. */
	same: Label | null;
	/** A term that the document defines for the value: 3 May 2025 (the “Effective Date”). */
	called: Label | null;
	/** The segment to its left. */
	left: Label | null;
	leftGap: number;
	/** The segment above it. */
	above: Label | null;
	aboveGap: number;
	/** The value is left- or right-aligned with the segment above. */
	aligned: boolean;
	/** The segment above has no other value to its right. */
	stacked: boolean;
	/** The nearest text without a digit above the value: the head of its column. */
	header: Label | null;
	/** The first segment of the line, if it is not `left`. */
	rowHead: Label | null;
};

/** No labels around. */
export const ALONE: Surroundings = {
	same: null,
	called: null,
	left: null,
	leftGap: 0,
	above: null,
	aboveGap: 0,
	aligned: false,
	stacked: false,
	header: null,
	rowHead: null,
};

/** Words that may be the value of a field. */
export type Candidate = {
	family: Family;
	value: string | number;
	raw: string;
	segment: Segment;
	/** Words of the segment, `to` not included. */
	from: number;
	to: number;
	box: Box;
	parseConfidence: number;
	checks: readonly string[];
	around: Surroundings;
	amount?: Amount;
	/** A date of a period: its first or its last day. */
	edge?: 'start' | 'end';
	/** The value with the following lines of its cell, for fields that hold several lines. */
	whole?: { raw: string; box: Box };
	/** Whether a colon separates it from its label. */
	hasColon?: boolean;
};

/** A value found by its place or its words, so that no label needs to name it. */
export function textCandidate(
	found: Pick<Candidate, 'value' | 'raw' | 'segment' | 'from' | 'to' | 'box'>,
): Candidate {
	return { ...found, family: 'text', parseConfidence: 1, checks: [], around: ALONE };
}

/** Text between the two dates of a period. */
export const PERIOD_MARK = new RegExp(String.raw`^\s*${anyOf(PERIOD_MARKS)}\s*$`, 'iu');

/** Kinds whose values may take several lines. */
const LONG: ReadonlySet<Kind> = new Set(['address', 'text', 'prose']);

/** The text of a candidate for a field of this kind. */
export function textFor({ raw, box, whole }: Candidate, kind: Kind): { raw: string; box: Box } {
	return whole && LONG.has(kind) ? whole : { raw, box };
}
