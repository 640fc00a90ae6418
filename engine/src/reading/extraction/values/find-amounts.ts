import { anyOf } from '../lexicon/any-of.ts';
import { AMOUNT_SUFFIXES, CREDIT_MARKS } from '../lexicon/terms/money.ts';
import { findCurrency } from './currencies.ts';
import { findHours } from './find-hours.ts';
import type { ParsedSpan } from './span.ts';

export type Amount = {
	number: number;
	/** Digits after the decimal mark. */
	decimals: number;
	currency: string | undefined;
	isPercent: boolean;
	hasSign: boolean;
};

const SPACE = '[ \\u00a0\\u202f]';
/**
 * A number with thousands in groups of three, or plain, with or without decimals. Indian groups of
 * two are taken with the others. Every repetition ends in a fixed number of digits: no backtracking.
 */
const NUMBER = new RegExp(
	// eslint-disable-next-line regexp/no-super-linear-move -- \d+ takes all digits, and then cannot fail
	`\\d{1,3}(?:${SPACE}\\d{3})+(?:[.,]\\d{1,2})(?!\\d)|\\d{1,3}(?:['’]\\d{3})+(?:[.,]\\d{1,4})?(?!\\d)|\\d{1,3}(?:\\.\\d{3})+(?:,\\d{1,4})?(?!\\d)|\\d{1,3}(?:,\\d{2,3})+(?:\\.\\d{1,4})?(?!\\d)|\\d+(?:[.,]\\d{1,6})?(?!\\d)`,
	'gu',
);
const BEFORE = /[\p{L}\d.,/_:-]$/u;
const CURRENCY_BEFORE = /([$€£¥₹₽₺₩฿₫]|\b\p{L}{1,3}[$€£]?\.?)\s?[-–−(]?\s?$/u;
const CURRENCY_AFTER = /^\s?([$€£¥₹₽₺₩฿₫]|\p{L}{2,4}\b)/u;

/** Negative amounts with a sign at the end: "12.50-", "12.50 -", "12.50 CR". */
const MINUS_AFTER = new RegExp(
	String.raw`^[-–−](?!\d)|^\s[-–−]$|^\s?${anyOf(CREDIT_MARKS)}(?!\p{L})`,
	'iu',
);

const SUFFIX = new RegExp(String.raw`^${anyOf(AMOUNT_SUFFIXES)}`, 'iu');

/** Number of characters examined before and after a number. */
const [LETTERS_BEFORE, LETTERS_BEHIND] = [6, 8];
/** "-12" is a number, "A-12" and "3/4" are not. */
const DASH_BEFORE = /(?:^|[\s($€£])[-–−]\s?(?:[$€£]|\p{L}{2,3})?\s?$/u;
const GLUED_AFTER = /^[\p{L}\d_/:]|^[-–][\p{L}\d]/u;

/** Finds all numbers of a text that may be amounts, percentages or quantities. */
export function findAmounts(text: string): ParsedSpan<Amount>[] {
	if (!/\d/.test(text)) return [];
	const spans: ParsedSpan<Amount>[] = [];
	const hours = findHours(text);
	for (const match of text.matchAll(NUMBER)) {
		const start = match.index;
		const end = start + match[0].length;
		if (hours.some((one) => one.start < end && one.end > start)) continue;
		const before = text.slice(Math.max(0, start - LETTERS_BEFORE), start);
		const after = text.slice(end, end + LETTERS_BEHIND);
		const value = readAmount(match[0], before, after);
		if (!value) continue;
		const parseConfidence = value.decimals === 2 || value.currency ? 1 : 0.6;
		spans.push({ start, end, value, parseConfidence, checks: [] });
	}
	return spans;
}

/** Reads a number between the texts before and after it; undefined where it is part of a code or a word. */
function readAmount(number: string, before: string, after: string): Amount | undefined {
	const codeBefore = findCurrency(CURRENCY_BEFORE.exec(before)?.[1] ?? '');
	const hasDash = DASH_BEFORE.test(before);
	const isGlued = BEFORE.test(before) && codeBefore === undefined;
	if ((isGlued && !hasDash) || isGluedAfter(after)) return undefined;
	const parsed = readNumber(number);
	if (!parsed) return undefined;
	const isNegative = hasDash || MINUS_AFTER.test(after) || isInBrackets(before, after);
	return {
		number: isNegative ? -parsed.number : parsed.number,
		decimals: parsed.decimals,
		currency: codeBefore ?? findCurrency(CURRENCY_AFTER.exec(after)?.[1] ?? ''),
		isPercent: /^\s?%/.test(after) || /(?:^|[^\d\s])\s?%\s?$/.test(before),
		hasSign: isNegative,
	};
}

/** Whether letters or digits follow a number directly that are neither a currency nor a unit. */
function isGluedAfter(after: string): boolean {
	if (!GLUED_AFTER.test(after) || SUFFIX.test(after)) return false;
	return findCurrency(/^\p{L}{1,3}/u.exec(after)?.[0] ?? '') === undefined;
}

/** "(12.50)" is a negative amount. */
function isInBrackets(before: string, after: string): boolean {
	return /\(\s?[$€£]?\s?$/.test(before) && /^\s?\)/.test(after);
}

/** Parses "1.234,56", "1,234.56", "1 234,56", "1'234" … The last of two different marks is the decimal mark. */
function readNumber(text: string): { number: number; decimals: number } | undefined {
	const digits = PLAIN.test(text) ? text : text.replace(/[^\d.,]/g, '');
	const mark = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
	if (mark < 0) return toNumber(digits, 0);
	const tail = digits.length - mark - 1;
	if (isGrouped(digits, tail)) return toNumber(digits.replace(/[.,]/g, ''), 0);
	return toNumber(`${digits.slice(0, mark).replace(/[.,]/g, '')}.${digits.slice(mark + 1)}`, tail);
}

/** Most numbers have no spaces or apostrophes. */
const PLAIN = /^[\d.,]*$/;

/** Whether a mark separates thousands: one before exactly three digits, or a repeated one. */
function isGrouped(digits: string, tail: number): boolean {
	const marks = digits.replace(/\d/g, '');
	if (marks.length > 1) return new Set(marks).size === 1;
	const first = digits.slice(0, digits.search(/[.,]/));
	return tail === 3 && first !== '0' && first.length <= 3;
}

function toNumber(
	plain: string,
	decimals: number,
): { number: number; decimals: number } | undefined {
	const number = Number(plain);
	return plain === '' || !Number.isFinite(number) ? undefined : { number, decimals };
}
