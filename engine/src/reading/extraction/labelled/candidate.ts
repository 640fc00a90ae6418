import { anyOf } from '../lexicon/any-of.ts';
import { PERIOD_MARKS } from '../lexicon/terms/times.ts';
import type { Box } from '../../../model/document.ts';
import type { Segment } from '../../../model/layout.ts';
import type { Kind } from '../lexicon/kinds.ts';
import type { Label } from '../labels/read-label.ts';
import type { Amount } from '../values/find-amounts.ts';

/** Which parsers make the candidates of a field. */
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
	/** `text`: what stands beside a label; `line`: what stands there, label or not. */
	'text',
	'line',
] as const;
export type Family = (typeof FAMILIES)[number];

/** Which family holds the values of a kind; all others are texts beside a label. */
export const FAMILY_OF: Partial<Record<Kind, Family>> = {
	...({ amount: 'amount', percent: 'amount', quantity: 'amount' } as const),
	...({ date: 'date', time: 'time', email: 'email', phone: 'phone', url: 'url' } as const),
	...({ iban: 'iban', bic: 'bic', id: 'id', vat: 'vat' } as const),
};

/** Families whose values only their parsers find. */
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

/** A text without the marks that part it from what stands before and behind it. */
export function trimEdges(text: string): string {
	return text.replaceAll(EDGES, '');
}

/** What stands around a value and may name it. Gaps are in letter heights. */
export type Surroundings = {
	/** Before it in the same segment. */
	same: Label | null;
	/** What it is called from there on: 3 May 2025 (the “Effective Date”). */
	called: Label | null;
	/** The segment to its left. */
	left: Label | null;
	leftGap: number;
	/** The segment above it. */
	above: Label | null;
	aboveGap: number;
	/** Its left or right edge is that of what stands above. */
	aligned: boolean;
	/** What stands above has no value of its own to its right. */
	stacked: boolean;
	/** The nearest text above it that holds no number: the head of its column. */
	header: Label | null;
	/** The first segment of its line, where that is not the one to its left. */
	rowHead: Label | null;
};

/** Nothing around. */
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
	/** With the lines that follow it in its cell: what a field of several lines holds. */
	whole?: { raw: string; box: Box };
	/** Whether a colon parts it from its label. */
	hasColon?: boolean;
};

/** Between the two days of a period. */
export const PERIOD_MARK = new RegExp(String.raw`^\s*${anyOf(PERIOD_MARKS)}\s*$`, 'iu');

/** Kinds whose values may take several lines. */
const LONG: ReadonlySet<Kind> = new Set(['address', 'text', 'prose']);

/** What a field of a kind takes of a candidate. */
export function textFor({ raw, box, whole }: Candidate, kind: Kind): { raw: string; box: Box } {
	return whole && LONG.has(kind) ? whole : { raw, box };
}
