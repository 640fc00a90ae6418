import type { Kind } from '../lexicon/kinds.ts';
import type { Example, JudgedCandidate } from '../models/example.ts';
import { LABELLED_FEATURES } from '../models/features.ts';
import type { KnownField } from '../source.ts';
import { parseValue } from '../values/parse-value.ts';
import { createRanking } from '../labelled/rank-candidates.ts';

/** All candidates with good labels are kept, and a weighted sample of the others. */
const BEST_LABELLED = 40;
const SAMPLED = 40;
const [BEST, ALIKE, EARLY] = (['best', 'alike', 'early'] as const).map((name) =>
	LABELLED_FEATURES.indexOf(name),
) as [number, number, number];
/** Kinds whose values are not read from a single text of the page. */
const ELSEWHERE = new Set<Kind>([
	'currency',
	'street',
	'postcode',
	'city',
	'party',
	'jurisdiction',
	'duration',
	'boolean',
	'address',
	'section',
	'prose',
]);

/** Builds the examples on which the ranking of candidates is fitted. */
export function labelledExamples({ document, field, isRight }: KnownField): Example[] {
	if (ELSEWHERE.has(field.kind) || document.formFields.length > 0) return [];
	const judged = document
		.fact(createRanking)
		.describe(field)
		.map(({ candidate, features }) => {
			const isText = candidate.family === 'text' || candidate.family === 'line';
			const value = isText ? parseValue(candidate.raw, field.kind, document) : candidate.value;
			return { features, isRight: isRight(value) };
		})
		.sort((one, other) => promise(other) - promise(one));
	return [{ model: 'labelled', kind: field.kind, candidates: thinOut(judged) }];
}

function promise({ features }: JudgedCandidate): number {
	return (features[BEST] ?? 0) + (features[ALIKE] ?? 0) + 0.5 * (features[EARLY] ?? 0);
}

function thinOut(candidates: readonly JudgedCandidate[]): JudgedCandidate[] {
	const kept = candidates.filter(({ isRight }, i) => isRight || i < BEST_LABELLED);
	const others = candidates.filter(({ isRight }, i) => !isRight && i >= BEST_LABELLED);
	const step = Math.max(1, Math.ceil(others.length / SAMPLED));
	return [
		...kept,
		...others.filter((_, i) => i % step === 0).map((one) => ({ ...one, times: step })),
	];
}
