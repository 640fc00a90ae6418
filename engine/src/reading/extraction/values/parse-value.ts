import { anyOf } from '../lexicon/any-of.ts';
import { NO, YES } from '../lexicon/terms/answers.ts';
import type { Kind } from '../lexicon/kinds.ts';
import { findCurrency } from './currencies.ts';
import { findAmounts } from './find-amounts.ts';
import { findDates } from './find-dates.ts';
import type { DateOrder } from './find-dates.ts';
import { findEmails, findPhones, findTimes, findUrls } from './find-formats.ts';
import { findIbans, findVatIds } from './find-ids.ts';
import { hasFailed } from './span.ts';

export type Scalar = string | number | boolean;

/** The value of a kind that a text is or holds, or undefined when it holds none. */
export function parseValue(
	text: string,
	kind: Kind,
	{ dateOrder = 'dmy' }: { dateOrder?: DateOrder } = {},
): Scalar | undefined {
	switch (kind) {
		case 'amount':
		case 'quantity':
			return (findAmounts(text).find(({ value }) => !value.isPercent) ?? findAmounts(text)[0])
				?.value.number;
		case 'percent':
			return (findAmounts(text).find(({ value }) => value.isPercent) ?? findAmounts(text)[0])?.value
				.number;
		case 'date':
			return findDates(text, dateOrder)[0]?.value.iso;
		case 'time':
			return findTimes(text)[0]?.value;
		case 'email':
			return findEmails(text)[0]?.value;
		case 'phone':
			return findPhones(text)[0]?.value;
		case 'url':
			return findUrls(text)[0]?.value;
		case 'iban':
			return (findIbans(text).find(({ checks }) => !hasFailed(checks)) ?? findIbans(text)[0])
				?.value;
		case 'vat':
			return findVatIds(text)[0]?.value ?? tidy(text);
		case 'currency':
			return findCurrency(text) ?? tidy(text);
		case 'boolean':
			return parseBoolean(text);
		default:
			return tidy(text);
	}
}

function tidy(text: string): string | undefined {
	const plain = text.replace(/\s+/g, ' ').trim();
	return plain === '' ? undefined : plain;
}

const TICKED = new RegExp(String.raw`[☒☑✓✔✗✘]|(?<!\p{L})${anyOf(YES)}(?!\p{L})`, 'iu');
const OPEN = new RegExp(String.raw`☐|(?<!\p{L})${anyOf(NO)}(?!\p{L})`, 'iu');

export function parseBoolean(text: string): boolean | undefined {
	if (TICKED.test(text)) return true;
	return OPEN.test(text) ? false : undefined;
}
