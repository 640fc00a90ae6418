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
/** A matrix that others are multiplied by: in panels of eight columns. */
export type Panels = { at: number; rows: number; columns: number };
/** A matrix of learned weights and what is added to the product. */
export type Layer = { weights: Panels; bias: number };

const [BYTES, PANEL, PAGE] = [4, 8, 65_536];

/** Rounds up to a count that the kernel works on. */
export function padded(count: number): number {
	return Math.ceil(count / PANEL) * PANEL;
}

/** Products of matrices. What is kept stays for good, what is taken is gone at the next `release`. */
export function createMatrices(compiled: WebAssembly.Module) {
	const kernel = new WebAssembly.Instance(compiled).exports as unknown as Kernel;
	let numbers = new Float32Array(kernel.memory.buffer);
	let used = 0;
	let kept = 0;
	const take = (count: number): number => {
		const at = used;
		used += padded(count);
		const missing = used * BYTES - kernel.memory.buffer.byteLength;
		if (missing > 0) {
			kernel.memory.grow(Math.ceil(missing / PAGE));
			numbers = new Float32Array(kernel.memory.buffer);
		}
		return at;
	};
	const takeRows = (rows: number, columns: number): Rows => ({
		at: take(rows * columns),
		rows,
		columns,
		stride: columns,
	});
	/** Brings `read(row, column)` into panels; what is missing of the last one is 0. */
	const pack = (rows: number, columns: number, read: (row: number, column: number) => number) => {
		const wide = padded(columns);
		const at = take(rows * wide);
		for (let column = 0; column < wide; column += 1) {
			const base = at + Math.floor(column / PANEL) * rows * PANEL + (column % PANEL);
			for (let row = 0; row < rows; row += 1)
				numbers[base + row * PANEL] = column < columns ? read(row, column) : 0;
		}
		return { at, rows, columns: wide } satisfies Panels;
	};
	/** Brings `columns` columns of rows that lie in the memory into panels. */
	const packRows = ({ at: from, rows, columns, stride }: Rows): Panels => {
		const at = take(rows * columns);
		let to = at;
		for (let column = 0; column < columns; column += PANEL) {
			for (let row = 0; row < rows; row += 1) {
				const first = from + row * stride + column;
				numbers.copyWithin(to, first, first + PANEL);
				to += PANEL;
			}
		}
		return { at, rows, columns };
	};
	/** The same of rows that stand for columns: the panels of the matrix on its side. */
	const packTurned = ({ at: from, rows, columns, stride }: Rows): Panels => {
		const at = take(rows * columns);
		const here = numbers;
		for (let row = 0; row < rows; row += 1) {
			const to = at + Math.floor(row / PANEL) * columns * PANEL + (row % PANEL);
			const first = from + row * stride;
			for (let column = 0; column < columns; column += 1)
				here[to + column * PANEL] = here[first + column] ?? 0;
		}
		return { at, rows: columns, columns: rows };
	};
	const zeros = take(16_384);
	return {
		/** All that was taken so far stays. */
		keep: () => {
			kept = used;
		},
		release: () => {
			used = kept;
		},
		/** The numbers as they lie there now; `takeRows` and `pack` may put another in its place. */
		numbers: () => numbers,
		takeRows,
		pack,
		packRows,
		packTurned,
		packVector: (values: ArrayLike<number>): number => {
			const at = take(values.length);
			numbers.set(values, at);
			return at;
		},
		/** a · b + bias → c */
		multiply: (a: Rows, { at, columns }: Panels, c: Rows, bias = zeros): void => {
			kernel.multiply(
				...([a.at * BYTES, at * BYTES, bias * BYTES, c.at * BYTES, a.rows] as const),
				...([a.columns, columns, a.stride * BYTES, c.stride * BYTES] as const),
			);
		},
		/** Each row becomes shares of one; the columns from `count` on get none. */
		softmax: ({ at, rows, columns }: Rows, count: number, scale: number): void => {
			kernel.softmax(at * BYTES, rows, columns, count, scale);
		},
	};
}
export type Matrices = ReturnType<typeof createMatrices>;
