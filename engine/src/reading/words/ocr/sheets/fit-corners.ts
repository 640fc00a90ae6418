import type { Corners, Point } from '../../../../model/projection.ts';

/** The convex hull of points, clockwise as seen on a picture (Andrew's monotone chain). */
export function findHull(points: readonly Point[]): Point[] {
	const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
	const half = (ordered: readonly Point[]) => {
		const chain: Point[] = [];
		for (const point of ordered) {
			while (chain.length >= 2 && bend(chain.at(-2), chain.at(-1), point) <= 0) chain.pop();
			chain.push(point);
		}
		return chain.slice(0, -1);
	};
	return [...half(sorted), ...half(sorted.toReversed())];
}

/**
 * Fits four corners around an outline by repeatedly removing the side whose neighbours, extended until they meet,
 * add the least area. Undefined if that is impossible, as for a triangle.
 */
export function fitCorners(outline: readonly Point[]): Corners | undefined {
	const corners = [...outline];
	while (corners.length > 4) {
		let [best, least, meeting] = [-1, Infinity, { x: 0, y: 0 }];
		for (let i = 0; i < corners.length; i += 1) {
			const [before, from, to, after] = [-1, 0, 1, 2].map((d) =>
				corners.at((i + d) % corners.length),
			);
			const met = meet(before, from, after, to);
			if (!from || !to || !met) continue;
			const added = Math.abs(bend(from, met, to)) / 2;
			if (added < least) [best, least, meeting] = [i, added, met];
		}
		if (best < 0) return undefined;
		const next = (best + 1) % corners.length;
		corners[best] = meeting;
		corners.splice(next, 1);
	}
	const [first, second, third, fourth] = corners;
	return first && second && third && fourth ? [first, second, third, fourth] : undefined;
}

/** The intersection of two lines beyond their second points; undefined if they diverge. */
function meet(
	a: Point | undefined,
	b: Point | undefined,
	c: Point | undefined,
	d: Point | undefined,
): Point | undefined {
	if (!a || !b || !c || !d) return undefined;
	const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
	const size = ux * vy - uy * vx;
	if (Math.abs(size) < 1e-9) return undefined;
	const along = ((c.x - a.x) * vy - (c.y - a.y) * vx) / size;
	const alongOther = ((c.x - a.x) * uy - (c.y - a.y) * ux) / size;
	if (along < 1 || alongOther < 1) return undefined;
	return { x: a.x + along * ux, y: a.y + along * uy };
}

export function areaOf(outline: readonly Point[]): number {
	const sum = outline.reduce((total, { x, y }, i) => {
		const next = outline[(i + 1) % outline.length] ?? { x, y };
		return total + x * next.y - next.x * y;
	}, 0);
	return Math.abs(sum) / 2;
}

function bend(a: Point | undefined, b: Point | undefined, c: Point): number {
	if (!a || !b) return 0;
	return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}
