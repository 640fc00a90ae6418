import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { MODELS } from '../../engine/src/reading/words/ocr/neural/check-models.ts';
import type { Runtime } from '../../engine/src/reading/words/ocr/neural/model.ts';
import { openNativeRuntime } from '../../engine/src/reading/words/ocr/neural/native-runtime.ts';
import { probeRuntime } from '../../engine/src/reading/words/ocr/neural/probe-runtime.ts';
import { chooseRuntime } from '../../engine/src/reading/words/ocr/neural/run-model.ts';
import { openWasmRuntime } from '../../engine/src/reading/words/ocr/neural/wasm-runtime.ts';

const RECOGNISER = fileURLToPath(new URL('read-latin.onnx', MODELS));
/** A line of 48 × 64 pixels in three channels, with some structure. */
const LINE = {
	sides: [1, 3, 48, 64],
	data: Float32Array.from({ length: 3 * 48 * 64 }, (_, i) => Math.sin(i * 0.37)),
};

async function read({ load }: Runtime): Promise<{ sides: readonly number[]; data: Float32Array }> {
	const model = await load(RECOGNISER);
	try {
		return await model.run(LINE);
	} finally {
		await model.close();
	}
}

describe('inference runtimes', () => {
	test('native and WebAssembly give the same answers to within rounding', async () => {
		const native = await read(await openNativeRuntime());
		const wasm = await read(await openWasmRuntime());
		expect(native.sides).toEqual(wasm.sides);
		expect(native.data.length).toBeGreaterThan(1000);
		const differences = wasm.data.map((value, i) => Math.abs(value - (native.data[i] ?? Infinity)));
		expect(differences.reduce((a, b) => Math.max(a, b))).toBeLessThan(1e-4);
	});

	test('WebAssembly is used when the native library does not load', async () => {
		const runtime = await chooseRuntime(() => Promise.reject(new Error('wrong ELF class')));
		expect(runtime.name).toBe('wasm');
	});

	test.each(['arm64', 'x64'])('the library for %s has no telemetry', (arch) => {
		const require = createRequire(import.meta.url);
		const folder = dirname(require.resolve('onnxruntime-node/package.json'));
		const library = readFileSync(join(folder, `bin/napi-v6/linux/${arch}/libonnxruntime.so.1`));
		expect(library.length).toBeGreaterThan(10_000_000);
		// Names of Microsoft's telemetry uploader, which versions from 1.29 contain.
		for (const name of ['Applications6Events', 'mat-debug']) {
			expect(library.includes(name)).toBe(false);
		}
	});

	test('the probe names the runtime, and the fault when the library does not load', async () => {
		expect(await probeRuntime()).toEqual({ name: 'native' });
		const { name, fault } = await probeRuntime('/nowhere/node');
		expect(name).toBe('wasm');
		expect(fault).toContain('ENOENT');
	});
});
