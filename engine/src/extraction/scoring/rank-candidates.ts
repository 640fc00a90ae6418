import { FAMILY_OF } from '../candidates/candidate.ts';
import type { Candidate, Family } from '../candidates/candidate.ts';
import { findPairs } from '../candidates/find-pairs.ts';
import { findValues } from '../candidates/find-values.ts';
import type { Document } from '../document.ts';
import type { Need } from '../fields/read-needs.ts';
import type { Kind } from '../kinds.ts';
import { hasLegalForm } from '../values/names.ts';
import { compareLabel } from '../labels/read-label.ts';
import { describeCandidate, surveyCandidates } from './features.ts';
import type { Field } from './features.ts';
import { judgeText } from './judge-text.ts';
import { weighCandidate } from './score.ts';

export type Described = { candidate: Candidate; features: Float64Array };
/** The score is the probability that this candidate, and no other nor none, is the value. */
export type Ranked = Described & { score: number };

const MOST_RANKED = 12;
/** Up to so many candidates all are looked at closely. */
const MANY = 300;
/** Kinds whose values have a form that a text either has or has not. */
const STRICT = new Set<Kind>([
	'id',
	'vat',
	'street',
	'postcode',
	'currency',
	'sex',
	'duration',
	'person',
	'amount',
]);

export type Ranking = {
	/** All candidates of a field with what is known about them. */
	describe: (need: Need) => Described[];
	/** The best of them. */
	rank: (need: Need) => Ranked[];
};

/** Finds the candidates of each family once, and ranks them for any field. */
export function createRanking(document: Document): Ranking {
	const found = new Map<Family, { candidates: Candidate[]; field: Field }>();
	const candidatesOf = (family: Family) => {
		let known = found.get(family);
		if (!known) {
			const candidates = family === 'text' ? findPairs(document) : findValues(document, family);
			found.set(family, (known = { candidates, field: surveyCandidates(candidates) }));
		}
		return known;
	};
	const describe = (need: Need): Described[] => {
		const family = FAMILY_OF[need.kind] ?? 'text';
		const families: Family[] = family === 'vat' ? ['vat', 'text'] : [family];
		return families.flatMap((one) => {
			const { candidates, field } = candidatesOf(one);
			const fitting = candidates.filter((candidate) => canBe(candidate, need));
			return keepNamed(need, fitting).map((candidate) => ({
				candidate,
				features: describeCandidate(document, need, candidate, field),
			}));
		});
	};
	const ranked = new Map<Need, Ranked[]>();
	return {
		describe,
		rank: (need) => {
			let known = ranked.get(need);
			if (!known) ranked.set(need, (known = rankAll(describe(need), need.kind)));
			return known;
		},
	};
}

function canBe(candidate: Candidate, { kind, concepts }: Need): boolean {
	// "Tienda La Esquina S.L.": the first word of a shop's name is no label, unless a colon makes it one.
	if (concepts.has('merchantName') && isInsideName(candidate)) return false;
	return !STRICT.has(kind) || judgeText(candidate, kind).plausible > 0;
}

function isInsideName({ around, hasColon, segment }: Candidate): boolean {
	return around.same !== null && !hasColon && hasLegalForm(segment.text);
}

/** Of very many candidates those that some label speaks for, and the first of the others. */
function keepNamed(need: Need, candidates: readonly Candidate[]): readonly Candidate[] {
	if (candidates.length <= MANY) return candidates;
	let others = 0;
	return candidates.filter(({ around }) => {
		const labels = [around.same, around.left, around.above, around.header, around.rowHead];
		const isNamed = labels.some((label) => label !== null && compareLabel(need, label).own > 0.25);
		if (!isNamed) others += 1;
		return isNamed || others <= MANY / 3;
	});
}

/** Candidates compete with each other and with there being none, whose weight is 1. */
function rankAll(described: readonly Described[], kind: Kind): Ranked[] {
	const weighed = described
		.map((one) => ({ ...one, score: weighCandidate(one.features, kind) }))
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
		if (values.size > MOST_RANKED && share < 1e-6) break;
	}
	return [...values.values()].sort((a, b) => b.score - a.score).slice(0, MOST_RANKED);
}
