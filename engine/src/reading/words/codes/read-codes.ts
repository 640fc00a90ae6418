import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { ReadInputBarcodeFormat, ReadResult } from 'zxing-wasm/reader';
import type { Box, GreyImage, PageCode } from '../../../model/document.ts';
import { locateCodes, looksLikeCode } from './locate-codes.ts';
import { maxOf, minOf } from '../../../model/extremes.ts';

/** The symbologies that occur on documents. */
const FORMATS: ReadInputBarcodeFormat[] = [
	'QRCode',
	'MicroQRCode',
	'DataMatrix',
	'Aztec',
	'PDF417',
	'EANUPC',
	'Code128',
	'Code39',
	'ITF',
	'DataBar',
];
const MAX_CODES = 20;
/** Maximum characters of a code; the largest hold about four thousand. */
const MAX_TEXT = 8000;
/** For a picture that consists of a code: the added quiet zone, as a share of its side, and the minimum size. */
const PURE = { margin: 0.1, minSide: 200 };

let ready: Promise<unknown> | undefined;

/** Loaded from its file, once per process. By default, the library would fetch it from a network. */
function loadReader(): Promise<unknown> {
	ready ??= (async () => {
		const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
		const wasmBinary = new Uint8Array(await readFile(path)).buffer;
		return await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
	})();
	return ready;
}

/** Maximum pixels examined per place; larger places are subsampled. */
const MAX_PLACE_PIXELS = 2_000_000;
/** … and for all places of a picture together. A picture with more is a pattern. */
const MAX_PIXELS = 6_000_000;

/** The codes on a picture of a page, with their places in its pixels. */
export async function readCodes(image: GreyImage): Promise<PageCode[]> {
	const codes: PageCode[] = [];
	let looked = 0;
	for (const place of locateCodes(image)) {
		const step = Math.ceil(Math.sqrt(areaOf(place) / MAX_PLACE_PIXELS));
		looked += areaOf(place) / step ** 2;
		if (looked > MAX_PIXELS || codes.length >= MAX_CODES) break;
		for (const { box, ...found } of await decode(cut(image, place, step))) {
			const isKnown = codes.some(
				({ text, format }) => text === found.text && format === found.format,
			);
			if (!isKnown) codes.push({ ...found, box: moveBox(box, place, step) });
		}
	}
	return codes;
}

function areaOf({ x0, y0, x1, y1 }: Box): number {
	return (x1 - x0) * (y1 - y0);
}

/** The code that a small picture consists of, such as a picture placed on a PDF page. */
export async function readPureCode(image: GreyImage): Promise<PageCode[]> {
	return looksLikeCode(image) ? await decode(frame(image)) : [];
}

async function decode(image: GreyImage): Promise<PageCode[]> {
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
		.map((one) => ({ format: one.format, text: one.text, box: boxOf(one) }));
}

function boxOf({ position }: ReadResult): Box {
	const corners = [position.topLeft, position.topRight, position.bottomLeft, position.bottomRight];
	const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
	return { x0: minOf(xs), y0: minOf(ys), x1: maxOf(xs), y1: maxOf(ys) };
}

/** Maps pixels of a subsampled crop to pixels of the picture. */
function moveBox(box: Box, { x0, y0 }: Box, step: number): Box {
	return {
		x0: x0 + step * box.x0,
		y0: y0 + step * box.y0,
		x1: x0 + step * box.x1,
		y1: y0 + step * box.y1,
	};
}

function cut({ data, width }: GreyImage, { x0, y0, x1, y1 }: Box, step: number): GreyImage {
	const [wide, high] = [Math.floor((x1 - x0) / step), Math.floor((y1 - y0) / step)];
	const part = new Uint8Array(wide * high);
	for (let y = 0; y < high; y += 1) {
		const from = (y0 + step * y) * width + x0;
		for (let x = 0; x < wide; x += 1) part[y * wide + x] = data[from + step * x] ?? 255;
	}
	return { data: part, width: wide, height: high };
}

/** Adds a quiet zone and enlarges small pictures. */
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
