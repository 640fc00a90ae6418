import type { GreyImage } from '../../model/document.ts';

/**
 * Colours as they are seen in grey: Rec. 601 luma in integers. `channels` is 3, or 4 with alpha, and
 * what is transparent shows the white of the paper.
 */
export function toGrey(
	data: Uint8Array,
	width: number,
	height: number,
	channels: 3 | 4,
): GreyImage {
	const grey = new Uint8Array(width * height);
	for (let i = 0, j = 0; i < grey.length; i += 1, j += channels) {
		const luma = (77 * (data[j] ?? 0) + 150 * (data[j + 1] ?? 0) + 29 * (data[j + 2] ?? 0)) >> 8;
		const alpha = channels === 4 ? (data[j + 3] ?? 255) : 255;
		grey[i] = alpha === 255 ? luma : Math.round((luma * alpha) / 255 + 255 - alpha);
	}
	return { data: grey, width, height };
}
