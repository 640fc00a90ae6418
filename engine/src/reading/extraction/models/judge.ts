import { createMatrices, padded } from '../matrices/kernel.ts';
import type { Layer, Matrices } from '../matrices/kernel.ts';
import { LABELLED_FEATURES, LABELLED_WIDTH } from './features.ts';
import type { NamedWeights } from './features.ts';

/** A small network: inputs, two hidden layers, and a direct (linear) path. */
export type JudgeWeights = {
	features: readonly string[];
	first: readonly (readonly number[])[];
	firstBias: readonly number[];
	second: readonly (readonly number[])[];
	secondBias: readonly number[];
	last: readonly number[];
	/** Weights of the direct path from features to output. */
	direct: readonly number[];
	bias: number;
};

/**
 * The evidence for each candidate, in log odds against “no value”. Features are stored row by row,
 * `LABELLED_WIDTH` numbers per candidate.
 */
export type Judge = (features: Float32Array) => Float64Array;

/** Weight of the network where both it and the fitted model apply. */
const OF_NETWORK = 0.5;
const LINE = LABELLED_FEATURES.indexOf('isLine');

/**
 * Creates the judges of candidates. Each combines a linear model, fitted per kind with constrained signs, and a
 * network trained on more data. All candidates of a field are judged by a few matrix products.
 */
export function createJudges(
	network: JudgeWeights,
	kernel: WebAssembly.Module,
): (fitted: NamedWeights) => Judge {
	const matrices = createMatrices(kernel);
	const second = packRows(matrices, network.second, network.secondBias);
	matrices.keep();
	return (fitted) => {
		matrices.release();
		const first = packRows(
			matrices,
			[...network.first.map((row) => spread(network.features, row))].concat([
				spread(network.features, network.direct),
				LABELLED_FEATURES.map((name) => fitted[name] ?? 0),
			]),
			[...network.firstBias, network.bias, 0],
		);
		matrices.keep();
		return (features) => judge(matrices, { first, second, last: network.last }, features);
	};
}

/** Orders weights by feature name. A feature without a weight gets 0. */
function spread(names: readonly string[], row: readonly number[]): number[] {
	const byName = new Map(names.map((name, i) => [name, row[i] ?? 0]));
	return LABELLED_FEATURES.map((name) => byName.get(name) ?? 0);
}

/** Packs a layer from the weights of each output. */
function packRows(
	matrices: Matrices,
	rows: readonly (readonly number[])[],
	bias: readonly number[],
): Layer {
	const inputs = Math.ceil((rows[0]?.length ?? 0) / 4) * 4;
	return {
		weights: matrices.pack(inputs, rows.length, (input, output) => rows[output]?.[input] ?? 0),
		bias: matrices.packVector(bias),
	};
}

type Layers = { first: Layer; second: Layer; last: readonly number[] };

function judge(
	matrices: Matrices,
	{ first, second, last }: Layers,
	features: Float32Array,
): Float64Array {
	const count = features.length / LABELLED_WIDTH;
	const rows = padded(count);
	const scores = new Float64Array(count);
	if (count === 0) return scores;
	matrices.release();
	const given = matrices.takeRows(rows, LABELLED_WIDTH);
	const hidden = matrices.takeRows(rows, first.weights.columns);
	const inner = matrices.takeRows(rows, second.weights.columns);
	const numbers = matrices.numbers();
	numbers.set(features, given.at);
	matrices.multiply(given, first.weights, hidden, first.bias);
	const width = second.weights.rows;
	for (let row = 0; row < count; row += 1) {
		const from = hidden.at + row * hidden.stride;
		for (let i = from; i < from + width; i += 1) if ((numbers[i] ?? 0) < 0) numbers[i] = 0;
	}
	matrices.multiply({ ...hidden, columns: width }, second.weights, inner, second.bias);
	for (let row = 0; row < count; row += 1) {
		const alone = hidden.at + row * hidden.stride + width;
		const from = inner.at + row * inner.stride;
		let learnt = numbers[alone] ?? 0;
		for (let i = 0; i < last.length; i += 1)
			learnt += (last[i] ?? 0) * Math.max(0, numbers[from + i] ?? 0);
		// The fitted models never saw lines without a label.
		const isLine = features[row * LABELLED_WIDTH + LINE] === 1;
		const fitted = numbers[alone + 1] ?? 0;
		scores[row] = isLine ? learnt : OF_NETWORK * learnt + (1 - OF_NETWORK) * fitted;
	}
	return scores;
}
