import type { Graph } from '../../../../model/tensor.ts';
import type { OcrModel, Runtime } from './model.ts';
import { openNativeRuntime } from './native-runtime.ts';
import { openWasmRuntime } from './wasm-runtime.ts';

let opening: Promise<Runtime> | undefined;

/** The runtime of this process: native where its library loads, WebAssembly elsewhere. */
function openRuntime(): Promise<Runtime> {
	return (opening ??= chooseRuntime(openNativeRuntime));
}

/** Falls back to WebAssembly when the native library does not load: another libc, an old CPU. */
export async function chooseRuntime(openNative: () => Promise<Runtime>): Promise<Runtime> {
	try {
		return await openNative();
	} catch {
		return await openWasmRuntime();
	}
}

/** Reads a model from disk. */
export async function loadModel(path: string): Promise<OcrModel> {
	return await (await openRuntime()).load(path);
}

/** Reads a model with several inputs and outputs from disk. */
export async function loadGraph(path: string): Promise<Graph> {
	return await (await openRuntime()).loadGraph(path);
}
