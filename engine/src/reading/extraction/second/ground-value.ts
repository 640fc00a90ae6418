import { boxAround } from '../../../model/geometry.ts';
import type { Segment } from '../../../model/layout.ts';
import type { FieldDefinition } from '../../../model/template.ts';
import type { Document, Fact } from '../document.ts';
import { anyOf } from '../lexicon/any-of.ts';
import type { Kind } from '../lexicon/kinds.ts';
import { fold } from '../lexicon/read-words.ts';
import { OR } from '../lexicon/terms/contracts.ts';
import { ONE_OF, UNPRINTED } from '../lexicon/terms/instructions.ts';
import { openDates } from '../labelled/find-values.ts';
import { isAsPrinted, kindOf } from '../request/read-fields.ts';
import type { Field } from '../request/read-fields.ts';
import { findCurrency } from '../values/currencies.ts';
import { findAmounts } from '../values/find-amounts.ts';
import { findEmails, findPhones, findTimes, findUrls } from '../values/find-formats.ts';
import { findIbans } from '../values/find-ids.ts';
import { toDigits } from '../../../model/look-alikes.ts';
import { parseBoolean, parseValue } from '../values/parse-value.ts';
import type { Scalar } from '../values/parse-value.ts';
import { printValue } from '../values/print-value.ts';
import { wordsBetween } from '../values/span.ts';
import type { ParsedSpan } from '../values/span.ts';
import { createFindWords } from './find-words.ts';
import type { Printed } from './find-words.ts';
import { withheldSegments } from '../withhold-lines.ts';

/** A place where a page prints the value, with the value that the parsers read there. */
export type Match = Printed & { value: Scalar; checks: readonly string[] };

/** The result of grounding: found on a page, not printed by nature, or refused. */
export type Held =
	{ kind: 'found'; matches: Match[] } | { kind: 'unprinted'; value: Scalar } | { kind: 'refused' };

const REFUSED: Held = { kind: 'refused' };
const NUMBERS = new Set<Kind>(['amount', 'percent', 'quantity']);
/** Tolerance for equal numbers. */
const SAME = 1e-6;
const MAX_SUMMARY = 2000;
/** Minimum digits of a telephone number's end that identify it. */
const MIN_PHONE_DIGITS = 7;

/** Grounds an answer of the second reader. Only values that the parsers read on a page are accepted. */
export function groundValue(document: Document, field: Field, said: Scalar): Held {
	const { definition } = field;
	const type = definition.type === 'array' ? definition.itemType : definition.type;
	if (type === 'boolean') return groundBoolean(said);
	const own = kindOf(field);
	const kind = type === 'number' && !NUMBERS.has(own) ? 'amount' : own;
	const isPrinted = isAsPrinted(definition);
	const toText = (match: Match) => asText(match, kind, isPrinted ? document : undefined);
	const read = findMatches(document, kind, said);
	// A string may not have the kind of its name: "upon delivery" for a date.
	const matches = read.length === 0 && isPrinted ? findMatches(document, 'text', said) : read;
	if (matches.length > 0) {
		return { kind: 'found', matches: type === 'string' ? matches.map(toText) : matches };
	}
	return type === 'string' ? groundUnprinted(definition, said) : REFUSED;
}

/** Returns a match as printed where the template wants a string without a format. */
function asText(match: Match, kind: Kind, printedIn: Document | undefined): Match {
	const { raw, value } = match;
	if (typeof value !== 'string') return { ...match, value: raw };
	return printedIn ? { ...match, value: printValue(raw, value, kind, printedIn) } : match;
}

function groundBoolean(said: Scalar): Held {
	const value = typeof said === 'boolean' ? said : parseBoolean(String(said));
	return value === undefined ? REFUSED : { kind: 'unprinted', value };
}

const SUMMARY = new RegExp(String.raw`(?<!\p{L})${anyOf(UNPRINTED)}(?!\p{L})`, 'iu');
const CHOICE = new RegExp(String.raw`(?<!\p{L})${anyOf(ONE_OF)}(?!\p{L})[\s:]*(.{1,500})`, 'iu');

const BETWEEN = new RegExp(String.raw`[,;/|()\n]|\.(?:\s|$)|(?:^|\s)${anyOf(OR)}\s`, 'iu');

/** Accepts a summary or a choice if the description asks for one. */
function groundUnprinted({ description = '' }: FieldDefinition, said: Scalar): Held {
	const choices = CHOICE.exec(description)?.[1];
	if (choices !== undefined) {
		const listed = choices
			.split(BETWEEN)
			.map((one) => one.replace(/^["'“”‘’\s]+|(?<!["'“”‘’\s])["'“”‘’\s]+$/g, ''))
			.filter((one) => one !== '');
		const value = listed.find((one) => fold(one) === fold(String(said)));
		return value === undefined ? REFUSED : { kind: 'unprinted', value };
	}
	if (!SUMMARY.test(description) || typeof said !== 'string') return REFUSED;
	const value = said.replace(/\p{C}+/gu, ' ').trim();
	return value === '' || value.length > MAX_SUMMARY ? REFUSED : { kind: 'unprinted', value };
}

function findMatches(document: Document, kind: Kind, said: Scalar): Match[] {
	if (NUMBERS.has(kind)) return findNumbers(document, kind, said);
	const text = String(said);
	if (kind === 'date') return findDays(document, text);
	const search = SEARCHES[kind];
	if (search) {
		const spans = document.fact(search.spans);
		const wanted = search.find(text)[0]?.value ?? text;
		return spans.filter(({ value }) => search.isSame(String(value), wanted));
	}
	if (kind === 'currency') return findCurrencies(document, text);
	return document
		.fact(createFindWords)(text)
		.flatMap((printed) => {
			const raw = kind === 'address' ? printed.lines.join(', ') : printed.raw;
			const value = parseValue(trimMarks(raw), kind, { dateOrder: document.dateOrder });
			return value === undefined ? [] : [{ ...printed, value, checks: [] }];
		});
}

/** Removes punctuation at both ends. */
function trimMarks(text: string): string {
	return text.replace(/^[\s:;,·|]+|(?<![\s:;,·|])[\s:;,·|]+$/g, '');
}

type Search = {
	spans: Fact<Match[]>;
	find: (text: string) => ParsedSpan<string>[];
	isSame: (printed: string, wanted: string) => boolean;
};

const bare = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');
const isSameBare = (one: string, other: string): boolean => bare(one) === bare(other);

function createSearch(
	find: (text: string) => ParsedSpan<string>[],
	isSame: Search['isSame'] = isSameBare,
): Search {
	return { find, isSame, spans: (document) => matchesOf(document, find) };
}

/** Kinds whose values on a page are all known from their parser. */
const SEARCHES: Partial<Record<Kind, Search>> = {
	email: createSearch(findEmails),
	url: createSearch(findUrls),
	time: createSearch(findTimes),
	iban: createSearch(findIbans),
	phone: createSearch(findPhones, (one, other) => {
		const [a, b] = [one, other].map((text) => text.replace(/\D/g, '').replace(/^0+/, ''));
		if (a === undefined || b === undefined) return false;
		const least = Math.min(a.length, b.length);
		return least >= MIN_PHONE_DIGITS && (a.endsWith(b) || b.endsWith(a));
	}),
};

/** All values that a parser finds on the pages, with their places. */
function matchesOf<V extends Scalar>(
	document: Document,
	find: (text: string) => ParsedSpan<V>[],
): Match[] {
	const withheld = document.fact(withheldSegments);
	return document.segments
		.filter(({ id }) => !withheld.has(id))
		.flatMap((segment) => find(segment.text).map((span) => toMatch(segment, span)));
}

function toMatch(segment: Segment, { start, end, value, checks }: ParsedSpan<Scalar>): Match {
	const { from, to } = wordsBetween(segment, start, end);
	const raw = segment.text.slice(start, end);
	return {
		page: segment.page,
		line: segment.line,
		before: segment.text.slice(0, start).trim(),
		box: from < to ? boxAround(segment.words.slice(from, to)) : segment.box,
		raw,
		lines: [raw],
		isMisread: false,
		value,
		checks,
	};
}

type NumberMatch = Match & { isPercent: boolean };

const numbersOf: Fact<NumberMatch[]> = (document) => {
	const withheld = document.fact(withheldSegments);
	return document.segments
		.filter(({ id }) => !withheld.has(id))
		.flatMap((segment) =>
			findAmounts(segment.text).map(({ value: { number, isPercent }, ...span }) => ({
				...toMatch(segment, { ...span, value: number }),
				isPercent,
			})),
		);
};

/** Finds a number, ignoring its sign (credit notes print either). A percentage may be given as a fraction. */
function findNumbers(document: Document, kind: Kind, said: Scalar): Match[] {
	const wanted = typeof said === 'number' ? said : parseValue(String(said), kind);
	if (typeof wanted !== 'number') return [];
	const isSame = (one: number, other: number) => Math.abs(Math.abs(one) - Math.abs(other)) < SAME;
	const numbers = document.fact(numbersOf);
	const found = numbers.filter(({ value }) => isSame(Number(value), wanted));
	if (found.length > 0) return found;
	if (kind === 'percent') {
		const parts = numbers.filter((one) => one.isPercent && isSame(Number(one.value), wanted * 100));
		if (parts.length > 0) return parts;
	}
	return findMisreadNumbers(document, kind, wanted);
}

/** Finds numbers after correcting letters that OCR confused with digits: "1O5,oo". */
function findMisreadNumbers(document: Document, kind: Kind, wanted: number): Match[] {
	const digits = Math.abs(wanted).toFixed(2);
	return [digits, digits.replace(/\.00$/, '')]
		.flatMap((text) => document.fact(createFindWords)(text))
		.flatMap((printed) => {
			const value = parseValue(toDigits(printed.raw), kind);
			const isIt = typeof value === 'number' && Math.abs(Math.abs(value) - Math.abs(wanted)) < SAME;
			return isIt ? [{ ...printed, value, checks: [] }] : [];
		});
}

type DayMatch = Match & { swapped: string | undefined };

const daysOf: Fact<DayMatch[]> = (document) => {
	const withheld = document.fact(withheldSegments);
	return document.segments
		.filter(({ id }) => !withheld.has(id))
		.flatMap((segment) =>
			document
				.fact(openDates)(segment.text)
				.map(({ value, ...span }) => ({
					...toMatch(segment, { ...span, value: value.iso }),
					swapped: value.isAmbiguous ? swap(value.iso) : undefined,
				})),
		);
};

function swap(iso: string): string {
	const [year, month, day] = iso.split('-');
	return [year, day, month].join('-');
}

/** Finds a date. The document decides the order of day and month, not the second reader. */
function findDays(document: Document, text: string): Match[] {
	const wanted = parseValue(text, 'date', { dateOrder: document.dateOrder });
	if (typeof wanted !== 'string') return [];
	const days = document.fact(daysOf);
	const found = days.filter(({ value }) => value === wanted);
	return found.length > 0 ? found : days.filter(({ swapped }) => swapped === wanted);
}

/** A sign or an abbreviation of the same currency. */
function findCurrencies(document: Document, text: string): Match[] {
	const wanted = findCurrency(text.trim()) ?? findCurrency(text.trim().toUpperCase());
	if (wanted === undefined) return [];
	const pattern = /\p{Sc}|(?<!\p{L})\p{L}{2,5}\p{Sc}?(?!\p{L})/gu;
	return matchesOf(document, (line) =>
		[...line.matchAll(pattern)]
			.filter(([sign]) => findCurrency(sign) === wanted)
			.map(({ 0: sign, index }) => ({
				start: index,
				end: index + sign.length,
				value: wanted,
				parseConfidence: 1,
				checks: [],
			})),
	);
}
