import type { InferenceSession, Tensor as OnnxTensor, TensorConstructor } from 'onnxruntime-node';
import type { Graph } from '../../../../model/tensor.ts';
import type { OcrModel } from './model.ts';

/** Wraps a session that has one input and one output. */
export function openModel(
	path: string,
	session: InferenceSession,
	Tensor: TensorConstructor,
): OcrModel {
	const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]];
	return {
		async run({ data, sides }) {
			const answer = await session.run({ [input]: new Tensor('float32', data, sides) });
			const found = answer[output];
			if (found?.type !== 'float32') {
				throw new Error(`the model ${path} answers something else than 32-bit floats`);
			}
			return { data: found.data as Float32Array, sides: found.dims };
		},
		close: () => session.release(),
	};
}

/** Wraps a session with named inputs and outputs, which are all 32-bit floats. */
export function openGraph(
	path: string,
	session: InferenceSession,
	Tensor: TensorConstructor,
): Graph {
	return async (inputs) => {
		const given: Record<string, OnnxTensor> = {};
		for (const [name, { type, data, sides }] of Object.entries(inputs))
			given[name] = new Tensor(type, data, sides);
		const found: Record<string, Float32Array> = {};
		for (const [name, { type, data }] of Object.entries(await session.run(given))) {
			if (type !== 'float32')
				throw new Error(`the model ${path} answers something else than 32-bit floats`);
			found[name] = data as Float32Array;
		}
		return found;
	};
}
