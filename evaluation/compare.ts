import { editDistance } from '../engine/src/model/text.ts';

/** How a value is compared with the annotated one. */
export const COMPARISONS = [
	'amount',
	'date',
	'id',
	'name',
	'text',
	'address',
	'bool',
	'contains',
	'short',
	'term',
	'list',
] as const;
export type Comparison = (typeof COMPARISONS)[number];
/** Whether the day or the month comes first in a printed date. */
export type DateOrder = 'day-first' | 'month-first';

const fold = (text: unknown) =>
	String(text)
		.normalize('NFKD')
		.replace(/[\u0300-\u036f]/g, '')
		.toLowerCase()
		.replaceAll('ß', 'ss');
const plain = (text: unknown) =>
	fold(text)
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
const tight = (text: unknown) => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');

export function isEmpty(value: unknown): boolean {
	return (
		value === null ||
		value === undefined ||
		value === '' ||
		(Array.isArray(value) && value.length === 0)
	);
}

const COMPARE: Readonly<
	Record<
		Exclude<Comparison, 'list'>,
		(truth: unknown, value: unknown, order?: DateOrder) => boolean
	>
> = {
	amount: (truth, value) => Math.abs(readNumber(truth) - readNumber(value)) < 0.005,
	date: (truth, value, order) => {
		const read = readDates(value, order);
		return readDates(truth, order).some((date) => read.includes(date));
	},
	id: (truth, value) => tight(truth) === tight(value),
	name: (truth, value) => likeness(plain(truth), plain(value)) >= 0.9,
	text: (truth, value) =>
		likeness(plain(truth), plain(value)) >= 0.8 || sharedWords(truth, value) >= 0.8,
	address: (truth, value) => sharedWords(truth, value) >= 0.8,
	bool: (truth, value) => truth === value,
	contains: (truth, value) => tight(value).includes(tight(truth)),
	/** The truth with at most three words around it: "the State of Oregon" for "Oregon". */
	short: (truth, value) =>
		` ${plain(value)} `.includes(` ${plain(truth)} `) &&
		plain(value).split(' ').length <= plain(truth).split(' ').length + 3,
	/** A duration: "two (2) years" equals "2 year". */
	term: (truth, value) => readDuration(truth) === readDuration(value),
};

/** Without a date order, "7/6/20" matches both 7 June and 6 July. */
export function isEqual(
	comparison: Comparison,
	truth: unknown,
	value: unknown,
	order?: DateOrder,
): boolean {
	return COMPARE[comparison === 'list' ? 'name' : comparison](truth, value, order);
}

function likeness(a: string, b: string): number {
	return 1 - editDistance(a, b) / Math.max(a.length, b.length, 1);
}

function readNumber(value: unknown): number {
	if (typeof value === 'number') return value;
	const digits = String(value).replace(/[^\d.,-]/g, '');
	const decimals = /[.,](\d{1,2})$/.exec(digits);
	const whole = (decimals ? digits.slice(0, -decimals[0].length) : digits).replace(/[.,]/g, '');
	return Number(whole + (decimals ? `.${decimals[1]}` : ''));
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Every ISO date that a printed date can mean; without an order, day and month may be swapped. */
function readDates(value: unknown, order?: DateOrder): string[] {
	const text = fold(value).replace(/[()]/g, '').trim();
	const iso = (year = '', month = 0, day = 0) => {
		if (month < 1 || month > 12 || day < 1 || day > 31) return [];
		const full = year.length === 2 ? `20${year}` : year;
		return [`${full}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`];
	};
	const month = (name = '') => MONTHS.indexOf(name) + 1;
	let match = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(text);
	if (match) return iso(match[1], Number(match[2]), Number(match[3]));
	match = /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4}|\d{2})/.exec(text);
	if (match) {
		const [, first, second, year] = match;
		const dayFirst = iso(year, Number(second), Number(first));
		const monthFirst = iso(year, Number(first), Number(second));
		const known = order === 'day-first' ? dayFirst : order === 'month-first' ? monthFirst : [];
		return known.length > 0 ? known : [...dayFirst, ...monthFirst];
	}
	match = /(\d{1,2})[-/. ]*([a-z]{3})[a-z]*[-/., ]*(\d{4}|\d{2})/.exec(text);
	if (match) return iso(match[3], month(match[2]), Number(match[1]));
	match = /([a-z]{3})[a-z]*[-/. ]*(\d{1,2})[-/., ]+(\d{4}|\d{2})/.exec(text);
	if (match) return iso(match[3], month(match[1]), Number(match[2]));
	match = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
	return match ? iso(match[1], Number(match[2]), Number(match[3])) : [];
}

function sharedWords(a: unknown, b: unknown): number {
	const count = (text: unknown) =>
		plain(text)
			.split(' ')
			.reduce(
				(counts, word) => counts.set(word, (counts.get(word) ?? 0) + 1),
				new Map<string, number>(),
			);
	const [x, y] = [count(a), count(b)];
	const sum = (counts: Map<string, number>) =>
		[...counts.values()].reduce((total, n) => total + n, 0);
	let both = 0;
	for (const [word, n] of x) both += Math.min(n, y.get(word) ?? 0);
	return (2 * both) / (sum(x) + sum(y) || 1);
}

const NUMBERS: Readonly<Record<string, number>> = {
	one: 1,
	two: 2,
	three: 3,
	four: 4,
	five: 5,
	six: 6,
	seven: 7,
	eight: 8,
	nine: 9,
	ten: 10,
	twelve: 12,
	eighteen: 18,
	twenty: 20,
	thirty: 30,
	sixty: 60,
	ninety: 90,
};

function readDuration(value: unknown): string {
	const words = plain(value)
		.split(' ')
		.map((word) => String(NUMBERS[word] ?? word));
	const count = words.find((word) => /^\d+$/.test(word)) ?? '';
	const unit = words.find((word) => /^(day|week|month|year)s?$/.test(word));
	return `${count} ${unit?.replace(/s$/, '') ?? words.join(' ')}`;
}
