/** The functions of kernel.wat. They share one memory; addresses are in bytes. */
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
	add: (x: number, y: number, n: number) => void;
	rectify: (x: number, n: number) => void;
	normalize: (
		...given: [x: number, y: number, rows: number, n: number, weights: number, bias: number]
	) => void;
};

/** A row-major matrix in the kernel's memory. `stride` is the distance between the starts of two rows, in numbers. */
export type Rows = { at: number; rows: number; columns: number; stride: number };
/** A right-hand operand, packed in panels of sixteen columns. */
export type Panels = { at: number; rows: number; columns: number };
/** The weights and the bias of a layer. */
export type Layer = { weights: Panels; bias: number };
/** The weights and the bias of a layer norm. */
export type Norm = { weights: number; bias: number };

const [BYTES, PANEL, PAGE] = [4, 16, 65_536];

/** Rounds up to a multiple of the panel width. */
export function padded(count: number): number {
	return Math.ceil(count / PANEL) * PANEL;
}

/** A bump allocator over the kernel's memory. */
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
		/** Keeps everything that was allocated so far; `release` no longer frees it. */
		keep: () => {
			kept = used;
		},
		release: () => {
			used = kept;
		},
		/** The current view of the memory. It becomes stale when `takeRows` or `pack` grows the memory. */
		numbers: () => numbers,
	};
}

/** Matrix products. Allocations live until the next `release`, except those made before `keep`. */
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
		/** Packs `read(row, column)` into panels. The last panel is padded with zeros. */
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
		/** Packs rows that are already in the memory. */
		packRows: (from: Rows): Panels => {
			const at = take(from.rows * from.columns);
			copyRows(numbers(), from, at);
			return { at, rows: from.rows, columns: from.columns };
		},
		/** Packs the transpose of rows that are already in the memory. */
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
		/** Softmax of each row over its first `count` columns. The other columns become 0. */
		softmax: ({ at, rows, columns }: Rows, count: number, scale: number): void => {
			kernel.softmax(at * BYTES, rows, columns, count, scale);
		},
		/** x + y → x */
		addTo: (x: Rows, y: Rows): void => {
			kernel.add(x.at * BYTES, y.at * BYTES, x.rows * x.columns);
		},
		/** Replaces negative numbers by 0. */
		rectify: ({ at, rows, columns }: Rows): void => {
			kernel.rectify(at * BYTES, rows * columns);
		},
		/** Layer norm of each row. */
		normalize: (x: Rows, { weights, bias }: Norm): Rows => {
			const { rows, columns } = x;
			const y = { at: take(rows * columns), rows, columns, stride: columns };
			kernel.normalize(x.at * BYTES, y.at * BYTES, rows, columns, weights * BYTES, bias * BYTES);
			return y;
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
