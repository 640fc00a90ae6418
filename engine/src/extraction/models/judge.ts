import { LABELLED_FEATURES } from './features.ts';

/** A small network: what it looks at, two hidden layers, and what each feature says by itself. */
export type JudgeWeights = {
	features: readonly string[];
	first: readonly (readonly number[])[];
	firstBias: readonly number[];
	second: readonly (readonly number[])[];
	secondBias: readonly number[];
	last: readonly number[];
	/** What each feature says by itself. */
	direct: readonly number[];
	bias: number;
};

/** How much speaks for a candidate, in log odds against there being no value at all. */
export function createJudge(weights: JudgeWeights): (features: Float64Array) => number {
	// By name: a feature that was not known when the weights were made says nothing.
	const columns = weights.features.map((name) =>
		(LABELLED_FEATURES as readonly string[]).indexOf(name),
	);
	const size = LABELLED_FEATURES.length;
	const spread = (row: readonly number[]) => {
		const wide = new Float64Array(size);
		for (const [i, column] of columns.entries()) if (column >= 0) wide[column] = row[i] ?? 0;
		return wide;
	};
	const first = weights.first.map(spread);
	const second = weights.second.map((row) => Float64Array.from(row));
	const direct = spread(weights.direct);
	return (features) => {
		const hidden = weights.firstBias.map((bias, i) => Math.max(0, bias + dot(first[i], features)));
		const inner = Float64Array.from(hidden);
		let sum = weights.bias + dot(direct, features);
		for (const [i, bias] of weights.secondBias.entries())
			sum += (weights.last[i] ?? 0) * Math.max(0, bias + dot(second[i], inner));
		return sum;
	};
}

function dot(weights: Float64Array | undefined, values: Float64Array): number {
	let sum = 0;
	for (let i = 0; i < values.length; i += 1) sum += (weights?.[i] ?? 0) * (values[i] ?? 0);
	return sum;
}
