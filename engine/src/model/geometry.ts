import type { Box } from './document.ts';

/** The bounding box. */
export function boxAround(items: readonly { box: Box }[]): Box {
	const around = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
	for (const {
		box: { x0, y0, x1, y1 },
	} of items) {
		around.x0 = Math.min(around.x0, x0);
		around.y0 = Math.min(around.y0, y0);
		around.x1 = Math.max(around.x1, x1);
		around.y1 = Math.max(around.y1, y1);
	}
	return around;
}

export function middleX({ x0, x1 }: Pick<Box, 'x0' | 'x1'>): number {
	return (x0 + x1) / 2;
}

export function middleY({ y0, y1 }: Pick<Box, 'y0' | 'y1'>): number {
	return (y0 + y1) / 2;
}

type Width = Pick<Box, 'x0' | 'x1'>;
type Height = Pick<Box, 'y0' | 'y1'>;

/** Whether two boxes overlap horizontally. */
export function sharesWidth(one: Width, other: Width): boolean {
	return one.x0 < other.x1 && one.x1 > other.x0;
}

/** The vertical overlap relative to the smaller height; negative when the boxes are apart. */
export function sharedHeight(one: Height, other: Height): number {
	const shared = Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0);
	return shared / Math.max(1e-6, Math.min(one.y1 - one.y0, other.y1 - other.y0));
}

/** Joins words or segments into one text. */
export function textOf(pieces: readonly { text: string }[]): string {
	return pieces.map(({ text }) => text).join(' ');
}

/** Whether the middle of a box is inside another one. */
export function holdsMiddle(outer: Box, { x0, y0, x1, y1 }: Box): boolean {
	const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
	return x >= outer.x0 && x <= outer.x1 && y >= outer.y0 && y <= outer.y1;
}
