import { isSameAmount } from '../../evidence/amounts.ts';
import type { Box } from '../../../../model/document.ts';
import type { Segment } from '../../../../model/layout.ts';
import type { Document, Fact } from '../../document.ts';
import { openDates } from '../../labelled/find-values.ts';
import type { Kind } from '../../lexicon/kinds.ts';
import { fold } from '../../lexicon/read-words.ts';
import { findAmounts } from '../../values/find-amounts.ts';
import type { Scalar } from '../../values/parse-value.ts';

export type Place = { page: number; box: Box };

/** Shorter texts stand on a page only as a word of their own. */
const MIN_PART = 5;

const NUMBERS = new Set<Kind>(['amount', 'percent', 'quantity']);

/** Letters and digits alone: how a text is broken and spaced says nothing. */
function bare(text: string): string {
	return fold(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether two values are the same, however they are written: credit notes print amounts with a sign or without. */
export function isSame(kind: Kind, one: unknown, other: unknown): boolean {
	if (NUMBERS.has(kind)) {
		return isSameAmount(Math.abs(Number(one)), Math.abs(Number(other)));
	}
	return bare(String(one)) === bare(String(other));
}

const amountsOf: Fact<Map<number, Segment>> = ({ segments }) =>
	new Map(
		segments
			.flatMap((segment) =>
				findAmounts(segment.text).map(({ value }) => [toCents(value.number), segment] as const),
			)
			.toReversed(),
	);

const datesOf: Fact<Map<string, Segment>> = ({ segments, fact }) =>
	new Map(
		segments
			.flatMap((segment) =>
				fact(openDates)(segment.text).map(({ value }) => [value.iso, segment] as const),
			)
			.toReversed(),
	);

type BareText = { segment: Segment; text: string; words: Set<string> };
const textsOf: Fact<{ all: string; texts: BareText[] }> = ({ segments }) => {
	const texts = segments.map((segment) => ({
		segment,
		text: bare(segment.text),
		words: new Set(segment.words.map(({ text }) => bare(text))),
	}));
	return { all: texts.map(({ text }) => text).join(''), texts };
};

function toCents(number: number): number {
	return Math.round(Math.abs(number) * 100);
}

/** Where a page says a value: null where it says so over several places, undefined where it does not. */
export function findInPrint(
	document: Document,
	kind: Kind,
	value: Scalar,
): Place | null | undefined {
	if (NUMBERS.has(kind)) return placeOf(document.fact(amountsOf).get(toCents(Number(value))));
	if (kind === 'date') return placeOf(document.fact(datesOf).get(String(value)));
	const wanted = bare(String(value));
	const { all, texts } = document.fact(textsOf);
	if (wanted === '') return undefined;
	const isPart = wanted.length >= MIN_PART;
	const found = texts.find(({ text, words }) =>
		isPart ? text.includes(wanted) : words.has(wanted),
	);
	return placeOf(found?.segment) ?? (isPart && all.includes(wanted) ? null : undefined);
}

function placeOf(segment: Segment | undefined): Place | undefined {
	return segment && { page: segment.page, box: segment.box };
}
