import type { Layer, Matrices, Rows } from '../matrices/kernel.ts';
import { WIDTH } from './load-weights.ts';
import type { Forward, Plain } from './load-weights.ts';

const HEADS = 4;
const SIZE = WIDTH / HEADS;
const PAIRS = SIZE / 2;
/**
 * Rotary position embeddings: pairs per head that rotate with the left edge, the right edge and the middle of a
 * word.
 */
const TURNS = [5, 5, 6];
const LONGEST_TURN = 64;

/** The attended rows: the first `count` rows, and the column offsets of their keys and values. */
type Seen = { rows: Rows; keys: number; values: number; count: number };
type Angles = { cos: Float32Array; sin: Float32Array };

export function apply(matrices: Matrices, a: Rows, { weights, bias }: Layer): Rows {
	const c = matrices.takeRows(a.rows, weights.columns);
	matrices.multiply(a, weights, c, bias);
	return c;
}

export function applyPlain(layer: Plain, given: Float32Array): Float64Array {
	const { inputs, outputs, weights, bias } = layer;
	const result = new Float64Array(outputs);
	for (let i = 0; i < outputs; i += 1) {
		const from = i * inputs;
		let sum = bias[i] ?? 0;
		for (let j = 0; j < inputs; j += 1) sum += (weights[from + j] ?? 0) * (given[j] ?? 0);
		result[i] = sum;
	}
	return result;
}

/** Query rows per block, so that the scores of a block stay in the processor's cache. */
const ASKING = 64;

/** Multi-head attention. The queries are the first columns of `asking`. */
export function attend(matrices: Matrices, asking: Rows, seen: Seen): Rows {
	const { multiply, packRows, packTurned, softmax, takeRows } = matrices;
	const { rows, keys, values, count } = seen;
	const mixed = takeRows(asking.rows, WIDTH);
	const scores = takeRows(Math.min(ASKING, asking.rows), rows.rows);
	for (let at = 0; at < WIDTH; at += SIZE) {
		const [turned, told] = [
			packTurned(sliceHead(rows, keys + at)),
			packRows(sliceHead(rows, values + at)),
		];
		for (let row = 0; row < asking.rows; row += ASKING) {
			const some = Math.min(ASKING, asking.rows - row);
			const seenBySome = { ...scores, rows: some };
			multiply(sliceRows(sliceHead(asking, at), row, some), turned, seenBySome);
			softmax(seenBySome, count, 1 / Math.sqrt(SIZE));
			multiply(seenBySome, told, sliceRows(sliceHead(mixed, at), row, some));
		}
	}
	return mixed;
}

function sliceRows(rows: Rows, from: number, count: number): Rows {
	return { ...rows, at: rows.at + from * rows.stride, rows: count };
}

function sliceHead(rows: Rows, from: number): Rows {
	return { ...rows, at: rows.at + from, columns: SIZE };
}

export function feedForward(matrices: Matrices, x: Rows, { norm2, up, down }: Forward): void {
	const inner = apply(matrices, matrices.normalize(x, norm2), up);
	matrices.rectify(inner);
	matrices.addTo(x, apply(matrices, inner, down));
}

/**
 * Applies rotary position embeddings to queries and keys, so that their products depend on the distance of the
 * words.
 */
export function rotatePairs(
	matrices: Matrices,
	{ at, stride, rows }: Rows,
	{ cos, sin }: Angles,
): void {
	const numbers = matrices.numbers();
	for (let row = 0; row < rows; row += 1) {
		const angle = row * PAIRS;
		for (let head = 0; head < 2 * HEADS; head += 1) {
			const from = at + row * stride + head * SIZE;
			for (let i = 0; i < PAIRS; i += 1) {
				const c = cos[angle + i] ?? 1;
				const s = sin[angle + i] ?? 0;
				const one = numbers[from + i] ?? 0;
				const other = numbers[from + PAIRS + i] ?? 0;
				numbers[from + i] = one * c - other * s;
				numbers[from + PAIRS + i] = one * s + other * c;
			}
		}
	}
}

export function anglesOf(places: Float32Array, rows: number): Angles {
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
