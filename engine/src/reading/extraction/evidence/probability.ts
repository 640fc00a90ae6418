/** Log odds beyond this add nothing: 7 is a probability of 0.999. */
const MAX_LOG_ODDS = 7;

/** Log odds → probability. */
export function sigmoid(logOdds: number): number {
	return 1 / (1 + Math.exp(-logOdds));
}

/** Probability → log odds, at most `max` either way, so that 0 and 1 stay finite. */
export function logit(probability: number, max = MAX_LOG_ODDS): number {
	const logOdds = Math.log(probability / (1 - probability));
	return Math.max(-max, Math.min(max, logOdds));
}

/** Updates a probability with further evidence, in log odds. */
export function addEvidence(probability: number, evidence: number, max?: number): number {
	return sigmoid(logit(probability, max) + evidence);
}

/** Softmax of log weights. */
export function softmax(weights: ArrayLike<number>): Float64Array {
	return normalize(weights, { hasNone: false });
}

/**
 * Softmax over the choices and "none of them", which has a log weight of 0. The probabilities of the choices add
 * up to 1 minus the probability of none.
 */
export function softmaxWithNone(weights: ArrayLike<number>): Float64Array {
	return normalize(weights, { hasNone: true });
}

/** Subtract the largest weight first, so that no exponential overflows. */
function normalize(weights: ArrayLike<number>, { hasNone }: { hasNone: boolean }): Float64Array {
	const shares = Float64Array.from(weights);
	const largest = shares.reduce((a, b) => Math.max(a, b), hasNone ? 0 : -Infinity);
	let sum = hasNone ? Math.exp(-largest) : 0;
	for (const [i, weight] of shares.entries()) sum += shares[i] = Math.exp(weight - largest);
	return shares.map((share) => share / sum);
}

/** The likeliest candidate, with its probability; undefined if it is not likely enough. */
export function chooseLikeliest<T>(
	candidates: readonly T[],
	weights: readonly number[],
	minShare: number,
): { candidate: T; share: number } | undefined {
	const shares = softmaxWithNone(weights);
	const at = shares.reduce((best, share, i) => (share > (shares[best] ?? 0) ? i : best), 0);
	const [candidate, share = 0] = [candidates[at], shares[at]];
	return candidate !== undefined && share >= minShare ? { candidate, share } : undefined;
}
