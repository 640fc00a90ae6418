import type { ModelMatrix, ModelFile } from '../matrices/read-model-file.ts';
import type { Layer, Matrices, Norm } from '../matrices/kernel.ts';

/** Width of the model's hidden states. */
export const WIDTH = 128;

/** A layer outside the kernel's memory: the weights of each output, one after the other. */
export type Plain = { outputs: number; inputs: number; weights: Float64Array; bias: Float64Array };
export type Forward = { norm2: Norm; up: Layer; down: Layer };
type PageLayer = Forward & { norm: Norm; qkv: Layer; mix: Layer };
type FieldLayer = PageLayer & { lookNorm: Norm; look: Layer; seen: Layer; lookMix: Layer };

/** All weights of training/reader.py. */
export type Weights = {
	entry: Layer;
	pageLayers: readonly PageLayer[];
	pageNorm: Norm;
	fieldIn: Layer;
	/** The row of each kind in `kindRows`. */
	kinds: ReadonlyMap<string, number>;
	kindRows: Float64Array;
	fieldLayers: readonly FieldLayer[];
	fieldNorm: Norm;
	start: Layer;
	alike: Plain;
	none: Plain;
	end: Layer;
	endFrom: Plain;
	lengths: Float64Array;
};

/**
 * Loads the layers of a file into the kernel's memory. Layers with few outputs stay outside, because packing them
 * does not pay.
 */
export function loadWeights(file: ModelFile, matrices: Matrices): Weights {
	const plain = (name: string) => readPlain(file, name);
	const layer = (name: string) => packLayer(plain(name), matrices);
	const norm = (name: string): Norm => ({
		weights: matrices.packVector(file.vector(`${name}.weight`)),
		bias: matrices.packVector(file.vector(`${name}.bias`)),
	});
	const pageLayer = (name: string): PageLayer => ({
		norm: norm(`${name}.norm`),
		qkv: layer(`${name}.qkv`),
		mix: layer(`${name}.mix`),
		norm2: norm(`${name}.norm2`),
		up: layer(`${name}.up`),
		down: layer(`${name}.down`),
	});
	return {
		entry: packLayer(joinLayers(['word_in', 'meaning_in', 'feature_in'].map(plain)), matrices),
		pageLayers: numbered('layers', file).map(pageLayer),
		pageNorm: norm('page_norm'),
		fieldIn: layer('field_in'),
		kinds: new Map(file.names.map((name, i) => [name, i])),
		kindRows: scale(file.matrix('kind.weight')),
		fieldLayers: numbered('field_layers', file).map((name) => ({
			...pageLayer(name),
			lookNorm: norm(`${name}.look_norm`),
			look: layer(`${name}.look`),
			seen: layer(`${name}.seen`),
			lookMix: layer(`${name}.look_mix`),
		})),
		fieldNorm: norm('field_norm'),
		start: layer('start'),
		alike: plain('alike'),
		none: plain('none'),
		end: layer('end'),
		endFrom: plain('end_from'),
		lengths: file.vector('length'),
	};
}

function readPlain(file: ModelFile, name: string): Plain {
	const matrix = file.matrix(`${name}.weight`);
	return {
		outputs: matrix.rows,
		inputs: matrix.columns,
		weights: scale(matrix),
		bias: file.vector(`${name}.bias`),
	};
}

function scale({ rows, columns, values, scales }: ModelMatrix): Float64Array {
	const scaled = new Float64Array(rows * columns);
	for (let row = 0; row < rows; row += 1) {
		const share = scales[row] ?? 0;
		for (let i = row * columns; i < (row + 1) * columns; i += 1)
			scaled[i] = (values[i] ?? 0) * share;
	}
	return scaled;
}

function packLayer({ outputs, inputs, weights, bias }: Plain, matrices: Matrices): Layer {
	return {
		weights: matrices.pack(
			inputs,
			outputs,
			(input, output) => weights[output * inputs + input] ?? 0,
		),
		bias: matrices.packVector(bias),
	};
}

/** Merges layers that have concatenated inputs and summed outputs into one. */
function joinLayers(layers: readonly Plain[]): Plain {
	const inputs = layers.reduce((sum, one) => sum + one.inputs, 0);
	const weights = new Float64Array(inputs * WIDTH);
	const bias = new Float64Array(WIDTH);
	for (let output = 0; output < WIDTH; output += 1) {
		let at = output * inputs;
		for (const one of layers) {
			weights.set(one.weights.subarray(output * one.inputs, (output + 1) * one.inputs), at);
			at += one.inputs;
			bias[output] = (bias[output] ?? 0) + (one.bias[output] ?? 0);
		}
	}
	return { outputs: WIDTH, inputs, weights, bias };
}

/** `layers.0`, `layers.1` …, as many as the file has. */
function numbered(name: string, file: ModelFile): string[] {
	const names: string[] = [];
	while (file.has(`${name}.${names.length}.qkv.weight`)) names.push(`${name}.${names.length}`);
	return names;
}
