import { anyOf } from '../lexicon/any-of.ts';
import { AUSTRALIAN_STATES, US_STATES } from '../lexicon/terms/addresses.ts';
import {
	AMERICAN,
	AMERICAN_SPELLING,
	BRITISH_SPELLING,
	NOT_AMERICAN,
	NOT_ENGLISH,
} from '../lexicon/terms/documents.ts';
import { fold } from '../lexicon/read-words.ts';
import { findDates } from './find-dates.ts';
import type { DateOrder, ParsedDate } from './find-dates.ts';
import type { ParsedSpan } from './span.ts';

/** Characters examined, from the beginning of the document. */
const LOOKED_AT = 40_000;
/** Maximum number of marks of one kind that count: fifty dollar prices are no stronger evidence than three. */
const MAX_MARKS = 3;
const PERIOD_WEIGHT = 6;
const ECHO_WEIGHT = 4;

type Mark = { pattern: RegExp; weight: number };
const mark = (weight: number, pattern: string, flags = 'g'): Mark => ({
	weight,
	pattern: new RegExp(pattern, flags),
});
/** Marks of countries that write the month first. */
const MONTH_FIRST: readonly Mark[] = [
	mark(2, String.raw`,\s${anyOf(US_STATES)}\.?\s+\d{5}\b`),
	mark(1, String.raw`(?<![A-Za-z])(?:US)?\$\s?\d[\d.,]*`),
	mark(1, String.raw`\b${anyOf(AMERICAN)}\b`),
	mark(1, String.raw`(?<![\d+-])(?:\([2-9]\d{2}\)\s?|[2-9]\d{2}[-.])\d{3}[-.]\d{4}(?![\d-])`),
	mark(1, String.raw`\b${anyOf(AMERICAN_SPELLING)}\b`, 'gi'),
];
/** Marks of countries that write the day first. */
const DAY_FIRST: readonly Mark[] = [
	// Bounded: otherwise each digit of a long run without a sign would be a start to try.
	mark(2, String.raw`[€£₹]\s?\d[\d.,]*|\d[\d.,]{0,30}\s?[€£₹]`),
	mark(2, String.raw`\b${anyOf(NOT_AMERICAN)}\b`),
	mark(2, String.raw`(?<![A-Z])(?!US)[A-Z]{1,2}\$`),
	mark(2, String.raw`\+(?!1\b)[1-9]\d{0,2}[\s(.\-]\s?\d`),
	mark(2, String.raw`\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b|\b${anyOf(AUSTRALIAN_STATES)}\s\d{4}\b`),
	mark(1, String.raw`\b${anyOf(BRITISH_SPELLING)}\b`, 'gi'),
];
const OTHER_LANGUAGES = mark(1, String.raw`\b${anyOf(NOT_ENGLISH)}\b`);

/**
 * Decides whether numeric dates put the day or the month first. Unambiguous dates decide; otherwise periods, the
 * same date in another notation, and marks of the country.
 */
export function decideDateOrder(text: string): DateOrder {
	const start = text.slice(0, LOOKED_AT);
	const dates = readBothWays(start);
	const plain = comparePlainDates(start, dates);
	if (plain !== 0) return plain > 0 ? 'dmy' : 'mdy';
	const dayFirst =
		comparePeriods(start, dates) +
		compareEchoes(dates) +
		compareNamedDates(start, dates) +
		weigh(start, DAY_FIRST) +
		weigh(fold(start), [OTHER_LANGUAGES]) -
		weigh(start, MONTH_FIRST);
	return dayFirst < 0 ? 'mdy' : 'dmy';
}

/** A date of the text, read with the day and with the month first. */
type BothWays = { dmy: ParsedSpan<ParsedDate>; mdy: string };

function readBothWays(text: string): BothWays[] {
	return findDates(text, 'dmy').map((dmy) => {
		const { iso, isAmbiguous } = dmy.value;
		const [year, month, day] = iso.split('-');
		return { dmy, mdy: isAmbiguous ? [year, day, month].join('-') : iso };
	});
}

/** Above 0 if the unambiguous dates put the day first. Each distinct date counts once. */
function comparePlainDates(text: string, dates: readonly BothWays[]): number {
	const votes = new Map<string, number>();
	for (const { dmy } of dates) {
		const { start, end, parseConfidence, value } = dmy;
		if (value.order !== 'dmy' && value.order !== 'mdy') continue;
		const raw = text.slice(start, end);
		// Dates with dots put the day first.
		if (isDotted(raw)) votes.set(raw, parseConfidence);
		// Two equal numbers do not show the order.
		else if (!value.isAmbiguous && value.iso.slice(5, 7) !== value.iso.slice(8))
			votes.set(raw, value.order === 'dmy' ? parseConfidence : -parseConfidence);
	}
	return [...votes.values()].reduce((sum, one) => sum + one, 0);
}

/** "03.04.26" and "3.4.2026", but not the number of a section, "2.1.10". */
function isDotted(text: string): boolean {
	return /^(?:\d{2}\.\d{2}\.\d{2}|\d{1,2}\.\s?\d{1,2}\.\s?\d{4})$/.test(text);
}

/** Uses periods: the end is not before the start. */
function comparePeriods(text: string, dates: readonly BothWays[]): number {
	const votes = new Map<string, number>();
	for (const [i, second] of dates.entries()) {
		const first = dates[i - 1];
		if (!first) continue;
		const between = text.slice(first.dmy.end, second.dmy.start);
		if (!/^\s{0,2}(?:[-–—]|\p{L}{1,8})\s{0,2}$/u.test(between)) continue;
		const isPeriod = {
			dmy: first.dmy.value.iso <= second.dmy.value.iso,
			mdy: first.mdy <= second.mdy,
		};
		votes.set(
			text.slice(first.dmy.start, second.dmy.end),
			PERIOD_WEIGHT * (Number(isPeriod.dmy) - Number(isPeriod.mdy)),
		);
	}
	return sumUp(votes.values(), PERIOD_WEIGHT);
}

/** Uses dates that also occur with a month name or with the year first. */
function compareEchoes(dates: readonly BothWays[]): number {
	const known = new Set(
		dates
			.filter(({ dmy: { value } }) => value.order === 'named' || value.order === 'ymd')
			.map(({ dmy: { value } }) => value.iso),
	);
	const votes = new Map<string, number>();
	for (const { dmy, mdy } of dates) {
		if (!dmy.value.isAmbiguous) continue;
		const { iso } = dmy.value;
		votes.set(iso, ECHO_WEIGHT * (Number(known.has(iso)) - Number(known.has(mdy))));
	}
	return sumUp(votes.values(), ECHO_WEIGHT);
}

/** Uses named dates: "March 9, 2026" is American style, "9 March 2026" is not. */
function compareNamedDates(text: string, dates: readonly BothWays[]): number {
	const votes = new Map<string, number>();
	for (const { dmy } of dates) {
		if (dmy.value.order !== 'named') continue;
		const raw = text.slice(dmy.start, dmy.end);
		votes.set(raw, /^\d/.test(raw) ? 1 : -1);
	}
	return sumUp(votes.values(), 1);
}

function weigh(text: string, marks: readonly Mark[]): number {
	return marks.reduce((sum, { pattern, weight }) => {
		const different = new Set((text.match(pattern) ?? []).map((one) => one.toLowerCase()));
		return sum + weight * Math.min(MAX_MARKS, different.size);
	}, 0);
}

function sumUp(numbers: Iterable<number>, weight: number): number {
	const most = MAX_MARKS * weight;
	const sum = [...numbers].reduce((total, one) => total + one, 0);
	return Math.max(-most, Math.min(most, sum));
}
