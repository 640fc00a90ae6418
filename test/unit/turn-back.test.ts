import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { turnBack } from '../../engine/src/pipeline/turn-back.ts';

const [WIDTH, HEIGHT] = [60, 40];
/** Black on the page as it lies. */
const MARK = { x0: 10, y0: 5, x1: 22, y1: 9 };

/** Where the mark is once the page is turned, by the program that turns pages. */
async function findTurned(rotation: number) {
	const { x0, y0, x1, y1 } = MARK;
	const ink = { width: x1 - x0, height: y1 - y0, channels: 3 as const, background: '#000' };
	const page = { width: WIDTH, height: HEIGHT, channels: 3 as const, background: '#fff' };
	const drawn = await sharp({ create: page })
		.composite([{ input: { create: ink }, left: x0, top: y0 }])
		.png()
		.toBuffer();
	const { data, info } = await sharp(drawn)
		.rotate(rotation)
		.greyscale()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const dark = [...data.keys()].filter((i) => (data[i] ?? 255) < 128);
	const xs = dark.map((i) => i % info.width);
	const ys = dark.map((i) => Math.floor(i / info.width));
	const box = {
		x0: Math.min(...xs),
		y0: Math.min(...ys),
		x1: Math.max(...xs) + 1,
		y1: Math.max(...ys) + 1,
	};
	return { box, width: info.width, height: info.height };
}

test.each([0, 90, 180, 270])(
	'a place on a page that was turned by %i° is where it is on the page',
	async (rotation) => {
		const { box, width, height } = await findTurned(rotation);
		const detail = { path: 'a', confidence: 1, raw: 'a', checks: [], box };
		const { details } = turnBack(
			{
				result: {},
				details: [
					{ ...detail, page: 2 },
					{ ...detail, page: 1 },
				],
			},
			[
				{ index: 0, width: 9, height: 9, rotation: 0 },
				{ index: 1, width, height, rotation },
			],
		);
		expect(details.map((one) => one.box)).toEqual([MARK, box]);
	},
);
