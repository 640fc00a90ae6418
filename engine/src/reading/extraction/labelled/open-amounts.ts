import type { Fact } from '../document.ts';
import { findAmounts } from '../values/find-amounts.ts';
import type { Amount } from '../values/find-amounts.ts';
import type { ParsedSpan } from '../values/span.ts';

/** An amount with two decimals and nothing else but a currency or a tax letter: "€ 1.234,56", "12,50 EUR", "1,25 B". */
const WITH_CENTS =
	/^(?:\p{Lu}{3}\s)?[\p{Sc}\s*+-]*\d{1,3}(?:[.,' ]\d{3}){0,4}([.,])\d{2}[\p{Sc}\s*-]*(?:\p{Lu}{1,3})?$/u;
/** Minimum amounts that show the decimal mark of a document. */
const MIN_AMOUNTS = 3;

/** The mark before the cents of all amounts of a document; undefined if it has few, or with both marks. */
const decimalMark: Fact<string | undefined> = ({ segments }) => {
	const marks = segments.flatMap(({ text }) => WITH_CENTS.exec(text)?.[1] ?? []);
	return marks.length >= MIN_AMOUNTS && new Set(marks).size === 1 ? marks[0] : undefined;
};

/** A number with one mark before three digits, which are thousands or decimals. */
const AMBIGUOUS = /^\d{1,3}([.,])\d{3}$/u;

type FindAmounts = (text: string) => ParsedSpan<Amount>[];

/** Finds amounts and reads "8,560" as 8.56 in a document whose other amounts are like "12,50". */
export const openAmounts: Fact<FindAmounts> = (document) => {
	const mark = document.fact(decimalMark);
	if (mark === undefined) return findAmounts;
	return (text) =>
		findAmounts(text).map((span) => {
			const [, own] = AMBIGUOUS.exec(text.slice(span.start, span.end)) ?? [];
			const { value } = span;
			if (own !== mark || value.decimals > 0) return span;
			return { ...span, value: { ...value, number: value.number / 1000, decimals: 3 } };
		});
};
