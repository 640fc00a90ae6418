import type { InferenceSession, TensorConstructor } from 'onnxruntime-node';
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
