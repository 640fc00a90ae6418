import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from '@jest/globals';
import {
	findTickBoxes,
	tickBoxTolerances,
} from '../../engine/src/reading/words/marks/find-tick-boxes.ts';

const SCALE = 2.5;

function draw(paint: (context: ReturnType<ReturnType<typeof createCanvas>['getContext']>) => void) {
	const canvas = createCanvas(400, 200);
	const context = canvas.getContext('2d');
	context.fillStyle = 'white';
	context.fillRect(0, 0, 400, 200);
	context.lineWidth = 2;
	paint(context);
	const rgba = canvas.data();
	const data = Uint8Array.from({ length: 400 * 200 }, (_, i) => rgba[4 * i] ?? 255);
	return findTickBoxes({ data, width: 400, height: 200 }, tickBoxTolerances(SCALE));
}

test('an empty square is a box, one with a cross in it is ticked', () => {
	const found = draw((context) => {
		context.strokeRect(40, 40, 26, 26);
		context.strokeRect(140, 40, 26, 26);
		context.beginPath();
		context.moveTo(143, 43);
		context.lineTo(163, 63);
		context.moveTo(163, 43);
		context.lineTo(143, 63);
		context.stroke();
	});
	expect(found.map(({ isTicked }) => isTicked)).toEqual([false, true]);
});

test('lines, table cells and letters are not boxes', () => {
	const found = draw((context) => {
		for (let i = 0; i < 4; i += 1) {
			context.fillRect(20, 20 + 30 * i, 300, 2);
			context.fillRect(20 + 40 * i, 20, 2, 92);
		}
		context.beginPath();
		context.arc(350, 150, 14, 0, 7);
		context.stroke();
	});
	expect(found).toEqual([]);
});

test.each(Array.from({ length: 16 }, (_, i) => i))(
	'boxes are found wherever they begin, at %i pixels from the left',
	(offset) => {
		const side = Math.ceil(tickBoxTolerances(SCALE).leastSide);
		const lefts = [0, side + 12, 2 * side + 31, 359 - offset].map((left) => left + offset);
		const found = draw((context) => {
			context.fillStyle = 'black';
			for (const left of lefts) {
				context.fillRect(left, 60, side, 1);
				context.fillRect(left, 60 + side - 1, side, 1);
				context.fillRect(left, 60, 1, side);
				context.fillRect(left + side - 1, 60, 1, side);
			}
		});
		expect(found.map(({ box }) => box.x0)).toEqual(lefts);
	},
);

/** Stripes of 30 pixels, one below the other, and a box below them. */
function drawStripes(rows: number) {
	const [perRow, top] = [60, 2 * rows + 10];
	const [width, height] = [perRow * 33, top + 60];
	const data = new Uint8Array(width * height).fill(255);
	const ink = (x: number, y: number) => void (data[y * width + x] = 0);
	for (let row = 0; row < rows; row += 1) {
		for (let x = 0; x < width; x += 1) if (x % 33 < 30) ink(x, 2 * row);
	}
	for (let i = 0; i <= 26; i += 1) {
		for (const [x, y] of [
			[40 + i, top],
			[40 + i, top + 26],
			[40, top + i],
			[66, top + i],
		] as const) {
			ink(x, y);
		}
	}
	return findTickBoxes({ data, width, height }, tickBoxTolerances(SCALE));
}

test('below sixty thousand stripes no box is looked for any more, below fewer it is', () => {
	expect(drawStripes(900)).toHaveLength(1);
	expect(drawStripes(1100)).toEqual([]);
});
