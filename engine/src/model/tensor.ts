/** Numbers that a model takes or gives, with the length of each dimension, the outermost first. */
export type Tensor =
	| { type: 'float32'; data: Float32Array; sides: readonly number[] }
	| { type: 'int64'; data: BigInt64Array; sides: readonly number[] }
	| { type: 'bool'; data: Uint8Array; sides: readonly number[] };

/** A loaded model with named inputs and outputs. Equal inputs give equal outputs. */
export type Graph = (
	inputs: Readonly<Record<string, Tensor>>,
) => Promise<Readonly<Record<string, Float32Array>>>;
