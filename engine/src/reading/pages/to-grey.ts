import type { GreyImage } from '../../model/document.ts';

/** Converts a colour to grey: Rec. 601 luma in integers. */
export function lumaOf(red: number, green: number, blue: number): number {
	return (77 * red + 150 * green + 29 * blue) >> 8;
}

/** Converts pixels to grey. `channels` is 3, or 4 with alpha. Transparent pixels show white paper. */
export function toGrey(
	data: Uint8Array,
	width: number,
	height: number,
	channels: 3 | 4,
): GreyImage {
	const grey = new Uint8Array(width * height);
	if (channels === 3) {
		// Most scans: without the branches for alpha, half the time.
		for (let i = 0, j = 0; i < grey.length; i += 1, j += 3)
			grey[i] = lumaOf(data[j] ?? 0, data[j + 1] ?? 0, data[j + 2] ?? 0);
		return { data: grey, width, height };
	}
	for (let i = 0, j = 0; i < grey.length; i += 1, j += 4) {
		const luma = lumaOf(data[j] ?? 0, data[j + 1] ?? 0, data[j + 2] ?? 0);
		const alpha = data[j + 3] ?? 255;
		grey[i] = alpha === 255 ? luma : Math.round((luma * alpha) / 255 + 255 - alpha);
	}
	return { data: grey, width, height };
}
