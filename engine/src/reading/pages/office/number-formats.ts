import { isPlainNumber, writeNumber } from './write-number.ts';
import type { XmlHandlers } from './read-xml.ts';

/** Built-in formats, known by number alone: dates, times, both, percentages, two decimals. */
const BUILT_IN: Readonly<Record<number, string>> = {
	2: '0.00',
	4: '#,##0.00',
	7: '$#,##0.00',
	8: '$#,##0.00',
	9: '0%',
	10: '0.00%',
	14: 'yyyy-mm-dd',
	15: 'd-mmm-yy',
	16: 'd-mmm',
	17: 'mmm-yy',
	18: 'h:mm',
	19: 'h:mm:ss',
	20: 'h:mm',
	21: 'h:mm:ss',
	22: 'yyyy-mm-dd h:mm',
	39: '#,##0.00',
	40: '#,##0.00',
	43: '#,##0.00',
	44: '$#,##0.00',
	45: 'mm:ss',
	46: '[h]:mm:ss',
	47: 'mm:ss',
};
/** 27 to 36 and 50 to 58 are East Asian dates. */
const EAST_ASIAN_DATES: readonly [number, number][] = [
	[27, 36],
	[50, 58],
];
const DAY_MS = 86_400_000;
const DAY_SECONDS = 86_400;
/** Day 0. Excel has a 29 February 1900, so day 60 and all earlier days are off by one. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
const FIRST_TRUE_DAY = 61;
const LAST_DAY = 2_958_466;
const MAX_KEPT_DAYS = 10_000;

type Kind = {
	isDate: boolean;
	isTime: boolean;
	isPercent: boolean;
	decimals: number;
	unit: string;
};

export type NumberFormats = ReturnType<typeof createNumberFormats>;

/**
 * Formats the numbers of a workbook. Dates are written in ISO format, regardless of their format in the
 * workbook.
 */
export function createNumberFormats({ isFrom1904 }: { isFrom1904: boolean }) {
	const codes = new Map<number, string>();
	const styles: number[] = [];
	const kinds = new Map<number, Kind>();
	/** A cache of formatted days, because sheets repeat them. */
	const days = new Map<number, string>();
	let isInStyles = false;

	const handlers: XmlHandlers = {
		open(tag, get) {
			if (tag === 'numFmt') codes.set(Number(get('numFmtId')), get('formatCode') ?? '');
			else if (tag === 'cellXfs') isInStyles = true;
			else if (tag === 'xf' && isInStyles) styles.push(Number(get('numFmtId') ?? 0));
		},
		close(tag) {
			if (tag === 'cellXfs') isInStyles = false;
		},
	};

	function kindOf(style: number): Kind {
		const format = styles[style] ?? 0;
		const known = kinds.get(format);
		if (known) return known;
		const isEastAsian = EAST_ASIAN_DATES.some(([from, to]) => from <= format && format <= to);
		const code = codes.get(format) ?? BUILT_IN[format] ?? (isEastAsian ? 'yyyy-mm-dd' : '');
		const kind = judgeFormat(code);
		kinds.set(format, kind);
		return kind;
	}

	function write(value: string, style: number): string {
		const { isDate, isTime, isPercent, decimals, unit } = kindOf(style);
		const number = Number(value);
		if (value === '' || Number.isNaN(number)) return value;
		if ((isDate || isTime) && number >= 0 && number < LAST_DAY) {
			const isDay = isDate && Number.isInteger(number);
			const known = isDay ? days.get(number) : undefined;
			if (known !== undefined) return known;
			const time = writeTime(number, { isDate, isTime, isFrom1904 });
			if (isDay && days.size < MAX_KEPT_DAYS) days.set(number, time);
			return time;
		}
		if (isPercent) return `${writeNumber(number * 100)}%`;
		const written = writeNumber(number, decimals, isPlainNumber(value) ? value : undefined);
		return unit === '' ? written : `${written} ${unit}`.trim();
	}

	return { handlers, write };
}

/** The type of a number format, by its first section, which is the one for positive numbers. */
function judgeFormat(code: string): Kind {
	const [positive = ''] = code.split(';');
	const currency =
		/\[\$([^\]-]+)/.exec(positive)?.[1] ??
		/"(\p{Sc}|[A-Z]{3})"/u.exec(positive)?.[1] ??
		/\p{Sc}/u.exec(positive)?.[0] ??
		'';
	// Without literals and colours, only placeholders remain.
	const bare = positive.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^[\]]*\]/gi, '');
	return {
		isDate: /[yd]/i.test(bare) || /mmm/i.test(bare),
		isTime: /[hs]/i.test(bare),
		isPercent: bare.includes('%'),
		decimals: /\.(0+)/.exec(bare)?.[1]?.length ?? 0,
		unit: currency.trim(),
	};
}

function writeTime(
	days: number,
	{ isDate, isTime, isFrom1904 }: { isDate: boolean; isTime: boolean; isFrom1904: boolean },
): string {
	const shifted = !isFrom1904 && days < FIRST_TRUE_DAY ? days + 1 : days;
	const seconds = Math.round((shifted * DAY_MS) / 1000);
	const time = new Date((isFrom1904 ? EPOCH_1904 : EPOCH_1900) + seconds * 1000).toISOString();
	const day = time.slice(0, time.indexOf('T'));
	if (isDate && (!isTime || seconds % DAY_SECONDS === 0)) return day;
	const clock = time.slice(day.length + 1);
	const hours = clock.slice(0, clock.slice(6, 8) === '00' ? 5 : 8);
	return isDate ? `${day} ${hours}` : hours;
}
