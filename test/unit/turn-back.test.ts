import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { turnBack } from '../../engine/src/reading/pipeline/turn-back.ts';

const [WIDTH, HEIGHT] = [60, 40];
/** The black mark on the original page. */
const MARK = { x0: 10, y0: 5, x1: 22, y1: 9 };

/** The position of the mark after the page is rotated by the engine. */
async function findTurned(rotation: number, skew = 0) {
	const { x0, y0, x1, y1 } = MARK;
	const ink = { width: x1 - x0, height: y1 - y0, channels: 3 as const, background: '#000' };
	const page = { width: WIDTH, height: HEIGHT, channels: 3 as const, background: '#fff' };
	const drawn = await sharp({ create: page })
		.composite([{ input: { create: ink }, left: x0, top: y0 }])
		.png()
		.toBuffer();
	const upright = await sharp(drawn).rotate(rotation).png().toBuffer();
	const { data, info } = await sharp(upright)
		.rotate(skew, { background: '#fff' })
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

test.each([
	[0, 4],
	[0, -3],
	[90, 2.5],
	[180, -5],
	[270, 6],
])('so is one on a page that was turned by %i° and straightened by %d°', async (rotation, skew) => {
	const { box, ...size } = await findTurned(rotation, skew);
	const detail = { path: 'a', confidence: 1, raw: 'a', checks: [], page: 1, box };
	const pages = [{ index: 0, ...size, rotation, skew }];
	const { details } = turnBack({ result: {}, details: [detail] }, pages);
	const middle = ({ x0, y0, x1, y1 }: typeof box) => [(x0 + x1) / 2, (y0 + y1) / 2];
	const [x = 0, y = 0] = middle(details[0]?.box ?? box);
	const [wantedX = 0, wantedY = 0] = middle(MARK);
	// Pixels are whole, and a rotated page has an additional border.
	expect(Math.hypot(x - wantedX, y - wantedY)).toBeLessThan(1.5);
});
