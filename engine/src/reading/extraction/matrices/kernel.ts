/** The functions of kernel.wat, which work on one memory. Places in it are counted in bytes. */
type Kernel = {
	memory: WebAssembly.Memory;
	multiply: (
		...given: [
			a: number,
			b: number,
			bias: number,
			c: number,
			m: number,
			k: number,
			n: number,
			aStride: number,
			cStride: number,
		]
	) => void;
	softmax: (...given: [a: number, rows: number, n: number, count: number, scale: number]) => void;
};

/** A matrix in the memory of the kernel, row by row; `stride` numbers lie between the beginnings of two rows. */
export type Rows = { at: number; rows: number; columns: number; stride: number };
/** A matrix that others are multiplied by: in panels of sixteen columns. */
export type Panels = { at: number; rows: number; columns: number };
/** A matrix of learned weights and what is added to the product. */
export type Layer = { weights: Panels; bias: number };

const [BYTES, PANEL, PAGE] = [4, 16, 65_536];

/** Rounds up to a count that the kernel works on. */
export function padded(count: number): number {
	return Math.ceil(count / PANEL) * PANEL;
}

/** The numbers in the memory of the kernel, taken one after the other. */
function openMemory(memory: WebAssembly.Memory) {
	let numbers = new Float32Array(memory.buffer);
	let used = 0;
	let kept = 0;
	return {
		take: (count: number): number => {
			const at = used;
			used += padded(count);
			const missing = used * BYTES - memory.buffer.byteLength;
			if (missing > 0) {
				memory.grow(Math.ceil(missing / PAGE));
				numbers = new Float32Array(memory.buffer);
			}
			return at;
		},
		/** All that was taken so far stays. */
		keep: () => {
			kept = used;
		},
		release: () => {
			used = kept;
		},
		/** The numbers as they lie there now; `takeRows` and `pack` may put another in its place. */
		numbers: () => numbers,
	};
}

/** Products of matrices. What is kept stays for good, what is taken is gone at the next `release`. */
export function createMatrices(compiled: WebAssembly.Module) {
	const kernel = new WebAssembly.Instance(compiled).exports as unknown as Kernel;
	const { take, keep, release, numbers } = openMemory(kernel.memory);
	const zeros = take(16_384);
	return {
		keep,
		release,
		numbers,
		takeRows: (rows: number, columns: number): Rows => ({
			at: take(rows * columns),
			rows,
			columns,
			stride: columns,
		}),
		/** Brings `read(row, column)` into panels; what is missing of the last one is 0. */
		pack: (
			rows: number,
			columns: number,
			read: (row: number, column: number) => number,
		): Panels => {
			const wide = padded(columns);
			const at = take(rows * wide);
			const here = numbers();
			for (let column = 0; column < wide; column += 1) {
				const base = at + Math.floor(column / PANEL) * rows * PANEL + (column % PANEL);
				for (let row = 0; row < rows; row += 1)
					here[base + row * PANEL] = column < columns ? read(row, column) : 0;
			}
			return { at, rows, columns: wide };
		},
		/** Brings `columns` columns of rows that lie in the memory into panels. */
		packRows: (from: Rows): Panels => {
			const at = take(from.rows * from.columns);
			copyRows(numbers(), from, at);
			return { at, rows: from.rows, columns: from.columns };
		},
		/** The same of rows that stand for columns: the panels of the matrix on its side. */
		packTurned: (from: Rows): Panels => {
			const at = take(from.rows * from.columns);
			copyTurned(numbers(), from, at);
			return { at, rows: from.columns, columns: from.rows };
		},
		packVector: (values: ArrayLike<number>): number => {
			const at = take(values.length);
			numbers().set(values, at);
			return at;
		},
		/** a · b + bias → c */
		multiply: (a: Rows, { at, columns }: Panels, c: Rows, bias = zeros): void => {
			kernel.multiply(
				a.at * BYTES,
				at * BYTES,
				bias * BYTES,
				c.at * BYTES,
				a.rows,
				a.columns,
				columns,
				a.stride * BYTES,
				c.stride * BYTES,
			);
		},
		/** Each row becomes shares of one; the columns from `count` on get none. */
		softmax: ({ at, rows, columns }: Rows, count: number, scale: number): void => {
			kernel.softmax(at * BYTES, rows, columns, count, scale);
		},
	};
}
export type Matrices = ReturnType<typeof createMatrices>;

function copyRows(numbers: Float32Array, { at, rows, columns, stride }: Rows, to: number): void {
	let next = to;
	for (let column = 0; column < columns; column += PANEL) {
		for (let row = 0; row < rows; row += 1) {
			const first = at + row * stride + column;
			numbers.copyWithin(next, first, first + PANEL);
			next += PANEL;
		}
	}
}

function copyTurned(numbers: Float32Array, { at, rows, columns, stride }: Rows, to: number): void {
	for (let row = 0; row < rows; row += 1) {
		const next = to + Math.floor(row / PANEL) * columns * PANEL + (row % PANEL);
		const first = at + row * stride;
		for (let column = 0; column < columns; column += 1)
			numbers[next + column * PANEL] = numbers[first + column] ?? 0;
	}
}
