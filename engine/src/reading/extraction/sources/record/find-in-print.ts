import type { Box } from '../../../../model/document.ts';
import type { Segment } from '../../../../model/layout.ts';
import type { Document, Fact } from '../../document.ts';
import { openDates } from '../../labelled/find-values.ts';
import type { Kind } from '../../lexicon/kinds.ts';
import { findAmounts } from '../../values/find-amounts.ts';
import { bare, NUMBERS } from '../../values/is-same.ts';
import type { Scalar } from '../../values/parse-value.ts';

type Place = { page: number; box: Box };

/** Shorter texts match only as whole words. */
const MIN_PART = 5;

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

/** The place where a page prints a value; null if it is spread over several places, undefined if no page prints it. */
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
