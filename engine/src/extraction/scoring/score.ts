import type { Kind } from '../kinds.ts';
import { FEATURES } from './features.ts';
import { WEIGHTS } from './weights.ts';

const vectors = new Map<string, Float64Array>();

/** Which weights judge a field: those of its kind where they were fitted, else those of its relatives. */
const RELATIVES: Partial<Record<Kind, Kind>> = {
	name: 'company',
	person: 'company',
	party: 'company',
	quantity: 'amount',
	percent: 'amount',
	bic: 'iban',
	title: 'text',
};

/** How much speaks for a candidate, in log odds against there being no value at all. */
export function weighCandidate(features: Float64Array, kind: Kind): number {
	const model = [kind, RELATIVES[kind] ?? ''].find((name) => name in WEIGHTS) ?? 'default';
	return Math.max(weigh(features, model, FEATURES), weighLabel(features));
}

/** From this quality on a label is the field's own. */
const EXACT_LABEL = 0.88;
const [SAME, LEFT, LEFT_GAP, ABOVE, RIVAL, PLAUSIBLE, LABEL_LIKE, PROSE] = (
	['same', 'left', 'leftGap', 'above', 'rivalNear', 'plausible', 'labelLike', 'prose'] as const
).map((name) => FEATURES.indexOf(name));

/**
 * What stands beside the field's very own label is believed, also where no fitted example was like it:
 * weights are fitted on few kinds of documents, labels mean the same on all.
 */
function weighLabel(features: Float64Array): number {
	const at = (index: number | undefined) => features[index ?? -1] ?? 0;
	// Across an empty gap a label is as much the field's own as close by.
	const beside = at(LEFT) / Math.max(0.2, 1 - at(LEFT_GAP));
	const own = Math.max(at(SAME), Math.min(1, beside), 0.95 * at(ABOVE));
	const isDoubtful =
		at(RIVAL) > 0.05 || at(PLAUSIBLE) === 0 || at(LABEL_LIKE) > 0.5 || at(PROSE) > 0;
	return own < EXACT_LABEL || isDoubtful ? -Infinity : 0.6 + 8 * (own - EXACT_LABEL);
}

/** The weights of a model are found by the names of its features. */
export function weigh(features: Float64Array, model: string, names: readonly string[]): number {
	let weights = vectors.get(model);
	if (!weights) {
		const named = WEIGHTS[model] ?? {};
		vectors.set(model, (weights = Float64Array.from(names, (name) => named[name] ?? 0)));
	}
	let sum = 0;
	for (let i = 0; i < features.length; i += 1) sum += (features[i] ?? 0) * (weights[i] ?? 0);
	return sum;
}

/** The probability of each choice, there being none among them: what is missing to 1. */
export function shareOut(weights: readonly number[]): number[] {
	const most = weights.reduce((a, b) => Math.max(a, b), 0);
	const parts = weights.map((weight) => Math.exp(weight - most));
	const all = parts.reduce((sum, part) => sum + part, Math.exp(-most));
	return parts.map((part) => part / all);
}
