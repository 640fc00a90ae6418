import { FAMILY_OF, PARSED_FAMILIES } from './candidate.ts';
import type { Candidate, Family } from './candidate.ts';
import type { Document } from '../document.ts';
import type { Field } from '../request/read-fields.ts';
import { isName } from '../lexicon/kinds.ts';
import type { Kind } from '../lexicon/kinds.ts';
import { hasLegalForm } from '../values/names.ts';
import { createDescriber, describeBest, surveyCandidates } from './features.ts';
import type { Survey } from './features.ts';
import { createTextJudge } from './judge-text.ts';
import type { JudgeText } from './judge-text.ts';
import { openCandidates } from './open-candidates.ts';
import type { Model } from '../models/create-models.ts';

export type Described = { candidate: Candidate; features: Float64Array };
/** The score is the probability that this candidate, and no other nor none, is the value. */
export type Choice = { candidate: Candidate; score: number };
export type Ranked = Described & Choice;

const MAX_RANKED = 12;
/** Up to so many candidates all are looked at closely. */
const MANY = 300;
/** Kinds whose values have a form that a text either has or has not. */
const STRICT = new Set<Kind>([
	'vat',
	'street',
	'postcode',
	'currency',
	'sex',
	'duration',
	'amount',
]);

export type Ranking = {
	/** All candidates of a field with what is known about them. */
	describe: (field: Field) => Described[];
	/** The best of them. */
	rank: (field: Field) => Ranked[];
};

/** Ranks the candidates of a document for any field. */
export function createRanking(document: Document): Ranking {
	const judgeText = createTextJudge();
	const describeOne = createDescriber(document, judgeText);
	const surveys = new Map<Family, Survey>();
	const surveyOf = (family: Family, candidates: readonly Candidate[]) => {
		let survey = surveys.get(family);
		if (!survey) surveys.set(family, (survey = surveyCandidates(candidates)));
		return survey;
	};
	const describe = (field: Field): Described[] => {
		const described = familiesFor(field).flatMap((one) => {
			const candidates = document.fact(openCandidates)(one);
			const survey = surveyOf(one, candidates);
			const fitting = candidates.filter((candidate) => canBe(candidate, field, judgeText));
			return keepNamed(document, field, fitting).map((candidate) => ({
				candidate,
				features: describeOne(field, candidate, survey),
			}));
		});
		describeBest(described.map(({ features }) => features));
		return described;
	};
	const ranked = new Map<Field, Ranked[]>();
	return {
		describe,
		rank: (field) => {
			let known = ranked.get(field);
			if (!known) {
				ranked.set(field, (known = rankAll(describe(field), document.models.judge(field.kind))));
			}
			return known;
		},
	};
}

/** Numbers and days are read by their parsers only; a text may be a value of any form. */
function familiesFor({ kind, concepts, definition: { type } }: Field): readonly Family[] {
	const family = FAMILY_OF[kind] ?? 'text';
	if (type === 'number' || PARSED_FAMILIES.has(family)) return [family];
	// What nothing names is taken only where we understand what is asked for, and no other source knows it.
	const isFree = concepts.size > 0 && !BY_SOURCES.has(kind);
	return [...new Set<Family>([family, 'text', ...(isFree ? (['line'] as const) : [])])];
}

/** Who sent a document, and to whom, is told by more than one line. */
const BY_SOURCES = new Set<Kind>(['company', 'merchant', 'party', 'address']);

function canBe(candidate: Candidate, { kind, concepts }: Field, judgeText: JudgeText): boolean {
	// "Tienda La Esquina S.L.": the first word of a shop's name is no label, unless a colon makes it one.
	if (concepts.has('merchantName') && isInsideName(candidate)) return false;
	const { plausible, labelLike } = judgeText(candidate, kind);
	if (isName(kind) && labelLike > ONLY_LABEL) return false;
	if (kind === 'id' && candidate.family !== 'id' && labelLike > HALF_LABEL) return false;
	return !STRICT.has(kind) || plausible > 0;
}

/** Nobody is called "Agency", and "Page 2" is no number of a document. */
const [ONLY_LABEL, HALF_LABEL] = [0.95, 0.5];

function isInsideName({ around, hasColon, segment }: Candidate): boolean {
	return around.same !== null && !hasColon && hasLegalForm(segment.text);
}

/** Of very many candidates those that some label speaks for, and the first of the others. */
function keepNamed(
	document: Document,
	field: Field,
	candidates: readonly Candidate[],
): readonly Candidate[] {
	if (candidates.length <= MANY) return candidates;
	let others = 0;
	return candidates.filter(({ around }) => {
		const labels = [around.same, around.left, around.above, around.header, around.rowHead];
		const isNamed = labels.some((label) => {
			const match = label === null ? undefined : document.compareLabel(field, label);
			return match !== undefined && (match.own > 0.25 || match.alike > 0.45);
		});
		if (!isNamed) others += 1;
		return isNamed || others <= MANY / 3;
	});
}

/** Candidates compete with each other and with there being none, whose weight is 1. */
function rankAll(described: readonly Described[], weigh: Model): Ranked[] {
	const weighed = described
		.map((one) => ({ ...one, score: weigh(one.features) }))
		.sort((a, b) => b.score - a.score);
	const most = Math.max(0, weighed[0]?.score ?? 0);
	const all = weighed.reduce((sum, { score }) => sum + Math.exp(score - most), Math.exp(-most));
	// The same value in several places is one value.
	const values = new Map<string | number, Ranked>();
	for (const { candidate, features, score } of weighed) {
		const share = Math.exp(score - most) / all;
		const known = values.get(candidate.value);
		if (known) known.score += share;
		else values.set(candidate.value, { candidate, features, score: share });
		if (values.size > MAX_RANKED && share < 1e-6) break;
	}
	return [...values.values()].sort((a, b) => b.score - a.score).slice(0, MAX_RANKED);
}
