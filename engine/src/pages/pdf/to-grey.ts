import type { GreyImage } from '../../model/document.ts';

/** Colours as they are seen in grey: Rec. 601 luma in integers. `channels` is 3 or 4, alpha is passed over. */
export function toGrey(
	data: Uint8Array,
	width: number,
	height: number,
	channels: 3 | 4,
): GreyImage {
	const grey = new Uint8Array(width * height);
	for (let i = 0, j = 0; i < grey.length; i += 1, j += channels) {
		grey[i] = (77 * (data[j] ?? 0) + 150 * (data[j + 1] ?? 0) + 29 * (data[j + 2] ?? 0)) >> 8;
	}
	return { data: grey, width, height };
}
