import { expect, test } from '@jest/globals';
import { decodeImage } from '../../engine/src/reading/pages/image/decode-image.ts';

/** 2,400 pixels wide, white with two black bars; written by ImageMagick. */
const WIDE = new URL('../fixtures/pictures/wide.jp2', import.meta.url).pathname;

test('a picture in JPEG 2000 that is wider than a small canvas keeps all its pixels', async () => {
	const { width, height, data } = await decodeImage(WIDE, 'jp2', 0, 1_000_000);
	expect([width, height]).toEqual([2400, 48]);
	const greyAt = (x: number, y: number) => data[y * width + x] ?? 0;
	expect(greyAt(200, 25)).toBeLessThan(60);
	expect(greyAt(2250, 25)).toBeLessThan(60);
	expect(greyAt(1200, 25)).toBeGreaterThan(200);
});
