import { anyOf } from '../lexicon/any-of.ts';
import { SEXES } from '../lexicon/terms/people.ts';
import { ENDLESS, NUMBER_WORDS, TIME_UNIT_STARTS } from '../lexicon/terms/times.ts';
import { textFor } from './candidate.ts';
import type { Candidate } from './candidate.ts';
import type { Kind } from '../lexicon/kinds.ts';
import { shareOfPhrases } from '../labels/read-label.ts';
import { findConcepts } from '../lexicon/find-concepts.ts';
import { readTokens, sumWeights } from '../lexicon/read-words.ts';
import { isCurrencyCode } from '../values/currencies.ts';
import { findPlace, isStreet } from '../values/find-places.ts';
import { isCompany, isPersonName } from '../values/names.ts';

export type TextJudgement = {
	/** It has the form of a value of this kind. */
	plausible: number;
	/** It looks like a label itself. */
	labelLike: number;
	/** It has more words than values of this kind usually have. */
	long: number;
};

export type JudgeText = (candidate: Candidate, kind: Kind) => TextJudgement;

/** Creates a judge of whether a text can be a value of a kind. Verdicts are cached per text and kind. */
export function createTextJudge(): JudgeText {
	const judgements = new Map<Kind, Map<Candidate, TextJudgement>>();
	// The same text may be a candidate of several families.
	const readings = new Map<string, TextReading>();
	const readOnce = (raw: string) => {
		let reading = readings.get(raw);
		if (!reading) readings.set(raw, (reading = read(raw)));
		return reading;
	};
	return (candidate, kind) => {
		let known = judgements.get(kind);
		if (!known) judgements.set(kind, (known = new Map<Candidate, TextJudgement>()));
		let judgement = known.get(candidate);
		if (!judgement) known.set(candidate, (judgement = judge(candidate, kind, readOnce)));
		return judgement;
	};
}

function judge(
	candidate: Candidate,
	kind: Kind,
	readOnce: (raw: string) => TextReading,
): TextJudgement {
	const { family } = candidate;
	const { raw } = textFor(candidate, kind);
	if (family !== 'text' && family !== 'id') {
		return { plausible: isNumberOfSomething(raw, kind) ? 0 : 0.5, labelLike: 0, long: 0 };
	}
	const { words, labelLike } = readOnce(candidate.raw);
	const usual =
		kind === 'prose' ? 60 : kind === 'text' || kind === 'address' ? 12 : kind === 'id' ? 3 : 6;
	return {
		plausible: isPlausible(raw, kind) ? (kind === 'id' && isShort(raw) ? 0.3 : 1) : 0,
		labelLike,
		long: Math.min(1, Math.max(0, words - usual) / usual),
	};
}

/** Facts about a text that do not depend on the kind. */
type TextReading = { words: number; labelLike: number };

function read(raw: string): TextReading {
	const tokens = readTokens(raw).slice(0, 12);
	const label = { tokens, occurrences: findConcepts(tokens), weight: sumWeights(tokens) };
	return {
		words: raw.split(/\s+/).length,
		labelLike: /[:：]$/u.test(raw) ? 1 : shareOfPhrases(label),
	};
}

/** Nine or more bare digits are treated as an identifier, not an amount. */
function isNumberOfSomething(raw: string, kind: Kind): boolean {
	return kind === 'amount' && /^\D*\d{9,}\D*$/.test(raw);
}

/** Identifiers of one or two characters are usually page or row numbers. */
function isShort(raw: string): boolean {
	return raw.replace(/[^\p{L}\d]/gu, '').length <= 2;
}

/** Dates, times, URLs and amounts with a currency are not identifiers. */
const OTHER_THAN_ID =
	/^(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})|\d{4}-\d{2}-\d{2}|\d{1,2}:\d{2}(?::\d{2})?|www\..*|https?:.*|[^@]*@[^.]*\..*|[€$£]\s?[\d.,]+|[\d.,]+\s?[€$£%])$/iu;

/** "6 months", "drei Jahre", "2 (two) years", "un an", "indefinite". */
const DURATION = new RegExp(
	String.raw`(?:\d|(?<!\p{L})${anyOf(NUMBER_WORDS)}(?!\p{L})).{0,14}?${anyOf(TIME_UNIT_STARTS)}|${anyOf(ENDLESS)}`,
	'iu',
);
const SEX = new RegExp(String.raw`^${anyOf(SEXES)}\b`, 'iu');
const LONGEST_DURATION = 60;

const isCompanyOrPerson = (raw: string) => isCompany(raw) || isPersonName(raw);
const isPlaceName = (raw: string) => !/\d/.test(raw) && raw.length <= 40;

/** The required form of texts of each kind. Texts of other kinds need at least two letters. */
const PLAUSIBLE: Readonly<Partial<Record<Kind, (raw: string) => boolean>>> = {
	id: (raw) => /\d/.test(raw) && raw.length <= 40 && !OTHER_THAN_ID.test(raw),
	vat: (raw) =>
		(raw.match(/\d/g) ?? []).length >= 5 && raw.length <= 24 && !/\p{L}{5}|[%$€£]/u.test(raw),
	company: isCompany,
	merchant: isCompany,
	person: isPersonName,
	name: isCompanyOrPerson,
	party: isCompanyOrPerson,
	currency: (raw) => isCurrencyCode(raw.slice(0, 3)),
	postcode: (raw) => /\d{3}/.test(raw) && raw.length <= 10,
	city: isPlaceName,
	country: isPlaceName,
	nationality: isPlaceName,
	street: (raw) => isStreet(raw) && findPlace(raw) === undefined,
	address: (raw) => /\d/.test(raw) && /\p{L}{3}/u.test(raw),
	sex: (raw) => SEX.test(raw),
	duration: (raw) => raw.length <= LONGEST_DURATION && DURATION.test(raw),
};

function isPlausible(raw: string, kind: Kind): boolean {
	return PLAUSIBLE[kind]?.(raw) ?? /\p{L}{2}/u.test(raw);
}
