import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import openWabt from 'wabt';
import { createMatrices } from '../../../../engine/src/reading/extraction/matrices/kernel.ts';
import type { Matrices, Rows } from '../../../../engine/src/reading/extraction/matrices/kernel.ts';

const FOLDER = new URL('../../../../engine/src/reading/extraction/matrices/', import.meta.url);
const WASM = readFileSync(new URL('kernel.wasm', FOLDER));

const fill = (matrices: Matrices, { at, rows, columns }: Rows, read: (i: number) => number) => {
	for (let i = 0; i < rows * columns; i += 1) matrices.numbers()[at + i] = read(i);
};
const valueOf = (matrices: Matrices, { at, stride }: Rows, row: number, column: number) =>
	matrices.numbers()[at + row * stride + column] ?? NaN;

describe('the kernel of matrices', () => {
	test('is what its source says', async () => {
		const wabt = await openWabt();
		const text = readFileSync(new URL('kernel.wat', FOLDER), 'utf8');
		const { buffer } = wabt
			.parseWat('kernel.wat', text, { simd: true, relaxed_simd: true })
			.toBinary({});
		expect(Buffer.from(buffer).equals(WASM)).toBe(true);
	});

	test('multiplies matrices, those on their side too', () => {
		const matrices = createMatrices(new WebAssembly.Module(WASM));
		const [a, b, c] = [
			matrices.takeRows(16, 8),
			matrices.takeRows(8, 32),
			matrices.takeRows(16, 32),
		];
		fill(matrices, a, (i) => Math.sin(i));
		fill(matrices, b, (i) => Math.cos(3 * i));
		const bias = matrices.packVector(Array.from({ length: 32 }, (_, i) => i));
		matrices.multiply(a, matrices.packRows(b), c, bias);
		const across = matrices.takeRows(16, 16);
		matrices.multiply(a, matrices.packTurned(a), across);
		for (let row = 0; row < 16; row += 1) {
			for (let column = 0; column < 32; column += 1) {
				let sum = column;
				for (let k = 0; k < 8; k += 1)
					sum += Math.sin(row * 8 + k) * Math.cos(3 * (k * 32 + column));
				expect(valueOf(matrices, c, row, column)).toBeCloseTo(sum, 4);
			}
			for (let column = 0; column < 16; column += 1) {
				let sum = 0;
				for (let k = 0; k < 8; k += 1) sum += Math.sin(row * 8 + k) * Math.sin(column * 8 + k);
				expect(valueOf(matrices, across, row, column)).toBeCloseTo(sum, 4);
			}
		}
	});

	test('gives shares of one to what counts, and nothing to the rest', () => {
		const matrices = createMatrices(new WebAssembly.Module(WASM));
		const a = matrices.takeRows(2, 8);
		const given = [-90, -1, 0, 0.5, 3, 80, 1000, 1000];
		fill(matrices, a, (i) => given[i % 8] ?? 0);
		matrices.softmax(a, 6, 0.5);
		const shares = given.slice(0, 6).map((one) => Math.exp(0.5 * (one - 80)));
		const all = shares.reduce((sum, one) => sum + one, 0);
		for (const row of [0, 1]) {
			for (const [i, share] of shares.entries())
				expect(valueOf(matrices, a, row, i)).toBeCloseTo(share / all, 6);
			expect(valueOf(matrices, a, row, 6)).toBe(0);
		}
	});

	test('gives no share so small that the next product would be slow', () => {
		const matrices = createMatrices(new WebAssembly.Module(WASM));
		const a = matrices.takeRows(2, 256);
		fill(matrices, a, (i) => -(i % 256));
		matrices.softmax(a, 250, 1);
		// Of 32-bit numbers, those below 2^-126 are denormal.
		const shares = Array.from({ length: 256 }, (_, i) => valueOf(matrices, a, 1, i));
		expect(shares.filter((share) => share !== 0 && share < 2 ** -70)).toEqual([]);
		expect(shares[44]).toBeGreaterThan(0);
		expect(shares[45]).toBe(0);
		expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
	});

	test('adds, rectifies and normalizes rows', () => {
		const matrices = createMatrices(new WebAssembly.Module(WASM));
		const [x, y] = [matrices.takeRows(2, 8), matrices.takeRows(2, 8)];
		fill(matrices, x, (i) => Math.sin(i) + (i < 8 ? 100 : 0));
		fill(matrices, y, (i) => -i);
		const norm = {
			weights: matrices.packVector(Array.from({ length: 8 }, (_, i) => i)),
			bias: matrices.packVector(Array.from({ length: 8 }, (_, i) => 1 - i)),
		};
		const normal = matrices.normalize(x, norm);
		for (const row of [0, 1]) {
			const given = Array.from({ length: 8 }, (_, i) => Math.sin(row * 8 + i));
			const mean = given.reduce((sum, one) => sum + one, 0) / 8;
			const variance = given.reduce((sum, one) => sum + (one - mean) ** 2, 0) / 8;
			for (const [i, one] of given.entries()) {
				const expected = ((one - mean) / Math.sqrt(variance + 1e-5)) * i + 1 - i;
				expect(valueOf(matrices, normal, row, i)).toBeCloseTo(expected, 3);
			}
		}
		matrices.addTo(x, y);
		expect(valueOf(matrices, x, 0, 7)).toBeCloseTo(Math.sin(7) + 93, 4);
		expect(valueOf(matrices, x, 1, 0)).toBeCloseTo(Math.sin(8) - 8, 5);
		matrices.rectify(x);
		expect(valueOf(matrices, x, 0, 7)).toBeCloseTo(Math.sin(7) + 93, 4);
		expect(valueOf(matrices, x, 1, 0)).toBe(0);
	});

	test('continues when more is taken than there was', () => {
		const matrices = createMatrices(new WebAssembly.Module(WASM));
		matrices.keep();
		const a = matrices.takeRows(4096, 1024);
		fill(matrices, a, () => 1);
		expect(valueOf(matrices, a, 4095, 1023)).toBe(1);
		matrices.release();
		expect(matrices.takeRows(8, 8).at).toBe(a.at);
	});
});
