/** Pages that a person has turned: everything on them turns along, and the pointer is read as if they were not. */
import { createContext } from 'react';
import type { Box } from '../api/types.ts';

type Size = { width: number; height: number };
/** An element of the page. */
type Turned = {
	getBoundingClientRect: () => { left: number; top: number; width: number; height: number };
};

/** Clockwise, in degrees. */
export type Turn = 0 | 90 | 180 | 270;

export const TurnContext = createContext<Turn>(0);

const NEXT: Readonly<Record<Turn, Turn>> = { 0: 90, 90: 180, 180: 270, 270: 0 };

export function turnOn(turn: Turn): Turn {
	return NEXT[turn];
}

export function isSideways(turn: Turn): boolean {
	return turn === 90 || turn === 270;
}

/** The size of a page as it is shown. */
export function turnSize({ width, height }: Size, turn: Turn): Size {
	return isSideways(turn) ? { width: height, height: width } : { width, height };
}

/** Where a box stands on the page as it is shown. */
export function turnBox({ x0, y0, x1, y1 }: Box, { width, height }: Size, turn: Turn): Box {
	switch (turn) {
		case 0:
			return { x0, y0, x1, y1 };
		case 90:
			return { x0: height - y1, y0: x0, x1: height - y0, y1: x1 };
		case 180:
			return { x0: width - x1, y0: height - y1, x1: width - x0, y1: height - y0 };
		case 270:
			return { x0: y0, y0: width - x1, x1: y1, y1: width - x0 };
	}
}

/** The point of the page under the pointer, in the units of its size; `turned` is the element that was turned. */
export function pointOf(
	{ clientX, clientY }: { clientX: number; clientY: number },
	turned: Turned,
	{ width, height }: Size,
	turn: Turn,
): { x: number; y: number } {
	const shown = turned.getBoundingClientRect();
	const across = (clientX - shown.left) / shown.width;
	const down = (clientY - shown.top) / shown.height;
	const shares: Readonly<Record<Turn, [number, number]>> = {
		0: [across, down],
		90: [down, 1 - across],
		180: [1 - across, 1 - down],
		270: [1 - down, across],
	};
	const [x, y] = shares[turn];
	return { x: x * width, y: y * height };
}
