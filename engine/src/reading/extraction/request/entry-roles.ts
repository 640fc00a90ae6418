import { anyOf } from '../lexicon/any-of.ts';
import {
	ABOUT_DEGREES,
	ABOUT_DUTIES,
	ABOUT_EMPLOYERS,
	ABOUT_ENDS,
	ABOUT_GRADES,
	ABOUT_LINKS,
	ABOUT_PLACES,
	ABOUT_SCHOOLS,
	ABOUT_STARTS,
	ABOUT_SUBJECTS,
	ABOUT_TIMES,
	ABOUT_TITLES,
	CURRENT_NAMES,
	DUTY_NAMES,
	END_NAMES,
	END_WORDS,
	GENERIC_NAMES,
	PERIOD_NAMES,
	SCHOOL_LISTS,
	START_WORDS,
	WORK_LISTS,
	YEAR_NAMES,
} from '../lexicon/terms/careers.ts';
import { kindOfConcept } from '../lexicon/concepts.ts';
import type { ConceptName } from '../lexicon/concepts.ts';
import { fold } from '../lexicon/read-words.ts';
import type { Token } from '../lexicon/read-words.ts';
import type { Lemma } from '../lexicon/words.ts';
import { mainConcept } from './read-fields.ts';
import type { Field } from './read-fields.ts';

/** The type of the entries of a list: jobs, schools, or others, such as projects or awards. */
export type EntrySubject = 'work' | 'school' | 'other';

/** What an entry names. */
export type PieceRole = 'title' | 'org' | 'degree' | 'school' | 'place';

/** The role that a field of an entry asks for. */
export type EntryRole =
	| PieceRole
	| 'subject'
	| 'grade'
	| 'prose'
	| 'start'
	| 'end'
	| 'date'
	| 'year'
	| 'period'
	| 'current'
	| 'other';

const SUBJECT_OF: Readonly<Partial<Record<ConceptName, EntrySubject>>> = {
	experience: 'work',
	education: 'school',
	projects: 'other',
	awards: 'other',
	certifications: 'other',
	publications: 'other',
};

/** The type of the entries of a list, by its name and description; undefined if neither shows it. */
export function subjectOf(list: ListName): EntrySubject | undefined {
	const main = mainConcept(list);
	const subject = main && SUBJECT_OF[main];
	return subject ?? subjectInWords(list.name);
}

/** Jobs or schools, by the words of the name of a list or of the heading of a section. */
export function subjectInWords(tokens: readonly Token[]): 'work' | 'school' | undefined {
	const text = tokens.map((token) => fold(token.text)).join(' ');
	if (CALLS.work.test(text)) return 'work';
	return CALLS.school.test(text) ? 'school' : undefined;
}

type ListName = Pick<Field, 'concepts' | 'name'>;

/** Words in the names of lists. */
const CALLS = {
	work: new RegExp(String.raw`\b${anyOf(WORK_LISTS)}`),
	school: new RegExp(String.raw`\b${anyOf(SCHOOL_LISTS)}`),
};

const BY_CONCEPT: Readonly<Partial<Record<ConceptName, EntryRole>>> = {
	employer: 'org',
	companyName: 'org',
	seller: 'org',
	merchantName: 'org',
	provider: 'org',
	jobTitle: 'title',
	institution: 'school',
	degree: 'degree',
	fieldOfStudy: 'subject',
	grade: 'grade',
	birthPlace: 'place',
	city: 'place',
	location: 'place',
	address: 'place',
	country: 'place',
	state: 'place',
	itemDescription: 'prose',
	summary: 'prose',
	notes: 'prose',
	period: 'period',
};

/** Names of the fields of an entry. */
const ASKS_FOR = {
	current: new RegExp(anyOf(CURRENT_NAMES), 'i'),
	end: new RegExp(anyOf(END_NAMES), 'i'),
	period: new RegExp(anyOf(PERIOD_NAMES), 'i'),
	duties: new RegExp(anyOf(DUTY_NAMES), 'i'),
	startOnly: new RegExp(String.raw`^${anyOf(START_WORDS)}$`),
	endOnly: new RegExp(String.raw`^${anyOf(END_WORDS)}$`),
	year: new RegExp(String.raw`^${anyOf(YEAR_NAMES)}$`),
	generic: new RegExp(String.raw`^${anyOf(GENERIC_NAMES)}$`),
};

/** Words in names, labels and descriptions that indicate the role of a field. */
const SAYS: readonly (readonly [role: EntryRole, pattern: RegExp])[] = (
	[
		['start', ABOUT_STARTS],
		['end', ABOUT_ENDS],
		['date', ABOUT_TIMES],
		['prose', ABOUT_DUTIES],
		['grade', ABOUT_GRADES],
		['subject', ABOUT_SUBJECTS],
		['degree', ABOUT_DEGREES],
		['title', ABOUT_TITLES],
		['school', ABOUT_SCHOOLS],
		['org', ABOUT_EMPLOYERS],
		['place', ABOUT_PLACES],
	] as const
).map(([role, terms]) => [role, new RegExp(String.raw`\b${anyOf(terms)}`, 'g')]);
/** Words that join a part to its whole, such as "of". */
const LINKS = new RegExp(String.raw`\s${anyOf(ABOUT_LINKS)}\s`);

const AT_TIME = new Set<EntryRole>(['start', 'end', 'date']);

/** The roles of the fields of a list, and the type of its entries. */
export type EntryRoles = {
	of: ReadonlyMap<Field, EntryRole>;
	subject: EntrySubject | undefined;
};

/** The concept that a column of a role has, if its own words do not name one. */
const CONCEPT_OF: Readonly<Partial<Record<EntryRole, ConceptName>>> = {
	org: 'employer',
	title: 'jobTitle',
	school: 'institution',
	degree: 'degree',
	subject: 'fieldOfStudy',
	grade: 'grade',
};

/** Gives columns of jobs and schools with a generic name, such as `name` or `area`, the concept of their role. */
export function understandColumns(list: ListName, columns: readonly Field[]): readonly Field[] {
	const { of, subject } = readRoles(list, columns);
	if (!isOfCareer(subject)) return columns;
	return columns.map((column) => {
		const role = of.get(column);
		const concept = role && CONCEPT_OF[role];
		const main = mainConcept(column);
		if (!concept || roleOfConcept(main) === role) return column;
		return { ...column, concepts: new Map([[concept, 1]]), kind: kindOfConcept(concept) };
	});
}

/** Reads what the fields of a list ask for: its columns, and the lists of texts inside its rows. */
export function readRoles(list: ListName, fields: readonly Field[]): EntryRoles {
	const subject = subjectOf(list);
	return { of: rolesOfFields(fields, subject), subject };
}

/** Concepts of goods. If a list asks for one of them, "position" is a line number, not a job. */
const OF_GOODS: readonly ConceptName[] = ['quantity', 'unitPrice', 'lineTotal'];
const NAMES: ReadonlySet<EntryRole> = new Set(['title', 'org', 'degree', 'school']);

/** Whether fields ask for goods or services: a quantity, a price. */
export function asksForGoods(fields: readonly Field[]): boolean {
	return fields.some((field) => OF_GOODS.some((one) => mainConcept(field) === one));
}

/** Whether entries are jobs or schools. */
export function isOfCareer(subject: EntrySubject | undefined): subject is 'work' | 'school' {
	return subject === 'work' || subject === 'school';
}

/** Whether the fields of a list ask for entries: a period and a name, or several names. */
export function asksForEntries({ of, subject }: EntryRoles): boolean {
	const fields = [...of.keys()];
	const isCareer = isOfCareer(subject);
	const roles = [...of.values()];
	const names = roles.filter((role) => NAMES.has(role)).length;
	// Books and films have a title and a year as well.
	const isDated =
		roles.some((role) => TIMES.has(role)) ||
		(roles.includes('year') && (isCareer || !roles.includes('title')));
	// Jobs may have hours and a rate.
	if (asksForGoods(fields) && !(isCareer && isDated && names > 0)) return false;
	return (isDated && names > 0) || names > 1 || (subject === 'other' && names > 0);
}

/**
 * The role that each field of an entry asks for. If two fields ask for the same role, one of them gets another
 * role that its name can mean.
 */
function rolesOfFields(
	fields: readonly Field[],
	subject: EntrySubject | undefined,
): Map<Field, EntryRole> {
	const roles = new Map(fields.map((field) => [field, roleOfField(field)]));
	if (subject === 'other') {
		for (const [field, role] of roles) roles.set(field, OF_OTHERS[role] ?? role);
	}
	nameGeneric(roles, subject ?? guessSubject(roles));
	tellApart(roles);
	if (subject !== 'other') nameDuties(roles);
	return roles;
}

/** Resolves ambiguous roles. A field that shares its role with another may have a role that no field has. */
function tellApart(roles: Map<Field, EntryRole>): void {
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
	}
	// Without a field for the degree, the subject is what the school awards.
	if (has('degree')) return;
	for (const [field, role] of roles) if (role === 'subject') roles.set(field, 'degree');
}

/** If no field asks for the duties of a job, the only other field gets that role. */
function nameDuties(roles: Map<Field, EntryRole>): void {
	const all = new Set(roles.values());
	if (all.has('prose') || !(all.has('org') || all.has('title'))) return;
	const open = [...roles].filter(([{ definition, kind }, role]) => {
		const isText =
			(definition.type === 'string' && !BY_FORM.has(kind)) || definition.type === 'array';
		return role === 'other' && isText;
	});
	const [only] = open;
	if (only && open.length === 1) roles.set(only[0], 'prose');
}

/** The type of the entries, by the roles of the clearly named fields. */
function guessSubject(roles: ReadonlyMap<Field, EntryRole>): EntrySubject | undefined {
	const all = new Set(roles.values());
	if (all.has('school') || all.has('degree')) return 'school';
	return all.has('org') ? 'work' : undefined;
}

/** The roles of the fields `name` and `title`, by the type of the entries. */
const CALLED: Readonly<Record<EntrySubject, Readonly<Record<'name' | 'title', PieceRole>>>> = {
	work: { name: 'org', title: 'title' },
	school: { name: 'school', title: 'degree' },
	other: { name: 'title', title: 'title' },
};

/** Fields with a generic name get the role of their description, or the usual role for the type of entry. */
function nameGeneric(roles: Map<Field, EntryRole>, subject: EntrySubject | undefined): void {
	const isTaken = (field: Field, one: PieceRole) =>
		[...roles].some(([other, its]) => other !== field && its === one);
	for (const [field, role] of roles) {
		if (!ASKS_FOR.generic.test(ownName(field))) continue;
		const asked = roleInWords(field.description);
		const called = subject && CALLED[subject][role === 'title' ? 'title' : 'name'];
		if (asked !== undefined) roles.set(field, asked);
		else if (called && !isTaken(field, called)) roles.set(field, called);
		// Beside the employer, the name of a job is the position.
		else if (called && !isTaken(field, 'title')) roles.set(field, 'title');
	}
}

/** Projects, awards and publications have a title and an organisation, but neither a school nor a mark. */
const OF_OTHERS: Readonly<Partial<Record<EntryRole, EntryRole>>> = {
	school: 'org',
	degree: 'title',
	subject: 'other',
	grade: 'other',
};

/** Whether another field asks for the end of the period. */
function hasTime(roles: ReadonlyMap<Field, EntryRole>, field: Field): boolean {
	return [...roles].some(([one, role]) => one !== field && (role === 'end' || role === 'period'));
}

function roleOfField(field: Field): EntryRole {
	const { definition, kind, name, description } = field;
	const byName = roleOfName(field);
	const isTyped = definition.type === 'boolean' || BY_FORM.has(kind);
	const role =
		byName !== 'other' || isTyped
			? byName
			: (roleInWords(name) ?? roleInWords(description) ?? 'other');
	// A list inside an entry holds the duties of a job, or the items that its label names.
	return definition.type === 'array' && role !== 'prose' ? 'other' : role;
}

/** Kinds whose values are found by their form. */
const BY_FORM = new Set<Field['kind']>(['url', 'email', 'phone']);

const roleOfConcept = (concept: ConceptName | undefined) => concept && BY_CONCEPT[concept];

function roleOfName(field: Field): EntryRole {
	const { concepts, name, definition } = field;
	const own = field.path.at(-1) ?? '';
	const has = (lemma: Lemma) => name.some(({ lemmas }) => lemmas.includes(lemma));
	if (definition.type === 'boolean') return ASKS_FOR.current.test(own) ? 'current' : 'other';
	const time = timeOfName(field);
	if (time) return time;
	if (has('period') || ASKS_FOR.period.test(own)) return 'period';
	if (ASKS_FOR.duties.test(own)) return 'prose';
	if (concepts.has('fieldOfStudy') && roleInWords(name) === 'subject') return 'subject';
	for (const concept of concepts.keys()) {
		const role = roleOfConcept(concept);
		if (role) return role;
	}
	return has('place') || has('city') ? 'place' : 'other';
}

/** The point of time that the whole name of a field, or its kind, asks for. */
function timeOfName(field: Field): 'start' | 'end' | 'date' | 'year' | undefined {
	const { kind, edge, definition } = field;
	const plain = ownName(field);
	if (definition.format !== 'date' && ASKS_FOR.year.test(plain)) return 'year';
	if (definition.type === 'string' && ASKS_FOR.startOnly.test(plain)) return 'start';
	if (definition.type === 'string' && ASKS_FOR.endOnly.test(plain)) return 'end';
	if (kind !== 'date') return undefined;
	return edge ?? (ASKS_FOR.end.test(field.path.at(-1) ?? '') ? 'end' : 'date');
}

/**
 * The role that the words of a name, a label or a description ask for. A time is named first: "the date of the
 * degree". Otherwise the last word before "of" counts: "job responsibilities", "city of the employer".
 */
export function roleInWords(tokens: readonly Token[]): EntryRole | undefined {
	const text = tokens.map((token) => fold(token.text)).join(' ');
	const [head = '', ...rest] = text.split(LINKS);
	const [first, ...others] = rolesIn(text);
	if (first === undefined) return undefined;
	if (AT_TIME.has(first)) {
		return [first, ...others].find((role) => role === 'start' || role === 'end') ?? 'date';
	}
	return rolesIn(head).at(-1) ?? rolesIn(rest.join(' '))[0] ?? first;
}

/** The roles that words of a text ask for, in their order. */
function rolesIn(text: string): EntryRole[] {
	return SAYS.flatMap(([role, pattern]) =>
		[...text.matchAll(pattern)].map(({ index }) => ({ role, index })),
	)
		.sort((one, other) => one.index - other.index)
		.map(({ role }) => role);
}

/** Whether a field asks for a point or a length of time. */
export const isTime = (role: EntryRole): boolean => TIMES.has(role) || role === 'year';
const TIMES: ReadonlySet<EntryRole> = new Set([...AT_TIME, 'period', 'current']);

const ownName = ({ path }: Field): string => fold(path.at(-1) ?? '');
