import { anyOf } from '../lexicon/any-of.ts';
import { LEGAL_FORMS, STRONG_FORMS } from '../lexicon/legal-forms.ts';
import { AND } from '../lexicon/terms/contracts.ts';
import { NAME_PARTICLES, TITLES } from '../lexicon/terms/people.ts';

const LEGAL_FORM = new RegExp(String.raw`(?:^|[\s,(])${anyOf(LEGAL_FORMS)}\.?(?=$|[\s,;)])`, 'iu');
/** A name with a legal form that occurs only in company names. */
const STRONG_FORM = new RegExp(
	String.raw`^(.{2,60}?[\s,]${anyOf(STRONG_FORMS)}\.?)(?=$|[\s,;)])`,
	'iu',
);
const TITLE = new RegExp(String.raw`^${anyOf(TITLES)}\.?\s`, 'iu');
const NAME_WORD = new RegExp(String.raw`^(?:\p{Lu}[\p{L}'’.-]*|${anyOf(NAME_PARTICLES)})$`, 'u');

/** Whether a text has a legal form, or at least capitalised words. */
export function isCompany(text: string): boolean {
	if (!/\p{L}{2}/u.test(text) || text.length > 90) return false;
	return (
		LEGAL_FORM.test(text) ||
		(/^[\p{Lu}\d]/u.test(text) && !/\d{3,}/.test(text) && text.split(/\s+/).length <= 7)
	);
}

export function hasLegalForm(text: string): boolean {
	return LEGAL_FORM.test(text);
}

const FORM_ONLY = new RegExp(String.raw`^${anyOf(LEGAL_FORMS)}\.?$`, 'iu');

/** A legal form at the end of a text. */
const FORM_AT_END = new RegExp(String.raw`(?<=[\s,])${anyOf(LEGAL_FORMS)}\.?[,;]?$`, 'iu');

/**
 * Whether a longer text completes a name by its legal form, wholly or in part: "Olszak Therm Sp." → "Olszak Therm Sp. j.".
 * Ordinary words in small letters are no legal form: "Colin Barlow as agent".
 */
export function continuesForm(name: string, longer: string): boolean {
	const form = FORM_AT_END.exec(longer);
	return (
		form !== null && form.index <= name.length + 1 && /[\p{Lu}.(]/u.test(longer.slice(name.length))
	);
}

/**
 * A name without the address or the contacts that follow it on its line: "Heike Lindner, Lindenweg 49, 34117
 * Kassel". A surname keeps its given name, a company its legal form behind a comma.
 */
export function nameBefore(text: string): string {
	const [first = '', ...others] = text.split(/,\s+/u);
	if (/\d/.test(first) || !others.some((part) => /\d/.test(part)))
		return [first, ...others].join(', ');
	const [second = ''] = others;
	const isGiven = !/\s/.test(first.trim()) && isNameOnly(second);
	if (isGiven || FORM_ONLY.test(second)) return `${first}, ${second}`;
	const parts = [first, ...others];
	return parts.slice(0, countNameParts(parts)).join(', ');
}

const LINK = new RegExp(String.raw`\s(?:&|${anyOf(AND)})\s`, 'iu');

/** How many of the parts of an address, separated by commas, belong to its name: those up to a legal form or an "and". */
export function countNameParts(parts: readonly string[]): number {
	const address = parts.findIndex((part) => /\d/.test(part));
	const before = address < 0 ? parts : parts.slice(0, address);
	const last = before.findLastIndex((part) => hasLegalForm(part) || LINK.test(part));
	return Math.max(1, last + 1);
}

function isNameOnly(text: string): boolean {
	return /^\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*)?$/u.test(text);
}

/** The company name at the start of a text, up to its legal form. */
export function startOfCompany(text: string): string | undefined {
	return STRONG_FORM.exec(text)?.[1];
}

/** Two to five capitalised words without numbers. */
export function isPersonName(text: string): boolean {
	const plain = text.replace(TITLE, '').replace(/,/g, ' ').trim();
	const words = plain.split(/\s+/);
	return (
		words.length >= 2 &&
		words.length <= 5 &&
		words.every((word) => NAME_WORD.test(word)) &&
		!LEGAL_FORM.test(text)
	);
}
