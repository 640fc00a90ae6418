import { anyOf } from '../lexicon/any-of.ts';
import {
	AUSTRALIAN_STATES,
	CANADIAN_PROVINCES,
	CITY_PARTICLES,
	STREETS_AFTER_NUMBERS,
	STREET_ENDINGS,
	STREET_STARTS,
	STREET_WORDS,
	US_STATES,
	US_STATE_NAMES,
} from '../lexicon/terms/addresses.ts';

/** A postcode with its town. */
export type PostalPlace = {
	postcode: string;
	city: string;
	/** Its range in the text. */
	start: number;
	end: number;
	country: string | undefined;
};

const CITY = `\\p{Lu}[\\p{L}'’.\\-]*(?:[ /\\-](?:\\p{Lu}[\\p{L}'’.\\-]*|${anyOf(CITY_PARTICLES)}|\\d{1,2}(?=\\s|$))){0,5}`;

const PATTERNS: readonly { pattern: RegExp; postcode: number; city: number; country?: string }[] = [
	// Portland, OR 97201; Portland, Oregon 97201
	{
		pattern: new RegExp(
			`(${CITY}),?\\s+${anyOf(US_STATES)}\\.?,?\\s+(\\d{5}(?:-\\d{4})?)(?!\\d)`,
			'u',
		),
		postcode: 2,
		city: 1,
		country: 'US',
	},
	{
		pattern: new RegExp(
			`(${CITY}),\\s+${anyOf(US_STATE_NAMES)},?\\s+(\\d{5}(?:-\\d{4})?)(?!\\d)`,
			'u',
		),
		postcode: 2,
		city: 1,
		country: 'US',
	},
	// Toronto, ON M5V 2T6
	{
		pattern: new RegExp(
			`(${CITY}),?\\s+\\(?${anyOf(CANADIAN_PROVINCES)}\\)?,?\\s+([A-Z]\\d[A-Z]\\s?\\d[A-Z]\\d)(?![\\p{L}\\d])`,
			'u',
		),
		postcode: 2,
		city: 1,
		country: 'CA',
	},
	// Sydney NSW 2000
	{
		pattern: new RegExp(`(${CITY}),?\\s+${anyOf(AUSTRALIAN_STATES)},?\\s+(\\d{4})(?!\\d)`, 'u'),
		postcode: 2,
		city: 1,
		country: 'AU',
	},
	// 00-950 Warszawa
	{
		pattern: new RegExp(`(?<![\\p{L}\\d-])(\\d{2}-\\d{3})\\s+(${CITY})`, 'u'),
		postcode: 1,
		city: 2,
		country: 'PL',
	},
	// 114 55 Stockholm, 110 00 Praha
	{
		pattern: new RegExp(
			`(?<![\\p{L}\\d.,/-]\\s?)(?:[A-Z]{2}[-–\\s])?(\\d{3}\\s\\d{2})\\s+(${CITY})(?=$|[,;]|\\s[-–•·|])`,
			'u',
		),
		postcode: 1,
		city: 2,
	},
	// 1012 AB Amsterdam
	{
		pattern: new RegExp(`(?<![\\p{L}\\d])(\\d{4}\\s?[A-Z]{2}),?\\s+(${CITY})`, 'u'),
		postcode: 1,
		city: 2,
		country: 'NL',
	},
	// 1100-148 Lisboa
	{
		pattern: new RegExp(`(?<![\\p{L}\\d-])(\\d{4}-\\d{3})\\s+(${CITY})`, 'u'),
		postcode: 1,
		city: 2,
		country: 'PT',
	},
	// D-80333 München, DE 80333 München, 80333 München
	{
		pattern: new RegExp(
			`(?<![\\p{L}\\d.,/-])(?:[A-Z]{1,3}\\s?[-–]?\\s?)?(\\d{5})\\s?,?\\s+(${CITY})`,
			'u',
		),
		postcode: 1,
		city: 2,
	},
	// London SW1A 1AA, Dublin D02 XY45
	{
		pattern: new RegExp(
			`(${CITY}),?\\s+([A-Z]{1,2}\\d[A-Z\\d]?\\s\\d[A-Z]{2}|[A-Z]\\d[\\dW]\\s?[A-Z\\d]{4})(?![\\p{L}\\d])`,
			'u',
		),
		postcode: 2,
		city: 1,
	},
	// Bangalore - 560001
	{
		pattern: new RegExp(`(${CITY})\\s?[-–,]\\s?(\\d{6}|\\d{3}\\s\\d{3})(?!\\d)`, 'u'),
		postcode: 2,
		city: 1,
	},
	// 1010 Wien
	{
		pattern: new RegExp(
			`(?<![\\p{L}\\d.,/-])(?:[A-Z]{1,2}\\s?[-–]\\s?)?(\\d{4})\\s+(${CITY})(?=$|[,;]|\\s[-–•·|])`,
			'u',
		),
		postcode: 1,
		city: 2,
	},
];

/** A house number before a street, not a postcode: "3317 West Alder Street". */
const HOUSE_FIRST = new RegExp(String.raw`(?<!\p{L})${anyOf(STREETS_AFTER_NUMBERS)}\.?$`, 'iu');

/** Finds the first postcode with its town. */
export function findPlace(text: string): PostalPlace | undefined {
	if (text.length > 300 || !/\d/.test(text)) return undefined;
	for (const { pattern, postcode, city, country } of PATTERNS) {
		const match = pattern.exec(text);
		if (!match || HOUSE_FIRST.test(match[city] ?? '') || match[city]?.length === 1) continue;
		if (isLabel(text, match.index + match[0].length)) continue;
		return {
			postcode: match[postcode] ?? '',
			city: (match[city] ?? '').replace(/(?<![,.\s])[,.\s]+$/, ''),
			start: match.index,
			end: match.index + match[0].length,
			country,
		};
	}
	return undefined;
}

/** Whether a word that ends there is a label, not a town: "ST# 05672 OP# 002360", "Cap: 10121 Nazione: IT". */
function isLabel(text: string, end: number): boolean {
	return /^\s?[#:]/u.test(text.slice(end, end + 2));
}

const STREET = new RegExp(
	String.raw`(?:${anyOf(STREET_STARTS)}|(?<!\p{L})${anyOf(STREET_WORDS)}(?!\p{L})\.?|${anyOf(STREET_ENDINGS)}(?!\p{L}))`,
	'iu',
);

const LONGEST_STREET = 80;

/** Whether a text names a street with a street word: "548 Market Street", not "PMB 12345". */
export function isNamedStreet(text: string): boolean {
	return text.length <= LONGEST_STREET && STREET.test(text);
}

/** Whether a text is a street: it has a house number or a street word. */
export function isStreet(text: string): boolean {
	if (text.length > LONGEST_STREET) return false;
	const hasNumber =
		/(?:^|\s|,)\d{1,5}\s?[a-zA-Z]?(?:\s?[-/]\s?\d{1,5}\s?[a-zA-Z]?)?(?:$|[\s,.])/.test(text);
	return (hasNumber && /\p{L}{3}/u.test(text) && !/[:@€$%]/.test(text)) || STREET.test(text);
}
