import { anyOf } from '../lexicon/any-of.ts';
import { DOMAIN_ENDINGS } from '../lexicon/terms/contacts.ts';
import { CLOCK_WORDS } from '../lexicon/terms/times.ts';
import type { ParsedSpan } from './span.ts';

const EMAIL = /[\p{L}\d][\p{L}\d._%+-]{0,63}\s?@\s?[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}/gu;
const URL_LIKE = new RegExp(
	String.raw`(?:https?://|www\.)[^\s<>"|]{3,200}|(?<![@\p{L}\d.])[\p{L}\d-]{2,63}(?:\.[\p{L}\d-]{2,63}){0,2}\.${anyOf(DOMAIN_ENDINGS)}(?:/[^\s<>"|]{0,150})?(?![\p{L}\d@])`,
	'giu',
);
const TIME =
	/(?<![\d:.,])([01]?\d|2[0-3])\s?[:hH]\s?([0-5]\d)(?:\s?:\s?([0-5]\d))?(?:\s?([ap])\.?\s?m\b\.?)?(?![\d:])/gi;
/** Times marked by the word after them: "14.30 Uhr", "9 Uhr", "2 pm". */
const NAMED_TIME = new RegExp(
	String.raw`(?<![\d:.,])([01]?\d|2[0-3])(?:[.:]([0-5]\d))?()\s?(?:${anyOf(CLOCK_WORDS)}|([ap])\.?m\b\.?)`,
	'gi',
);
const PHONE = /(?<![\p{L}\d])(?:\+|00)?\(?\d[\d\s()/.\-–]{5,22}\d(?!\d)/gu;

export function findEmails(text: string): ParsedSpan<string>[] {
	return spansOf(text, EMAIL, (match) => match[0].replace(/\s/g, ''), 1);
}

export function findUrls(text: string): ParsedSpan<string>[] {
	return spansOf(text, URL_LIKE, (match) => match[0].replace(/(?<![.,;:)])[.,;:)]+$/, ''), 0.9);
}

/** Finds times of day, as HH:mm or HH:mm:ss. */
export function findTimes(text: string): ParsedSpan<string>[] {
	const times = spansOf(text, TIME, toTime, 0.9);
	const named = spansOf(text, NAMED_TIME, toTime, 0.8).filter(
		({ start, end }) => !times.some((one) => one.start < end && one.end > start),
	);
	return [...times, ...named].sort((one, other) => one.start - other.start);
}

function toTime([, hour = '', minute = '00', second, half]: RegExpExecArray): string {
	const shift = half?.toLowerCase() === 'p' && Number(hour) < 12 ? 12 : 0;
	const midnight = half?.toLowerCase() === 'a' && Number(hour) === 12 ? -12 : 0;
	const hours = String(Number(hour) + shift + midnight).padStart(2, '0');
	return [hours, minute, ...(second ? [second] : [])].join(':');
}

const MIN_PHONE_DIGITS = 7;
const MAX_PHONE_DIGITS = 15;

/** Finds telephone numbers: E.164 with a country code, otherwise digits only. */
export function findPhones(text: string): ParsedSpan<string>[] {
	return spansOf(
		text,
		PHONE,
		([whole]) => {
			const digits = whole.replace(/\(0\)/, '').replace(/\D/g, '');
			if (digits.length < MIN_PHONE_DIGITS || digits.length > MAX_PHONE_DIGITS) return undefined;
			// Dates, year ranges and amounts are not telephone numbers.
			if (/^(?:19|20)\d{2}\s?[-–/]\s?(?:19|20)\d{2}$/.test(whole.trim())) return undefined;
			if (/^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/.test(whole.trim()) || /^[\d.]+,\d{2}$/.test(whole))
				return undefined;
			if (whole.trim().startsWith('+')) return `+${digits}`;
			return digits.startsWith('00') ? `+${digits.slice(2)}` : digits;
		},
		0.6,
	);
}

function spansOf(
	text: string,
	pattern: RegExp,
	read: (match: RegExpExecArray) => string | undefined,
	parseConfidence: number,
): ParsedSpan<string>[] {
	return [...text.matchAll(pattern)].flatMap((match) => {
		const value = read(match);
		if (value === undefined) return [];
		const end = match.index + match[0].length;
		return [{ start: match.index, end, value, parseConfidence, checks: [] }];
	});
}
