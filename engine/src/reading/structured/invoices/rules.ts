import type { HeaderName, PartyName, RowName, Said } from '../../../model/record.ts';
import { findElements, findTexts } from '../xml/find-elements.ts';
import type { XmlElement } from '../xml/read-xml.ts';

/** Maps a name to a path of a syntax (see find-elements.ts). The first existing path takes precedence. */
export type InvoiceRules<Name extends string> = readonly (readonly [name: Name, path: string])[];

const DAYS = new Set<string>([
	...(['issueDate', 'dueDate', 'deliveryDate', 'orderDate'] satisfies HeaderName[]),
	...(['periodStart', 'periodEnd'] satisfies HeaderName[]),
]);
const NUMBERS = new Set<string>([
	...(['netTotal', 'taxTotal', 'grossTotal', 'amountPaid', 'amountDue'] satisfies HeaderName[]),
	...(['rounding', 'discount', 'chargeTotal', 'shippingCost'] satisfies HeaderName[]),
	...(['taxRate', 'exchangeRate', 'cashDiscount'] satisfies HeaderName[]),
	...(['quantity', 'unitPrice', 'lineTotal', 'taxableAmount'] satisfies RowName[]),
	...(['taxAmount', 'amount', 'percent'] satisfies RowName[]),
]);

/** The values that the rules find below an element. Invalid numbers and dates are left out. */
export function applyRules<Name extends string>(
	from: XmlElement,
	rules: InvoiceRules<Name>,
): Said<Name>[] {
	return rules.flatMap(([name, path]) =>
		findTexts(from, path).flatMap(({ value, at }) => {
			const read = readText(name, value);
			return read === undefined ? [] : [{ name, value: read, at }];
		}),
	);
}

/** The rows of a list, one element each. Rows without any of `needed` are dropped. */
export function applyRows(
	from: XmlElement,
	path: string,
	rules: InvoiceRules<RowName>,
	needed: readonly RowName[],
): Said<RowName>[][] {
	return findElements(from, path)
		.map((element) => applyRules(element, rules))
		.filter((row) => row.some(({ name }) => needed.includes(name)));
}

function readText(name: string, text: string): string | undefined {
	if (DAYS.has(name)) return readDay(text);
	if (NUMBERS.has(name)) return readNumber(text);
	return text.replace(/\s+/g, ' ');
}

/** `2026-03-01`, with or without a time or zone, or `20260301`. */
function readDay(text: string): string | undefined {
	const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})(?!\d)/.exec(text) ?? [];
	if (year === undefined || month === undefined || day === undefined) return undefined;
	const isDay = new Date(`${year}-${month}-${day}T00:00:00Z`).getUTCDate() === Number(day);
	return isDay ? `${year}-${month}-${day}` : undefined;
}

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

function readNumber(text: string): string | undefined {
	return NUMBER.test(text) ? text : undefined;
}

export function firstOf<Name extends string>(
	said: readonly Said<Name>[],
	name: Name,
): Said<Name> | undefined {
	return said.find((one) => one.name === name);
}

/** Amounts are rounded to cents; prices and rates may have more decimals. */
const PLACES = 6;

export function toText(number: number): string {
	return String(Number(number.toFixed(PLACES)));
}

/** The sum of a column, attributed to the element that holds the rows. */
export function sumOf<Name extends HeaderName>(
	rows: readonly (readonly Said<RowName>[])[],
	column: RowName,
	name: Name,
	at: string,
): Said<Name>[] {
	const numbers = rows.flatMap((row) => firstOf(row, column)?.value ?? []);
	if (numbers.length === 0) return [];
	return [{ name, value: toText(numbers.reduce((sum, one) => sum + Number(one), 0)), at }];
}

/** The unit price, if the price is stated for several units. */
export function pricePerUnit(row: readonly Said<RowName>[], per: string | undefined) {
	const units = Number(per ?? 1);
	if (!(units > 0) || units === 1) return [...row];
	return row.map((one) =>
		one.name === 'unitPrice' ? { ...one, value: toText(Number(one.value) / units) } : one,
	);
}

/** A party, with its address on one line besides the parts of the address. */
export function describeParty(
	element: XmlElement | undefined,
	rules: InvoiceRules<PartyName>,
	/** The paths of the address lines before the city. */
	lines: readonly string[],
): Said<PartyName>[] {
	if (!element) return [];
	const said = applyRules(element, rules);
	const value = (name: PartyName) => firstOf(said, name)?.value;
	const streets = lines.flatMap((path) => findTexts(element, path));
	const parts = [
		...streets.map((one) => one.value),
		[value('postcode'), value('city')].filter(Boolean).join(' '),
		value('country') ?? '',
	].filter((part) => part !== '');
	const at = streets[0]?.at ?? firstOf(said, 'city')?.at;
	if (at === undefined) return said;
	return [
		...said,
		{ name: 'address', value: parts.join(', '), at: at.slice(0, at.lastIndexOf('/')) },
	];
}

/** The text for a code, or the code itself if it is unknown. */
export function inWords(
	said: readonly Said<HeaderName>[],
	name: HeaderName,
	words: Readonly<Record<string, string>>,
): Said<HeaderName>[] {
	return said.map((one) =>
		one.name === name ? { ...one, value: words[one.value] ?? one.value } : one,
	);
}
