import type { Kind } from '../lexicon/kinds.ts';
import type { ModelFile } from '../models/read-model-file.ts';
import { createMatrices, padded } from './kernel.ts';
import type { Layer, Matrices, Rows } from './kernel.ts';

/** Words that are seen together, in numbers: `width` inputs and three places for each. */
export type SeenPage = {
	count: number;
	/** What the encoder and the eye tell about each word. */
	inputs: Float32Array;
	/** What the segment of each word means. */
	meanings: Float32Array;
	places: Float32Array;
};
export type AskedField = { direction: Float64Array; kind: Kind };

/** Where the values of some fields stand on a page. */
export type Reading = {
	/** Log odds that the value of a field begins at a word, against there being none. */
	starts: (field: number) => Float32Array;
	/** Of a value that begins at a word, how probable it is to end at each of the words from there. */
	ends: (field: number, first: number) => Float64Array;
};

export type Reader = { read: (page: SeenPage, fields: readonly AskedField[]) => Reading };

const [WIDTH, HEADS, SPAN, MEANING] = [128, 4, 40, 128];
const SIZE = WIDTH / HEADS;
const PAIRS = SIZE / 2;
/** How many pairs of a head's numbers turn with the left edge, the right edge and the middle of a word. */
const TURNS = [5, 5, 6];
const LONGEST_TURN = 64;

type Norm = { weights: Float64Array; bias: Float64Array };

/** The model of training/reader.py; everything is added up in the same order on every machine. */
export function createReader(file: ModelFile, compiled: WebAssembly.Module): Reader {
	const matrices = createMatrices(compiled);
	const { takeRows, multiply } = matrices;
	const weightsOf = (name: string) => {
		const { rows, columns, values, scales } = file.matrix(`${name}.weight`);
		return {
			outputs: rows,
			inputs: columns,
			read: (input: number, output: number) =>
				(values[output * columns + input] ?? 0) * (scales[output] ?? 0),
		};
	};
	const layer = (name: string): Layer => {
		const { outputs, inputs, read } = weightsOf(name);
		return {
			weights: matrices.pack(inputs, outputs, read),
			bias: matrices.packVector(file.vector(`${name}.bias`)),
		};
	};
	/** What a few numbers are made of is not worth a panel. */
	const plain = (name: string) => ({ ...weightsOf(name), bias: file.vector(`${name}.bias`) });
	const norm = (name: string): Norm => ({
		weights: file.vector(`${name}.weight`),
		bias: file.vector(`${name}.bias`),
	});
	const entry = joinLayers(['word_in', 'meaning_in', 'feature_in'].map(plain), matrices);
	const pageLayers = numbered('layers', file).map((name) => ({
		norm: norm(`${name}.norm`),
		qkv: layer(`${name}.qkv`),
		mix: layer(`${name}.mix`),
		...forwardOf(name),
	}));
	const fieldLayers = numbered('field_layers', file).map((name) => ({
		norm: norm(`${name}.norm`),
		qkv: layer(`${name}.qkv`),
		mix: layer(`${name}.mix`),
		lookNorm: norm(`${name}.look_norm`),
		look: layer(`${name}.look`),
		seen: layer(`${name}.seen`),
		lookMix: layer(`${name}.look_mix`),
		...forwardOf(name),
	}));
	function forwardOf(name: string) {
		return {
			norm2: norm(`${name}.norm2`),
			up: layer(`${name}.up`),
			down: layer(`${name}.down`),
		};
	}
	const [pageNorm, fieldNorm] = [norm('page_norm'), norm('field_norm')];
	const [fieldIn, startLayer] = [layer('field_in'), layer('start')];
	const [kindRows, end, endFrom] = [file.matrix('kind.weight'), plain('end'), plain('end_from')];
	const [alike, none] = [plain('alike'), plain('none')];
	const lengths = file.vector('length');
	const kinds = new Map(file.names.map((name, i) => [name, i]));
	matrices.keep();

	const apply = (a: Rows, { weights, bias }: Layer): Rows => {
		const c = takeRows(a.rows, weights.columns);
		multiply(a, weights, c, bias);
		return c;
	};

	/** Rows look at other rows: queries stand in columns from `from` on, keys and values in those of `seen`. */
	function attend(
		[asking, from]: [Rows, number],
		[seen, keysFrom, valuesFrom]: [Rows, number, number],
		count: number,
	): Rows {
		const mixed = takeRows(asking.rows, WIDTH);
		const scores = takeRows(asking.rows, seen.rows);
		for (let head = 0; head < HEADS; head += 1) {
			const at = head * SIZE;
			multiply(
				slice(asking, from + at, SIZE),
				matrices.packTurned(slice(seen, keysFrom + at, SIZE)),
				scores,
			);
			matrices.softmax(scores, count, 1 / Math.sqrt(SIZE));
			multiply(
				scores,
				matrices.packRows(slice(seen, valuesFrom + at, SIZE)),
				slice(mixed, at, SIZE),
			);
		}
		return mixed;
	}

	function feedForward(
		x: Rows,
		{ norm2, up, down }: { norm2: Norm; up: Layer; down: Layer },
	): void {
		const inner = apply(normalize(x, norm2), up);
		const numbers = matrices.numbers();
		for (let i = inner.at; i < inner.at + inner.rows * inner.columns; i += 1)
			if ((numbers[i] ?? 0) < 0) numbers[i] = 0;
		addTo(x, apply(inner, down));
	}

	function addTo(x: Rows, y: Rows): void {
		const numbers = matrices.numbers();
		for (let i = 0; i < x.rows * x.columns; i += 1)
			numbers[x.at + i] = (numbers[x.at + i] ?? 0) + (numbers[y.at + i] ?? 0);
	}

	function normalize(x: Rows, { weights, bias }: Norm): Rows {
		const y = takeRows(x.rows, x.columns);
		const numbers = matrices.numbers();
		const width = x.columns;
		for (let row = 0; row < x.rows; row += 1) {
			const from = x.at + row * width;
			let mean = 0;
			for (let i = from; i < from + width; i += 1) mean += numbers[i] ?? 0;
			mean /= width;
			let spread = 0;
			for (let i = from; i < from + width; i += 1) spread += ((numbers[i] ?? 0) - mean) ** 2;
			const share = 1 / Math.sqrt(spread / width + 1e-5);
			for (let i = 0; i < width; i += 1)
				numbers[y.at + row * width + i] =
					((numbers[from + i] ?? 0) - mean) * share * (weights[i] ?? 0) + (bias[i] ?? 0);
		}
		return y;
	}

	/** Queries and keys are turned by where their words stand, so that they tell how far apart these are. */
	function turn({ at, stride, rows }: Rows, { cos, sin }: Angles): void {
		const numbers = matrices.numbers();
		for (let row = 0; row < rows; row += 1) {
			for (let head = 0; head < 2 * HEADS; head += 1) {
				const from = at + row * stride + head * SIZE;
				for (let i = 0; i < PAIRS; i += 1) {
					const [c, s] = [cos[row * PAIRS + i] ?? 1, sin[row * PAIRS + i] ?? 0];
					const one = numbers[from + i] ?? 0;
					const other = numbers[from + PAIRS + i] ?? 0;
					numbers[from + i] = one * c - other * s;
					numbers[from + PAIRS + i] = one * s + other * c;
				}
			}
		}
	}

	function readPage({ count, inputs, places }: SeenPage): Rows {
		const width = inputs.length / count;
		const given = takeRows(padded(count), width);
		matrices.numbers().fill(0, given.at, given.at + given.rows * width);
		matrices.numbers().set(inputs, given.at);
		const x = apply(given, entry);
		const angles = anglesOf(places, padded(count));
		for (const { norm: before, qkv, mix, ...forward } of pageLayers) {
			const all = apply(normalize(x, before), qkv);
			turn(all, angles);
			addTo(x, apply(attend([all, 0], [all, WIDTH, 2 * WIDTH], count), mix));
			feedForward(x, forward);
		}
		return normalize(x, pageNorm);
	}

	function readFields(fields: readonly AskedField[], page: Rows, count: number): Rows {
		const given = takeRows(padded(fields.length), MEANING);
		matrices.numbers().fill(0, given.at, given.at + given.rows * MEANING);
		for (const [i, { direction }] of fields.entries())
			matrices.numbers().set(direction, given.at + i * MEANING);
		const y = apply(given, fieldIn);
		for (const [i, { kind }] of fields.entries()) {
			const row = kinds.get(kind) ?? 0;
			const numbers = matrices.numbers();
			for (let j = 0; j < WIDTH; j += 1)
				numbers[y.at + i * WIDTH + j] =
					(numbers[y.at + i * WIDTH + j] ?? 0) +
					(kindRows.values[row * WIDTH + j] ?? 0) * (kindRows.scales[row] ?? 0);
		}
		for (const {
			norm: before,
			qkv,
			mix,
			lookNorm,
			look,
			seen,
			lookMix,
			...forward
		} of fieldLayers) {
			const all = apply(normalize(y, before), qkv);
			addTo(y, apply(attend([all, 0], [all, WIDTH, 2 * WIDTH], fields.length), mix));
			const asking = apply(normalize(y, lookNorm), look);
			addTo(y, apply(attend([asking, 0], [apply(page, seen), 0, WIDTH], count), lookMix));
			feedForward(y, forward);
		}
		return normalize(y, fieldNorm);
	}

	return {
		read: (seen, fields) => {
			matrices.release();
			const { count, meanings } = seen;
			const page = readPage(seen);
			const y = readFields(fields, page, count);
			const begin = takeRows(y.rows, page.rows);
			multiply(apply(y, startLayer), matrices.packTurned(page), begin);
			const words = Float32Array.from(
				matrices.numbers().subarray(page.at, page.at + count * WIDTH),
			);
			const asked = Float32Array.from(
				matrices.numbers().subarray(y.at, y.at + fields.length * WIDTH),
			);
			const found = fields.map(({ direction }, i) => {
				const own = asked.subarray(i * WIDTH, (i + 1) * WIDTH);
				const [weight, nothing] = [first(alike, own), first(none, own)];
				const odds = Float32Array.from(
					matrices
						.numbers()
						.subarray(begin.at + i * begin.stride, begin.at + i * begin.stride + count),
				);
				for (let word = 0; word < count; word += 1) {
					let near = 0;
					for (let j = 0; j < MEANING; j += 1)
						near += (direction[j] ?? 0) * (meanings[word * MEANING + j] ?? 0);
					odds[word] = (odds[word] ?? 0) / Math.sqrt(WIDTH) + weight * near - nothing;
				}
				return odds;
			});
			return {
				starts: (field) => found[field] ?? new Float32Array(count),
				ends: (field, start) => {
					const ask = applyPlain(end, asked.subarray(field * WIDTH, (field + 1) * WIDTH));
					const from = applyPlain(endFrom, words.subarray(start * WIDTH, (start + 1) * WIDTH));
					const odds = new Float64Array(Math.min(SPAN, count - start));
					for (let i = 0; i < odds.length; i += 1) {
						let sum = 0;
						for (let j = 0; j < WIDTH; j += 1)
							sum += ((ask[j] ?? 0) + (from[j] ?? 0)) * (words[(start + i) * WIDTH + j] ?? 0);
						odds[i] = sum / Math.sqrt(WIDTH) + (lengths[i] ?? 0);
					}
					return toShares(odds);
				},
			};
		},
	};
}

type Plain = {
	outputs: number;
	inputs: number;
	read: (input: number, output: number) => number;
	bias: Float64Array;
};

/** Layers whose inputs lie side by side and whose outputs are added up are one. */
function joinLayers(layers: readonly Plain[], matrices: Matrices): Layer {
	const inputs = layers.reduce((sum, one) => sum + one.inputs, 0);
	const weights = matrices.pack(inputs, WIDTH, (input, output) => {
		let at = input;
		for (const one of layers) {
			if (at < one.inputs) return one.read(at, output);
			at -= one.inputs;
		}
		return 0;
	});
	const bias = Float64Array.from({ length: WIDTH }, (_, i) =>
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

function slice(rows: Rows, from: number, columns: number): Rows {
	return { ...rows, at: rows.at + from, columns };
}

type Angles = { cos: Float32Array; sin: Float32Array };

function anglesOf(places: Float32Array, rows: number): Angles {
	const cos = new Float32Array(rows * PAIRS).fill(1);
	const sin = new Float32Array(rows * PAIRS);
	const axes = TURNS.length;
	for (let row = 0; row < places.length / axes; row += 1) {
		let at = row * PAIRS;
		for (const [axis, turns] of TURNS.entries()) {
			for (let i = 0; i < turns; i += 1) {
				const angle = (places[row * axes + axis] ?? 0) * LONGEST_TURN ** (-i / (turns - 1));
				cos[at] = Math.cos(angle);
				sin[at] = Math.sin(angle);
				at += 1;
			}
		}
	}
	return { cos, sin };
}

function applyPlain({ inputs, outputs, read, bias }: Plain, given: Float32Array): Float64Array {
	const result = new Float64Array(outputs);
	for (let i = 0; i < outputs; i += 1) {
		let sum = bias[i] ?? 0;
		for (let j = 0; j < inputs; j += 1) sum += read(j, i) * (given[j] ?? 0);
		result[i] = sum;
	}
	return result;
}

function first(layer: Plain, given: Float32Array): number {
	return applyPlain(layer, given)[0] ?? 0;
}

function toShares(odds: Float64Array): Float64Array {
	const most = odds.reduce((a, b) => Math.max(a, b), -Infinity);
	let sum = 0;
	for (let i = 0; i < odds.length; i += 1) sum += odds[i] = Math.exp((odds[i] ?? 0) - most);
	return odds.map((one) => one / sum);
}
