export type Point = { x: number; y: number };

/**
 * A projective transformation: nine numbers a…i that map `x`, `y` to (a x + b y + c) / w, (d x + e y + f) / w with w
 * = g x + h y + i.
 */
export type Projection = readonly number[];

/** The corners of a sheet: top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point];

export const UNCHANGED: Projection = [1, 0, 0, 0, 1, 0, 0, 0, 1];

export function project(projection: Projection, { x, y }: Point): Point {
	const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0, i = 1] = projection;
	const far = g * x + h * y + i;
	return { x: (a * x + b * y + c) / far, y: (d * x + e * y + f) / far };
}

export function move(right: number, down: number): Projection {
	return [1, 0, right, 0, 1, down, 0, 0, 1];
}

export function enlarge(scale: number): Projection {
	return [scale, 0, 0, 0, scale, 0, 0, 0, 1];
}

/** Clockwise, about the origin. */
export function turn(degrees: number): Projection {
	const angle = (degrees * Math.PI) / 180;
	const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
	return [cosine, -sine, 0, sine, cosine, 0, 0, 0, 1];
}

/** Composes projections; the first is applied first. */
export function chain(...projections: readonly Projection[]): Projection {
	return projections.reduce((before, after) => multiply(after, before), UNCHANGED);
}

function multiply(left: Projection, right: Projection): Projection {
	return Array.from({ length: 9 }, (_, at) => {
		const [row, column] = [3 * Math.floor(at / 3), at % 3];
		return [0, 1, 2].reduce(
			(sum, k) => sum + (left[row + k] ?? 0) * (right[3 * k + column] ?? 0),
			0,
		);
	});
}

export function invert(projection: Projection): Projection {
	const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0, i = 1] = projection;
	// prettier-ignore
	const adjugate = [
		e * i - f * h, c * h - b * i, b * f - c * e,
		f * g - d * i, a * i - c * g, c * d - a * f,
		d * h - e * g, b * g - a * h, a * e - b * d,
	];
	const size = a * (adjugate[0] ?? 0) + b * (adjugate[3] ?? 0) + c * (adjugate[6] ?? 0);
	return adjugate.map((value) => value / size);
}

/** The projection from a flat sheet of this size to an image that shows its corners (Heckbert 1989). */
export function layOn(
	{ width, height }: { width: number; height: number },
	[first, second, third, fourth]: Corners,
): Projection {
	const [dx1, dy1] = [second.x - third.x, second.y - third.y];
	const [dx2, dy2] = [fourth.x - third.x, fourth.y - third.y];
	const sumX = first.x - second.x + third.x - fourth.x;
	const sumY = first.y - second.y + third.y - fourth.y;
	const size = dx1 * dy2 - dx2 * dy1;
	const [g, h] = [(sumX * dy2 - dx2 * sumY) / size, (dx1 * sumY - sumX * dy1) / size];
	// prettier-ignore
	const onUnit: Projection = [
		second.x - first.x + g * second.x, fourth.x - first.x + h * fourth.x, first.x,
		second.y - first.y + g * second.y, fourth.y - first.y + h * fourth.y, first.y,
		g, h, 1,
	];
	return chain([1 / width, 0, 0, 0, 1 / height, 0, 0, 0, 1], onUnit);
}
