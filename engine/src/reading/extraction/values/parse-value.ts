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

type Parse = (text: string, dateOrder: DateOrder) => Scalar | undefined;

/** Kinds whose values have a form of their own. Values of other kinds are texts. */
const PARSERS: Readonly<Partial<Record<Kind, Parse>>> = {
	amount: (text) => findNumber(text, { isPercent: false }),
	quantity: (text) => findNumber(text, { isPercent: false }),
	percent: (text) => findNumber(text, { isPercent: true }),
	date: (text, dateOrder) => findDates(text, dateOrder)[0]?.value.iso,
	time: (text) => findTimes(text)[0]?.value,
	email: (text) => findEmails(text)[0]?.value,
	phone: (text) => findPhones(text)[0]?.value,
	url: (text) => findUrls(text)[0]?.value,
	iban: findIban,
	vat: (text) => findVatIds(text)[0]?.value ?? tidy(text),
	currency: (text) => findCurrency(text) ?? tidy(text),
	boolean: parseBoolean,
};

/** Parses the value of a kind that a text is or contains; undefined where it contains none. */
export function parseValue(
	text: string,
	kind: Kind,
	{ dateOrder = 'dmy' }: { dateOrder?: DateOrder } = {},
): Scalar | undefined {
	const parse = PARSERS[kind] ?? tidy;
	return parse(text, dateOrder);
}

/** The first number with or without a percent sign, as asked; else the first number. */
function findNumber(text: string, { isPercent }: { isPercent: boolean }): number | undefined {
	const amounts = findAmounts(text);
	return (amounts.find(({ value }) => value.isPercent === isPercent) ?? amounts[0])?.value.number;
}

/** The first IBAN with a correct checksum, else the first one. */
function findIban(text: string): string | undefined {
	const ibans = findIbans(text);
	return (ibans.find(({ checks }) => !hasFailed(checks)) ?? ibans[0])?.value;
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
