import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawScannedForm } from '../../test/support/scanned-form.ts';
import { drawFullLetter, drawLetter, drawReceipt } from './draw-pages.ts';
import type { TruthPage } from './draw-pages.ts';
import { createRandom } from './random.ts';
import { SPOILINGS } from './spoil.ts';

/** Draws images whose cost matters more than their text into a folder; returns their paths by name. */
export async function drawCases(folder: string): Promise<Record<string, string>> {
	mkdirSync(folder, { recursive: true });
	const random = createRandom(7);
	const { data, width, height } = drawLetter('en', random).image;
	const letter = () => sharp(data, { raw: { width, height, channels: 1 } });
	const [bar, page] = [
		{ left: 284, right: 285, background: '#000000' },
		{ width: 631, height: 893 },
	];
	const pixels = (light: (x: number, y: number) => number) =>
		sharp(
			Uint8Array.from({ length: 1600 * 1200 }, (_, i) =>
				Math.max(0, Math.min(255, light(i % 1600, Math.floor(i / 1600)))),
			),
			{ raw: { width: 1600, height: 1200, channels: 1 } },
		);
	const drawn = ({ image }: TruthPage) =>
		sharp(image.data, { raw: { width: image.width, height: image.height, channels: 1 } });
	const pictures = {
		'full-letter-de': drawn(drawFullLetter('de', createRandom(1))),
		'form-filled-in': sharp(await drawScannedForm()),
		'photographed-receipt': drawn(await photographReceipt()),
		'small-receipt': drawn(drawReceipt('de', createRandom(2))).resize({ width: 480 }),
		'a4-300dpi': letter().resize(2480, 3508),
		'page-alone': letter().resize(page.width, page.height, { fit: 'fill' }),
		'page-between-bars': sharp(
			await letter().resize(page.width, page.height, { fit: 'fill' }).png().toBuffer(),
		).extend(bar),
		'upside-down': letter().rotate(180),
		'on-its-side': letter().rotate(90),
		landscape: pixels((x, y) => 128 + 60 * Math.sin(x / 40 + y / 90) + 50 * Math.sin(y / 17)),
		noise: pixels(() => random.below(256)),
		'blank-paper': pixels(() => 247 + random.below(6)),
	};
	const paths: Record<string, string> = {};
	for (const [name, picture] of Object.entries(pictures)) {
		paths[name] = join(folder, `${name}.png`);
		await picture.toColourspace('b-w').png().toFile(paths[name]);
	}
	return paths;
}

async function photographReceipt(): Promise<TruthPage> {
	const random = createRandom(3);
	const { photographed } = SPOILINGS;
	if (!photographed) throw new Error('there is no way to photograph a page');
	return await photographed(drawReceipt('de', random), random);
}
