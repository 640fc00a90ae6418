import { formatMoney, formatPlain } from '../locale.ts';
import { text } from '../text.ts';
import { isGroup } from './read-result.ts';

/** Names of money fields. */
const MONEY =
	/(amount|total|price|cost|fee|tax|vat|net|gross|balance|due|paid|discount|salary|rent|premium|deposit|tip|change)$/i;
/** Names with a similar ending that are not money. */
const NO_MONEY = /(rate|percent|percentage|count|quantity|number)$/i;
const CURRENCY = /currency/i;
const CODE = /^[A-Z]{3}$/;

/** Formats a value for people; amounts get the currency of the document. */
export function formatValue(value: unknown, name: string, result: unknown): string {
	if (typeof value === 'boolean') return value ? text.result.yes : text.result.no;
	if (typeof value === 'number') return formatNumber(value, name, result);
	return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A value as it is typed and copied, without grouping or currency. */
export function writeValue(value: unknown): string {
	if (value === null || value === undefined) return '';
	if (typeof value === 'boolean') return value ? text.result.yes : text.result.no;
	return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A value without its document, such as in "before → after". */
export function sayValue(value: unknown): string {
	if (value === null || value === undefined || value === '') return text.review.none;
	return formatValue(value, '', undefined);
}

/** Whether the name of a field is that of an amount of money. */
export function isMoney(name: string): boolean {
	return MONEY.test(name) && !NO_MONEY.test(name);
}

function formatNumber(value: number, name: string, result: unknown): string {
	const currency = isMoney(name) ? findCurrency(result) : undefined;
	return currency === undefined ? formatPlain(value) : formatMoney(value, currency);
}

/** The first currency code in a result. */
function findCurrency(result: unknown): string | undefined {
	if (!isGroup(result)) return undefined;
	for (const [name, value] of Object.entries(result)) {
		if (CURRENCY.test(name) && typeof value === 'string' && CODE.test(value)) return value;
		const inner = isGroup(value) ? findCurrency(value) : undefined;
		if (inner !== undefined) return inner;
	}
	return undefined;
}
