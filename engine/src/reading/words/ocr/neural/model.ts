import type { Graph } from '../../../../model/tensor.ts';

/** A tensor: numbers with the length of each dimension, the outermost first. */
export type Grid = { data: Float32Array; sides: readonly number[] };

/** A loaded model: one tensor in, one tensor out. Equal inputs give equal outputs. */
export type OcrModel = { run: (input: Grid) => Promise<Grid>; close: () => Promise<void> };

/** An inference runtime. Both run the same ONNX files and agree to within rounding. */
export type Runtime = {
	/** `native` is onnxruntime-node, `wasm` is onnxruntime-web. */
	name: 'native' | 'wasm';
	/** Reads a model from disk. Nothing is fetched. */
	load: (path: string) => Promise<OcrModel>;
	/** Likewise, for a model with several inputs and outputs. */
	loadGraph: (path: string) => Promise<Graph>;
};
