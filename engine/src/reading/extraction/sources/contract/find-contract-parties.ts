import { anyOf } from '../../lexicon/any-of.ts';
import { STREETS_IN_CONTRACTS } from '../../lexicon/terms/addresses.ts';
import { ADDED_FORMS, NAME_ENDS, STRONG_FORMS } from '../../lexicon/legal-forms.ts';
import {
	AND,
	ARTICLES,
	BETWEEN,
	CLOSINGS,
	DEAR,
	FIRST_PERSON,
	INDEFINITE_ARTICLES,
	KINDS_OF_PARTIES,
	NAME_EXTENSIONS,
	NAME_LINKS,
	NOT_NAMES,
	NOT_PARTIES,
	NOT_PERSONS,
	OFFICES,
	SIGNATURE_LABELS,
	SIGNED_BY,
	SIGN_FOR_THEMSELVES,
} from '../../lexicon/terms/contracts.ts';
import { fold, readTokens } from '../../lexicon/read-words.ts';
import { hasLegalForm, isPersonName } from '../../values/names.ts';
import type { Prose } from './read-prose.ts';
import { CONTRACT_PARTY_FEATURES, toVector } from '../../models/features.ts';

type ContractPartyFeature = (typeof CONTRACT_PARTY_FEATURES)[number];

export type ContractParty = { value: string; at: number; features: Float64Array };

/** Where parties are introduced: the beginning, and the signatures at the end. */
const OPENING = 4000;
const CLOSING = 2500;
const MAX_FOUND = 60;

const WORD = "(?:\\p{Lu}[\\p{L}\\d'’&.-]*|&|\\d+[¢\\p{L}]*)";
const LINK = `(?:\\s${anyOf(NAME_LINKS)}\\s|,?\\s)`;
const NAME = new RegExp(`(?<![\\p{L}\\d])${WORD}(?:${LINK}${WORD}){0,12}`, 'gu');
const FORM_END = new RegExp(
	String.raw`^(.*?\b${anyOf(NAME_ENDS)}(?:\.?,? ${anyOf(ADDED_FORMS)})?(?: ${anyOf(NAME_EXTENSIONS)} \p{Lu}\p{L}+)?(?!\p{L})\.?)`,
	'iu',
);
const NOT_NAME = new RegExp(String.raw`^${anyOf(NOT_NAMES)}$`, 'i');
const NUMBER_ONLY = /^\d+[,.]?$/;
const NOT_PERSON = new RegExp(String.raw`^${anyOf(NOT_PERSONS)}$`, 'i');

const STRONG_FORM = new RegExp(String.raw`\b${anyOf(STRONG_FORMS)}\b`, 'i');
/** A legal form without a name: "Company", "a Delaware corporation". */
const FORM_ONLY = new RegExp(String.raw`^${anyOf(NAME_ENDS)}\.?$`, 'iu');
/** An article before a generic term. */
const ARTICLE = new RegExp(String.raw`\b${anyOf(ARTICLES)}\s$`, 'i');

/** Finds names that may be parties to a contract. */
export function findContractParties({ text }: Prose): ContractParty[] {
	const opening = text.slice(0, OPENING);
	const closing = text.length > OPENING ? text.slice(Math.max(OPENING, text.length - CLOSING)) : '';
	const parts = [
		{ part: opening, from: 0 },
		{ part: closing, from: text.length - closing.length },
	];
	const seen = new Map<string, ContractParty>();
	const whole = fold(text);
	for (const { part, from } of parts) {
		for (const match of part.matchAll(NAME)) {
			for (const { name, offset } of readNames(match[0])) {
				if (seen.size >= MAX_FOUND) break;
				const key = fold(name).replace(/[^a-z0-9]/g, '');
				if (key.length < 4 || seen.has(key)) continue;
				const at = from + match.index + offset;
				if (ARTICLE.test(text.slice(Math.max(0, at - 12), at))) continue;
				seen.set(key, { value: name, at, features: describe(text, whole, name, at) });
			}
		}
	}
	return [...seen.values()];
}

/** Boundaries between two names in a run: "and", the end of a sentence, or capitals. */
const APART = new RegExp(
	String.raw`(\s${anyOf(AND)}\s|(?<=\p{Ll}{4}\.)\s|(?<=\p{Ll})\s(?=\p{Lu}{4,}[\s,]+\p{Lu}{2}))`,
	'u',
);

/** A run of capitalised words may hold a name with its legal form, or be the name of a person. */
function readNames(run: string): { name: string; offset: number }[] {
	const names: { name: string; offset: number }[] = [];
	let offset = 0;
	for (const part of run.split(APART)) {
		let name = part;
		let start = offset;
		for (;;) {
			const [first = ''] = name.split(' ');
			const isPart = NUMBER_ONLY.test(first) || NOT_NAME.test(first.replace(/[^\p{L}]/gu, ''));
			if (!isPart || !name.includes(' ')) break;
			name = name.slice(first.length + 1);
			start += first.length + 1;
		}
		const form = FORM_END.exec(name);
		if (form?.[1]) names.push({ name: form[1].trim(), offset: start });
		else if (isPersonName(name.replace(/,.*/s, '')))
			names.push({ name: name.replace(/,.*/s, ''), offset: start });
		offset += part.length;
	}
	return names.filter(
		({ name }) => !FORM_ONLY.test(name) && (hasLegalForm(name) || !saysSomething(name)),
	);
}

/** Whether a text has words of the lexicon, and so is not a person's name. */
function saysSomething(name: string): boolean {
	return readTokens(name).some(
		({ text, lemmas }) =>
			text.length > 1 && (lemmas.length > 0 || NOT_NAME.test(text) || NOT_PERSON.test(text)),
	);
}

/** Phrases around a name. */
const SAYS = {
	between: new RegExp(String.raw`\b${anyOf(BETWEEN)}[:\s]+(?:\(?\w\)?\s)?$`, 'i'),
	and: new RegExp(String.raw`(?:\b${anyOf(AND)}|&)[:\s]+(?:\(\w+\)\s)?$`, 'i'),
	incorporated: new RegExp(
		String.raw`^,?\s${anyOf(INDEFINITE_ARTICLES)}\s[^.]{0,60}${anyOf(KINDS_OF_PARTIES)}`,
		'i',
	),
	signs: new RegExp(String.raw`^\s*${anyOf(SIGNATURE_LABELS)}\b`, 'i'),
	signsFor: new RegExp(String.raw`^[\s.,]*${anyOf(SIGNED_BY)}\s*:`, 'i'),
	dear: new RegExp(String.raw`^[^.]{0,60}${anyOf(DEAR)}`, 'i'),
	notParty: new RegExp(anyOf(NOT_PARTIES), 'i'),
	addressed: new RegExp(
		String.raw`^,?\s*(?:\d{1,5}\s|[\p{L}\s,]{0,40}${anyOf(STREETS_IN_CONTRACTS)})`,
		'iu',
	),
	undersigned: new RegExp(anyOf(CLOSINGS), 'i'),
	forThemselves: new RegExp(String.raw`\b${anyOf(SIGN_FOR_THEMSELVES)}\b[^.]{0,25}$`, 'i'),
	self: new RegExp(String.raw`\b${anyOf(FIRST_PERSON)},\s$`),
	office: new RegExp(String.raw`\b${anyOf(OFFICES)}\b`, 'i'),
};

function describe(text: string, whole: string, name: string, at: number): Float64Array {
	const before = text.slice(Math.max(0, at - 60), at);
	const after = text.slice(at + name.length, at + name.length + 90);
	const has = (pattern: RegExp, where: string) => (pattern.test(where) ? 1 : 0);
	const signatures = signaturesOf(text, name);
	const times = whole.split(fold(name)).length - 1;
	const isPerson = isPersonName(name) ? 1 : 0;
	const signsSelf = isPerson && signatures.some(isOwnSignature) ? 1 : 0;
	const isDefined = has(/^[^.;]{0,60}?\([^()]{0,60}[“"‘'”]/, after);
	const isAfterBetween = has(SAYS.between, before);
	const isAfterAnd = has(SAYS.and, before);
	const values: Record<ContractPartyFeature, number> = {
		bias: 1,
		legalForm: hasLegalForm(name) ? 1 : 0,
		person: isPerson,
		between: isAfterBetween,
		and: isAfterAnd,
		defined: isDefined,
		strongForm: STRONG_FORM.test(name) ? 1 : 0,
		definedName: isDefined * (1 - isPerson),
		personAnd: isPerson * isAfterAnd,
		personDefined: isPerson * isDefined,
		personBetween: isPerson * isAfterBetween,
		incorporated: has(SAYS.incorporated, after),
		early: at < 1500 ? 1 : 0,
		times: Math.min(1, (times - 1) / 4),
		signs: has(SAYS.signs, after),
		signsFor: !isPerson && signatures.some(({ after }) => SAYS.signsFor.test(after)) ? 1 : 0,
		signsSelf,
		dear: has(SAYS.dear, after),
		opening: at < OPENING ? 1 : 0,
		capitals: name === name.toUpperCase() ? 1 : 0,
		words: Math.min(1, name.split(' ').length / 6),
		notParty: signsSelf ? 0 : has(SAYS.notParty, before.slice(-25)),
		addressed: has(SAYS.addressed, after),
		undersigned: has(SAYS.undersigned, before),
	};
	return toVector(CONTRACT_PARTY_FEATURES, values);
}

type Signature = { before: string; after: string };

/** The texts around a name wherever it occurs among the signatures. */
function signaturesOf(text: string, name: string): Signature[] {
	const from = Math.max(0, text.length - CLOSING);
	const closing = text.slice(from).toLowerCase();
	const found: Signature[] = [];
	for (let at = closing.indexOf(name.toLowerCase()); at >= 0 && found.length < MAX_SIGNATURES;) {
		const end = from + at + name.length;
		found.push({
			before: text.slice(Math.max(0, from + at - 40), from + at),
			after: text.slice(end, end + 40),
		});
		at = closing.indexOf(name.toLowerCase(), at + name.length);
	}
	return found;
}

const MAX_SIGNATURES = 6;

/** Whether a person signs for themselves ("I, Jane Roe,", "EMPLOYEE: /s/ Jane Roe"), not with a title for another. */
function isOwnSignature({ before, after }: Signature): boolean {
	if (SAYS.self.test(before) && after.startsWith(',')) return true;
	return SAYS.forThemselves.test(before) && !SAYS.office.test(after);
}
