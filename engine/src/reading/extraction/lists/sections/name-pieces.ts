import { anyOf } from '../../lexicon/any-of.ts';
import { REMOTE } from '../../lexicon/terms/addresses.ts';
import {
	CURRENT_NAMES,
	DEGREES,
	DUTY_NAMES,
	EMPLOYERS,
	END_NAMES,
	END_WORDS,
	JOB_TITLES,
	PERIOD_NAMES,
	SCHOOLS,
	START_WORDS,
	YEAR_NAMES,
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

/** The role that a field of an entry asks for. */
export type EntryRole =
	PieceRole | 'prose' | 'start' | 'end' | 'date' | 'year' | 'period' | 'current' | 'other';

const BY_CONCEPT: Readonly<Partial<Record<ConceptName, EntryRole>>> = {
	employer: 'org',
	companyName: 'org',
	seller: 'org',
	merchantName: 'org',
	provider: 'org',
	jobTitle: 'title',
	institution: 'school',
	degree: 'degree',
	fieldOfStudy: 'degree',
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
	startOnly: new RegExp(String.raw`^${anyOf(START_WORDS)}$`),
	endOnly: new RegExp(String.raw`^${anyOf(END_WORDS)}$`),
	year: new RegExp(String.raw`^${anyOf(YEAR_NAMES)}$`),
};

/**
 * The role that each field of an entry asks for. If two fields ask for the same role, one of them gets another
 * role that its name can mean.
 */
export function rolesOfFields(fields: readonly Field[]): Map<Field, EntryRole> {
	const roles = new Map(fields.map((field) => [field, roleOfField(field)]));
	const has = (role: EntryRole) => [...roles.values()].includes(role);
	const isShared = (role: EntryRole) =>
		[...roles.values()].filter((one) => one === role).length > 1;
	for (const [field, role] of roles) {
		const mayBe = (concept: ConceptName) => field.concepts.has(concept);
		// "Abschluss" means the last day or a degree.
		if (mayBe('degree') && (role === 'date' || role === 'end') && hasTime(roles, field)) {
			roles.set(field, 'degree');
		}
		const isUnclear = (role === 'org' && isShared('org')) || role === 'prose';
		if (isUnclear && mayBe('jobTitle') && !has('title')) roles.set(field, 'title');
		// If a field asks for a school, the title is a degree.
		if (role === 'other' && mayBe('contractTitle') && has('school') && !has('degree')) {
			roles.set(field, 'degree');
		}
	}
	if (has('prose') || !(has('org') || has('title'))) return roles;
	// Any other field of a job asks for the duties.
	const open = fields.filter((field) => {
		const { type } = field.definition;
		return roles.get(field) === 'other' && (type === 'string' || type === 'array');
	});
	const [only] = open;
	if (only && open.length === 1) roles.set(only, 'prose');
	return roles;
}

/** Whether another field asks for the end of the period. */
function hasTime(roles: ReadonlyMap<Field, EntryRole>, field: Field): boolean {
	return [...roles].some(([one, role]) => one !== field && (role === 'end' || role === 'period'));
}

function roleOfField({ kind, edge, concepts, name, definition, path }: Field): EntryRole {
	const own = path.at(-1) ?? '';
	const has = (lemma: Lemma) => name.some(({ lemmas }) => lemmas.includes(lemma));
	if (definition.type === 'boolean') return ASKS_FOR.current.test(own) ? 'current' : 'other';
	const plain = fold(own);
	if (definition.format !== 'date' && ASKS_FOR.year.test(plain)) return 'year';
	if (definition.type === 'string' && ASKS_FOR.startOnly.test(plain)) return 'start';
	if (definition.type === 'string' && ASKS_FOR.endOnly.test(plain)) return 'end';
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
