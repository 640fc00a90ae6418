import type { Kind } from '../lexicon/kinds.ts';
import type { ModelFile } from '../models/read-model-file.ts';
import { createMatrices, padded } from '../matrices/kernel.ts';
import type { Matrices, Rows } from '../matrices/kernel.ts';
import { loadWeights, WIDTH } from './load-weights.ts';
import type { Weights } from './load-weights.ts';
import {
	addTo,
	anglesOf,
	apply,
	applyPlain,
	attend,
	feedForward,
	normalize,
	toShares,
	turn,
} from './operations.ts';

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

const [SPAN, MEANING] = [40, 128];

type Model = { matrices: Matrices; weights: Weights };

/** The model of training/reader.py; everything is added up in the same order on every machine. */
export function createReader(file: ModelFile, compiled: WebAssembly.Module): Reader {
	const matrices = createMatrices(compiled);
	const weights = loadWeights(file, matrices);
	matrices.keep();
	return { read: (seen, fields) => read({ matrices, weights }, seen, fields) };
}

function read(model: Model, seen: SeenPage, fields: readonly AskedField[]): Reading {
	const { matrices, weights } = model;
	const { count, meanings } = seen;
	matrices.release();
	const page = readPage(model, seen);
	const y = readFields(model, fields, { page, count });
	const begin = matrices.takeRows(y.rows, page.rows);
	matrices.multiply(apply(matrices, y, weights.start), matrices.packTurned(page), begin);
	const copy = (at: number, length: number) => matrices.numbers().slice(at, at + length);
	const words = copy(page.at, count * WIDTH);
	const asked = copy(y.at, fields.length * WIDTH);
	const found = fields.map(({ direction }, i) => {
		const pointed = copy(begin.at + i * begin.stride, count);
		return startsOf(weights, rowOf(asked, i), { pointed, direction, meanings });
	});
	return {
		starts: (field) => found[field] ?? new Float32Array(count),
		ends: (field, start) => endsOf(weights, rowOf(asked, field), { words, start }),
	};
}

function readPage({ matrices, weights }: Model, { count, inputs, places }: SeenPage): Rows {
	const given = takeEmpty(matrices, padded(count), inputs.length / count);
	matrices.numbers().set(inputs, given.at);
	const x = apply(matrices, given, weights.entry);
	const angles = anglesOf(places, padded(count));
	for (const { norm, qkv, mix, ...forward } of weights.pageLayers) {
		const all = apply(matrices, normalize(matrices, x, norm), qkv);
		turn(matrices, all, angles);
		const mixed = attend(matrices, all, { rows: all, keys: WIDTH, values: 2 * WIDTH, count });
		addTo(matrices, x, apply(matrices, mixed, mix));
		feedForward(matrices, x, forward);
	}
	return normalize(matrices, x, weights.pageNorm);
}

/** The fields look at each other, then at the words of the page. */
function readFields(
	model: Model,
	fields: readonly AskedField[],
	{ page, count }: { page: Rows; count: number },
): Rows {
	const { matrices, weights } = model;
	const y = enterFields(model, fields);
	for (const layer of weights.fieldLayers) {
		const all = apply(matrices, normalize(matrices, y, layer.norm), layer.qkv);
		const others = { rows: all, keys: WIDTH, values: 2 * WIDTH, count: fields.length };
		addTo(matrices, y, apply(matrices, attend(matrices, all, others), layer.mix));
		const asking = apply(matrices, normalize(matrices, y, layer.lookNorm), layer.look);
		const words = { rows: apply(matrices, page, layer.seen), keys: 0, values: WIDTH, count };
		addTo(matrices, y, apply(matrices, attend(matrices, asking, words), layer.lookMix));
		feedForward(matrices, y, layer);
	}
	return normalize(matrices, y, weights.fieldNorm);
}

/** What is asked for, in numbers: what it means and its kind. */
function enterFields({ matrices, weights }: Model, fields: readonly AskedField[]): Rows {
	const given = takeEmpty(matrices, padded(fields.length), MEANING);
	for (const [i, { direction }] of fields.entries())
		matrices.numbers().set(direction, given.at + i * MEANING);
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

/** A value begins where the field points at, the more so in a segment that means what is asked for. */
function startsOf(
	{ alike, none }: Weights,
	field: Float32Array,
	{
		pointed,
		direction,
		meanings,
	}: { pointed: Float32Array; direction: Float64Array; meanings: Float32Array },
): Float32Array {
	const weight = applyPlain(alike, field)[0] ?? 0;
	const nothing = applyPlain(none, field)[0] ?? 0;
	return pointed.map((one, word) => {
		const from = word * MEANING;
		let near = 0;
		for (let j = 0; j < MEANING; j += 1) near += (direction[j] ?? 0) * (meanings[from + j] ?? 0);
		return one / Math.sqrt(WIDTH) + weight * near - nothing;
	});
}

/** A value ends where the field and its first word point at together; each length has its own odds. */
function endsOf(
	{ end, endFrom, lengths }: Weights,
	field: Float32Array,
	{ words, start }: { words: Float32Array; start: number },
): Float64Array {
	const fromField = applyPlain(end, field);
	const fromWord = applyPlain(endFrom, rowOf(words, start));
	const pointing = fromField.map((one, i) => one + (fromWord[i] ?? 0));
	const odds = new Float64Array(Math.min(SPAN, words.length / WIDTH - start));
	for (let i = 0; i < odds.length; i += 1) {
		const from = (start + i) * WIDTH;
		let sum = 0;
		for (let j = 0; j < WIDTH; j += 1) sum += (pointing[j] ?? 0) * (words[from + j] ?? 0);
		odds[i] = sum / Math.sqrt(WIDTH) + (lengths[i] ?? 0);
	}
	return toShares(odds);
}
