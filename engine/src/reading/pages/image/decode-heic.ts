import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { GreyImage } from '../../../model/document.ts';
import { problem } from '../../../model/problem.ts';
import { toGrey } from '../to-grey.ts';

type HeifImage = {
	get_width: () => number;
	get_height: () => number;
	is_primary: () => boolean;
	display: (
		into: { data: Uint8ClampedArray; width: number; height: number },
		done: (drawn: { data: Uint8ClampedArray } | null) => void,
	) => void;
	free: () => void;
};
type Pixels = { data: Uint8Array; width: number; height: number };
type Libheif = { HeifDecoder: new () => { decode: (file: Uint8Array) => HeifImage[] } };

const require = createRequire(import.meta.url);
let loaded: Libheif | undefined;

/** Loaded with the first picture. Only its two files are read, and nothing is fetched. */
function loadLibheif(): Libheif {
	const factory = require('libheif-js/libheif-wasm/libheif.js') as (options: {
		wasmBinary: Buffer;
	}) => Libheif;
	const wasmBinary = readFileSync(require.resolve('libheif-js/libheif-wasm/libheif.wasm'));
	return (loaded ??= factory({ wasmBinary }));
}

/** The main picture of a HEIC file, which may also hold previews, tiles and depth maps. */
function openHeic(file: Uint8Array): HeifImage {
	const { HeifDecoder } = loadLibheif();
	const images = new HeifDecoder().decode(file);
	const main = images.find((image) => image.is_primary()) ?? images[0];
	if (!main) throw problem('DOCUMENT_DAMAGED', { kind: 'image' });
	for (const image of images) if (image !== main) image.free();
	return main;
}

export function readHeicSize(file: Uint8Array): { width: number; height: number } {
	const image = openHeic(file);
	const size = { width: image.get_width(), height: image.get_height() };
	image.free();
	return size;
}

/** The main picture in grey, with the orientation of the file applied. */
export async function decodeHeic(file: Uint8Array, maxPixels: number): Promise<GreyImage> {
	const { data, width, height } = await decodeHeicColours(file, maxPixels);
	return toGrey(data, width, height, 4);
}

/** The same in colour, as RGBA. */
export async function decodeHeicColours(file: Uint8Array, maxPixels: number): Promise<Pixels> {
	const image = openHeic(file);
	const [width, height] = [image.get_width(), image.get_height()];
	if (width * height > maxPixels) throw problem('IMAGE_TOO_LARGE', { width, height, maxPixels });
	const drawn = await new Promise<{ data: Uint8ClampedArray } | null>((resolve) => {
		image.display({ data: new Uint8ClampedArray(width * height * 4), width, height }, resolve);
	});
	image.free();
	if (!drawn) throw problem('DOCUMENT_DAMAGED', { kind: 'image' });
	return { data: new Uint8Array(drawn.data.buffer), width, height };
}
