import { textFor } from '../candidates/candidate.ts';
import type { Candidate } from '../candidates/candidate.ts';
import type { Kind } from '../kinds.ts';
import { shareOfPhrases, weighAll } from '../labels/read-label.ts';
import { findConcepts } from '../lexicon/find-concepts.ts';
import { readTokens } from '../lexicon/read-words.ts';
import { isCurrencyCode } from '../values/currencies.ts';
import { findPlace, isStreet } from '../values/find-places.ts';
import { isCompany, isPersonName } from '../values/names.ts';

type Judgement = {
	/** It looks like what the field wants. */
	plausible: number;
	/** It looks like a label itself. */
	labelLike: number;
	/** More words than such values have. */
	long: number;
};

const known = new WeakMap<Candidate, Map<Kind, Judgement>>();

/** Whether a text can be what a field of that kind holds. */
export function judgeText(candidate: Candidate, kind: Kind): Judgement {
	const kinds = known.get(candidate) ?? new Map<Kind, Judgement>();
	known.set(candidate, kinds);
	let judgement = kinds.get(kind);
	if (!judgement) kinds.set(kind, (judgement = judge(candidate, kind)));
	return judgement;
}

function judge(candidate: Candidate, kind: Kind): Judgement {
	const { family } = candidate;
	const { raw } = textFor(candidate, kind);
	if (family !== 'text' && family !== 'id') {
		return { plausible: isNumberOfSomething(raw, kind) ? 0 : 0.5, labelLike: 0, long: 0 };
	}
	const { words, labelLike } = read(candidate);
	const usual =
		kind === 'prose' ? 60 : kind === 'text' || kind === 'address' ? 12 : kind === 'id' ? 3 : 6;
	return {
		plausible: isPlausible(raw, kind) ? (kind === 'id' && isShort(raw) ? 0.3 : 1) : 0,
		labelLike,
		long: Math.min(1, Math.max(0, words - usual) / usual),
	};
}

const readings = new WeakMap<Candidate, { words: number; labelLike: number }>();

/** What does not depend on the kind. */
function read(candidate: Candidate): { words: number; labelLike: number } {
	let reading = readings.get(candidate);
	if (!reading) {
		const { raw } = candidate;
		const tokens = readTokens(raw).slice(0, 12);
		const label = { tokens, occurrences: findConcepts(tokens), weight: weighAll(tokens) };
		reading = {
			words: raw.split(/\s+/).length,
			labelLike: /[:：]$/u.test(raw) ? 1 : shareOfPhrases(label),
		};
		readings.set(candidate, reading);
	}
	return reading;
}

/** Nobody owes so much, and nobody writes it without a separator: it is a number of something. */
function isNumberOfSomething(raw: string, kind: Kind): boolean {
	return kind === 'amount' && /^\D*\d{9,}\D*$/.test(raw);
}

/** Two signs number a page or a row more often than a paper or a person. */
function isShort(raw: string): boolean {
	return raw.replace(/[^\p{L}\d]/gu, '').length <= 2;
}

/** Days, times of day, addresses on the net, amounts with their currency. */
const OTHER_THAN_ID =
	/^(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})|\d{4}-\d{2}-\d{2}|\d{1,2}:\d{2}(?::\d{2})?|www\..*|https?:.*|.*@.*\..*|[€$£]\s?[\d.,]+|[\d.,]+\s?[€$£%])$/iu;

/** "6 months", "drei Jahre", "2 (two) years", "un an", "indefinite". */
const DURATION =
	/(?:\d|(?<!\p{L})(?:an?|one|two|three|four|five|six|ten|twelve|eine?[nms]?|zwei|drei|vier|fünf|sechs|zehn|zwölf|une?|deux|trois|quatre|cinq|dix|douze|una?o?|dos|tres|cuatro|cinco|seis|due|tre|quattro|cinque|sei|um|dois|três|quatro|een|twee|drie|vijf|zes)(?!\p{L})).{0,14}?(?:day|week|month|quarter|year|tag|woche|monat|quartal|jahr|jour|semaine|mois|trimestre|an(?!\p{L})|ans(?!\p{L})|ann|día|dia|semana|mes|año|ano|giorn|settiman|dag|maand|kwart|jaar)|indefinit|perpetu|unlimited|unbefristet|indétermin|indefinid|indeterminat|onbepaald/iu;
const LONGEST_DURATION = 60;

function isPlausible(raw: string, kind: Kind): boolean {
	switch (kind) {
		case 'id':
			return /\d/.test(raw) && raw.length <= 40 && !OTHER_THAN_ID.test(raw);
		case 'vat':
			return (
				(raw.match(/\d/g) ?? []).length >= 5 && raw.length <= 24 && !/\p{L}{5}|[%$€£]/u.test(raw)
			);
		case 'company':
		case 'merchant':
			return isCompany(raw);
		case 'person':
			return isPersonName(raw);
		case 'name':
		case 'party':
			return isCompany(raw) || isPersonName(raw);
		case 'currency':
			return isCurrencyCode(raw.slice(0, 3));
		case 'postcode':
			return /\d{3}/.test(raw) && raw.length <= 10;
		case 'city':
		case 'country':
		case 'nationality':
			return !/\d/.test(raw) && raw.length <= 40;
		case 'street':
			return isStreet(raw) && findPlace(raw) === undefined;
		case 'address':
			return /\d/.test(raw) && /\p{L}{3}/u.test(raw);
		case 'sex':
			return /^(?:[mfwxdhv]|male|female|man|woman|mann|frau|homme|femme|mannlich|weiblich|masculin|feminin|hombre|mujer|maschio|femmina|masculino|feminino|femenino)\b/iu.test(
				raw,
			);
		case 'duration':
			return raw.length <= LONGEST_DURATION && DURATION.test(raw);
		default:
			return /\p{L}{2}/u.test(raw);
	}
}
