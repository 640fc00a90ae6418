/** Writes a small ONNX model in protobuf. The numbers of the parts are those of onnx.proto. */

type Part = Uint8Array;
export type Attributes = Record<string, number | readonly number[]>;
export type OnnxNode = { op: string; inputs: string[]; outputs: string[]; attributes?: Attributes };
export type OnnxTensor = { name: string; dims: number[]; values: Float32Array | BigInt64Array };
export type OnnxGraph = {
	nodes: readonly OnnxNode[];
	tensors: readonly OnnxTensor[];
	input: { name: string; dims: number[] };
	output: { name: string; dims: number[] };
};

const [FLOAT, INT64] = [1, 7];
const [ATTRIBUTE_FLOAT, ATTRIBUTE_INT, ATTRIBUTE_INTS] = [1, 2, 7];
/** LayerNormalization exists from opset 17 on, which came with version 8 of the format. */
const [OPSET, IR_VERSION] = [17, 8];

export function writeOnnx({ nodes, tensors, input, output }: OnnxGraph): Uint8Array {
	const graph = [
		...nodes.map((node) => message(1, nodeOf(node))),
		text(2, 'graph'),
		...tensors.map((tensor) => message(5, tensorOf(tensor))),
		message(11, valueOf(input)),
		message(12, valueOf(output)),
	];
	const opset = [text(1, ''), whole(2, OPSET)];
	return Buffer.concat([whole(1, IR_VERSION), message(7, graph), message(8, opset)]);
}

function nodeOf({ op, inputs, outputs, attributes = {} }: OnnxNode): Part[] {
	return [
		...inputs.map((name) => text(1, name)),
		...outputs.map((name) => text(2, name)),
		text(4, op),
		...Object.entries(attributes).map(([name, value]) => message(5, attributeOf(name, value))),
	];
}

function attributeOf(name: string, value: number | readonly number[]): Part[] {
	if (typeof value === 'object')
		return [text(1, name), ...value.map((one) => whole(8, one)), whole(20, ATTRIBUTE_INTS)];
	return Number.isInteger(value)
		? [text(1, name), whole(3, value), whole(20, ATTRIBUTE_INT)]
		: [text(1, name), real(2, value), whole(20, ATTRIBUTE_FLOAT)];
}

function tensorOf({ name, dims, values }: OnnxTensor): Part[] {
	const { buffer, byteOffset, byteLength } = values;
	return [
		...dims.map((size) => whole(1, size)),
		whole(2, values instanceof Float32Array ? FLOAT : INT64),
		text(8, name),
		bytes(9, new Uint8Array(buffer, byteOffset, byteLength)),
	];
}

function valueOf({ name, dims }: OnnxGraph['input']): Part[] {
	const shape = dims.map((size) => message(1, [whole(1, size)]));
	return [text(1, name), message(2, [message(1, [whole(1, FLOAT), message(2, shape)])])];
}

function message(field: number, parts: readonly Part[]): Part {
	return bytes(field, Buffer.concat(parts));
}

function text(field: number, value: string): Part {
	return bytes(field, Buffer.from(value));
}

function bytes(field: number, value: Uint8Array): Part {
	return Buffer.concat([varint(field * 8 + 2), varint(value.length), value]);
}

function whole(field: number, value: number): Part {
	return Buffer.concat([varint(field * 8), varint(value)]);
}

function real(field: number, value: number): Part {
	const number = Buffer.alloc(4);
	number.writeFloatLE(value);
	return Buffer.concat([varint(field * 8 + 5), number]);
}

function varint(value: number): Part {
	const digits: number[] = [];
	let rest = value;
	for (; rest >= 128; rest = Math.floor(rest / 128)) digits.push((rest % 128) + 128);
	return Uint8Array.of(...digits, rest);
}
