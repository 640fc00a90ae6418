import type { Need } from '../fields/read-needs.ts';
import { fold } from '../lexicon/read-words.ts';
import { findCountry } from '../values/countries.ts';
import { hasLegalForm, startOfCompany } from '../values/names.ts';

/** What a piece of an entry may be, and what a field of an entry may want. */
export type Role = 'title' | 'org' | 'degree' | 'school' | 'place';

const WORDS: Readonly<Record<Exclude<Role, 'place'>, RegExp>> = {
	degree:
		/\b(?:bachelor|master|mba|ph\.?\s?d|b\.?\s?sc|m\.?\s?sc|b\.?\s?a|m\.?\s?a|b\.?\s?eng|m\.?\s?eng|llb|llm|diploma|diplom|diplome|degree|doctorate|doktor|promotion|staatsexamen|abitur|matura|mittlere reife|ausbildung zu[rm]|licence|licenciatura|licenciado|licenciada|grado|laurea|maturita|baccalaureat|bac|bts|dut|associate of|high school diploma|gcse|a-levels?|certificate|mestrado|bacharel\w*|doctorado|doutorado|dottorato|propedeuse|havo|vwo|hbo|wo)\b/,
	school:
		/\b(?:universit\w*|universidad\w*|college|school|\w*schule|gymnasium|\w*gymnasium|ecole|lycee|instituto?|institute|institut|academy|akademie|academia|escuela|colegio|liceo|istituto|politecnico|polytechnic|faculdade|faculty|escola|hogeschool|school|tu|eth|mit|ucla)\b/,
	title:
		/\b(?:\w*engineer|\w*manager|\w*developer|\w*entwickler(?:in)?|consultant|\w*assistant|analyst\w*|director|lead|leader|head of|officer|nurse|teacher|accountant|\w*designer|intern|clerk|technician|specialist|coordinator|administrator|architect|secretary|driver|cook|chef|waiter|waitress|receptionist|supervisor|representative|associate|advisor|scientist|researcher|programmer|editor|writer|journalist|lawyer|attorney|paralegal|pharmacist|physician|therapist|trainer|trainee|apprentice|owner|founder|president|cto|ceo|cfo|freelancer?|mechanic|electrician|carpenter|cashier|buyer|planner|controller|auditor|\w*leiter(?:in)?|\w*ingenieur(?:in)?|\w*mitarbeiter(?:in)?|sachbearbeiter(?:in)?|\w*kauf(?:mann|frau)|\w*assistent(?:in)?|\w*berater(?:in)?|\w*verkaufer(?:in)?|\w*techniker(?:in)?|praktikant(?:in)?|praktikum|werkstudent(?:in)?|referent(?:in)?|\w*lehrer(?:in)?|\w*pfleger(?:in)?|geschaftsfuhrer(?:in)?|ingenieure?|developpeu(?:r|se)|responsable|chef de|assistante?|direct(?:eur|rice)|comptable|vendeu(?:r|se)|stagiaire|charge[e]? de|gestionnaire|infirmiere?|professeure?|technicienn?e?|ingeniero|ingeniera|desarrollador|gerente|jefe|jefa|asistente|contable|vendedora?|becari[oa]|enfermer[oa]|profesora?|tecnico|ingegnere|sviluppatore|responsabile|impiegat[oa]|direttore|direttrice|assistente|stagista|tirocinante|infermier[ae]|insegnante|consulente|engenheir[oa]|desenvolvedor|analista|diretora?|estagiari[oa]|professora?|ontwikkelaar|medewerker|adviseur|stagiair|verpleegkundige|docent)\b/,
	org: /\b(?:company|firma|hospital|klinik|klinikum|clinic|bank|group|gruppe|labs?|studios?|agency|agentur|solutions|systems|consulting|partners|services|technologies|ministry|ministerium|council|hotel|restaurant|krankenhaus|stadtwerke|verlag|werke)\b/,
};

/** What a piece of an entry says it is, or undefined where its words tell nothing. */
export function roleOfText(text: string): Role | undefined {
	const plain = fold(text);
	if (WORDS.degree.test(plain)) return 'degree';
	if (startOfCompany(text) !== undefined) return 'org';
	if (WORDS.school.test(plain)) return 'school';
	if (WORDS.title.test(plain)) return 'title';
	if (hasLegalForm(text) || WORDS.org.test(plain)) return 'org';
	return isPlace(text) ? 'place' : undefined;
}

/** "Berlin, Germany", "Portland, OR", "Remote". */
export function isPlace(text: string): boolean {
	const parts = text.split(/,\s*/);
	const last = parts.at(-1) ?? '';
	return (
		parts.length <= 3 &&
		(findCountry(last) !== undefined ||
			/^\p{Lu}[\p{L} .'-]+,\s?[A-Z]{2}$/u.test(text) ||
			/^(?:remote|home ?office|télétravail|remoto|thuis)$/iu.test(text))
	);
}

/** What a field of an entry asks for. */
export type EntryRole = Role | 'prose' | 'start' | 'end' | 'date' | 'period' | 'current' | 'other';

const BY_CONCEPT: Readonly<Record<string, EntryRole>> = {
	...{ employer: 'org', companyName: 'org', seller: 'org', merchantName: 'org', provider: 'org' },
	...{ jobTitle: 'title', institution: 'school', degree: 'degree', birthPlace: 'place' },
	...{ city: 'place', address: 'place', country: 'place', state: 'place' },
	...{ itemDescription: 'prose', summary: 'prose', notes: 'prose', period: 'period' },
};

export function roleOfNeed({ kind, edge, concepts, name, definition, path }: Need): EntryRole {
	const own = path.at(-1) ?? '';
	const has = (lemma: string) => name.some(({ lemmas }) => lemmas.includes(lemma));
	if (definition.type === 'boolean')
		return /current|present|actual|aktuell/i.test(own) ? 'current' : 'other';
	if (kind === 'date') return edge ?? (/year|jahr|ann|grad/i.test(own) ? 'end' : 'date');
	if (has('period') || /dates|years|duration|zeitraum/i.test(own)) return 'period';
	if (/responsib|duties|tasks|achievement|highlight|detail|aufgaben|missions/i.test(own))
		return 'prose';
	for (const concept of concepts.keys()) {
		const role = BY_CONCEPT[concept];
		if (role) return role;
	}
	if (has('place') || has('city')) return 'place';
	return 'other';
}
