import { sigmoid, softmax } from '../evidence/probability.ts';
import { createMatrices } from '../matrices/kernel.ts';
import type { Layer as PackedLayer } from '../matrices/kernel.ts';
import type { ModelMatrix, ModelFile } from '../matrices/read-model-file.ts';
import { createCache } from './cache.ts';
import { bucketOfPair, bucketsOf, isWord, splitWords } from './split-words.ts';

/** The embedding of a text. Texts of the same meaning have similar directions. */
export type Meaning = { values: Float64Array; direction: Float64Array };

/** What a template says about a field. */
export type FieldText = { name: string; description: string; parents: string };

export type Encoder = {
	/** Dimensions of word and text embeddings. */
	sizes: { word: number; meaning: number };
	/** Encodes a field; null if it has no known word. */
	encodeField: (text: FieldText) => Meaning | null;
	/** Encodes a single word of a page. */
	encodeWord: (text: string) => Float64Array;
	/** Encodes a label. */
	encodeLabel: (text: string) => Meaning;
	/** Encodes many labels at once, which is faster. */
	encodeLabels: (texts: readonly string[]) => Meaning[];
	/** The probable concepts of a field. */
	conceptsOfField: (meaning: Meaning) => ConceptChance[];
	conceptsOfLabel: (meaning: Meaning) => ConceptChance[];
};
export type ConceptChance = { concept: string; chance: number };

const HEADS = 4;
const LABEL_WORDS = 10;
const [NAME, DESCRIPTION, PARENTS] = [0, 1, 2];
const [NAME_WORDS, DESCRIPTION_WORDS, PARENT_WORDS] = [8, 24, 6];
const MIN_CHANCE = 0.02;
/** Size of the word cache; words repeat within documents and templates. */
const MAX_REMEMBERED = 20_000;

/** The two towers of training/encoder.py. Sums are computed in a fixed order, for identical results everywhere. */
export function createEncoder(file: ModelFile, kernel: WebAssembly.Module): Encoder {
	const table = file.matrix('table');
	const width = table.columns;
	const remember = createCache<Float64Array>(MAX_REMEMBERED);
	const wordVector = (word: string) => remember(word, () => sumRows(table, bucketsOf(word)));
	const layer = (name: string): Layer => ({
		weights: unpack(file.matrix(`${name}.weight`)),
		bias: file.vector(`${name}.bias`),
	});
	const gates = { label: layer('gate'), field: layer('field_gate') };
	const meaningsOf = createLabelTower(kernel, layer('label_in'), layer('label_out'));
	const [fieldIn, fieldOut] = [layer('field_in'), layer('field_out')];
	const [qkv, mix, up, down] = [layer('qkv'), layer('mix'), layer('up'), layer('down')];
	const [norm, norm2] = ['norm', 'norm2'].map((name) => ({
		weights: file.vector(`${name}.weight`),
		bias: file.vector(`${name}.bias`),
	})) as [Norm, Norm];
	const [part, place] = [file.vector('part'), file.vector('place')];
	const heads = { field: layer('field_concepts'), label: layer('label_concepts') };

	function poolLabel(text: string): Float64Array {
		const words = splitWords(text, LABEL_WORDS);
		const vectors = words.map(wordVector);
		for (let i = 0; i + 1 < words.length; i += 1)
			vectors.push(sumRows(table, [bucketOfPair(words[i] ?? '', words[i + 1] ?? '')]));
		return pool(vectors, gates.label, width);
	}

	const encodeLabels = (texts: readonly string[]) => meaningsOf(texts.map(poolLabel));

	function encodeWord(text: string): Float64Array {
		const words = splitWords(text, LABEL_WORDS);
		const sum = new Float64Array(width);
		for (const word of words) add(sum, wordVector(word));
		const share = 1 / Math.sqrt(Math.max(1, words.length));
		return sum.map((value) => value * share);
	}

	function placeWords(text: string, kind: number, [from, most]: [number, number]): Float64Array[] {
		return splitWords(text, most).map((word, i) => {
			const vector = Float64Array.from(wordVector(word));
			for (let j = 0; j < width; j += 1)
				vector[j] =
					(vector[j] ?? 0) + (part[kind * width + j] ?? 0) + (place[(from + i) * width + j] ?? 0);
			return vector;
		});
	}

	function encodeField({ name, description: given, parents }: FieldText): Meaning | null {
		const description = isShort(given) ? given : '';
		if (!splitWords(`${parents} ${name} ${description}`, Infinity).some(isWord)) return null;
		const vectors = [
			...placeWords(name, NAME, [0, NAME_WORDS]),
			...placeWords(description, DESCRIPTION, [NAME_WORDS, DESCRIPTION_WORDS]),
			...placeWords(parents, PARENTS, [NAME_WORDS + DESCRIPTION_WORDS, PARENT_WORDS]),
		];
		attend(vectors, { norm, qkv, mix });
		for (const vector of vectors)
			add(vector, apply(down, relu(apply(up, normalize(vector, norm2)))));
		return toMeaning(apply(fieldOut, relu(apply(fieldIn, pool(vectors, gates.field, width)))));
	}

	/** The encoder was not trained on longer texts. */
	const isShort = (text: string) =>
		splitWords(text, DESCRIPTION_WORDS + 1).length <= DESCRIPTION_WORDS;

	const likely = (head: Layer, meaning: Meaning): ConceptChance[] =>
		[...softmax(apply(head, meaning.values))].flatMap((chance, i) => {
			const concept = file.names[i];
			return concept !== undefined && chance >= MIN_CHANCE ? [{ concept, chance }] : [];
		});

	return {
		sizes: { word: width, meaning: file.vector('label_out.bias').length },
		encodeField,
		encodeWord,
		encodeLabel: (text) => encodeLabels([text])[0] ?? NOTHING,
		encodeLabels,
		conceptsOfField: (meaning) => likely(heads.field, meaning),
		conceptsOfLabel: (meaning) => likely(heads.label, meaning),
	};
}

const NOTHING: Meaning = { values: new Float64Array(0), direction: new Float64Array(0) };

/** The two layers of the label tower, applied to a batch of labels. */
function createLabelTower(
	kernel: WebAssembly.Module,
	first: Layer,
	last: Layer,
): (pooled: readonly Float64Array[]) => Meaning[] {
	const matrices = createMatrices(kernel);
	const [layerIn, layerOut] = [first, last].map(({ weights, bias }) => {
		const inputs = weights.length / bias.length;
		const read = (input: number, output: number) => weights[output * inputs + input] ?? 0;
		return {
			weights: matrices.pack(inputs, bias.length, read),
			bias: matrices.packVector(bias),
		};
	}) as [PackedLayer, PackedLayer];
	matrices.keep();
	return (pooled) => {
		matrices.release();
		const rows = 2 * Math.ceil(pooled.length / 2);
		const given = matrices.takeRows(rows, layerIn.weights.rows);
		const hidden = matrices.takeRows(rows, layerIn.weights.columns);
		const made = matrices.takeRows(rows, layerOut.weights.columns);
		const numbers = matrices.numbers();
		for (const [i, one] of pooled.entries()) numbers.set(one, given.at + i * given.stride);
		matrices.multiply(given, layerIn.weights, hidden, layerIn.bias);
		relu(numbers.subarray(hidden.at, hidden.at + rows * hidden.stride));
		matrices.multiply(hidden, layerOut.weights, made, layerOut.bias);
		return pooled.map((_, i) => {
			const from = made.at + i * made.stride;
			return toMeaning(Float64Array.from(numbers.subarray(from, from + last.bias.length)));
		});
	};
}

/** Cosine similarity of two texts, -1 to 1. */
export function alikeness({ direction: one }: Meaning, { direction: other }: Meaning): number {
	let product = 0;
	for (let i = 0; i < one.length; i += 1) product += (one[i] ?? 0) * (other[i] ?? 0);
	return product;
}

function toMeaning(values: Float64Array): Meaning {
	let sum = 0;
	for (const value of values) sum += value * value;
	const share = sum === 0 ? 0 : 1 / Math.sqrt(sum);
	return { values, direction: values.map((value) => value * share) };
}

/** A dense layer: one row of weights per output. */
type Layer = { weights: Float64Array; bias: Float64Array };
type Norm = { weights: Float64Array; bias: Float64Array };

function unpack({ columns, values, scales }: ModelMatrix): Float64Array {
	return Float64Array.from(values, (value, i) => value * (scales[Math.floor(i / columns)] ?? 0));
}

function sumRows({ columns, values, scales }: ModelMatrix, rows: readonly number[]): Float64Array {
	const sum = new Float64Array(columns);
	for (const row of rows) {
		const scale = scales[row] ?? 0;
		for (let j = 0; j < columns; j += 1)
			sum[j] = (sum[j] ?? 0) + scale * (values[row * columns + j] ?? 0);
	}
	const share = 1 / Math.sqrt(Math.max(1, rows.length));
	for (let j = 0; j < columns; j += 1) sum[j] = (sum[j] ?? 0) * share;
	return sum;
}

/** Applies a layer with four independent sums, so that additions can overlap. */
function apply({ weights, bias }: Layer, input: Float64Array): Float64Array {
	const output = new Float64Array(bias.length);
	const width = input.length;
	let at = 0;
	for (let i = 0; i < output.length; i += 1) {
		let [a, b, c, d] = [0, 0, 0, 0];
		for (let j = 0; j < width; j += 4) {
			a += (weights[at] ?? 0) * (input[j] ?? 0);
			b += (weights[at + 1] ?? 0) * (input[j + 1] ?? 0);
			c += (weights[at + 2] ?? 0) * (input[j + 2] ?? 0);
			d += (weights[at + 3] ?? 0) * (input[j + 3] ?? 0);
			at += 4;
		}
		output[i] = (bias[i] ?? 0) + (a + b + (c + d));
	}
	return output;
}

function relu<T extends Float64Array | Float32Array>(values: T): T {
	for (let i = 0; i < values.length; i += 1) if ((values[i] ?? 0) < 0) values[i] = 0;
	return values;
}

function add(vector: Float64Array, other: Float64Array): void {
	for (let i = 0; i < vector.length; i += 1) vector[i] = (vector[i] ?? 0) + (other[i] ?? 0);
}

/** Gated mean of vectors. */
function pool(vectors: readonly Float64Array[], gate: Layer, width: number): Float64Array {
	const sum = new Float64Array(width);
	let all = 0.5;
	for (const vector of vectors) {
		const weight = sigmoid(apply(gate, vector)[0] ?? 0);
		all += weight;
		for (let j = 0; j < width; j += 1) sum[j] = (sum[j] ?? 0) + weight * (vector[j] ?? 0);
	}
	const share = 1 / Math.sqrt(all);
	for (let j = 0; j < width; j += 1) sum[j] = (sum[j] ?? 0) * share;
	return sum;
}

function normalize(vector: Float64Array, { weights, bias }: Norm): Float64Array {
	let mean = 0;
	for (const value of vector) mean += value / vector.length;
	let spread = 0;
	for (const value of vector) spread += (value - mean) ** 2 / vector.length;
	const share = 1 / Math.sqrt(spread + 1e-5);
	return vector.map((value, i) => (value - mean) * share * (weights[i] ?? 0) + (bias[i] ?? 0));
}

/** Self-attention. */
function attend(
	vectors: readonly Float64Array[],
	{ norm, qkv, mix }: { norm: Norm; qkv: Layer; mix: Layer },
): void {
	const width = vectors[0]?.length ?? 0;
	const size = width / HEADS;
	const all = vectors.map((vector) => apply(qkv, normalize(vector, norm)));
	const seen = all.map((own) => {
		const mixed = new Float64Array(width);
		for (let head = 0; head < HEADS; head += 1) {
			const shares = softmax(
				Float64Array.from(all, (other) => {
					let sum = 0;
					for (let j = head * size; j < (head + 1) * size; j += 1)
						sum += (own[j] ?? 0) * (other[width + j] ?? 0);
					return sum / Math.sqrt(size);
				}),
			);
			for (const [i, other] of all.entries())
				for (let j = head * size; j < (head + 1) * size; j += 1)
					mixed[j] = (mixed[j] ?? 0) + (shares[i] ?? 0) * (other[2 * width + j] ?? 0);
		}
		return mixed;
	});
	for (const [i, vector] of vectors.entries()) add(vector, apply(mix, seen[i] ?? vector));
}
