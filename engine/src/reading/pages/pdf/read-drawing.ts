import { AnnotationMode, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Box, Rules } from '../../../model/document.ts';
import { joinRules } from '../join-rules.ts';
import { multiply } from './matrix.ts';
import type { Matrix } from './matrix.ts';
import { fontMatrices, noGlyphs, readGlyphs } from './read-glyphs.ts';
import type { Glyphs } from './read-glyphs.ts';
import { lumaOf } from '../to-grey.ts';

/** Maximum thickness of a line, in points; thicker shapes are areas. */
const MAX_THICKNESS = 3;
/** Minimum length. Shorter strokes belong to letters and drawings. */
const MIN_PIECE = 2;
/** Maximum offset between the ends of a straight line, in points. */
const STRAIGHT = 0.5;
/** Maximum strokes per page. A page with more is a drawing, and the rest is skipped. */
const MAX_PIECES = 20_000;
/** Maximum size of the bars and squares of codes, in points. */
const CODE_PART = { thickness: 6, length: 120 };
/** A square of the page, in points, and the number and share of areas that indicate a code. */
const PLACE = { side: 20, minCount: 6, minCover: 0.25 };
const PICTURES: ReadonlySet<number> = new Set([
	OPS.paintImageXObject,
	OPS.paintImageMaskXObject,
	OPS.paintInlineImageXObject,
]);
/** Lighter greys, 0 to 255, count as paper. */
const PAPER = 250;

/** The graphics state that `q` saves and `Q` restores. */
type State = { matrix: Matrix; width: number; strokes: boolean; fills: boolean };

const STROKES: ReadonlySet<number> = new Set([
	OPS.stroke,
	OPS.closeStroke,
	OPS.fillStroke,
	OPS.eoFillStroke,
	OPS.closeFillStroke,
	OPS.closeEOFillStroke,
]);
const FILLS: ReadonlySet<number> = new Set([
	OPS.fill,
	OPS.eoFill,
	OPS.fillStroke,
	OPS.eoFillStroke,
	OPS.closeFillStroke,
	OPS.closeEOFillStroke,
]);

/** What a page draws besides its text. */
export type Drawing = {
	/**
	 * Horizontal and vertical lines: strokes, the sides of rectangles, and very thin areas. White shapes and
	 * clipping paths are excluded.
	 */
	rules: Rules;
	pictures: number;
	/** Whether bars or squares are as dense as in a code. */
	hasBars: boolean;
	/** The letters of the page, positioned by the widths of their fonts. */
	glyphs: Glyphs;
};

export async function readDrawing(page: PDFPageProxy): Promise<Drawing> {
	const operators = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
	const { fnArray, argsArray } = operators;
	const view = page.getViewport({ scale: 1 }).transform as unknown as Matrix;
	const glyphs = readGlyphs(operators, view, fontMatrices(page)).get('') ?? noGlyphs();
	page.cleanup();
	const operands = argsArray as unknown[];
	const stack: State[] = [];
	let state: State = { matrix: view, width: 1, strokes: true, fills: true };
	const pieces: Box[] = [];
	const areas: Box[] = [];
	const pictures = fnArray.filter((operator) => PICTURES.has(operator)).length;
	for (const [i, operator] of fnArray.entries()) {
		if (pieces.length >= MAX_PIECES) break;
		const operand = operands[i];
		if (operator === OPS.save) stack.push(state);
		else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) {
			state = stack.pop() ?? state;
		} else if (operator === OPS.paintFormXObjectBegin) {
			stack.push(state);
			const [matrix] = operand as [Matrix | null];
			if (matrix) state = { ...state, matrix: multiply(state.matrix, matrix) };
		} else if (operator === OPS.constructPath) {
			addPieces(pieces, operand as Path, state, areas);
		} else state = changeState(state, operator, operand);
	}
	return { rules: joinRules(pieces), pictures, hasBars: standClose(areas), glyphs };
}

function changeState(state: State, operator: number, operand: unknown): State {
	switch (operator) {
		case OPS.transform:
			return { ...state, matrix: multiply(state.matrix, operand as Matrix) };
		case OPS.setLineWidth:
			return { ...state, width: (operand as [number])[0] };
		case OPS.setStrokeRGBColor:
			return { ...state, strokes: isInk((operand as [string])[0]) };
		case OPS.setFillRGBColor:
			return { ...state, fills: isInk((operand as [string])[0]) };
		default:
			return state;
	}
}

/** `colour` is #rrggbb. */
function isInk(colour: string): boolean {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
		parseInt(colour.slice(at, at + 2), 16),
	);
	return lumaOf(red, green, blue) < PAPER;
}

/** A path as pdf.js passes it: the operation, its steps as numbers, its bounding box. */
type Path = [painting: number, steps: [Float32Array | null], around: Float32Array | null];

function addPieces(pieces: Box[], [painting, [steps]]: Path, state: State, areas: Box[]): void {
	if (!steps) return;
	const strokes = state.strokes && STROKES.has(painting);
	const fills = state.fills && FILLS.has(painting);
	if (!strokes && !fills) return;
	const { matrix } = state;
	const width = state.width * Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
	for (const points of subpathsOf(steps, matrix)) {
		if (strokes && width <= MAX_THICKNESS) addStrokes(pieces, points, width / 2);
		if (fills) addArea(pieces, areas, points);
		if (pieces.length >= MAX_PIECES) return;
	}
}

type Point = readonly [x: number, y: number];

/** The number of coordinates of each step: moveTo, lineTo, curveTo, quadraticCurveTo, closePath. */
const STEP_NUMBERS = [2, 2, 6, 4, 0];
const [MOVE, LINE, CLOSE] = [0, 1, 4];

/** The subpaths that consist of straight lines, as corner points on the page. */
function* subpathsOf(steps: Float32Array, [a, b, c, d, e, f]: Matrix): Generator<Point[]> {
	let points: Point[] = [];
	let isStraight = true;
	for (let i = 0; i < steps.length;) {
		const step = steps[i] ?? CLOSE;
		const [x = 0, y = 0] = [steps[i + 1], steps[i + 2]];
		if (step === MOVE) {
			if (isStraight && points.length > 1) yield points;
			[points, isStraight] = [[], true];
		}
		if (step === MOVE || step === LINE) points.push([a * x + c * y + e, b * x + d * y + f]);
		else if (step === CLOSE && points[0]) points.push(points[0]);
		else isStraight = false;
		i += 1 + (STEP_NUMBERS[step] ?? 0);
	}
	if (isStraight && points.length > 1) yield points;
}

function addStrokes(pieces: Box[], points: readonly Point[], half: number): void {
	for (const [i, [x, y]] of points.entries()) {
		const before = points[i - 1];
		if (!before) continue;
		const [length, height] = [Math.abs(x - before[0]), Math.abs(y - before[1])];
		if (Math.min(length, height) > STRAIGHT || Math.max(length, height) < MIN_PIECE) continue;
		const [dx, dy] = length > height ? [0, half] : [half, 0];
		pieces.push({
			x0: Math.min(x, before[0]) - dx,
			y0: Math.min(y, before[1]) - dy,
			x1: Math.max(x, before[0]) + dx,
			y1: Math.max(y, before[1]) + dy,
		});
	}
}

/** Areas so thin that they are lines, and areas that may be part of a code. */
function addArea(pieces: Box[], areas: Box[], points: readonly Point[]): void {
	const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
	for (const [x, y] of points) {
		[box.x0, box.x1] = [Math.min(box.x0, x), Math.max(box.x1, x)];
		[box.y0, box.y1] = [Math.min(box.y0, y), Math.max(box.y1, y)];
	}
	const [width, height] = [box.x1 - box.x0, box.y1 - box.y0];
	const isThin = Math.min(width, height) <= MAX_THICKNESS;
	if (isThin && Math.max(width, height) >= MIN_PIECE) pieces.push(box);
	const isPart =
		Math.min(width, height) <= CODE_PART.thickness && Math.max(width, height) <= CODE_PART.length;
	if (isPart) areas.push(box);
}

/** Whether areas fill a part of the page as densely as the bars or squares of a code. Those of tables are far apart. */
function standClose(areas: readonly Box[]): boolean {
	const places = new Map<string, { count: number; covered: number }>();
	for (const { x0, y0, x1, y1 } of areas) {
		const key = [(x0 + x1) / 2, (y0 + y1) / 2].map((at) => Math.floor(at / PLACE.side)).join();
		const { count = 0, covered = 0 } = places.get(key) ?? {};
		places.set(key, { count: count + 1, covered: covered + (x1 - x0) * (y1 - y0) });
	}
	return [...places.values()].some(
		({ count, covered }) =>
			count >= PLACE.minCount && covered >= PLACE.minCover * PLACE.side * PLACE.side,
	);
}
