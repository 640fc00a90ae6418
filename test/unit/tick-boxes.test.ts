import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from '@jest/globals';
import { findTickBoxes, tickBoxTolerances } from '../../engine/src/words/marks/find-tick-boxes.ts';

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

test('lines, cells of a table and letters are no boxes', () => {
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

test('a page of stripes is looked at in bounded time', () => {
	const started = performance.now();
	draw((context) => {
		for (let y = 0; y < 200; y += 2)
			for (let x = 0; x < 400; x += 40) context.fillRect(x, y, 30, 1);
	});
	expect(performance.now() - started).toBeLessThan(2000);
});
