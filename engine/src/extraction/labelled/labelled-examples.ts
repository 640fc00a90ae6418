import type { Kind } from '../lexicon/kinds.ts';
import type { Example, JudgedCandidate } from '../models/example.ts';
import { LABELLED_FEATURES } from '../models/features.ts';
import type { Field } from '../request/read-fields.ts';
import type { Lesson } from '../source.ts';
import { parseValue } from '../values/parse-value.ts';
import { createRanking } from './rank-candidates.ts';

/** Candidates with the best labels are all looked at, of the others a sample that stands for all. */
const BEST_LABELLED = 40;
const SAMPLED = 25;
const BEST = LABELLED_FEATURES.indexOf('best');
/** Kinds that are read from elsewhere than from beside a label. */
const ELSEWHERE = new Set<Kind>([
	'currency',
	'street',
	'postcode',
	'city',
	'party',
	'jurisdiction',
	'duration',
	'boolean',
	'merchant',
	'address',
	'section',
	'prose',
]);

/** What the ranking of values beside labels is fitted on. */
export function labelledExamples({ document, field, isRight }: Lesson): Example[] {
	if (!teaches(field) || document.formFields.length > 0) return [];
	const judged = document
		.fact(createRanking)
		.describe(field)
		.map(({ candidate, features }) => {
			const isText = candidate.family === 'text';
			const value = isText ? parseValue(candidate.raw, field.kind, document) : candidate.value;
			return { features, isRight: isRight(value) };
		})
		.sort((one, other) => (other.features[BEST] ?? 0) - (one.features[BEST] ?? 0));
	if (isContradicted(judged)) return [];
	return [{ model: 'labelled', kind: field.kind, candidates: thinOut(judged) }];
}

/** Whether the value of such a field is usually the one that its label names. */
function teaches({ kind, party, path }: Field): boolean {
	const isAlone = path.length === 1;
	if (kind === 'company' && party === 'seller' && isAlone) return false;
	if (kind === 'vat' || kind === 'id') return true;
	return !ELSEWHERE.has(kind) && (party === null || isAlone);
}

/** A truth without a label of its own, while the field's own label stands elsewhere, teaches nothing. */
function isContradicted(candidates: readonly JudgedCandidate[]): boolean {
	const best = (isRight: boolean) =>
		Math.max(
			0,
			...candidates
				.filter((one) => one.isRight === isRight)
				.map(({ features }) => features[BEST] ?? 0),
		);
	return candidates.some(({ isRight }) => isRight) && best(true) < 0.4 && best(false) > 0.85;
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
