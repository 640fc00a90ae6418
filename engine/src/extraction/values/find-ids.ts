import { anyOf } from '../lexicon/any-of.ts';
import { NO_PART_OF_CODES } from '../lexicon/terms/money.ts';
import { LETTERS_AS_DIGITS } from './letters-as-digits.ts';
import type { Span } from './span.ts';

/** Length of an IBAN by country. */
const IBAN_LENGTHS: Readonly<Record<string, number>> = {
	AD: 24,
	AT: 20,
	BE: 16,
	BG: 22,
	CH: 21,
	CY: 28,
	CZ: 24,
	DE: 22,
	DK: 18,
	EE: 20,
	ES: 24,
	FI: 18,
	FR: 27,
	GB: 22,
	GR: 27,
	HR: 21,
	HU: 28,
	IE: 22,
	IS: 26,
	IT: 27,
	LI: 21,
	LT: 20,
	LU: 20,
	LV: 21,
	MC: 27,
	MT: 31,
	NL: 18,
	NO: 15,
	PL: 28,
	PT: 25,
	RO: 24,
	SE: 24,
	SI: 19,
	SK: 24,
	SM: 27,
	TR: 26,
	AE: 23,
	SA: 24,
	BR: 29,
};
const IBAN_START = new RegExp(
	`(?<![\\p{L}\\d])(?:${Object.keys(IBAN_LENGTHS).join('|')})\\s?[\\dOIlSB]{2}`,
	'gu',
);
/** The longest IBAN with a space behind every letter. */
const LONGEST_IBAN = 68;

/** IBANs with a valid checksum; letters that OCR took for digits are put right where the check then passes. */
export function findIbans(text: string): Span<string>[] {
	const spans: Span<string>[] = [];
	for (const match of text.matchAll(IBAN_START)) {
		const rest = text.slice(match.index, match.index + LONGEST_IBAN);
		const compact = rest.replace(/[\s.-]/g, '').toUpperCase();
		const country = compact.slice(0, 2);
		const printed = compact.slice(0, IBAN_LENGTHS[country]);
		const iban = [printed, repairDigits(printed, country)].find(hasIbanChecksum);
		if (!iban) continue;
		spans.push({
			start: match.index,
			end: match.index + endOf(rest, printed.length),
			value: iban,
			sureness: 1,
			checks: ['iban checksum'],
		});
	}
	return spans;
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
		.map((letter, i) =>
			i >= 2 && (i < 4 || i >= from) ? (LETTERS_AS_DIGITS[letter] ?? letter) : letter,
		)
		.join('');
}

function hasIbanChecksum(iban: string): boolean {
	if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) || iban.length !== IBAN_LENGTHS[iban.slice(0, 2)])
		return false;
	let rest = 0;
	for (const letter of iban.slice(4) + iban.slice(0, 4)) {
		for (const digit of parseInt(letter, 36).toString()) rest = (rest * 10 + Number(digit)) % 97;
	}
	return rest === 1;
}

/** How VAT numbers are written, by the letters they begin with. */
const VAT_FORMS: Readonly<Record<string, string>> = {
	ATU: String.raw`\s?\d{8}`,
	BE: String.raw`\s?[01]?\d{3}[. ]?\d{3}[. ]?\d{3}`,
	DE: String.raw`\s?(?:\d\s?){9}`,
	EE: String.raw`\s?(?:\d\s?){9}`,
	EL: String.raw`\s?(?:\d\s?){9}`,
	EU: String.raw`\s?(?:\d\s?){9}`,
	PT: String.raw`\s?(?:\d\s?){9}`,
	DK: String.raw`\s?\d{8}`,
	FI: String.raw`\s?\d{8}`,
	HU: String.raw`\s?\d{8}`,
	LU: String.raw`\s?\d{8}`,
	MT: String.raw`\s?\d{8}`,
	SI: String.raw`\s?\d{8}`,
	ES: String.raw`\s?[A-Z0-9]\d{7}[A-Z0-9]`,
	FR: String.raw`\s?[A-Z0-9]{2}\s?(?:\d{3}\s?){3}`,
	GB: String.raw`\s?\d{3}\s?\d{4}\s?\d{2}(?:\d{3})?`,
	IT: String.raw`\s?\d{11}`,
	NL: String.raw`\s?\d{9}B\d{2}`,
	PL: String.raw`\s?\d{10}`,
	CHE: String.raw`[-\s]?\d{3}\.?\d{3}\.?\d{3}`,
	SE: String.raw`\s?\d{12}`,
	CZ: String.raw`\s?\d{8,10}`,
	RO: String.raw`\s?\d{2,10}`,
	IE: String.raw`\s?\d[A-Z0-9]\d{5}[A-Z]{1,2}`,
};
const VAT = new RegExp(
	String.raw`(?<![\p{L}\d])(?:${Object.entries(VAT_FORMS)
		.map(([start, rest]) => start + rest)
		.join('|')})(?![\p{L}\d])`,
	'gu',
);

/** VAT numbers as they are written in the union and its neighbours. */
export function findVatIds(text: string): Span<string>[] {
	return [...text.matchAll(VAT)].map((match) => ({
		start: match.index,
		end: match.index + match[0].trimEnd().length,
		value: match[0].replace(/[\s.]/g, '').toUpperCase(),
		sureness: 0.95,
		checks: [],
	}));
}

const BIC = /(?<![\p{L}\d])([A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?)(?![\p{L}\d])/gu;

export function findBics(text: string): Span<string>[] {
	return [...text.matchAll(BIC)].map((match) => ({
		start: match.index,
		end: match.index + match[0].length,
		value: match[0],
		sureness: /\d|XXX$/.test(match[0]) ? 0.8 : 0.4,
		checks: [],
	}));
}

/** Words with a digit that may be the number of something: "RE-2024/17", "4711". */
const ID_WORD = /[#№]?[\p{L}\d](?:[\p{L}\d./_\-–:#]{0,38}[\p{L}\d])?/gu;

/** "10 123 456 789": digits in groups, for the eye. */
const ID_GROUPS = /(?<![\p{L}\d.,])\d{1,4}(?:\s\d{2,5}){2,5}(?![\p{L}\d.,])/gu;

/** "QQ 12 34 56 C", "LS 4400 918", "JD0146 0000 12": groups of capitals and digits up to the end of a text. */
const CODE_GROUPS = /(?<![\p{L}\d.,/-])[A-Z0-9][A-Z0-9/-]{0,9}(?:\s[A-Z0-9][A-Z0-9/-]{0,7}){1,5}$/u;
/** Capitals that count or name a number instead of being part of it. */
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

export function findIdentifiers(text: string): Span<string>[] {
	const toSpan = (match: RegExpExecArray): Span<string> => ({
		start: match.index,
		end: match.index + match[0].length,
		value: match[0],
		sureness: 0.5,
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
