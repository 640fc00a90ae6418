import { softmax } from '../evidence/probability.ts';
import type { Kind } from '../lexicon/kinds.ts';
import type { ModelFile } from '../matrices/read-model-file.ts';
import { createMatrices, padded } from '../matrices/kernel.ts';
import type { Matrices, Rows } from '../matrices/kernel.ts';
import { loadWeights, WIDTH } from './load-weights.ts';
import type { Weights } from './load-weights.ts';
import { anglesOf, apply, applyPlain, attend, feedForward, rotatePairs } from './operations.ts';

/** The input of the page reader: the features and three coordinates of each word of a view. */
export type SeenPage = {
	count: number;
	/** Encodings and visual features of each word. */
	inputs: Float32Array;
	/** Offset, within the features of a word, of the encoding of its segment. */
	meaningAt: number;
	places: Float32Array;
};
export type AskedField = { direction: Float64Array; kind: Kind };

/** The predicted places of the fields' values on a page. */
export type Reading = {
	/** Log odds that the value of a field begins at each word, against no value. */
	starts: (field: number) => Float32Array;
	/** For a value that begins at `first`, the probability that it ends at each of the following words. */
	ends: (field: number, first: number) => Float64Array;
};

export type Reader = { read: (page: SeenPage, fields: readonly AskedField[]) => Reading };

const [SPAN, MEANING] = [40, 128];

type Model = { matrices: Matrices; weights: Weights };

/**
 * Creates the model of training/reader.py. Sums are computed in a fixed order, so that results are identical on
 * every machine.
 */
export function createReader(file: ModelFile, compiled: WebAssembly.Module): Reader {
	const matrices = createMatrices(compiled);
	const weights = loadWeights(file, matrices);
	matrices.keep();
	return { read: (seen, fields) => read({ matrices, weights }, seen, fields) };
}

function read(model: Model, seen: SeenPage, fields: readonly AskedField[]): Reading {
	const { matrices, weights } = model;
	const { count } = seen;
	matrices.release();
	const given = enterWords(matrices, seen);
	const asked = enterFields(matrices, fields);
	// Similarity of each field to the segment of each word.
	const near = matrices.takeRows(asked.rows, given.rows);
	const meanings = { ...given, at: given.at + seen.meaningAt, columns: MEANING };
	matrices.multiply(asked, matrices.packTurned(meanings), near);
	const page = readPage(model, given, seen);
	const y = readFields(model, placeFields(model, asked, fields), { page, count, fields });
	const begin = matrices.takeRows(y.rows, page.rows);
	matrices.multiply(apply(matrices, y, weights.start), matrices.packTurned(page), begin);
	const copy = (rows: Rows, row: number, length: number) => {
		const from = rows.at + row * rows.stride;
		return matrices.numbers().slice(from, from + length);
	};
	const words = copy(page, 0, count * WIDTH);
	const found = fields.map((_, i) =>
		startsOf(weights, copy(y, i, WIDTH), {
			pointed: copy(begin, i, count),
			near: copy(near, i, count),
		}),
	);
	const ends = copy(apply(matrices, y, weights.end), 0, fields.length * WIDTH);
	const known = new Map<number, Float64Array>();
	const endFrom = (word: number) => {
		let pointing = known.get(word);
		if (!pointing) known.set(word, (pointing = applyPlain(weights.endFrom, rowOf(words, word))));
		return pointing;
	};
	return {
		starts: (field) => found[field] ?? new Float32Array(count),
		ends: (field, start) =>
			endsOf(weights.lengths, {
				words,
				start,
				fromField: rowOf(ends, field),
				fromWord: endFrom(start),
			}),
	};
}

function enterWords(matrices: Matrices, { count, inputs }: SeenPage): Rows {
	const given = takeEmpty(matrices, padded(count), inputs.length / count);
	matrices.numbers().set(inputs, given.at);
	return given;
}

function readPage({ matrices, weights }: Model, given: Rows, { count, places }: SeenPage): Rows {
	const x = apply(matrices, given, weights.entry);
	const angles = anglesOf(places, padded(count));
	for (const { norm, qkv, mix, ...forward } of weights.pageLayers) {
		const all = apply(matrices, matrices.normalize(x, norm), qkv);
		rotatePairs(matrices, all, angles);
		const mixed = attend(matrices, all, { rows: all, keys: WIDTH, values: 2 * WIDTH, count });
		matrices.addTo(x, apply(matrices, mixed, mix));
		feedForward(matrices, x, forward);
	}
	return matrices.normalize(x, weights.pageNorm);
}

/** Field layers: self-attention among the fields, then cross-attention to the words of the page. */
function readFields(
	{ matrices, weights }: Model,
	y: Rows,
	{ page, count, fields }: { page: Rows; count: number; fields: readonly AskedField[] },
): Rows {
	for (const layer of weights.fieldLayers) {
		const all = apply(matrices, matrices.normalize(y, layer.norm), layer.qkv);
		const others = { rows: all, keys: WIDTH, values: 2 * WIDTH, count: fields.length };
		matrices.addTo(y, apply(matrices, attend(matrices, all, others), layer.mix));
		const asking = apply(matrices, matrices.normalize(y, layer.lookNorm), layer.look);
		const words = { rows: apply(matrices, page, layer.seen), keys: 0, values: WIDTH, count };
		matrices.addTo(y, apply(matrices, attend(matrices, asking, words), layer.lookMix));
		feedForward(matrices, y, layer);
	}
	return matrices.normalize(y, weights.fieldNorm);
}

/** Writes the encodings of the fields. */
function enterFields(matrices: Matrices, fields: readonly AskedField[]): Rows {
	const given = takeEmpty(matrices, padded(fields.length), MEANING);
	const numbers = matrices.numbers();
	for (const [i, { direction }] of fields.entries()) numbers.set(direction, given.at + i * MEANING);
	return given;
}

/** Projects the encodings and adds the embedding of each field's kind. */
function placeFields(
	{ matrices, weights }: Model,
	given: Rows,
	fields: readonly AskedField[],
): Rows {
	const y = apply(matrices, given, weights.fieldIn);
	const numbers = matrices.numbers();
	for (const [i, { kind }] of fields.entries()) {
		const from = (weights.kinds.get(kind) ?? 0) * WIDTH;
		const to = y.at + i * WIDTH;
		for (let j = 0; j < WIDTH; j += 1)
			numbers[to + j] = (numbers[to + j] ?? 0) + (weights.kindRows[from + j] ?? 0);
	}
	return y;
}

function takeEmpty(matrices: Matrices, rows: number, columns: number): Rows {
	const taken = matrices.takeRows(rows, columns);
	matrices.numbers().fill(0, taken.at, taken.at + rows * columns);
	return taken;
}

function rowOf(rows: Float32Array, row: number): Float32Array {
	return rows.subarray(row * WIDTH, (row + 1) * WIDTH);
}

/**
 * Start scores: pointer attention, plus a learned weight for segments similar to the field, minus the score of no
 * value.
 */
function startsOf(
	{ alike, none }: Weights,
	field: Float32Array,
	{ pointed, near }: { pointed: Float32Array; near: Float32Array },
): Float32Array {
	const weight = applyPlain(alike, field)[0] ?? 0;
	const nothing = applyPlain(none, field)[0] ?? 0;
	const share = 1 / Math.sqrt(WIDTH);
	for (let i = 0; i < pointed.length; i += 1)
		pointed[i] = share * (pointed[i] ?? 0) + weight * (near[i] ?? 0) - nothing;
	return pointed;
}

type Ending = {
	words: Float32Array;
	start: number;
	fromField: Float32Array;
	fromWord: Float64Array;
};

/** End probabilities: pointer attention of field and first word together, plus a learned bias per length. */
function endsOf(
	lengths: Float64Array,
	{ words, start, fromField, fromWord }: Ending,
): Float64Array {
	const pointing = new Float64Array(WIDTH);
	for (let j = 0; j < WIDTH; j += 1) pointing[j] = (fromField[j] ?? 0) + (fromWord[j] ?? 0);
	const odds = new Float64Array(Math.min(SPAN, words.length / WIDTH - start));
	for (let i = 0; i < odds.length; i += 1) {
		const from = (start + i) * WIDTH;
		let sum = 0;
		for (let j = 0; j < WIDTH; j += 1) sum += (pointing[j] ?? 0) * (words[from + j] ?? 0);
		odds[i] = sum / Math.sqrt(WIDTH) + (lengths[i] ?? 0);
	}
	return softmax(odds);
}
