import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as ort from 'onnxruntime-web/wasm';

/** A grid of numbers with its sides, the outermost first. */
export type Grid = { data: Float32Array; sides: readonly number[] };

/** A model that is loaded: one grid in, one grid out, the same out for the same in. */
export type Model = { run: (input: Grid) => Promise<Grid>; close: () => Promise<void> };

const runtime = createRequire(import.meta.url).resolve(
	'onnxruntime-web/ort-wasm-simd-threaded.wasm',
);

let started: Promise<void> | undefined;

/** Reads a model from disk; nothing is fetched. */
export async function loadModel(path: string): Promise<Model> {
	await (started ??= startRuntime());
	const session = await createSession(path);
	const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]];
	return {
		async run({ data, sides }) {
			const answer = await session.run({ [input]: new ort.Tensor('float32', data, sides) });
			const found = answer[output];
			if (!found || !(found.data instanceof Float32Array)) {
				throw new Error(`the model ${path} answers something else than numbers`);
			}
			return { data: found.data, sides: found.dims };
		},
		close: () => session.release(),
	};
}

async function startRuntime(): Promise<void> {
	// One thread: the pool of processes is what uses the cores.
	ort.env.wasm.numThreads = 1;
	ort.env.wasm.wasmBinary = await readFile(runtime);
}

async function createSession(path: string): Promise<ort.InferenceSession> {
	// A copy, since the runtime takes no Buffer of another realm.
	const bytes = new Uint8Array(await readFile(path));
	const session = await ort.InferenceSession.create(bytes, {
		executionProviders: ['wasm'],
		// Optimising takes a third more memory and start-up, and gains nothing on these models.
		graphOptimizationLevel: 'disabled',
	});
	// It is compiled by now, and is 14 MB.
	delete ort.env.wasm.wasmBinary;
	return session;
}
