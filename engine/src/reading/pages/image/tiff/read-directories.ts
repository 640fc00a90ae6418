import { problem } from '../../../../model/problem.ts';

/** The fields of a TIFF directory that describe its page. */
export type TiffPage = {
	width: number;
	height: number;
	/** Bits of each sample, in the order of the samples. */
	bits: readonly number[];
	sampleFormat: number;
	/** The photometric interpretation; undefined if the file does not state it. */
	photometric: number | undefined;
	samples: number;
	extraSamples: readonly number[];
	compression: number;
	predictor: number;
	isPlanar: boolean;
	isLowBitFirst: boolean;
	isBigEndian: boolean;
	orientation: number;
	colourMap: readonly number[];
	/** YCbCr subsampling: how many pixels share one colour, horizontally and vertically. */
	subsampling: readonly number[];
	/** Strips are as wide as the page; tiles are all of the same size. */
	chunks: {
		width: number;
		height: number;
		areTiles: boolean;
		/** Offsets and lengths of strips or tiles, at most `most` of each. */
		readPlaces: (most: number) => number[];
		readBytes: (most: number) => number[];
	};
};

const BIG_TIFF = 43;
/** Bytes per value by type number. Only integer types are needed. */
const TYPE_BYTES: Readonly<Record<number, number>> = { 1: 1, 3: 2, 4: 4, 16: 8 };

const TAG = {
	width: 256,
	height: 257,
	bits: 258,
	compression: 259,
	photometric: 262,
	fillOrder: 266,
	stripPlaces: 273,
	orientation: 274,
	samples: 277,
	rowsPerStrip: 278,
	stripBytes: 279,
	planar: 284,
	predictor: 317,
	colourMap: 320,
	tileWidth: 322,
	tileHeight: 323,
	tilePlaces: 324,
	tileBytes: 325,
	extraSamples: 338,
	sampleFormat: 339,
	subsampling: 530,
};

/** Maximum samples per pixel. */
export const MAX_SAMPLES = 16;
const WANTED: ReadonlySet<number> = new Set(Object.values(TAG));
/** Maximum length of the short lists; a palette of 16 bits is the longest. */
const MAX_VALUES = 3 * 65_536;

/** Reads numbers of a file in its byte order. */
type TiffFile = {
	isBigEndian: boolean;
	isBig: boolean;
	bytes: number;
	number: (at: number, bytes: number) => number;
};
type Entry = { type: number; count: number; at: number };

/** The offsets of the page directories, in order. The list ends where it can no longer be followed. */
export function listDirectories(content: Buffer): number[] {
	const file = openFile(content);
	const found = new Set<number>();
	let at = file.isBig ? file.number(8, 8) : file.number(4, 4);
	while (at !== 0 && !found.has(at)) {
		const end = endOfDirectory(file, at);
		if (end === undefined) break;
		found.add(at);
		at = file.number(end, file.isBig ? 8 : 4);
	}
	if (found.size === 0) throw damaged();
	return [...found];
}

export function readDirectory(content: Buffer, at: number): TiffPage {
	const file = openFile(content);
	const entries = readEntries(file, at);
	const all = (tag: number, most = MAX_VALUES) => readValues(file, entries.get(tag), most);
	const one = (tag: number) => all(tag, 1)[0];
	const width = one(TAG.width) ?? 0;
	const height = one(TAG.height) ?? 0;
	if (width === 0 || height === 0) throw damaged();
	const areTiles = entries.has(TAG.tileWidth);
	return {
		width,
		height,
		bits: entries.has(TAG.bits) ? all(TAG.bits, MAX_SAMPLES) : [1],
		sampleFormat: one(TAG.sampleFormat) ?? 1,
		photometric: one(TAG.photometric),
		samples: one(TAG.samples) ?? 1,
		extraSamples: all(TAG.extraSamples, MAX_SAMPLES),
		compression: one(TAG.compression) ?? 1,
		predictor: one(TAG.predictor) ?? 1,
		isPlanar: one(TAG.planar) === 2,
		isLowBitFirst: one(TAG.fillOrder) === 2,
		isBigEndian: file.isBigEndian,
		orientation: one(TAG.orientation) ?? 1,
		colourMap: all(TAG.colourMap),
		subsampling: entries.has(TAG.subsampling) ? all(TAG.subsampling, 2) : [2, 2],
		chunks: {
			width: areTiles ? (one(TAG.tileWidth) ?? 0) : width,
			height: areTiles
				? (one(TAG.tileHeight) ?? 0)
				: Math.min(one(TAG.rowsPerStrip) ?? height, height),
			areTiles,
			readPlaces: (most) => all(areTiles ? TAG.tilePlaces : TAG.stripPlaces, most),
			readBytes: (most) => all(areTiles ? TAG.tileBytes : TAG.stripBytes, most),
		},
	};
}

/** The position of the offset of the next directory, if this directory is within the file. */
function endOfDirectory({ isBig, bytes, number }: TiffFile, at: number): number | undefined {
	const countBytes = isBig ? 8 : 2;
	if (at + countBytes > bytes) return undefined;
	const end = at + countBytes + number(at, countBytes) * (isBig ? 20 : 12);
	return end + (isBig ? 8 : 4) > bytes ? undefined : end;
}

function readEntries(file: TiffFile, at: number): ReadonlyMap<number, Entry> {
	const { isBig, bytes, number } = file;
	const end = endOfDirectory(file, at);
	if (end === undefined) throw damaged();
	const valueBytes = isBig ? 8 : 4;
	const entries = new Map<number, Entry>();
	for (let from = at + (isBig ? 8 : 2); from < end; from += isBig ? 20 : 12) {
		const tag = number(from, 2);
		if (!WANTED.has(tag)) continue;
		const type = number(from + 2, 2);
		const count = number(from + 4, valueBytes);
		const length = count * (TYPE_BYTES[type] ?? 0);
		const valueAt = from + 4 + valueBytes;
		const place = length > valueBytes ? number(valueAt, valueBytes) : valueAt;
		if (length > 0 && place + length <= bytes) entries.set(tag, { type, count, at: place });
	}
	return entries;
}

function readValues({ number }: TiffFile, entry: Entry | undefined, most: number): number[] {
	const bytes = entry && TYPE_BYTES[entry.type];
	if (!bytes) return [];
	const length = Math.min(entry.count, most);
	return Array.from({ length }, (_, i) => number(entry.at + i * bytes, bytes));
}

function openFile(content: Buffer): TiffFile {
	if (content.length < 16) throw damaged();
	const isBigEndian = content[0] === 0x4d;
	const number = (at: number, bytes: number): number => {
		if (bytes < 8)
			return isBigEndian ? content.readUIntBE(at, bytes) : content.readUIntLE(at, bytes);
		return Number(isBigEndian ? content.readBigUInt64BE(at) : content.readBigUInt64LE(at));
	};
	return { isBigEndian, isBig: number(2, 2) === BIG_TIFF, bytes: content.length, number };
}

function damaged() {
	return problem('DOCUMENT_DAMAGED', { kind: 'image' });
}
