import type { Kind } from '../kinds.ts';
import { FEATURES } from './features.ts';
import { WEIGHTS } from './weights.ts';

const vectors = new Map<string, Float64Array>();

/** Which weights judge a field: those of its kind where they were fitted, else those of its relatives. */
const RELATIVES: Partial<Record<Kind, Kind>> = {
	merchant: 'company',
	name: 'company',
	person: 'company',
	quantity: 'amount',
	percent: 'amount',
	vat: 'id',
	bic: 'id',
	title: 'text',
};

/** The probability that a candidate is the value of a field of that kind. */
export function scoreCandidate(features: Float64Array, kind: Kind): number {
	const weights = weightsFor(kind);
	let sum = 0;
	for (let i = 0; i < features.length; i += 1) sum += (features[i] ?? 0) * (weights[i] ?? 0);
	return 1 / (1 + Math.exp(-sum));
}

function weightsFor(kind: Kind): Float64Array {
	const known = vectors.get(kind);
	if (known) return known;
	const named = WEIGHTS[kind] ?? WEIGHTS[RELATIVES[kind] ?? ''] ?? WEIGHTS.default ?? {};
	const vector = Float64Array.from(FEATURES, (feature) => named[feature] ?? 0);
	vectors.set(kind, vector);
	return vector;
}
