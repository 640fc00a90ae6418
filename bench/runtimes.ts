/**
 * npm run bench:runtimes
 *
 * CPU time of the page reader's layers over the words of a page, with our matrix kernel and with both ONNX runtimes on
 * one thread. All have the same weights, and the results are compared; none rotates positions. They take turns within
 * one run, so that machine noise affects all. No goal: the figures decide which runtime to use.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as native from 'onnxruntime-node';
import * as web from 'onnxruntime-web/wasm';
import { medianOf } from '../engine/src/model/median.ts';
import { createMatrices } from '../engine/src/reading/extraction/matrices/kernel.ts';
import { readModelFile } from '../engine/src/reading/extraction/matrices/read-model-file.ts';
import type { ModelFile } from '../engine/src/reading/extraction/matrices/read-model-file.ts';
import { loadWeights, WIDTH } from '../engine/src/reading/extraction/reader/load-weights.ts';
import { apply, attend, feedForward } from '../engine/src/reading/extraction/reader/operations.ts';
import { loadKernel } from '../engine/src/reading/pipeline/load-model.ts';
import { print } from './report.ts';
import { writeOnnx } from './write-onnx.ts';
import type { OnnxNode, OnnxTensor } from './write-onnx.ts';

const WORDS = [64, 304, 512];
const ROUNDS = 60;
/** Both compile or choose their code while they warm up. */
const WARM_UP = 30;
const HEADS = 4;
const SIZE = WIDTH / HEADS;
/** Both round at each step. */
const TOLERANCE = 1e-3;

const path = new URL('../engine/src/reading/extraction/reader/reader.bin', import.meta.url);
const file = readModelFile(readFileSync(path), 'reader');
const matrices = createMatrices(loadKernel());
const { pageLayers } = loadWeights(file, matrices);
matrices.keep();

const library = createRequire(import.meta.url).resolve(
	'onnxruntime-web/ort-wasm-simd-threaded.wasm',
);
web.env.wasm.numThreads = 1;
web.env.wasm.wasmBinary = readFileSync(library);

for (const words of WORDS) await compare(words);

type Run = (given: Float32Array) => Float32Array | Promise<Float32Array>;

async function compare(words: number): Promise<void> {
	const given = Float32Array.from({ length: words * WIDTH }, (_, i) => Math.sin(i * 1.7));
	const model = writeLayers(file, words);
	const runs: { name: string; run: Run; times: number[] }[] = [
		{ name: 'kernel', run: (x) => runKernel(x, words), times: [] },
		{ name: 'onnxruntime-node', run: await openNative(model, words), times: [] },
		{ name: 'onnxruntime-web', run: await openWeb(model, words), times: [] },
	];
	const expected = runKernel(given, words);
	for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
		for (const { name, run, times } of runs) {
			const started = cpuMs();
			const found = await run(given);
			if (round >= WARM_UP) times.push(cpuMs() - started);
			const apart = largestDifference(expected, found);
			if (!(apart <= TOLERANCE)) throw new Error(`the result of ${name} differs by ${apart}`);
		}
	}
	const [ours = NaN] = runs.map(({ times }) => medianOf(times));
	for (const { name, times } of runs) {
		const ms = medianOf(times);
		print(
			`${words} words, ${name}: ${ms.toFixed(2)} ms, relative to the kernel ${(ms / ours).toFixed(2)}`,
		);
	}
}

async function openNative(model: Uint8Array, words: number): Promise<Run> {
	const session = await native.InferenceSession.create(model, {
		executionProviders: ['cpu'],
		intraOpNumThreads: 1,
		interOpNumThreads: 1,
	});
	return async (given) => {
		const x = new native.Tensor('float32', given, [words, WIDTH]);
		const { y } = await session.run({ x });
		return y?.data as Float32Array;
	};
}

async function openWeb(model: Uint8Array, words: number): Promise<Run> {
	const session = await web.InferenceSession.create(new Uint8Array(model), {
		executionProviders: ['wasm'],
	});
	return async (given) => {
		const x = new web.Tensor('float32', given, [words, WIDTH]);
		const { y } = await session.run({ x });
		return y?.data as Float32Array;
	};
}

function runKernel(given: Float32Array, words: number): Float32Array {
	matrices.release();
	const x = matrices.takeRows(words, WIDTH);
	matrices.numbers().set(given, x.at);
	for (const { norm, qkv, mix, ...forward } of pageLayers) {
		const all = apply(matrices, matrices.normalize(x, norm), qkv);
		const seen = { rows: all, keys: WIDTH, values: 2 * WIDTH, count: words };
		matrices.addTo(x, apply(matrices, attend(matrices, all, seen), mix));
		feedForward(matrices, x, forward);
	}
	return matrices.numbers().slice(x.at, x.at + words * WIDTH);
}

function writeLayers(model: ModelFile, words: number): Uint8Array {
	const nodes: OnnxNode[] = [];
	const tensors: OnnxTensor[] = [
		{ name: 'heads', dims: [3], values: BigInt64Array.of(BigInt(words), 4n, BigInt(SIZE)) },
		{ name: 'joined', dims: [2], values: BigInt64Array.of(BigInt(words), BigInt(WIDTH)) },
		{ name: 'share', dims: [], values: Float32Array.of(1 / Math.sqrt(SIZE)) },
	];
	const vector = (name: string) => {
		const values = Float32Array.from(model.vector(name));
		tensors.push({ name, dims: [values.length], values });
		return name;
	};
	const matrix = (name: string) => {
		const { rows, columns, values, scales } = model.matrix(name);
		const scaled = Float32Array.from(
			values,
			(one, i) => one * (scales[Math.floor(i / columns)] ?? 0),
		);
		tensors.push({ name, dims: [rows, columns], values: scaled });
		return name;
	};
	const add = (op: string, inputs: string[], attributes?: OnnxNode['attributes'], count = 1) => {
		const outputs = Array.from({ length: count }, (_, i) => `v${nodes.length}_${i}`);
		nodes.push({ op, inputs, outputs, ...(attributes && { attributes }) });
		return outputs as [string, ...string[]];
	};
	const layer = (x: string, name: string) =>
		add('Gemm', [x, matrix(`${name}.weight`), vector(`${name}.bias`)], { transB: 1 })[0];
	const norm = (x: string, name: string) =>
		add('LayerNormalization', [x, vector(`${name}.weight`), vector(`${name}.bias`)], {
			axis: 1,
			epsilon: 1e-5,
		})[0];
	let x = 'x';
	for (let i = 0; model.has(`layers.${i}.qkv.weight`); i += 1) {
		const name = `layers.${i}`;
		const all = layer(norm(x, `${name}.norm`), `${name}.qkv`);
		const split = add('Split', [all], { axis: 1 }, 3);
		const [q = '', k = '', v = ''] = split.map((one) => add('Reshape', [one, 'heads'])[0]);
		const scores = add('MatMul', [
			add('Transpose', [q], { perm: [1, 0, 2] })[0],
			add('Transpose', [k], { perm: [1, 2, 0] })[0],
		])[0];
		const shares = add('Softmax', [add('Mul', [scores, 'share'])[0]], { axis: 2 })[0];
		const mixed = add('MatMul', [shares, add('Transpose', [v], { perm: [1, 0, 2] })[0]])[0];
		const rows = add('Reshape', [add('Transpose', [mixed], { perm: [1, 0, 2] })[0], 'joined'])[0];
		x = add('Add', [x, layer(rows, `${name}.mix`)])[0];
		const inner = add('Relu', [layer(norm(x, `${name}.norm2`), `${name}.up`)])[0];
		x = add('Add', [x, layer(inner, `${name}.down`)])[0];
	}
	nodes.push({ op: 'Identity', inputs: [x], outputs: ['y'] });
	const dims = [words, WIDTH];
	return writeOnnx({ nodes, tensors, input: { name: 'x', dims }, output: { name: 'y', dims } });
}

function largestDifference(one: Float32Array, other: Float32Array): number {
	return one.reduce((most, value, i) => Math.max(most, Math.abs(value - (other[i] ?? NaN))), 0);
}

function cpuMs(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
}
