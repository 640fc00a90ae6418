import { describe, expect, test } from '@jest/globals';
import { pointOf, turnBox, turnOn, turnSize } from '../../../engine/web/src/document/turn-page.ts';
import type { Turn } from '../../../engine/web/src/document/turn-page.ts';

const size = { width: 200, height: 100 };
const box = { x0: 10, y0: 20, x1: 30, y1: 25 };
/** The page is shown at one and a half times its size, 40 pixels from the left and 60 from the top. */
const SCALE = 1.5;

describe.each([0, 90, 180, 270] as const)('a page turned by %d degrees', (turn: Turn) => {
	test('has its boxes inside its borders, as large as before', () => {
		const { width, height } = turnSize(size, turn);
		const { x0, y0, x1, y1 } = turnBox(box, size, turn);
		expect(Math.min(x0, y0)).toBeGreaterThanOrEqual(0);
		expect(x1).toBeLessThanOrEqual(width);
		expect(y1).toBeLessThanOrEqual(height);
		expect((x1 - x0) * (y1 - y0)).toBe(100);
	});

	test('is pointed at where its words are shown', () => {
		const shown = turnSize(size, turn);
		const rectangle = {
			left: 40,
			top: 60,
			width: shown.width * SCALE,
			height: shown.height * SCALE,
		};
		const turned = { getBoundingClientRect: () => rectangle };
		const at = turnBox(box, size, turn);
		const pointer = { clientX: 40 + at.x0 * SCALE, clientY: 60 + at.y0 * SCALE };
		const { x, y } = pointOf(pointer, turned, size, turn);
		// The corner that is at the top left now is one of the four corners.
		expect([box.x0, box.x1].some((one) => Math.abs(one - x) < 1e-9)).toBe(true);
		expect([box.y0, box.y1].some((one) => Math.abs(one - y) < 1e-9)).toBe(true);
	});

	test('is as before after four quarter turns', () => {
		expect(turnOn(turnOn(turnOn(turnOn(turn))))).toBe(turn);
	});
});
