import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { ReadResult } from 'zxing-wasm/reader';
import type { Box, GreyImage, PageCode } from '../../model/document.ts';
import { locateCodes } from './locate-codes.ts';

/** Codes that stand on documents. */
const FORMATS = [
	...(['QRCode', 'MicroQRCode', 'DataMatrix', 'Aztec', 'PDF417'] as const),
	...(['EANUPC', 'Code128', 'Code39', 'ITF', 'DataBar'] as const),
];
const MAX_CODES = 20;
/** What a code may say, in characters; the largest say some four thousand. */
const MAX_TEXT = 8000;
/** Of a picture that is a code and nothing else: white around it, as a share of its side, and its least size. */
const PURE = { margin: 0.1, minSide: 300 };

let ready: Promise<unknown> | undefined;

/** From its file, once in a process; left alone the library would fetch it from a network. */
function loadReader(): Promise<unknown> {
	ready ??= (async () => {
		const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
		const wasmBinary = new Uint8Array(await readFile(path)).buffer;
		return await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
	})();
	return ready;
}

/** The codes on a picture of a page, with their places in its pixels. */
export async function readCodes(image: GreyImage): Promise<PageCode[]> {
	const codes: PageCode[] = [];
	for (const box of locateCodes(image)) {
		if (codes.length >= MAX_CODES) break;
		for (const found of await decode(cut(image, box), box)) {
			if (!codes.some((one) => one.text === found.text && one.format === found.format))
				codes.push(found);
		}
	}
	return codes;
}

/** The code that a small picture is, as those that are placed on a page of a PDF are. */
export async function readPureCode(image: GreyImage): Promise<PageCode[]> {
	return await decode(frame(image), { x0: 0, y0: 0 });
}

async function decode(image: GreyImage, { x0, y0 }: Pick<Box, 'x0' | 'y0'>): Promise<PageCode[]> {
	await loadReader();
	const { data, width, height } = image;
	const colours = new Uint8ClampedArray(4 * data.length);
	for (let i = 0; i < data.length; i += 1) {
		const grey = data[i] ?? 255;
		colours[4 * i] = colours[4 * i + 1] = colours[4 * i + 2] = grey;
		colours[4 * i + 3] = 255;
	}
	const found = await readBarcodes(
		{ data: colours, width, height, colorSpace: 'srgb' },
		{
			formats: FORMATS,
			tryHarder: true,
			tryInvert: false,
			textMode: 'Plain',
			maxNumberOfSymbols: MAX_CODES,
		},
	);
	return found
		.filter(({ isValid, text }) => isValid && text !== '' && text.length <= MAX_TEXT)
		.map((one) => ({ format: one.format, text: one.text, box: moveBox(one, x0, y0) }));
}

function moveBox({ position }: ReadResult, x0: number, y0: number): Box {
	const corners = [position.topLeft, position.topRight, position.bottomLeft, position.bottomRight];
	const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
	return {
		x0: x0 + Math.min(...xs),
		y0: y0 + Math.min(...ys),
		x1: x0 + Math.max(...xs),
		y1: y0 + Math.max(...ys),
	};
}

function cut({ data, width }: GreyImage, { x0, y0, x1, y1 }: Box): GreyImage {
	const [wide, high] = [x1 - x0, y1 - y0];
	const part = new Uint8Array(wide * high);
	for (let y = 0; y < high; y += 1) {
		part.set(data.subarray((y0 + y) * width + x0, (y0 + y) * width + x1), y * wide);
	}
	return { data: part, width: wide, height: high };
}

/** With white around it, and with several pixels for each of one that is small. */
function frame({ data, width, height }: GreyImage): GreyImage {
	const times = Math.max(1, Math.ceil(PURE.minSide / Math.min(width, height)));
	const margin = Math.ceil(PURE.margin * times * Math.max(width, height));
	const [wide, high] = [times * width + 2 * margin, times * height + 2 * margin];
	const framed = new Uint8Array(wide * high).fill(255);
	for (let y = 0; y < times * height; y += 1) {
		const from = Math.floor(y / times) * width;
		const to = (y + margin) * wide + margin;
		for (let x = 0; x < times * width; x += 1) {
			framed[to + x] = data[from + Math.floor(x / times)] ?? 255;
		}
	}
	return { data: framed, width: wide, height: high };
}
