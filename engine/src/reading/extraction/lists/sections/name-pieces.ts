import { anyOf } from '../../lexicon/any-of.ts';
import { REMOTE } from '../../lexicon/terms/addresses.ts';
import {
	CURRENT_NAMES,
	DEGREES,
	DUTY_NAMES,
	EMPLOYERS,
	END_NAMES,
	JOB_TITLES,
	PERIOD_NAMES,
	SCHOOLS,
} from '../../lexicon/terms/careers.ts';
import type { ConceptName } from '../../lexicon/concepts.ts';
import type { Lemma } from '../../lexicon/words.ts';
import type { Field } from '../../request/read-fields.ts';
import { fold } from '../../lexicon/read-words.ts';
import { findCountry } from '../../values/countries.ts';
import { hasLegalForm, startOfCompany } from '../../values/names.ts';

/** The role of a piece of an entry, or of a field. */
export type PieceRole = 'title' | 'org' | 'degree' | 'school' | 'place';

const WORDS: Readonly<Record<Exclude<PieceRole, 'place'>, RegExp>> = {
	degree: new RegExp(String.raw`\b${anyOf(DEGREES)}\b`),
	school: new RegExp(String.raw`\b${anyOf(SCHOOLS)}\b`),
	title: new RegExp(String.raw`\b${anyOf(JOB_TITLES)}\b`),
	org: new RegExp(String.raw`\b${anyOf(EMPLOYERS)}\b`),
};

/** The role of a piece by its words; undefined if they do not tell. */
export function roleOfText(text: string): PieceRole | undefined {
	const plain = fold(text);
	if (WORDS.degree.test(plain)) return 'degree';
	if (startOfCompany(text) !== undefined) return 'org';
	if (WORDS.school.test(plain)) return 'school';
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

/** What a field of an entry asks for. */
export type EntryRole =
	PieceRole | 'prose' | 'start' | 'end' | 'date' | 'period' | 'current' | 'other';

const BY_CONCEPT: Readonly<Partial<Record<ConceptName, EntryRole>>> = {
	employer: 'org',
	companyName: 'org',
	seller: 'org',
	merchantName: 'org',
	provider: 'org',
	jobTitle: 'title',
	institution: 'school',
	degree: 'degree',
	birthPlace: 'place',
	city: 'place',
	address: 'place',
	country: 'place',
	state: 'place',
	itemDescription: 'prose',
	summary: 'prose',
	notes: 'prose',
	period: 'period',
};

/** What fields of an entry are called. */
const ASKS_FOR = {
	current: new RegExp(anyOf(CURRENT_NAMES), 'i'),
	end: new RegExp(anyOf(END_NAMES), 'i'),
	period: new RegExp(anyOf(PERIOD_NAMES), 'i'),
	duties: new RegExp(anyOf(DUTY_NAMES), 'i'),
};

export function roleOfField({ kind, edge, concepts, name, definition, path }: Field): EntryRole {
	const own = path.at(-1) ?? '';
	const has = (lemma: Lemma) => name.some(({ lemmas }) => lemmas.includes(lemma));
	if (definition.type === 'boolean') return ASKS_FOR.current.test(own) ? 'current' : 'other';
	if (kind === 'date') return edge ?? (ASKS_FOR.end.test(own) ? 'end' : 'date');
	if (has('period') || ASKS_FOR.period.test(own)) return 'period';
	if (ASKS_FOR.duties.test(own)) return 'prose';
	for (const concept of concepts.keys()) {
		const role = BY_CONCEPT[concept];
		if (role) return role;
	}
	if (has('place') || has('city')) return 'place';
	return 'other';
}
