import type { Box, Rules } from '../../engine/src/model/document.ts';

/** A horizontal line at `y`, and a vertical line at `x`. */
export const level = (y: number, x0: number, x1: number): Box => ({ x0, y0: y, x1, y1: y + 1 });
export const upright = (x: number, y0: number, y1: number): Box => ({ x0: x, y0, x1: x + 1, y1 });

/** The lines of a table with these edges. */
export function ruleGrid(xs: readonly number[], ys: readonly number[]): Rules {
	const [left, right] = [Math.min(...xs), Math.max(...xs)];
	const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
	return {
		horizontal: ys.map((y) => level(y, left, right)),
		vertical: xs.map((x) => upright(x, top, bottom)),
	};
}
