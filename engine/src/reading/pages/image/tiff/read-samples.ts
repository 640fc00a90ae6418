/** Reads the sample at an index of a row that begins at a byte. */
export type SampleReader = (from: Buffer, rowAt: number, index: number) => number;

export const UNSIGNED = 1;
const SIGNED = 2;
const FLOAT = 3;
/** Undefined sample format: some programs do not state it. It is read as the most common one. */
export const UNDEFINED = 4;

/** A reader for samples of this many bits; undefined if they are not supported. */
export function createSampleReader(
	bits: number,
	format: number,
	isBigEndian: boolean,
): SampleReader | undefined {
	const bytes = bits / 8;
	if (format === FLOAT) {
		if (bits === 16) {
			return isBigEndian
				? (from, rowAt, i) => toFloat(from.readUInt16BE(rowAt + 2 * i))
				: (from, rowAt, i) => toFloat(from.readUInt16LE(rowAt + 2 * i));
		}
		if (bits === 32) {
			return isBigEndian
				? (from, rowAt, i) => from.readFloatBE(rowAt + 4 * i)
				: (from, rowAt, i) => from.readFloatLE(rowAt + 4 * i);
		}
		if (bits !== 64) return undefined;
		return isBigEndian
			? (from, rowAt, i) => from.readDoubleBE(rowAt + 8 * i)
			: (from, rowAt, i) => from.readDoubleLE(rowAt + 8 * i);
	}
	if (format === SIGNED) {
		if (![8, 16, 24, 32].includes(bits)) return undefined;
		return isBigEndian
			? (from, rowAt, i) => from.readIntBE(rowAt + bytes * i, bytes)
			: (from, rowAt, i) => from.readIntLE(rowAt + bytes * i, bytes);
	}
	if (format !== UNSIGNED && format !== UNDEFINED) return undefined;
	if (bits === 8) return (from, rowAt, i) => from[rowAt + i] ?? 0;
	if ([16, 24, 32].includes(bits)) {
		return isBigEndian
			? (from, rowAt, i) => from.readUIntBE(rowAt + bytes * i, bytes)
			: (from, rowAt, i) => from.readUIntLE(rowAt + bytes * i, bytes);
	}
	if (bits < 1 || bits > 16) return undefined;
	// Samples that are not whole bytes are packed, with the highest bit first in either byte order.
	return (from, rowAt, i) => readBits(from, rowAt * 8 + i * bits, bits);
}

/** Reads up to 16 bits from any bit position, highest bit first. */
export function readBits(from: Buffer, bit: number, width: number): number {
	const byte = Math.floor(bit / 8);
	const three = ((from[byte] ?? 0) << 16) | ((from[byte + 1] ?? 0) << 8) | (from[byte + 2] ?? 0);
	return (three >> (24 - (bit % 8) - width)) & (2 ** width - 1);
}

/** Reads an IEEE 754 half-precision number. */
function toFloat(half: number): number {
	const sign = half & 0x8000 ? -1 : 1;
	const exponent = (half >> 10) & 0x1f;
	const fraction = (half & 0x3ff) / 1024;
	if (exponent === 0x1f) return fraction === 0 ? sign * Infinity : NaN;
	return sign * (exponent === 0 ? fraction * 2 ** -14 : (1 + fraction) * 2 ** (exponent - 15));
}
