import type { Matrix, ModelFile } from '../models/read-model-file.ts';
import type { Layer, Matrices } from './kernel.ts';

/** So many numbers stand for a word or a field inside of the model. */
export const WIDTH = 128;

export type Norm = { weights: Float64Array; bias: Float64Array };
/** A layer outside of the memory of the kernel: the weights of each output, one after the other. */
export type Plain = { outputs: number; inputs: number; weights: Float64Array; bias: Float64Array };
export type Forward = { norm2: Norm; up: Layer; down: Layer };
type PageLayer = Forward & { norm: Norm; qkv: Layer; mix: Layer };
type FieldLayer = PageLayer & { lookNorm: Norm; look: Layer; seen: Layer; lookMix: Layer };

/** All that training/reader.py learnt. */
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
	end: Plain;
	endFrom: Plain;
	lengths: Float64Array;
};

/** Brings the layers of a file into the memory of the kernel; what gives a few numbers only is not worth a panel. */
export function loadWeights(file: ModelFile, matrices: Matrices): Weights {
	const plain = (name: string) => readPlain(file, name);
	const layer = (...names: string[]) => packLayers(names.map(plain), matrices);
	const norm = (name: string): Norm => ({
		weights: file.vector(`${name}.weight`),
		bias: file.vector(`${name}.bias`),
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
		entry: layer('word_in', 'meaning_in', 'feature_in'),
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
		end: plain('end'),
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

function scale({ columns, values, scales }: Matrix): Float64Array {
	return Float64Array.from(values, (one, i) => one * (scales[Math.floor(i / columns)] ?? 0));
}

/** Layers whose inputs lie side by side and whose outputs are added up are one. */
function packLayers(layers: readonly Plain[], matrices: Matrices): Layer {
	const inputs = layers.reduce((sum, one) => sum + one.inputs, 0);
	const outputs = layers[0]?.outputs ?? 0;
	const weights = matrices.pack(inputs, outputs, (input, output) => {
		let at = input;
		for (const one of layers) {
			if (at < one.inputs) return one.weights[output * one.inputs + at] ?? 0;
			at -= one.inputs;
		}
		return 0;
	});
	const bias = Float64Array.from({ length: outputs }, (_, i) =>
		layers.reduce((sum, one) => sum + (one.bias[i] ?? 0), 0),
	);
	return { weights, bias: matrices.packVector(bias) };
}

/** `layers.0`, `layers.1` …, as many as the file has. */
function numbered(name: string, file: ModelFile): string[] {
	const names: string[] = [];
	while (file.has(`${name}.${names.length}.qkv.weight`)) names.push(`${name}.${names.length}`);
	return names;
}
