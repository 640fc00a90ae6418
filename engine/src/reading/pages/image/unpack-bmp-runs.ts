import { problem } from '../../../model/problem.ts';

type Runs = { width: number; height: number; bits: number; pixelsAt: number };
/** Reads the grey value of a pixel in a row that begins at a byte of the file. */
type ReadPixel = (rowAt: number, x: number) => number;

const END_OF_ROW = 0;
const END_OF_IMAGE = 1;
const MOVE = 2;

/** Decodes a run-length-encoded BMP (RLE4, RLE8, RLE24), rows from the top. Pixels that the runs skip are white. */
export function unpackBmpRuns(
	file: Buffer,
	{ width, height, bits, pixelsAt }: Runs,
	readPixel: ReadPixel,
): Uint8Array {
	const data = new Uint8Array(width * height).fill(255);
	let x = 0;
	// The first row of the file is the last row of the image.
	let y = height - 1;
	let at = pixelsAt;
	const next = (): number => {
		const byte = file[at];
		if (byte === undefined) throw problem('DOCUMENT_DAMAGED', { kind: 'image' });
		at += 1;
		return byte;
	};
	const put = (pixel: number): void => {
		if (x < width) data[y * width + x] = pixel;
		x += 1;
	};
	while (y >= 0) {
		const count = next();
		if (count > 0) {
			for (let i = 0; i < count; i += 1) put(readPixel(at, bits === 4 ? i % 2 : 0));
			at += bits === 24 ? 3 : 1;
			continue;
		}
		const code = next();
		if (code === END_OF_IMAGE) break;
		if (code === END_OF_ROW) {
			x = 0;
			y -= 1;
		} else if (code === MOVE) {
			x += next();
			y -= next();
		} else {
			for (let i = 0; i < code; i += 1) put(readPixel(at, i));
			const bytes = Math.ceil((code * bits) / 8);
			at += bytes + (bytes % 2);
		}
	}
	return data;
}
