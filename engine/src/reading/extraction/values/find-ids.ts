import { anyOf } from '../lexicon/any-of.ts';
import { NO_PART_OF_CODES } from '../lexicon/terms/money.ts';
import { IBAN_SUFFIXES } from '../lexicon/terms/signs.ts';
import vatNumbers from '../lexicon/vat-numbers.json' with { type: 'json' };
import { checkIban, checkVat, IBAN_LENGTHS } from './check-digits.ts';
import { toDigits } from '../../../model/look-alikes.ts';
import { FAILED } from './span.ts';
import type { ParsedSpan } from './span.ts';

/** The start of a possible IBAN; letters may be misread digits. */
const IBAN_START = /(?<![\p{L}\d])[A-Z]{2}\s?[\dOIlSB]{2}/gu;
/** Length of the longest IBAN with a space after every character. */
const LONGEST_IBAN = 68;
/** The label "IBAN" before the number. */
const IBAN_LABEL = new RegExp(
	String.raw`(?<!\p{L})iban(?!\p{L})[^\p{L}\d]{0,4}(?:${anyOf(IBAN_SUFFIXES)}[^\p{L}\d]{0,4})?$`,
	'iu',
);
/** Length of a number labelled IBAN that does not have the length of its country. */
const [MIN_LABELLED, MAX_LABELLED] = [12, 34];
/** One digit may be missing or one too many. */
const LENGTH_TOLERANCE = 1;
/** Parse confidence of an IBAN with a wrong checksum. */
const UNPROVED = 0.6;

/**
 * Finds IBANs. Letters that OCR confused with digits are corrected if the checksum is then right. A number that
 * looks like an IBAN, or is labelled as one (`isLabelled`), but has a wrong checksum is returned as printed, with
 * the failed check.
 */
export function findIbans(text: string, isLabelled = false): ParsedSpan<string>[] {
	const spans: ParsedSpan<string>[] = [];
	for (const match of text.matchAll(IBAN_START)) {
		const start = match.index;
		if (start < (spans.at(-1)?.end ?? 0)) continue;
		const rest = text.slice(start, start + LONGEST_IBAN);
		const before = text.slice(0, start);
		const isCalled = IBAN_LABEL.test(before) || (isLabelled && !/[\p{L}\d]/u.test(before));
		const found = readProved(rest) ?? readUnproved(rest, isCalled);
		if (found) spans.push({ ...found, start, end: start + found.end });
	}
	return spans;
}

/** Whether a text ends with the label of an IBAN. */
export function endsWithIbanLabel(text: string): boolean {
	return IBAN_LABEL.test(text);
}

function readProved(rest: string): ParsedSpan<string> | undefined {
	const letters = rest.replace(/[\s.-]/g, '').toUpperCase();
	const country = letters.slice(0, 2);
	const length = IBAN_LENGTHS[country];
	if (length === undefined) return undefined;
	const printed = letters.slice(0, length);
	const value = [printed, repairDigits(printed, country)].find(
		(one) => checkIban(one) && (!DIGITS_ONLY.has(country) || /^\d+$/.test(one.slice(2))),
	);
	if (value === undefined) return undefined;
	const end = endOf(rest, printed.length);
	return { start: 0, end, value, parseConfidence: 1, checks: ['iban checksum'] };
}

/**
 * Reads a number with a wrong checksum: within one digit of the country's length, or of any length if labelled IBAN.
 */
function readUnproved(rest: string, isCalled: boolean): ParsedSpan<string> | undefined {
	const country = rest.slice(0, 2);
	const length = IBAN_LENGTHS[country];
	if (length === undefined && !isCalled) return undefined;
	const ends = listEnds(rest, country);
	const distance = ({ letters }: End) => Math.abs(letters.length - (length ?? 0));
	const [closest] = ends
		.filter((one) => length !== undefined && distance(one) <= LENGTH_TOLERANCE)
		.sort((one, other) => distance(one) - distance(other));
	const called = ends.findLast(
		({ letters }) => letters.length >= MIN_LABELLED && letters.length <= MAX_LABELLED,
	);
	const found = closest ?? (isCalled ? called : undefined);
	if (!found || 2 * (found.letters.match(/\d/g) ?? []).length < found.letters.length)
		return undefined;
	const { letters: value, end } = found;
	return { start: 0, end, value, parseConfidence: UNPROVED, checks: [`iban ${FAILED}`] };
}

type End = { letters: string; end: number };

/** The possible ends of a number written in groups: after each group. */
function listEnds(text: string, country: string): End[] {
	const isGroup = DIGITS_ONLY.has(country) ? /^[\dOIlSB]+$/ : /^[A-Z\d]+$/;
	const ends: End[] = [];
	let letters = country;
	let at = country.length;
	for (const part of text.slice(at).split(/([\s.-])/)) {
		at += part.length;
		if (/^[\s.-]$/.test(part) || (part === '' && ends.length === 0)) continue;
		const [group = ''] = /^[\p{L}\d]*/u.exec(part) ?? [];
		if (!isGroup.test(group)) break;
		letters += group;
		ends.push({ letters, end: at - part.length + group.length });
		// A comma or a bracket ends the number.
		if (group !== part) break;
	}
	return ends;
}

function endOf(text: string, letters: number): number {
	let seen = 0;
	for (let i = 0; i < text.length; i += 1) {
		if (!/[\s.-]/.test(text[i] ?? '')) seen += 1;
		if (seen === letters) return i + 1;
	}
	return text.length;
}

/** Countries whose account numbers are digits only. */
const DIGITS_ONLY = new Set([
	'DE',
	'AT',
	'BE',
	'ES',
	'PT',
	'DK',
	'FI',
	'NO',
	'SE',
	'PL',
	'HU',
	'CZ',
	'SK',
	'SI',
	'HR',
	'EE',
	'LT',
	'IS',
]);

function repairDigits(iban: string, country: string): string {
	const from = DIGITS_ONLY.has(country) ? 2 : iban.length;
	return iban
		.split('')
		.map((letter, i) => (i >= 2 && (i < 4 || i >= from) ? toDigits(letter) : letter))
		.join('');
}

const VAT = new RegExp(
	String.raw`(?<![\p{L}\d])(?:${vatNumbers.map(({ prefix, number }) => prefix + number).join('|')})(?![\p{L}\d])`,
	'gu',
);

/** Finds VAT numbers of the European Union and its neighbours. */
export function findVatIds(text: string): ParsedSpan<string>[] {
	return [...text.matchAll(VAT)].map((match) => {
		const value = match[0].replace(/[\s.]/g, '').toUpperCase();
		const passes = checkVat(value);
		return {
			start: match.index,
			end: match.index + match[0].trimEnd().length,
			value,
			parseConfidence: 0.95,
			checks: passes === undefined ? [] : [passes ? 'check digit' : `vat ${FAILED}`],
		};
	});
}

const BIC = /(?<![\p{L}\d])([A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?)(?![\p{L}\d])/gu;

export function findBics(text: string): ParsedSpan<string>[] {
	return [...text.matchAll(BIC)].map((match) => ({
		start: match.index,
		end: match.index + match[0].length,
		value: match[0],
		parseConfidence: /\d|XXX$/.test(match[0]) ? 0.8 : 0.4,
		checks: [],
	}));
}

/** Words with a digit that may be identifiers: "RE-2024/17", "4711". */
const ID_WORD = /[#№]?[\p{L}\d](?:[\p{L}\d./_\-–:#]{0,38}[\p{L}\d])?/gu;

/** Digits in groups: "10 123 456 789". */
const ID_GROUPS = /(?<![\p{L}\d.,])\d{1,4}(?:\s\d{2,5}){2,5}(?![\p{L}\d.,])/gu;

/** Groups of capitals and digits at the end of a text: "QQ 12 34 56 C", "LS 4400 918", "JD0146 0000 12". */
const CODE_GROUPS = /(?<![\p{L}\d.,/-])[A-Z0-9][A-Z0-9/-]{0,9}(?:\s[A-Z0-9][A-Z0-9/-]{0,7}){1,5}$/u;
/** Capitals that are a unit or a label, not part of the identifier. */
const NO_PART = new RegExp(String.raw`^${anyOf(NO_PART_OF_CODES)}$`, 'u');

function findCodeGroups(text: string): RegExpExecArray[] {
	const match = CODE_GROUPS.exec(text);
	const groups = match?.[0].split(' ') ?? [];
	const digits = (match?.[0].match(/\d/g) ?? []).length;
	const hasLetters = groups.some((group) => /[A-Z]/.test(group));
	return match && hasLetters && digits >= MIN_DIGITS && !groups.some((one) => NO_PART.test(one))
		? [match]
		: [];
}

const MIN_DIGITS = 5;

export function findIdentifiers(text: string): ParsedSpan<string>[] {
	const toSpan = (match: RegExpExecArray): ParsedSpan<string> => ({
		start: match.index,
		end: match.index + match[0].length,
		value: match[0],
		parseConfidence: 0.5,
		checks: [],
	});
	const codes = findCodeGroups(text).map(toSpan);
	const digits = [...text.matchAll(ID_GROUPS)].map(toSpan);
	const groups = [
		...codes,
		...digits.filter(({ start }) => codes.every((code) => start < code.start)),
	];
	const words = [...text.matchAll(ID_WORD)]
		.map(toSpan)
		.filter(({ value }) => /\d/.test(value))
		.filter(({ start }) => !groups.some((group) => start >= group.start && start < group.end));
	return [...groups, ...words].toSorted((one, other) => one.start - other.start);
}
