import { MONTH_NAMES, OTHER_MONTH_NAMES } from '../lexicon/languages.ts';
import { anyOf } from '../lexicon/any-of.ts';
import { DATE_JOINS, DAY_ENDINGS, ORDINAL_SIGNS, YEAR_JOINS } from '../lexicon/terms/times.ts';
import { fold } from '../lexicon/read-words.ts';
import { toDigits } from '../../../model/look-alikes.ts';
import { editDistance } from '../../../model/text.ts';
import type { ParsedSpan } from './span.ts';

/** The order of day and month in the numeric dates of a document. */
export type DateOrder = 'dmy' | 'mdy';

export type ParsedDate = {
	iso: string;
	/** Day and month could be swapped. */
	isAmbiguous: boolean;
	order: DateOrder | 'ymd' | 'named';
};

const LONGEST_MONTH = 10;

/** A hyphen may follow or precede a date only between two complete dates: "06/12/20-06/18/20". */
const NUMERIC =
	/(?<![\d.,/]|(?<!\d[./]\d{1,2}[./]\d{2,4})-)(\d{1,4})\s?([-/.\\])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?![\d/]|[.,]\d|-(?!\d{1,2}[./]\d{1,2}[./]\d)\d)/g;
const YEAR_FIRST =
	/(?<![\d.,/-])((?:19|20)\d{2})\s?(?:([-/.])\s?(\d{1,2})\s?\2\s?(\d{1,2})(?!\d)|年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日)/g;
/** A date with letters that OCR confused with digits. */
const MISREAD =
	/(?<![\p{L}\d])([\dOISBZl]{1,2})([./-])([\dOISBZl]{1,2})\2((?:19|20|2O|l9)[\dOISBZl]{2})(?![\p{L}\d])/gu;
/** A date with a missing separator, before a time of day: "2109/2017 10:20". */
const UNSEPARATED =
	/(?<![\d.,/-])(\d{2})([./-]?)(\d{2})([./-]?)((?:19|20)\d{2})(?=\s{1,3}\d{1,2}:\d{2})/g;
const SPACED = /(?<![\d.,/-])(\d{1,2}) (\d{1,2}) (\d{4})(?!\d)/g;
/** Two digits before a four-digit year are a day, not a year: "July 1 - July 31, 2014". */
const NAMED_DAY_FIRST = new RegExp(
	String.raw`(?<![\d\p{L}])(\d{1,2})(?:\s?${anyOf(DAY_ENDINGS)}|${anyOf(ORDINAL_SIGNS)})?[.,]?[\s\-/.]{0,3}${anyOf(DATE_JOINS)}?(\p{L}{3,10})[.,]?[\s\-/,.']{0,3}${anyOf(YEAR_JOINS)}?(\d{4}|\d{2})(?!\d|[.,:]\d|\s?,?\s?(?:19|20)\d{2})`,
	'giu',
);
/** A comma or point between two digits and two more makes an amount: "Mars 1,30". */
const NAMED_MONTH_FIRST = new RegExp(
	String.raw`(?<!\p{L})(\p{L}{3,10})\.?[\s\-/]{0,2}(?!\d{1,2}[.,]\d{2}(?!\d))(\d{1,2})${anyOf(DAY_ENDINGS)}?(?:\s?[,.][\s\-/,]{0,3}|[\s\-/]{1,3})(\d{4}|\d{2})(?!\d|[.,:]\d|\s?,?\s?(?:19|20)\d{2})`,
	'giu',
);
const COMPACT = /(?<!\d)(19|20)(\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?!\d)/g;

/** A way to write dates: which text matches, and how to read the groups of the match. */
type DateFormat = {
	pattern: RegExp;
	/** Returns no date if the groups do not form a valid day. */
	read: (groups: readonly string[], order: DateOrder) => ParsedDate | undefined;
	/** How often such a match is a date and not another number, 0 to 1. */
	parseConfidence: number | ((groups: readonly string[]) => number);
};

/** A format that writes a day before the name of its month: day, month, year. */
const readNamedDayFirst: DateFormat['read'] = ([day = '', month = '', year = '']) =>
	toDate(year, monthOf(month), day, 'named');

/** Formats in order of trust: where two match the same text, the earlier one wins. */
const FORMATS: readonly DateFormat[] = [
	{
		pattern: NUMERIC,
		read([first = '', , second = '', third = ''], order) {
			if (first.length === 4) return toDate(first, second, third, 'ymd');
			return first.length <= 2 ? readNumeric(first, second, third, order) : undefined;
		},
		parseConfidence: ([first = '', , , third = '']) =>
			first.length === 4 || third.length === 4 ? 1 : 0.9,
	},
	{
		pattern: YEAR_FIRST,
		read: ([year = '', , month = '', day = '', cjkMonth = '', cjkDay = '']) =>
			toDate(year, month || cjkMonth, day || cjkDay, 'ymd'),
		parseConfidence: 1,
	},
	{ pattern: NAMED_DAY_FIRST, read: readNamedDayFirst, parseConfidence: 1 },
	{
		pattern: NAMED_MONTH_FIRST,
		read: ([month = '', day = '', year = '']) => readNamedDayFirst([day, month, year], 'mdy'),
		parseConfidence: 1,
	},
	{
		pattern: UNSEPARATED,
		read: ([first = '', , second = '', , year = ''], order) =>
			readNumeric(first, second, year, order),
		parseConfidence: 0.6,
	},
	{
		pattern: SPACED,
		read: ([first = '', second = '', year = ''], order) => readNumeric(first, second, year, order),
		parseConfidence: 0.7,
	},
	{
		pattern: COMPACT,
		read: ([century = '', year = '', month = '', day = '']) =>
			toDate(century + year, month, day, 'ymd'),
		parseConfidence: 0.4,
	},
	{
		pattern: MISREAD,
		read: ([first = '', , second = '', year = ''], order) =>
			readNumeric(toDigits(first), toDigits(second), toDigits(year), order),
		parseConfidence: 0.6,
	},
];

/** Finds all dates of a text. `order` decides numeric dates that can be read in two ways. */
export function findDates(text: string, order: DateOrder): ParsedSpan<ParsedDate>[] {
	if (!/\d/.test(text)) return [];
	const spans: ParsedSpan<ParsedDate>[] = [];
	for (const { pattern, read, parseConfidence } of FORMATS) {
		for (const match of text.matchAll(pattern)) {
			const start = match.index;
			const end = start + match[0].length;
			if (spans.some((span) => span.start < end && span.end > start)) continue;
			const groups = match.slice(1);
			const value = read(groups, order);
			if (!value) continue;
			const own = typeof parseConfidence === 'number' ? parseConfidence : parseConfidence(groups);
			spans.push({ start, end, value, parseConfidence: own, checks: [] });
		}
	}
	return spans.sort((a, b) => a.start - b.start);
}

function readNumeric(
	first: string,
	second: string,
	year: string,
	order: DateOrder,
): ParsedDate | undefined {
	const dmy = toDate(year, second, first, 'dmy');
	const mdy = toDate(year, first, second, 'mdy');
	if (dmy && mdy) {
		const isAmbiguous = first !== second;
		return { ...(order === 'dmy' ? dmy : mdy), isAmbiguous };
	}
	return dmy ?? mdy;
}

/** The shortest beginning of a name that abbreviates it: "Sep". */
const SHORTEST_MONTH = 3;
/** One misread letter is allowed per this many letters, after the first three. */
const LETTERS_PER_MISREAD = 4;
/** Shorter names must match exactly. */
const MIN_MISREAD = 6;

const monthsByName = new Map<string, number>();
const startsByMonth = MONTH_NAMES.map((names) => new Set(names.flatMap(listStarts)));
for (const [month, names] of MONTH_NAMES.entries()) {
	for (const name of OTHER_MONTH_NAMES[month] ?? []) monthsByName.set(name, month);
	for (const start of names.flatMap(listStarts)) {
		// "Jui" is the beginning of two months in French.
		if (startsByMonth.every((starts, other) => other === month || !starts.has(start)))
			monthsByName.set(start, month);
	}
	for (const name of names) monthsByName.set(name, month);
}

function listStarts(name: string): string[] {
	const lengths = name.length - SHORTEST_MONTH + 1;
	return Array.from({ length: lengths }, (_, i) => name.slice(0, SHORTEST_MONTH + i));
}

/** The number of the month that a whole word names: "Mai" and "Sept" do, "Maito" does not. */
export function monthOf(name: string): string {
	if (name.length > LONGEST_MONTH) return '';
	const word = fold(name);
	const month = monthsByName.get(word) ?? findMisread(word);
	return month === undefined ? '' : String(month + 1);
}

/** The month of a name in which OCR confused letters: "Decernber". */
function findMisread(word: string): number | undefined {
	if (word.length < MIN_MISREAD) return undefined;
	const start = word.slice(0, SHORTEST_MONTH);
	for (const [name, month] of monthsByName) {
		if (name.length < MIN_MISREAD || !name.startsWith(start)) continue;
		const most = Math.floor(name.length / LETTERS_PER_MISREAD);
		if (editDistance(word, name, most) <= most) return month;
	}
	return undefined;
}

function toDate(
	year: string,
	month: string,
	day: string,
	order: ParsedDate['order'],
): ParsedDate | undefined {
	if (year === '' || month === '' || day === '') return undefined;
	const full = year.length === 2 ? (Number(year) > 60 ? `19${year}` : `20${year}`) : year;
	if (Number(full) < 1900 || Number(full) > 2100) return undefined;
	const iso = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
	const time = new Date(`${iso}T00:00:00Z`);
	const exists = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(iso);
	return exists ? { iso, isAmbiguous: false, order } : undefined;
}
