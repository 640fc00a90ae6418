import { formatDecimal, locale } from '../locale.ts';
import { text } from '../text.ts';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

const createFormats = () => ({
	relative: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
	whole: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
	date: new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }),
	day: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }),
	month: new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
	clock: new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }),
});
let formats: ReturnType<typeof createFormats> | undefined;

/** Created at the first use, because the locale is not known while the modules load. */
function getFormats() {
	formats ??= createFormats();
	return formats;
}

/** "3 minutes ago" for recent times, otherwise the date. */
export function formatAgo(iso: string, now: number): string {
	const seconds = Math.round((Date.parse(iso) - now) / 1000);
	const size = Math.abs(seconds);
	const { relative, date } = getFormats();
	if (size < 10) return text.common.justNow;
	if (size < MINUTE) return relative.format(seconds, 'second');
	if (size < HOUR) return relative.format(Math.round(seconds / MINUTE), 'minute');
	if (size < DAY) return relative.format(Math.round(seconds / HOUR), 'hour');
	if (size < 7 * DAY) return relative.format(Math.round(seconds / DAY), 'day');
	return date.format(new Date(iso));
}

export function formatTime(iso: string): string {
	return getFormats().whole.format(new Date(iso));
}

export function formatDate(iso: string): string {
	return getFormats().date.format(new Date(iso));
}

/** "4 Nov". */
export function formatDay(iso: string): string {
	return getFormats().day.format(new Date(iso));
}

/** "Nov 2026", from "2026-11". */
export function formatMonth(iso: string): string {
	return getFormats().month.format(new Date(iso));
}

/** "14:05:09". */
export function formatClock(iso: string): string {
	return getFormats().clock.format(new Date(iso));
}

/** "40 ms", "1.4 s", "12 s", "3 min 20 s". */
export function formatSpan(ms: number): string {
	const seconds = Math.max(0, ms) / 1000;
	if (seconds < 1) return text.common.milliseconds(Math.max(1, Math.round(ms)));
	if (seconds < 10) return text.common.seconds(formatDecimal(seconds, 1));
	if (seconds < MINUTE) return text.common.seconds(String(Math.round(seconds)));
	const rest = Math.round(seconds % MINUTE);
	const minutes = text.common.minutes(Math.floor(seconds / MINUTE));
	return rest > 0 ? `${minutes} ${text.common.seconds(String(rest))}` : minutes;
}
