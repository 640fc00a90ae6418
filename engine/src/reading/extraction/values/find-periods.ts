import { anyOf } from '../lexicon/any-of.ts';
import {
	MONTH_YEAR_JOINS,
	OPEN_MARKS,
	SINCE,
	SINCE_ARTICLES,
	STATION_MARKS,
	STILL,
} from '../lexicon/terms/times.ts';
import { findDates, monthOf } from './find-dates.ts';
import type { DateOrder } from './find-dates.ts';
import type { ParsedSpan } from './span.ts';

/** A day; a month or a year is represented by its first day. */
export type PeriodPoint = { iso: string; raw: string };
/** A period. It is open if it lasts until today. A single point is its end. */
export type Period = {
	start: PeriodPoint | null;
	end: PeriodPoint | null;
	isOpen: boolean;
	/** The word for today that an open period ends with, such as "Present". */
	today?: string | undefined;
};

const YEAR = '(?:19[4-9]|20[0-4])\\d';
const MONTH_YEAR = new RegExp(
	`(?<![\\p{L}\\d])(\\p{L}{3,10})\\.?,?\\s?${anyOf(MONTH_YEAR_JOINS)}?['’]?(${YEAR})(?!\\d)`,
	'gu',
);
const NUMERIC_MONTH = new RegExp(
	`(?<![\\d./]|(?<!\\d)\\d{1,2}-)(?:(0?[1-9]|1[0-2])\\s?[./-]\\s?(${YEAR})|(${YEAR})\\s?[./-]\\s?(0[1-9]|1[0-2]))(?!\\d|[./]\\d)`,
	'gu',
);
const YEAR_ALONE = new RegExp(
	`(?<![\\p{L}\\d.,/€$£-])${YEAR}(?![\\d%€$£]|[.,]\\d)|(?<=\\d{4}\\s?[-–—/]\\s?)${YEAR}(?!\\d)`,
	'gu',
);
const BETWEEN = new RegExp(String.raw`^[\s,]*${anyOf(STATION_MARKS)}[\s,]*$`, 'iu');
const OPEN = new RegExp(
	String.raw`^[\s,]*${anyOf(OPEN_MARKS)}?\s*\(?(${anyOf(STILL)})(?!\p{L})\)?|^\s?[-–—]\s*$`,
	'iu',
);
const BEGUN = new RegExp(
	String.raw`(?<!\p{L})${anyOf(SINCE)}[\s:]*${anyOf(SINCE_ARTICLES)}?$`,
	'iu',
);

/** Letters before a date among which a word such as "since" may be. */
const MAX_BEFORE = 60;

type Placed = PeriodPoint & { start: number; end: number };

/** Finds periods, including those of months or years only. */
export function findPeriods(text: string, order: DateOrder): ParsedSpan<Period>[] {
	const points = findPoints(text, order);
	const spans: ParsedSpan<Period>[] = [];
	for (let i = 0; i < points.length; i += 1) {
		const first = points[i];
		const next = points[i + 1];
		if (!first) break;
		const from = Math.max(0, first.start - MAX_BEFORE);
		const before = BEGUN.exec(text.slice(from, first.start));
		if (next && BETWEEN.test(text.slice(first.end, next.start))) {
			spans.push(toSpan(first.start, next.end, { start: first, end: next, isOpen: false }, 1));
			i += 1;
			continue;
		}
		const open = OPEN.exec(text.slice(first.end));
		if (open || before) {
			const start = before ? from + before.index : first.start;
			const end = first.end + (open?.[0].length ?? 0);
			const today = open?.[1];
			spans.push(toSpan(start, end, { start: first, end: null, isOpen: true, today }, 1));
		} else {
			spans.push(toSpan(first.start, first.end, { start: null, end: first, isOpen: false }, 0.5));
		}
	}
	return spans;
}

/** Whether a text consists almost only of a period: "Mar 4 – Apr 4, 2025". */
export function isPeriodOnly(text: string, order: DateOrder): boolean {
	const [period] = /\d/.test(text) ? findPeriods(text, order) : [];
	return (
		period !== undefined && !/\p{L}{4}/u.test(text.slice(0, period.start) + text.slice(period.end))
	);
}

function toSpan(
	start: number,
	end: number,
	value: Period,
	parseConfidence: number,
): ParsedSpan<Period> {
	return { start, end, value, parseConfidence, checks: [] };
}

function findPoints(text: string, order: DateOrder): Placed[] {
	const points: Placed[] = [];
	const isTaken = new Uint8Array(text.length);
	const add = (start: number, raw: string, iso: string | undefined) => {
		const end = start + raw.length;
		if (iso === undefined || isTaken.subarray(start, end).includes(1)) return;
		isTaken.fill(1, start, end);
		points.push({ start, end, raw, iso });
	};
	for (const { start, end, value, parseConfidence } of findDates(text, order))
		if (parseConfidence > 0.5) add(start, text.slice(start, end), value.iso);
	for (const match of text.matchAll(MONTH_YEAR)) {
		const [raw, name = '', year = ''] = match;
		const month = monthOf(name);
		if (month !== '') add(match.index, raw, `${year}-${month.padStart(2, '0')}-01`);
	}
	for (const match of text.matchAll(NUMERIC_MONTH)) {
		const [raw, month, year, yearFirst, monthLast] = match;
		const both = [year ?? yearFirst ?? '', (month ?? monthLast ?? '').padStart(2, '0')];
		add(match.index, raw, `${both.join('-')}-01`);
	}
	for (const match of text.matchAll(YEAR_ALONE)) add(match.index, match[0], `${match[0]}-01-01`);
	return points.sort((one, other) => one.start - other.start);
}
