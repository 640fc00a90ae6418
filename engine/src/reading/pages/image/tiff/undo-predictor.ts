import type { TiffPage } from './read-directories.ts';
import { createSampleReader, UNSIGNED } from './read-samples.ts';
import { COMPRESSION } from './unpack-chunk.ts';

const NONE = 1;
const DIFFERENCES = 2;
const FLOAT_DIFFERENCES = 3;

/** The other compressions do not use a predictor. */
const PREDICTING: readonly number[] = [
	COMPRESSION.lzw,
	COMPRESSION.deflate,
	COMPRESSION.oldDeflate,
	COMPRESSION.zstd,
];

/** The transformation that was applied to the samples before compression. */
export function predictorOf({ compression, predictor }: TiffPage): number {
	return PREDICTING.includes(compression) ? predictor : NONE;
}

export function canUndoPredictor(page: TiffPage, bits: number): boolean {
	const predictor = predictorOf(page);
	if (predictor === DIFFERENCES) return [8, 16, 32].includes(bits);
	if (predictor === FLOAT_DIFFERENCES) return [16, 32, 64].includes(bits);
	return predictor === NONE;
}

type Rows = { page: TiffPage; bits: number; samples: number; rowBytes: number };

/** Replaces the differences of an unpacked chunk by its samples, in place. */
export function undoPredictor(chunk: Buffer, { page, bits, samples, rowBytes }: Rows): void {
	const predictor = predictorOf(page);
	if (predictor === NONE) return;
	const undo = predictor === DIFFERENCES ? sumSamples : sumFloats;
	for (let at = 0; at + rowBytes <= chunk.length; at += rowBytes) {
		undo(chunk.subarray(at, at + rowBytes), { bits, samples, isBigEndian: page.isBigEndian });
	}
}

type Row = { bits: number; samples: number; isBigEndian: boolean };

function sumSamples(row: Buffer, { bits, samples, isBigEndian }: Row): void {
	const bytes = bits / 8;
	const read = createSampleReader(bits, UNSIGNED, isBigEndian);
	for (let i = samples; i < row.length / bytes; i += 1) {
		const sum = ((read?.(row, 0, i) ?? 0) + (read?.(row, 0, i - samples) ?? 0)) % 2 ** bits;
		if (isBigEndian) row.writeUIntBE(sum, i * bytes, bytes);
		else row.writeUIntLE(sum, i * bytes, bytes);
	}
}

/** The highest bytes of all numbers come first, then the next; each byte is a difference. */
function sumFloats(row: Buffer, { bits, samples, isBigEndian }: Row): void {
	for (let i = samples; i < row.length; i += 1) {
		row[i] = (row[i] ?? 0) + (row[i - samples] ?? 0);
	}
	const bytes = bits / 8;
	const count = row.length / bytes;
	const planes = Buffer.from(row);
	for (let i = 0; i < count; i += 1) {
		for (let b = 0; b < bytes; b += 1) {
			row[i * bytes + (isBigEndian ? b : bytes - 1 - b)] = planes[b * count + i] ?? 0;
		}
	}
}
