import type { GreyImage } from '../../../../model/document.ts';
import { problem } from '../../../../model/problem.ts';
import { lumaOf } from '../../to-grey.ts';
import { COLOURS, colourSamplesOf, coloursOf, isTransparency } from './judge-page.ts';
import type { TiffPage } from './read-directories.ts';
import { createSampleReader, UNDEFINED, UNSIGNED } from './read-samples.ts';
import { undoPredictor } from './undo-predictor.ts';
import { unpackChunk } from './unpack-chunk.ts';

/** Reads a sample of a pixel of a chunk, as stored in the file. */
type ReadSample = (sample: number, x: number, y: number) => number;
/** A strip or tile of the page. */
type Chunk = { left: number; top: number; width: number; height: number; read: ReadSample };
/** The sample values of black and white. */
type Range = { low: number; high: number };

/** The pixels of a page in grey, in the orientation of the file, with transparency on white. */
export function decodePage(file: Buffer, page: TiffPage): GreyImage {
	const { width, height } = page;
	if (page.samples < usedSamples(page)) throw damaged();
	const data = new Uint8Array(width * height);
	const toGrey = createGreyReader(page, findRange(file, page));
	for (const { left, top, width: across, height: down, read } of readChunks(file, page)) {
		for (let y = 0; y < down; y += 1) {
			const row = (top + y) * width + left;
			for (let x = 0; x < across; x += 1) data[row + x] = toGrey(read, x, y);
		}
	}
	return { data, width, height };
}

/**
 * The range of samples. Unsigned integers use all their bits. Other samples lie between 0 and 1; otherwise their
 * minimum and maximum become black and white.
 */
function findRange(file: Buffer, page: TiffPage): Range {
	const { sampleFormat, bits } = page;
	if (sampleFormat === UNSIGNED || sampleFormat === UNDEFINED) {
		return { low: 0, high: 2 ** (bits[0] ?? 1) - 1 };
	}
	const used = usedSamples(page);
	let low = Infinity;
	let high = -Infinity;
	for (const { width, height, read } of readChunks(file, page)) {
		for (let y = 0; y < height; y += 1) {
			for (let x = 0; x < width; x += 1) {
				for (let sample = 0; sample < used; sample += 1) {
					const value = read(sample, x, y);
					if (!Number.isFinite(value)) continue;
					if (value < low) low = value;
					if (value > high) high = value;
				}
			}
		}
	}
	return low >= 0 && high <= 1 ? { low: 0, high: 1 } : { low, high };
}

/** Lightness alone is enough for text. Colour is computed only where lightness must be mixed from channels. */
function usedSamples(page: TiffPage): number {
	const colours = coloursOf(page);
	return colours === COLOURS.rgb || colours === COLOURS.cmyk ? colourSamplesOf(page) : 1;
}

type GreyReader = (read: ReadSample, x: number, y: number) => number;

function createGreyReader(page: TiffPage, { low, high }: Range): GreyReader {
	const scale = high > low ? 255 / (high - low) : 0;
	const level = (value: number) => {
		const scaled = (value - low) * scale;
		// NaN marks samples that were never written.
		return Number.isNaN(scaled) ? 255 : Math.min(255, Math.max(0, Math.round(scaled)));
	};
	const opaque = createColourReader(page, level);
	const alpha = colourSamplesOf(page);
	const isUnsigned = page.sampleFormat === UNSIGNED || page.sampleFormat === UNDEFINED;
	if (page.samples <= alpha || !isTransparency(page) || !isUnsigned) return opaque;
	const isAssociated = page.extraSamples[0] === 1;
	return (read, x, y) => {
		const cover = level(read(alpha, x, y));
		const grey = opaque(read, x, y);
		const own = isAssociated ? grey : (grey * cover) / 255;
		return Math.min(255, Math.round(own + 255 - cover));
	};
}

function createColourReader(page: TiffPage, level: (value: number) => number): GreyReader {
	switch (coloursOf(page)) {
		case COLOURS.whiteIsZero:
			return (read, x, y) => 255 - level(read(0, x, y));
		case COLOURS.rgb:
			return (read, x, y) =>
				lumaOf(level(read(0, x, y)), level(read(1, x, y)), level(read(2, x, y)));
		case COLOURS.cmyk:
			return (read, x, y) => {
				const light = 255 - level(read(3, x, y));
				const mix = (sample: number) => ((255 - level(read(sample, x, y))) * light) / 255;
				return lumaOf(mix(0), mix(1), mix(2));
			};
		case COLOURS.palette: {
			const greys = readPalette(page);
			return (read, x, y) => greys[read(0, x, y)] ?? 0;
		}
		default:
			return (read, x, y) => level(read(0, x, y));
	}
}

/** The palette in grey. TIFF stores all reds, then all greens, then all blues, with 16 bits each. */
function readPalette({ colourMap }: TiffPage): Uint8Array {
	const count = Math.floor(colourMap.length / 3);
	const channel = (i: number) => (colourMap[i] ?? 0) >> 8;
	return Uint8Array.from({ length: count }, (_, i) =>
		lumaOf(channel(i), channel(count + i), channel(2 * count + i)),
	);
}

/** Decodes strips or tiles one at a time, so that only one is in memory. */
function* readChunks(file: Buffer, page: TiffPage): Generator<Chunk> {
	const { width, height, chunks, isPlanar } = page;
	if (chunks.width === 0 || chunks.height === 0) throw damaged();
	const across = Math.ceil(width / chunks.width);
	const down = Math.ceil(height / chunks.height);
	const planes = isPlanar ? usedPlanes(page) : 1;
	const count = across * down;
	const places = chunks.readPlaces(planes * count);
	const bytes = chunks.readBytes(planes * count);
	for (let i = 0; i < count; i += 1) {
		const left = (i % across) * chunks.width;
		const top = Math.floor(i / across) * chunks.height;
		const rows = Math.min(chunks.height, height - top);
		const contents = Array.from({ length: planes }, (_, plane) =>
			unpackAt(
				file,
				{ at: places[plane * count + i], bytes: bytes[plane * count + i] },
				{ page, rows: chunks.areTiles ? chunks.height : rows },
			),
		);
		yield {
			left,
			top,
			width: Math.min(chunks.width, width - left),
			height: rows,
			read: createChunkReader(page, contents),
		};
	}
}

function usedPlanes(page: TiffPage): number {
	const used = isTransparency(page) ? colourSamplesOf(page) + 1 : usedSamples(page);
	return Math.min(page.samples, used);
}

function unpackAt(
	file: Buffer,
	{ at, bytes }: { at: number | undefined; bytes: number | undefined },
	{ page, rows }: { page: TiffPage; rows: number },
): Buffer {
	if (at === undefined || bytes === undefined || at + bytes > file.length) throw damaged();
	const { rowBytes, chunkBytes } = measureChunk(page, rows);
	const chunk = unpackChunk(file.subarray(at, at + bytes), page.compression, chunkBytes);
	const samples = page.isPlanar ? 1 : page.samples;
	undoPredictor(chunk, { page, bits: bitsOf(page), samples, rowBytes });
	return chunk;
}

function measureChunk(page: TiffPage, rows: number): { rowBytes: number; chunkBytes: number } {
	if (hasBlocks(page)) {
		const { across, down, blockBytes } = measureBlocks(page);
		const rowBytes = Math.ceil(page.chunks.width / across) * blockBytes;
		return { rowBytes, chunkBytes: rowBytes * Math.ceil(rows / down) };
	}
	const samples = page.chunks.width * (page.isPlanar ? 1 : page.samples);
	const rowBytes = Math.ceil((samples * bitsOf(page)) / 8);
	return { rowBytes, chunkBytes: rowBytes * rows };
}

function createChunkReader(page: TiffPage, contents: readonly Buffer[]): ReadSample {
	const [first = Buffer.alloc(0)] = contents;
	if (hasBlocks(page)) return createBlockReader(page, first);
	const { rowBytes } = measureChunk(page, 1);
	const read = createSampleReader(bitsOf(page), page.sampleFormat, page.isBigEndian);
	if (!read) throw damaged();
	if (page.isPlanar) {
		return (sample, x, y) => read(contents[sample] ?? first, y * rowBytes, x);
	}
	const { samples } = page;
	return (sample, x, y) => read(first, y * rowBytes, x * samples + sample);
}

/** YCbCr stores blocks of lightness samples, each followed by the colour that they share. */
function createBlockReader(page: TiffPage, content: Buffer): ReadSample {
	const { across, down, blockBytes } = measureBlocks(page);
	const blocksAcross = Math.ceil(page.chunks.width / across);
	return (_sample, x, y) => {
		const block = Math.floor(y / down) * blocksAcross + Math.floor(x / across);
		return content[block * blockBytes + (y % down) * across + (x % across)] ?? 0;
	};
}

function hasBlocks(page: TiffPage): boolean {
	return coloursOf(page) === COLOURS.yCbCr && !page.isPlanar;
}

function measureBlocks({ subsampling: [across = 0, down = 0] }: TiffPage) {
	if (across < 1 || down < 1) throw damaged();
	return { across, down, blockBytes: across * down + 2 };
}

function bitsOf({ bits }: TiffPage): number {
	return bits[0] ?? 1;
}

function damaged() {
	return problem('DOCUMENT_DAMAGED', { kind: 'image' });
}
