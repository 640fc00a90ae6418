/** The probability of each choice, there being none among them: what is missing to 1. */
export function shareOut(weights: readonly number[]): number[] {
	const most = weights.reduce((a, b) => Math.max(a, b), 0);
	const parts = weights.map((weight) => Math.exp(weight - most));
	const all = parts.reduce((sum, part) => sum + part, Math.exp(-most));
	return parts.map((part) => part / all);
}

/** The likeliest of several candidates, with its probability; undefined where it is not likely enough. */
export function chooseLikeliest<T>(
	candidates: readonly T[],
	weights: readonly number[],
	minShare: number,
): { candidate: T; share: number } | undefined {
	const shares = shareOut(weights);
	const at = shares.reduce((best, share, i) => (share > (shares[best] ?? 0) ? i : best), 0);
	const [candidate, share = 0] = [candidates[at], shares[at]];
	return candidate !== undefined && share >= minShare ? { candidate, share } : undefined;
}
