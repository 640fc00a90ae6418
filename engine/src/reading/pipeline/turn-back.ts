import type { Box, Page, PagePart } from '../../model/document.ts';
import type { Extraction } from '../../model/extraction.ts';
import { invert, project } from '../../model/projection.ts';
import type { Projection } from '../../model/projection.ts';
import { maxOf, minOf } from '../../model/extremes.ts';

type Turned = Pick<Page, 'index' | 'width' | 'height' | 'rotation' | 'skew' | 'parts'>;
type Size = { width: number; height: number };

/** Maps places on rotated or deskewed pages back to the pages as sent. */
export function turnBack({ result, details }: Extraction, pages: readonly Turned[]): Extraction {
	const turned = new Map(
		pages
			.filter(({ rotation, skew = 0, parts }) => parts ?? (rotation !== 0 || skew !== 0))
			.map((page) => [page.index + 1, page]),
	);
	if (turned.size === 0) return { result, details };
	return {
		result,
		details: details.map((detail) => {
			if (detail.page === null) return detail;
			const page = turned.get(detail.page);
			return page ? { ...detail, box: placeAsSent(detail.box, page) } : detail;
		}),
	};
}

/** Maps a place on the page as read to the page as sent. */
export function placeAsSent(box: Box, { parts, ...page }: Omit<Turned, 'index'>): Box {
	const { rotation, skew = 0, ...size } = page;
	const part = parts && nearestPart(box, parts);
	if (part) return projectBox(part.toSent, box);
	if (skew === 0) return undoRotation(box, size, rotation);
	const before = sizeBefore(size, skew);
	return undoRotation(undoSkew(box, size, before, skew), before, rotation);
}

/** The size of a page as it was sent; null if only sheets cropped from it are known. */
export function sizeAsSent({ parts, ...page }: Omit<Turned, 'index'>): Size | null {
	const { rotation, skew = 0, width, height } = page;
	if (parts) return null;
	const before = skew === 0 ? { width, height } : sizeBefore({ width, height }, skew);
	const isOnSide = rotation === 90 || rotation === 270;
	return isOnSide ? { width: before.height, height: before.width } : before;
}

/** Maps a place on the page as sent to the page as read. */
export function placeAsRead(
	box: Box,
	sent: Size,
	{ parts = [], rotation }: Pick<Page, 'parts' | 'rotation'>,
): Box {
	const places = parts.map((part) => ({ part, place: projectBox(invert(part.toSent), box) }));
	const within = places.find(({ part, place }) => place.y0 >= part.y0 && place.y1 <= part.y1);
	return (within ?? places[0])?.place ?? turnBox(box, sent, rotation);
}

function nearestPart({ y0, y1 }: Box, parts: readonly PagePart[]): PagePart | undefined {
	const middle = (y0 + y1) / 2;
	const away = (part: PagePart) => Math.max(part.y0 - middle, middle - part.y1);
	return parts.toSorted((a, b) => away(a) - away(b))[0];
}

/** The bounding box of the projected corners. */
function projectBox(projection: Projection, { x0, y0, x1, y1 }: Box): Box {
	const corners = [
		project(projection, { x: x0, y: y0 }),
		project(projection, { x: x1, y: y0 }),
		project(projection, { x: x0, y: y1 }),
		project(projection, { x: x1, y: y1 }),
	];
	const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
	return { x0: minOf(xs), y0: minOf(ys), x1: maxOf(xs), y1: maxOf(ys) };
}

/** The size before deskewing, which enlarges the canvas to fit all corners. */
function sizeBefore({ width, height }: Size, skew: number): Size {
	const [sin, cos] = [Math.sin(Math.abs(radians(skew))), Math.cos(radians(skew))];
	const scale = cos * cos - sin * sin;
	return {
		width: (width * cos - height * sin) / scale,
		height: (height * cos - width * sin) / scale,
	};
}

/** Rotates the centre of a box back; width and height stay. */
function undoSkew(box: Box, after: Size, before: Size, skew: number): Box {
	const [sin, cos] = [Math.sin(radians(-skew)), Math.cos(radians(-skew))];
	const x = (box.x0 + box.x1 - after.width) / 2;
	const y = (box.y0 + box.y1 - after.height) / 2;
	const middleX = before.width / 2 + x * cos - y * sin;
	const middleY = before.height / 2 + x * sin + y * cos;
	const [halfWidth, halfHeight] = [(box.x1 - box.x0) / 2, (box.y1 - box.y0) / 2];
	return {
		x0: middleX - halfWidth,
		y0: middleY - halfHeight,
		x1: middleX + halfWidth,
		y1: middleY + halfHeight,
	};
}

function undoRotation({ x0, y0, x1, y1 }: Box, { width, height }: Size, rotation: number): Box {
	switch (rotation) {
		case 90:
			return { x0: y0, y0: width - x1, x1: y1, y1: width - x0 };
		case 180:
			return { x0: width - x1, y0: height - y1, x1: width - x0, y1: height - y0 };
		case 270:
			return { x0: height - y1, y0: x0, x1: height - y0, y1: x1 };
		default:
			return { x0, y0, x1, y1 };
	}
}

function turnBox({ x0, y0, x1, y1 }: Box, { width, height }: Size, rotation: number): Box {
	switch (rotation) {
		case 90:
			return { x0: height - y1, y0: x0, x1: height - y0, y1: x1 };
		case 180:
			return { x0: width - x1, y0: height - y1, x1: width - x0, y1: height - y0 };
		case 270:
			return { x0: y0, y0: width - x1, x1: y1, y1: width - x0 };
		default:
			return { x0, y0, x1, y1 };
	}
}

function radians(degrees: number): number {
	return (degrees / 180) * Math.PI;
}
