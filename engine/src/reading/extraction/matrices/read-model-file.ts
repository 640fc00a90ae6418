/** A quantised matrix with a scale per row. Each row produces one output. */
export type ModelMatrix = {
	rows: number;
	columns: number;
	values: Int8Array;
	scales: Float32Array;
};

export type ModelFile = {
	/** The names of the classes that the model distinguishes. */
	names: readonly string[];
	has: (name: string) => boolean;
	matrix: (name: string) => ModelMatrix;
	vector: (name: string) => Float64Array;
};

type Part = { name: string; rows: number; columns: number; kind: 'int8' | 'float32' };
type Head = { format: string; model: string; names: string[]; parts: Part[] };

const FORMAT = 'docsift-model-1';
const MAX_HEAD = 1 << 20;

/**
 * Reads a file written by training/model_file.py: the length of the head, the head as JSON, then the parts, each
 * aligned to four bytes.
 */
export function readModelFile(given: Uint8Array, model: string): ModelFile {
	// Copy the bytes, so that they are aligned to eight bytes.
	const bytes = new Uint8Array(given);
	const head = readHead(bytes, model);
	const parts = new Map<string, Part & { at: number }>();
	let at = align(4 + headLength(bytes));
	for (const part of head.parts) {
		parts.set(part.name, { ...part, at });
		const size = part.rows * part.columns;
		at += part.kind === 'int8' ? align(size) + 4 * part.rows : 4 * size;
	}
	if (at !== bytes.length) throw new Error(`it has ${bytes.length} bytes instead of ${at}`);
	const partOf = (name: string, kind: Part['kind']) => {
		const part = parts.get(name);
		if (part?.kind !== kind) throw new Error(`it lacks the part "${name}"`);
		return part;
	};
	const floats = (from: number, count: number) => new Float32Array(bytes.buffer, from, count);
	return {
		names: head.names,
		has: (name) => parts.has(name),
		matrix: (name) => {
			const { rows, columns, at: from } = partOf(name, 'int8');
			const values = new Int8Array(bytes.buffer, from, rows * columns);
			return { rows, columns, values, scales: floats(from + align(rows * columns), rows) };
		},
		vector: (name) => {
			const { rows, columns, at: from } = partOf(name, 'float32');
			return Float64Array.from(floats(from, rows * columns));
		},
	};
}

function headLength(bytes: Uint8Array): number {
	if (bytes.length < 4) throw new Error('it is empty');
	return new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
}

function readHead(bytes: Uint8Array, model: string): Head {
	const length = headLength(bytes);
	if (length > MAX_HEAD || length + 4 > bytes.length) throw new Error('its head is damaged');
	const head = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as Head;
	if (head.format !== FORMAT) throw new Error(`its format is not ${FORMAT}`);
	if (head.model !== model) throw new Error(`it holds another model, "${head.model}"`);
	return head;
}

function align(at: number): number {
	return Math.ceil(at / 4) * 4;
}
