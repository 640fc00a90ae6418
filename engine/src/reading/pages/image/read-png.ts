import type { EncodedPicture } from '../../../model/picture.ts';

const SIGNATURE = 8;
const INCHES_PER_METRE = 39.37;
const GREY = 0;
const RGB = 2;
const PALETTE = 3;

/** The compressed rows of a PNG; null if it is transparent or interlaced, which PDF stores differently. */
export function readPng(file: Buffer): EncodedPicture | null {
	const rows: Buffer[] = [];
	let palette: Buffer | null = null;
	let dpi: number | null = null;
	for (let at = SIGNATURE; at + 12 <= file.length;) {
		const length = file.readUInt32BE(at);
		const type = file.toString('latin1', at + 4, at + 8);
		const data = file.subarray(at + 8, at + 8 + length);
		if (type === 'tRNS') return null;
		if (type === 'IDAT') rows.push(data);
		if (type === 'PLTE') palette = data;
		if (type === 'pHYs' && data[8] === 1) dpi = data.readUInt32BE(0) / INCHES_PER_METRE;
		if (type === 'IEND') break;
		at += 12 + length;
	}
	const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
	const [bits = 8, kind, , , interlaced] = file.subarray(24, 29);
	if (interlaced !== 0 || rows.length === 0) return null;
	const colours =
		kind === GREY
			? 'grey'
			: kind === RGB
				? 'rgb'
				: kind === PALETTE && palette
					? { palette }
					: null;
	if (!colours) return null;
	const data = Buffer.concat(rows);
	return { data, width, height, coding: 'png', colours, bits, orientation: 1, dpi };
}
