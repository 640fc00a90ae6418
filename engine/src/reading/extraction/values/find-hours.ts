import { anyOf } from '../lexicon/any-of.ts';
import { HOUR_MARKS, HOUR_WORDS, WEEKDAYS } from '../lexicon/terms/hours.ts';

const TIME = String.raw`(?:[01]?\d|2[0-4])(?:[.:h][0-5]\d)?`;
const EVEN = String.raw`(?:[01]?\d|2[0-4])[.:h][0-5][05]`;
/** "08.30–12.30", "8 bis 12 Uhr" without its word, "9.00 - 17.00". */
const RANGE = new RegExp(
	String.raw`(?<![\d.,:])(${TIME})\s?${anyOf(HOUR_MARKS)}?\s?[-–—−]\s?(${TIME})(?![\d,:]|\.\d)`,
	'giu',
);
const NAMED = new RegExp(
	String.raw`(?<!\p{L})(?:${anyOf(WEEKDAYS)}|${anyOf(HOUR_WORDS)})(?!\p{L})`,
	'iu',
);
/** Only such ranges, in steps of five minutes: the second line of opening hours. */
const ONLY_RANGES = new RegExp(
	String.raw`^(?:[\s,;/+|&]*${EVEN}\s?[-–—−]\s?${EVEN})+[\s,;.]*$`,
	'iu',
);
/** Prices have no leading zero. */
const PADDED = /^0\d/;

/** Finds ranges of hours, such as opening hours. Ranges of amounts are not included. */
export function findHours(text: string): { start: number; end: number }[] {
	if (!/[-–—−]/.test(text)) return [];
	const ranges = [...text.matchAll(RANGE)].filter(
		([, from = '', to = '']) => /[.:h]/i.test(from + to) && isMinutes(from) && isMinutes(to),
	);
	if (ranges.length === 0) return [];
	const isNamed = NAMED.test(text) || ONLY_RANGES.test(text);
	return ranges
		.filter(([, from = '', to = '']) => isNamed || PADDED.test(from) || PADDED.test(to))
		.map(({ index, 0: whole }) => ({ start: index, end: index + whole.length }));
}

/** Whether a text is a valid time of day; 24.00 is the last. */
function isMinutes(time: string): boolean {
	const [hour = '', minute = '00'] = time.split(/[.:h]/i);
	return Number(hour) < 24 || minute === '00';
}
