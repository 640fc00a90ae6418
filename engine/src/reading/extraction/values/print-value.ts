import type { Kind } from '../lexicon/kinds.ts';
import { findDates } from './find-dates.ts';
import type { DateOrder } from './find-dates.ts';
import { findEmails, findPhones, findTimes, findUrls } from './find-formats.ts';
import { findIbans, findVatIds } from './find-ids.ts';
import { parseValue } from './parse-value.ts';
import type { Scalar } from './parse-value.ts';
import type { ParsedSpan } from './span.ts';

type Options = { dateOrder?: DateOrder };
type Find = (text: string, dateOrder: DateOrder) => ParsedSpan<string>[];

/** Kinds whose parsers normalise the printed value. */
const PARSERS: Partial<Record<Kind, Find>> = {
	date: (text, dateOrder) =>
		findDates(text, dateOrder).map((span) => ({ ...span, value: span.value.iso })),
	time: findTimes,
	phone: findPhones,
	email: findEmails,
	url: findUrls,
	iban: (text) => findIbans(text, true),
	vat: findVatIds,
};

/**
 * The value as printed, with white space normalised: "14.05.2025", not "2025-05-14". Values of kinds that no
 * parser normalises stay unchanged.
 */
export function printValue(
	raw: string,
	value: string,
	kind: Kind,
	{ dateOrder = 'dmy' }: Options = {},
): string {
	const find = PARSERS[kind];
	if (!find) return value;
	const found = find(raw, dateOrder).find((span) => span.value === value);
	return tidy(found ? raw.slice(found.start, found.end) : raw) || value;
}

/** Parses a value of a kind and returns it as printed; undefined where the text contains none. */
export function parsePrinted(text: string, kind: Kind, options: Options = {}): Scalar | undefined {
	const value = parseValue(text, kind, options);
	return typeof value === 'string' ? printValue(text, value, kind, options) : value;
}

function tidy(text: string): string {
	return text.replace(/\s+/g, ' ').trim();
}
