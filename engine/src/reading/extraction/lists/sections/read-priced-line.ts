import { isProduct, PRODUCT_TOLERANCE } from '../../evidence/amounts.ts';
import { anyOf } from '../../lexicon/any-of.ts';
import {
	ARTICLE_UNITS,
	CURRENCIES_BEHIND_PRICES,
	CURRENCY_WORDS,
	PER_UNIT,
	PRICE_MARKS,
	WEIGHT_UNITS,
} from '../../lexicon/terms/money.ts';
import type { Document } from '../../document.ts';
import { openDates } from '../../labelled/find-values.ts';
import { openAmounts } from '../../labelled/open-amounts.ts';

/** A tax rate, with its sign before or after it. */
const RATE = String.raw`(?:%\s?(\d{1,2}(?:[.,]\d)?)|(\d{1,2}(?:[.,]\d)?)\s?%)`;
/** Text after the last amount: a currency, a tax letter, an asterisk. */
const TAIL = new RegExp(
	String.raw`^[\s*x]*(?:${anyOf(CURRENCIES_BEHIND_PRICES)}|\p{Lu}{1,3}|\d|${RATE})?(?:\s?\/\s?\p{L}{1,5})?[\s*]*$`,
	'iu',
);
/** Units of articles. */
const UNIT = `(?:${anyOf(ARTICLE_UNITS)}(?!\\p{L})\\.?)`;
/** A short word between a number and a sign of multiplication is a unit: "6 reel x 41.71". */
const ANY_UNIT = String.raw`(?:\p{L}{1,5}\.?\s(?=[x×*@]\s))`;
const SIGN = anyOf(CURRENCY_WORDS);
/** Between numbers of one line that belong together: "2.67 lb @ $0.69 /lb". */
const LINK = new RegExp(
	`^\\s*(?:${UNIT}|${ANY_UNIT})?\\s*(?:${anyOf(PRICE_MARKS)}|${SIGN})?\\s*${SIGN}?\\s*(?:${anyOf(PER_UNIT)}\\s?${UNIT})?\\s*$`,
	'iu',
);
const QUANTITY_LINE = new RegExp(
	`^[\\s(]*\\d{1,4}(?:[.,]\\d{1,3})?\\s*(?:${UNIT}|${ANY_UNIT})?\\s*${anyOf(PRICE_MARKS)}(?!\\p{L})`,
	'iu',
);
/** A weight before its price: "0,366 kg x 30,10". */
const WEIGHED = new RegExp(String.raw`^[\s(]*\d[\d.,]*\s?${anyOf(WEIGHT_UNITS)}(?!\p{L})`, 'iu');
/** A code behind the name of an article, and the sign of its tax: "RICE 07166407919 F". */
const CODE_BEHIND = /(?<!\s)\s+(\d{8,14})(?:\s+(\p{Lu}))?$/u;
/** The sign of a tax rate in a column before the amount. */
const MARK_BEHIND = /(?<!\s)\s{2,}(\p{Lu})$/u;
const RATE_BEHIND = new RegExp(String.raw`(?<!\s)\s{2,}${RATE}$`, 'u');
/** "MILK x 2"; not the dimensions of "FRAME 20 x 30". */
const QUANTITY_BEHIND = /(?<!\d)\s[x×]\s?(\d{1,3})$/iu;

/** A line that ends in an amount: its text, and the numbers that explain the amount. */
export type PricedLine = {
	text: string;
	quantity: number | undefined;
	price: number | undefined;
	total: number | undefined;
	rate: number | undefined;
	mark: string | undefined;
	code: string | undefined;
	/** The quantity is a weight. */
	isWeight: boolean;
};

/** Parses a line that ends in an amount: its text, and the quantity and price that explain the amount. */
export function readPricedLine(document: Document, text: string): PricedLine | undefined {
	if (text.length > 140) return undefined;
	const amounts = document.fact(openAmounts)(text);
	if (amounts.length === 0) return undefined;
	const dates = document.fact(openDates)(text);
	const all = amounts.filter(
		({ start, end }) => !dates.some((date) => date.start < end && date.end > start),
	);
	const at = all.findLastIndex(({ value }) => value.decimals === 2);
	const last = all[at];
	if (!last || last.value.isPercent) return undefined;
	const tail = text.slice(last.end);
	if (!TAIL.test(tail)) return undefined;
	const product = readProduct(text, all.slice(0, at + 1));
	const mark = MARK.exec(tail)?.[1];
	const isWeight = WEIGHED.test(text);
	const rateBehind = rateIn(new RegExp(RATE, 'u').exec(tail));
	if (product) return { ...product, rate: rateBehind, mark, code: undefined, isWeight };
	const numbers = [last];
	let rate = rateBehind;
	for (const span of all.slice(0, at).toReversed()) {
		const next = numbers[0];
		if (!next) break;
		const between = text.slice(span.end, next.start);
		if (span.value.isPercent) {
			// A tax rate is a column, but "milk 3.5%" is a name.
			if (!/^\s?%\s*$/.test(between) || !text.slice(0, span.start).endsWith('  ')) break;
			rate = span.value.number;
		} else if (!LINK.test(between)) break;
		numbers.unshift(span);
	}
	const values = numbers.filter(({ value }) => !value.isPercent).map(({ value }) => value.number);
	const explained = explain(values, QUANTITY_LINE.test(text));
	// Numbers that do not explain the amount belong to the name ("PEAS 450G"), unless they are in a separate column.
	const isExplained = explained.price !== undefined;
	const first = numbers.find(
		({ start }) => isExplained || start === last.start || text.slice(0, start).endsWith('  '),
	);
	const label = text
		.slice(0, (first ?? last).start)
		.replace(/(?<![\s.:…_€$£-])[\s:…_€$£-]+$/u, '')
		.replace(/(?<!\.)\.{2,}$/u, '')
		.trim();
	return { ...cutBehind(label, { rate, mark, ...explained }), isWeight };
}

/** Cuts what stands behind the name of an article: its quantity, its code, and its tax rate or its sign. */
function cutBehind(
	label: string,
	known: Omit<PricedLine, 'text' | 'code' | 'isWeight'>,
): Omit<PricedLine, 'isWeight'> {
	let text = label;
	const cut = (pattern: RegExp): RegExpExecArray | null => {
		const match = pattern.exec(text);
		if (match) text = text.slice(0, match.index).trim();
		return match;
	};
	const rate = known.rate ?? rateIn(cut(RATE_BEHIND));
	const [, code, ofCode] = cut(CODE_BEHIND) ?? [];
	const mark = known.mark ?? ofCode ?? cut(MARK_BEHIND)?.[1];
	const [, count] = known.quantity === undefined ? (cut(QUANTITY_BEHIND) ?? []) : [];
	const quantity = count === undefined ? known.quantity : Number(count);
	return { ...known, text, rate, mark, code, quantity };
}

function rateIn(match: RegExpExecArray | null): number | undefined {
	const digits = match?.[1] ?? match?.[2];
	return digits === undefined ? undefined : Number(digits.replace(',', '.'));
}

type Amount = { start: number; end: number; value: { number: number; isPercent: boolean } };

/** Words between the numbers of a line: a unit or a preposition has fewer letters than this, a name has more. */
const MAX_LINKING = 12;

/** Three numbers that multiply are quantity, price and amount, regardless of the words between them. */
function readProduct(
	text: string,
	amounts: readonly Amount[],
): Pick<PricedLine, 'text' | 'quantity' | 'price' | 'total'> | undefined {
	const [first, second, third, ...others] = amounts;
	if (!first || !second || !third || others.length > 0) return undefined;
	if (text.slice(0, first.start).trim() !== '' || amounts.some(({ value }) => value.isPercent))
		return undefined;
	const [quantity, price, total] = [first.value.number, second.value.number, third.value.number];
	if (!multipliesTo(quantity, price, total)) return undefined;
	const words = text.slice(second.end, third.start).trim();
	const isName = (words.match(/\p{L}/gu) ?? []).length > MAX_LINKING;
	return { text: isName ? words : '', quantity, price, total };
}

/** The sign of a tax rate, alone after an amount. */
const MARK = /^\s?\*?([A-Z]|\d)\*?\s*$/u;

/** Finds quantity, price and product among the numbers. */
function explain(
	values: readonly number[],
	isQuantityLine: boolean,
): Pick<PricedLine, 'quantity' | 'price' | 'total'> {
	const total = values.at(-1);
	const [first, second] = values;
	if (values.length === 2 && isQuantityLine)
		return { quantity: first, price: second, total: undefined };
	for (const [i, quantity] of values.slice(0, -1).entries()) {
		for (const [j, price] of values.slice(0, -1).entries()) {
			if (j <= i || total === undefined || !multipliesTo(quantity, price, total)) continue;
			return { quantity, price, total };
		}
	}
	return { quantity: undefined, price: undefined, total };
}

export function multipliesTo(quantity: number, price: number, total: number): boolean {
	return isProduct([quantity, price, total], PRODUCT_TOLERANCE.receipt);
}

/** Whether a line has a quantity and a price, but no name: "2 x 1.29", "48 h at 60.90 make 2923.20". */
export function isQuantityOnly(text: string, parsed: PricedLine): boolean {
	if (parsed.text === '') return parsed.price !== undefined;
	return QUANTITY_LINE.test(text) && !/\p{L}{3}/u.test(parsed.text);
}
