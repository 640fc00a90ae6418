import type { GreyImage } from '../../../model/document.ts';

/** Applies an EXIF orientation, 1 to 8, to an image. */
export function turnUpright(image: GreyImage, orientation: number): GreyImage {
	if (orientation < 2 || orientation > 8) return image;
	const { width, height } = image;
	const isOnSide = orientation >= 5;
	const across = isOnSide ? height : width;
	const down = isOnSide ? width : height;
	const mirrorsAcross = [2, 3, 6, 7].includes(orientation);
	const mirrorsDown = [3, 4, 7, 8].includes(orientation);
	const data = new Uint8Array(image.data.length);
	for (let y = 0, i = 0; y < height; y += 1) {
		for (let x = 0; x < width; x += 1, i += 1) {
			const [a, b] = isOnSide ? [y, x] : [x, y];
			const column = mirrorsAcross ? across - 1 - a : a;
			const row = mirrorsDown ? down - 1 - b : b;
			data[row * across + column] = image.data[i] ?? 0;
		}
	}
	return { data, width: across, height: down };
}
