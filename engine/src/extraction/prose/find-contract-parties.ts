import { fold, readTokens } from '../lexicon/read-words.ts';
import { hasLegalForm, isPersonName } from '../values/names.ts';
import type { Prose } from './read-prose.ts';

export const CONTRACT_PARTY_FEATURES = [
	...([
		'bias',
		'legalForm',
		'strongForm',
		'person',
		'between',
		'and',
		'defined',
		'incorporated',
	] as const),
	...(['early', 'times', 'signs', 'dear', 'opening', 'capitals', 'words', 'notParty'] as const),
	...(['addressed', 'undersigned', 'definedName', 'personAnd', 'personDefined'] as const),
	...(['personBetween', 'signsFor', 'signsSelf'] as const),
] as const;
type ContractPartyFeature = (typeof CONTRACT_PARTY_FEATURES)[number];

export type ContractParty = { value: string; at: number; features: Float64Array };

/** Where parties are introduced: the beginning, and the signatures at the end. */
const OPENING = 4000;
const CLOSING = 2500;
const MOST = 60;

const WORD = "(?:\\p{Lu}[\\p{L}\\d'’&.-]*|&|\\d+[¢\\p{L}]*)";
const LINK = '(?:\\s(?:of|the|de|for|du|der|und|and)\\s|,?\\s)';
const NAME = new RegExp(`(?<![\\p{L}\\d])${WORD}(?:${LINK}${WORD}){0,12}`, 'gu');
const FORM_END =
	/^(.*?\b(?:Inc|Incorporated|Corp|Corporation|Company|Co|Ltd|Limited|LLC|L\.L\.C|LLP|L\.P|LP|PLC|N\.V|B\.V|GmbH|AG|KG|S\.A|SA|SAS|SARL|S\.r\.l|S\.p\.A|SL|S\.L|Lda|Pty\.? Ltd|Co\.?,? Ltd|Bank|Trust)(?:\.?,? (?:Ltd|LLC|Inc|L\.P|LP|Corporation|Company))?(?: of (?:the )?\p{Lu}\p{L}+)?(?!\p{L})\.?)/iu;
const NOT_NAMES =
	/^(?:this|the|agreement|confidential|information|exhibit|section|article|state|effective|date|whereas|now|in|by|each|party|parties|disclosing|receiving|company|representatives|evaluation|material|dear|re|page|mutual|non|whereof|name|title|chief|president|attention|january|february|march|april|may|june|july|august|september|october|november|december|if|for|as|such|any|all|no|upon|it|an?|and|or|of|to|board|directors?|officers?|above|print|signature|employee|employer|executive)$/i;
const NUMBER_ONLY = /^\d+[,.]?$/;
/** Words that contracts write with a capital, and that are in nobody's name. */
const NOT_PERSONS =
	/^(?:general|release|covenants?|restrictive|restricted|director|proprietary|developments?|trade|secrets?|schedule|plan|program|bonus|government|authority|public|domain|operating|officer|permitted|financing|sources|possible|transaction|written|evaluation|competitive|business|purpose|areas?|period|undertaking|governing|entire|witness|counterparts?|notices?|intellectual|property|work|product|inventions?|services?|terms?|conditions?|board|committee|shares?|stock|common|securities|exchange|affiliates?|subsidiar(?:y|ies)|united|states|new|north|south|west|east|city|county|avenue|street|drive|suite)$/i;

const STRONG_FORM =
	/\b(?:Inc|Incorporated|Corp|Ltd|Limited|LLC|L\.L\.C|LLP|L\.P|LP|PLC|N\.V|B\.V|GmbH|AG|SAS|SARL|S\.p\.A|S\.r\.l)\b/i;
/** "Company", "a Delaware corporation": a form without a name. */
const FORM_ONLY = /^(?:corporation|company|bank|trust|co|limited|corp|inc)\.?$/iu;
/** Before what is a kind of company, or nobody yet. */
const ARTICLE = /\b(?:an?|any|each|such|said|neither the|no)\s$/i;

/** Names that a contract may be between. */
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
				if (seen.size >= MOST) break;
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

/** Two names in a run: joined by "and", parted by the end of a sentence, or by large letters. */
const APART =
	/(\s(?:and|und|et|y|e|en)\s|(?<=\p{Ll}{4}\.)\s|(?<=\p{Ll})\s(?=\p{Lu}{4,}[\s,]+\p{Lu}{2}))/u;

/** A run of capitalised words may hold a name with its legal form, or be the name of a person. */
function readNames(run: string): { name: string; offset: number }[] {
	const names: { name: string; offset: number }[] = [];
	let offset = 0;
	for (const part of run.split(APART)) {
		const skipped = /^(?:[^\s]+\s)*?(?=\S)/u.exec(part)?.[0].length ?? 0;
		let name = part.slice(skipped);
		let start = offset + skipped;
		for (;;) {
			const [first = ''] = name.split(' ');
			const isPart = NUMBER_ONLY.test(first) || NOT_NAMES.test(first.replace(/[^\p{L}]/gu, ''));
			if (!isPart || !name.includes(' ')) break;
			name = name.slice(first.length + 1);
			start += first.length + 1;
		}
		const form = FORM_END.exec(name);
		if (form?.[1]) names.push({ name: form[1].trim(), offset: start });
		else if (isPersonName(name.replace(/,.*$/, '')))
			names.push({ name: name.replace(/,.*$/, ''), offset: start });
		offset += part.length;
	}
	return names.filter(
		({ name }) => !FORM_ONLY.test(name) && (hasLegalForm(name) || !saysSomething(name)),
	);
}

/** Words of the lexicon are no names of persons. */
function saysSomething(name: string): boolean {
	return readTokens(name).some(
		({ text, lemmas }) =>
			text.length > 1 && (lemmas.length > 0 || NOT_NAMES.test(text) || NOT_PERSONS.test(text)),
	);
}

function describe(text: string, whole: string, name: string, at: number): Float64Array {
	const before = text.slice(Math.max(0, at - 60), at);
	const after = text.slice(at + name.length, at + name.length + 90);
	const has = (pattern: RegExp, where: string) => (pattern.test(where) ? 1 : 0);
	const signatures = signaturesOf(text, name);
	const times = whole.split(fold(name)).length - 1;
	const isPerson = isPersonName(name) ? 1 : 0;
	const signsSelf = isPerson && signatures.some(isOwnSignature) ? 1 : 0;
	const isDefined = has(/^[^.;]{0,60}?\([^()]{0,60}[“"‘'”]/, after);
	const isAfterBetween = has(
		/\b(?:between|among|entre|zwischen|tra|fra|tussen|with)[:\s]+(?:\(?\w\)?\s)?$/i,
		before,
	);
	const isAfterAnd = has(/(?:\b(?:and|und|et|y|e|en)|&)[:\s]+(?:\(\w+\)\s)?$/i, before);
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
		incorporated: has(
			/^,?\s(?:a|an)\s[^.]{0,60}(?:corporation|company|partnership|entity|resident|individual)/i,
			after,
		),
		early: at < 1500 ? 1 : 0,
		times: Math.min(1, (times - 1) / 4),
		signs: has(/^\s*(?:By|Name|Signature|Signed|Its)\b/i, after),
		signsFor: !isPerson && signatures.some(({ after }) => /^[\s.,]*By\s*:/i.test(after)) ? 1 : 0,
		signsSelf,
		dear: has(/^[^.]{0,60}Dear/i, after),
		opening: at < OPENING ? 1 : 0,
		capitals: name === name.toUpperCase() ? 1 : 0,
		words: Math.min(1, name.split(' ').length / 6),
		notParty: signsSelf
			? 0
			: has(
					/attention|attn|name|title|president|officer|counsel|copy to|c\/o|mr|ms/i,
					before.slice(-25),
				),
		addressed: has(
			/^,?\s*(?:\d{1,5}\s|[\p{L}\s,]{0,40}(?:Street|Avenue|Road|Suite|Drive))/iu,
			after,
		),
		undersigned: has(/undersigned|agreed|accepted|very truly yours|sincerely/i, before),
	};
	return Float64Array.from(CONTRACT_PARTY_FEATURES, (feature) => values[feature]);
}

type Signature = { before: string; after: string };

/** What stands around a name wherever it is written at the end. */
function signaturesOf(text: string, name: string): Signature[] {
	const from = Math.max(0, text.length - CLOSING);
	const closing = text.slice(from).toLowerCase();
	const found: Signature[] = [];
	for (let at = closing.indexOf(name.toLowerCase()); at >= 0 && found.length < MOST_SIGNATURES;) {
		const end = from + at + name.length;
		found.push({
			before: text.slice(Math.max(0, from + at - 40), from + at),
			after: text.slice(end, end + 40),
		});
		at = closing.indexOf(name.toLowerCase(), at + name.length);
	}
	return found;
}

const MOST_SIGNATURES = 6;

/** "I, Jane Roe," and "EMPLOYEE: /s/ Jane Roe" sign for themselves; who has a title signs for another. */
function isOwnSignature({ before, after }: Signature): boolean {
	if (/\bI,\s$/.test(before) && after.startsWith(',')) return true;
	return (
		/\b(?:employee|associate|executive|consultant|contractor|participant|individual|tenant|borrower|director)\b[^.]{0,25}$/i.test(
			before,
		) && !/\b(?:title|president|officer|its|chairman|manager|secretary)\b/i.test(after)
	);
}
