import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Runtime } from './model.ts';
import { openGraph, openModel } from './open-model.ts';

/** onnxruntime-web, for machines on which the native library does not load. */
export async function openWasmRuntime(): Promise<Runtime> {
	const ort = await import('onnxruntime-web/wasm');
	const { resolve } = createRequire(import.meta.url);
	const library = await readFile(resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm'));
	// One thread per session: the pool of child processes uses the cores.
	ort.env.wasm.numThreads = 1;
	ort.env.wasm.wasmBinary = library;
	const open = async (path: string) => {
		// Copied, because the runtime rejects a Buffer of another realm.
		const bytes = new Uint8Array(await readFile(path));
		const session = await ort.InferenceSession.create(bytes, {
			executionProviders: ['wasm'],
			// Optimising takes a third more memory and start-up, and gains nothing on these models.
			graphOptimizationLevel: 'disabled',
		});
		// Compiled by now; frees 14 MB.
		delete ort.env.wasm.wasmBinary;
		return session;
	};
	return {
		name: 'wasm',
		load: async (path) => openModel(path, await open(path), ort.Tensor),
		loadGraph: async (path) => openGraph(path, await open(path), ort.Tensor),
	};
}
