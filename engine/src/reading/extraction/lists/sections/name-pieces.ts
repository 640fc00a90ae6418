import { anyOf } from '../../lexicon/any-of.ts';
import { REMOTE } from '../../lexicon/terms/addresses.ts';
import { DEGREES, EMPLOYERS, JOB_TITLES, SCHOOLS } from '../../lexicon/terms/careers.ts';
import type { PieceRole } from '../../request/entry-roles.ts';
import { fold } from '../../lexicon/read-words.ts';
import { findCountry } from '../../values/countries.ts';
import { hasLegalForm, startOfCompany } from '../../values/names.ts';

const WORDS: Readonly<Record<Exclude<PieceRole, 'place'>, RegExp>> = {
	degree: new RegExp(String.raw`\b${anyOf(DEGREES)}\b`),
	school: new RegExp(String.raw`\b${anyOf(SCHOOLS)}\b`),
	title: new RegExp(String.raw`\b${anyOf(JOB_TITLES)}\b`),
	org: new RegExp(String.raw`\b${anyOf(EMPLOYERS)}\b`),
};

/** A position at a school: "School administrator". */
const SCHOOL_JOB = new RegExp(String.raw`\b${anyOf(SCHOOLS)}\s(?:\w+\s)?${anyOf(JOB_TITLES)}$`);

/** The role of a piece by its words; undefined if they do not show it. */
export function roleOfText(text: string): PieceRole | undefined {
	const plain = fold(text);
	if (WORDS.degree.test(plain)) return 'degree';
	if (startOfCompany(text) !== undefined) return 'org';
	if (WORDS.school.test(plain)) return SCHOOL_JOB.test(plain) ? 'title' : 'school';
	if (WORDS.title.test(plain)) return 'title';
	if (hasLegalForm(text) || WORDS.org.test(plain)) return 'org';
	return isPlace(text) ? 'place' : undefined;
}

const IS_REMOTE = new RegExp(String.raw`^${anyOf(REMOTE)}$`, 'iu');

/** "Berlin, Germany", "Portland, OR", "Remote". */
export function isPlace(text: string): boolean {
	const parts = text.split(/,\s*/);
	const last = parts.at(-1) ?? '';
	return (
		parts.length <= 3 &&
		(findCountry(last) !== undefined ||
			/^\p{Lu}[\p{L} .'-]+,\s?[A-Z]{2}$/u.test(text) ||
			IS_REMOTE.test(text))
	);
}
