import type { Kind } from '../kinds.ts';
import { FEATURES } from './features.ts';
import { WEIGHTS } from './weights.ts';
import type { Weights } from './weights.ts';

let inForce: Weights = WEIGHTS;
let vectors = new Map<string, Float64Array>();

/** Does something with other weights than the fitted ones: how they are measured. */
export function judgeWith<T>(weights: Weights, work: () => T): T {
	const kept = { inForce, vectors };
	inForce = weights;
	vectors = new Map();
	try {
		return work();
	} finally {
		({ inForce, vectors } = kept);
	}
}

/** Which weights judge a field: those of its kind where they were fitted, else those of its relatives. */
const RELATIVES: Partial<Record<Kind, Kind>> = {
	name: 'company',
	person: 'company',
	party: 'company',
	quantity: 'amount',
	percent: 'amount',
	bic: 'iban',
	title: 'text',
	duration: 'text',
	merchant: 'company',
};
/** Kinds whose name is that of weights for something else: how long contracts last, names at the head of a slip. */
const NAMESAKES = new Set<Kind>(['duration', 'merchant']);

/** How much speaks for a candidate, in log odds against there being no value at all. */
export function weighCandidate(features: Float64Array, kind: Kind): number {
	const names = [NAMESAKES.has(kind) ? '' : kind, RELATIVES[kind] ?? ''];
	const model = names.find((name) => name in inForce) ?? 'default';
	return weigh(features, model, FEATURES);
}

/** The weights of a model are found by the names of its features. */
export function weigh(features: Float64Array, model: string, names: readonly string[]): number {
	let weights = vectors.get(model);
	if (!weights) {
		const named = inForce[model] ?? {};
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
