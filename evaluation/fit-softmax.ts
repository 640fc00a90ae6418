/** A field of a document: the features of its candidates, and which of them are correct. */
export type Choice = {
	/** The kind of field, which selects the weights. */
	kind: string;
	weight: number;
	candidates: Float64Array[];
	right: boolean[];
	/** How many candidates each row represents. */
	times: number[];
};

export type Fitted = { shared: Float64Array; own: Map<string, Float64Array> };

/** Prior knowledge about a feature. */
export type Belief = {
	/** The sign of its weight: only positive (1) or only negative (-1). */
	direction?: 1 | -1;
	/** The weight without any example. */
	prior?: number;
	/** A factor on the regularisation of its weight. */
	doubt?: number;
};

type FitSettings = {
	epochs: number;
	rate: number;
	/** The strength of the prior on the shared weights, in examples. */
	pull: number;
};

const USUAL: FitSettings = { epochs: 200, rate: 0.1, pull: 0.5 };
/** A factor on the regularisation of the weights of a kind towards the shared ones. */
const OWN_PULL = 3;

/**
 * Fits weights under which the correct candidate, or none if none is correct, is the most probable. Each kind has the
 * shared weights plus its own, which are regularised: kinds with few examples stay near the shared ones.
 */
export function fitSoftmax(
	choices: readonly Choice[],
	beliefs: readonly Belief[],
	change: Partial<FitSettings> = {},
): Fitted {
	const settings = { ...USUAL, ...change };
	const size = beliefs.length;
	const kinds = [...new Set(choices.map(({ kind }) => kind))];
	const blocks = new Map(kinds.map((kind, i) => [kind, (i + 1) * size]));
	const weights = new Float64Array((kinds.length + 1) * size);
	for (const [i, { prior = 0 }] of beliefs.entries()) weights[i] = prior;
	const moments = {
		first: new Float64Array(weights.length),
		second: new Float64Array(weights.length),
	};
	const total = choices.reduce((sum, { weight }) => sum + weight, 0);
	const examples = total ** 2 / choices.reduce((sum, { weight }) => sum + weight ** 2, 0);
	const pull = settings.pull / Math.max(1, examples);
	// Without examples the priors stay.
	const epochs = choices.length > 0 ? settings.epochs : 0;
	for (let epoch = 1; epoch <= epochs; epoch += 1) {
		const slope = new Float64Array(weights.length);
		for (const choice of choices)
			addSlope(choice, weights, blocks.get(choice.kind) ?? 0, size, slope);
		step(
			{ ...moments, weights },
			(i) => {
				const { doubt = 1, prior = 0 } = beliefs[i % size] ?? {};
				const away = i < size ? (weights[i] ?? 0) - prior : OWN_PULL * (weights[i] ?? 0);
				return (slope[i] ?? 0) / total + doubt * pull * away;
			},
			{ epoch, rate: settings.rate },
		);
		holdDirections(weights, beliefs);
	}
	const shared = weights.slice(0, size);
	return {
		shared,
		own: new Map(
			[...blocks].map(([kind, at]) => [
				kind,
				shared.map((weight, i) => weight + (weights[at + i] ?? 0)),
			]),
		),
	};
}

/** One step of Adam against the gradient. */
function step(
	{ weights, first, second }: Record<'weights' | 'first' | 'second', Float64Array>,
	gradient: (i: number) => number,
	{ epoch, rate }: { epoch: number; rate: number },
): void {
	for (let i = 0; i < weights.length; i += 1) {
		const g = gradient(i);
		first[i] = 0.9 * (first[i] ?? 0) + 0.1 * g;
		second[i] = 0.999 * (second[i] ?? 0) + 0.001 * g * g;
		const m = (first[i] ?? 0) / (1 - 0.9 ** epoch);
		const v = (second[i] ?? 0) / (1 - 0.999 ** epoch);
		weights[i] = (weights[i] ?? 0) - (rate * m) / (Math.sqrt(v) + 1e-8);
	}
}

/** Clamps shared weights and weights of a kind to their known sign. */
function holdDirections(weights: Float64Array, beliefs: readonly Belief[]): void {
	const size = beliefs.length;
	for (const [feature, { direction }] of beliefs.entries()) {
		if (!direction) continue;
		const shared = direction * Math.max(0, direction * (weights[feature] ?? 0));
		weights[feature] = shared;
		for (let i = size + feature; i < weights.length; i += size) {
			if (direction * (shared + (weights[i] ?? 0)) < 0) weights[i] = -shared;
		}
	}
}

function addSlope(
	{ candidates, right, weight, times }: Choice,
	weights: Float64Array,
	block: number,
	size: number,
	slope: Float64Array,
): void {
	const sums = candidates.map((features) => {
		let sum = 0;
		for (let i = 0; i < size; i += 1)
			sum += (features[i] ?? 0) * ((weights[i] ?? 0) + (weights[block + i] ?? 0));
		return sum;
	});
	const most = Math.max(0, ...sums);
	const shares = sums.map((sum, c) => (times[c] ?? 1) * Math.exp(sum - most));
	const none = Math.exp(-most);
	const all = shares.reduce((sum, share) => sum + share, none);
	const rightShare = shares.reduce((sum, share, i) => sum + (right[i] ? share : 0), 0);
	const isNone = !right.some(Boolean);
	for (const [c, features] of candidates.entries()) {
		const share = shares[c] ?? 0;
		const target = right[c] && !isNone && rightShare > 0 ? share / rightShare : 0;
		const error = weight * (share / all - target);
		if (Math.abs(error) < 1e-9) continue;
		for (let i = 0; i < size; i += 1) {
			const part = error * (features[i] ?? 0);
			slope[i] = (slope[i] ?? 0) + part;
			slope[block + i] = (slope[block + i] ?? 0) + part;
		}
	}
}
