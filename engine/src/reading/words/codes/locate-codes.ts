import type { Box, GreyImage } from '../../../model/document.ts';

/** How a picture is divided into blocks: blocks along its shorter side, and the sampling step in pixels. */
type Grid = { blocks: number; step: number };
/** At 200 dpi, a block is two millimetres. */
const FINE: Grid = { blocks: 100, step: 2 };
/** For photos: the modules of a code that fills a photo are as large as these blocks. */
const COARSE: Grid = { blocks: 25, step: 6 };
const MIN_BLOCK_PX = 8;
/** Minimum contrast of a block. Blocks with less are paper or a shade. */
const MIN_CONTRAST = 80;
/** Share of dark pixels of a block in a code. Text has less; pictures have more or less. */
const DARK = { least: 0.28, most: 0.75 };
/** Minimum size of a code, in blocks per direction. */
const MIN_BLOCKS = { along: 4, across: 3 };
/** Minimum share of a code's bounding box that its blocks fill. */
const MIN_FILL = 0.45;
const MAX_CODES = 8;
/** Quiet zone around a code, in blocks; decoders need one. */
const MARGIN = 4;
/** Maximum gap between parts of a code, in blocks, for thin or distant bars. */
const REACH = 2;

/**
 * Finds places that may hold codes, largest first: adjacent blocks with the mix of light and dark of a code.
 * Decoding only these costs a tenth of decoding the whole picture.
 */
export function locateCodes(image: GreyImage): Box[] {
	const fine = locateOn(image, FINE);
	const coarse = locateOn(image, COARSE).filter((box) => !fine.some((one) => overlap(one, box)));
	return [...fine, ...coarse].slice(0, MAX_CODES);
}

function locateOn({ data, width, height }: GreyImage, { blocks, step }: Grid): Box[] {
	const block = Math.max(MIN_BLOCK_PX, Math.round(Math.min(width, height) / blocks));
	const columns = Math.floor(width / block);
	const rows = Math.floor(height / block);
	const dense = new Uint8Array(columns * rows);
	for (let row = 0; row < rows; row += 1) {
		for (let column = 0; column < columns; column += 1) {
			const at = row * block * width + column * block;
			dense[row * columns + column] = isDense(data, at, { stride: width, block, step }) ? 1 : 0;
		}
	}
	return findClusters(dense, columns, rows)
		.filter(isCode)
		.sort((a, b) => b.count - a.count)
		.map(({ left, top, right, bottom }) => ({
			x0: Math.max(0, (left - MARGIN) * block),
			y0: Math.max(0, (top - MARGIN) * block),
			x1: Math.min(width, (right + 1 + MARGIN) * block),
			y1: Math.min(height, (bottom + 1 + MARGIN) * block),
		}));
}

function overlap(one: Box, other: Box): boolean {
	return one.x0 < other.x1 && other.x0 < one.x1 && one.y0 < other.y1 && other.y0 < one.y1;
}

/** The geometry of a block: the row length of the picture, and the sampled rows and columns. */
type Block = { stride: number; block: number; step: number };

function isDense(data: Uint8Array, at: number, { stride, block, step }: Block): boolean {
	const across = Math.max(1, Math.floor(step / 2));
	let [least, most] = [255, 0];
	for (let y = 0; y < block; y += step) {
		const start = at + y * stride;
		for (let i = start; i < start + block; i += across) {
			const pixel = data[i] ?? 255;
			if (pixel < least) least = pixel;
			if (pixel > most) most = pixel;
		}
	}
	if (most - least < MIN_CONTRAST) return false;
	const middle = (least + most) / 2;
	let [dark, all] = [0, 0];
	for (let y = 0; y < block; y += step) {
		const start = at + y * stride;
		for (let i = start; i < start + block; i += across) {
			if ((data[i] ?? 255) < middle) dark += 1;
			all += 1;
		}
	}
	return dark >= DARK.least * all && dark <= DARK.most * all;
}

type Cluster = { left: number; top: number; right: number; bottom: number; count: number };

/** Groups dense blocks that are close to each other. */
function findClusters(dense: Uint8Array, columns: number, rows: number): Cluster[] {
	const clusters: Cluster[] = [];
	for (let start = 0; start < dense.length; start += 1) {
		if (dense[start] !== 1) continue;
		dense[start] = 2;
		const cluster = { left: columns, top: rows, right: 0, bottom: 0, count: 0 };
		const waiting = [start];
		for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
			const [x, y] = [at % columns, Math.floor(at / columns)];
			cluster.left = Math.min(cluster.left, x);
			cluster.right = Math.max(cluster.right, x);
			cluster.top = Math.min(cluster.top, y);
			cluster.bottom = Math.max(cluster.bottom, y);
			cluster.count += 1;
			for (let dy = -REACH; dy <= REACH; dy += 1) {
				for (let dx = -REACH; dx <= REACH; dx += 1) {
					const [nx, ny] = [x + dx, y + dy];
					const next = ny * columns + nx;
					if (nx < 0 || ny < 0 || nx >= columns || ny >= rows || dense[next] !== 1) continue;
					dense[next] = 2;
					waiting.push(next);
				}
			}
		}
		clusters.push(cluster);
	}
	return clusters;
}

function isCode({ left, top, right, bottom, count }: Cluster): boolean {
	const [wide, high] = [right - left + 1, bottom - top + 1];
	return (
		Math.max(wide, high) >= MIN_BLOCKS.along &&
		Math.min(wide, high) >= MIN_BLOCKS.across &&
		count >= MIN_FILL * wide * high
	);
}

/** Minimum share of pixels in the darkest or lightest quarter of the range. */
const MIN_EXTREME = 0.75;
/** Share of dark pixels in a code, with its quiet zone. */
const DARK_OF_CODE = { least: 0.15, most: 0.75 };

/** Whether a picture may consist of a code alone: it has dark and light pixels, and hardly any between. */
export function looksLikeCode({ data }: GreyImage): boolean {
	let [least, most] = [255, 0];
	for (const pixel of data) {
		if (pixel < least) least = pixel;
		if (pixel > most) most = pixel;
	}
	if (most - least < MIN_CONTRAST) return false;
	const [darkest, lightest] = [least + (most - least) / 4, most - (most - least) / 4];
	let [dark, light] = [0, 0];
	for (const pixel of data) {
		if (pixel <= darkest) dark += 1;
		else if (pixel >= lightest) light += 1;
	}
	const share = dark / data.length;
	return (
		dark + light >= MIN_EXTREME * data.length &&
		share >= DARK_OF_CODE.least &&
		share <= DARK_OF_CODE.most
	);
}
