import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { multiply } from './matrix.ts';
import type { Matrix } from './matrix.ts';

/** A letter that is drawn, from its origin to where the next one would begin, in page units. */
export type Glyph = {
	text: string;
	x0: number;
	y0: number;
	x1: number;
	y1: number;
	/** Height of the letters. */
	size: number;
};

export type OperatorList = { fnArray: readonly number[]; argsArray: readonly unknown[] };

/** How pdf.js hands over letters: glyphs, and numbers that move the next one, in thousandths of the font size. */
type ShownGlyph = { unicode: string; width: number; isSpace: boolean; vmetric: unknown };
type Shown = readonly (ShownGlyph | number | null)[];

/** The matrix from the glyph space of a font; only those of Type 3 differ from the usual. */
type FontMatrixOf = (font: string) => readonly number[] | undefined;

/** Glyph space to text space: widths are given in thousandths of the font size. */
const USUAL_FONT_SCALE = 0.001;
const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0];
/** Blanks and marks that no text layer contains. */
const UNSEEN = /^[\s\p{Cf}]*$/u;

/** The part of the graphics state that decides where letters stand. */
type State = {
	matrix: Matrix;
	fontSize: number;
	fontScale: number;
	charSpacing: number;
	wordSpacing: number;
	/** 1 is the usual width of letters. */
	stretch: number;
	leading: number;
	rise: number;
};

/** The matrices of the fonts of a page, once its operator list was read. */
export function fontMatrices({ commonObjs }: PDFPageProxy): FontMatrixOf {
	return (font) => {
		if (!commonObjs.has(font)) return undefined;
		const { isType3Font, fontMatrix } = commonObjs.get(font) as {
			isType3Font?: boolean;
			fontMatrix?: readonly number[] | null;
		};
		return isType3Font ? (fontMatrix ?? undefined) : undefined;
	};
}

/**
 * The visible letters of an operator list, in the order in which they are drawn: those of the page under '', those of
 * each annotation under its id. Letters that run from top to bottom are left out.
 */
export function readGlyphs(
	{ fnArray, argsArray }: OperatorList,
	view: Matrix,
	fontMatrixOf: FontMatrixOf,
): Map<string, Glyph[]> {
	const page: Glyph[] = [];
	const found = new Map([['', page]]);
	let into = page;
	const stack: State[] = [];
	let state: State = {
		matrix: view,
		fontSize: 1,
		fontScale: USUAL_FONT_SCALE,
		charSpacing: 0,
		wordSpacing: 0,
		stretch: 1,
		leading: 0,
		rise: 0,
	};
	let text = UNMOVED;
	// Where the line begins and the next letter stands, in text space.
	let line = { x: 0, y: 0 };
	let at = 0;
	const moveLine = (x: number, y: number) => {
		line = { x: line.x + x, y: line.y + y };
		at = line.x;
	};
	const setFont = (name: string, fontSize: number) => {
		state = { ...state, fontSize, fontScale: fontMatrixOf(name)?.[0] ?? USUAL_FONT_SCALE };
	};
	for (const [i, operator] of fnArray.entries()) {
		const operands = argsArray[i];
		switch (operator) {
			case OPS.save:
				stack.push(state);
				break;
			case OPS.restore:
			case OPS.paintFormXObjectEnd:
				state = stack.pop() ?? state;
				break;
			case OPS.transform:
				state = { ...state, matrix: multiply(state.matrix, operands as Matrix) };
				break;
			case OPS.paintFormXObjectBegin: {
				stack.push(state);
				const [matrix] = operands as [Matrix | null];
				if (matrix) state = { ...state, matrix: multiply(state.matrix, matrix) };
				break;
			}
			case OPS.beginAnnotation: {
				const [id, , transform, matrix] = operands as [string, unknown, Matrix, Matrix];
				stack.push(state);
				state = { ...state, matrix: multiply(multiply(view, transform), matrix) };
				into = found.get(id) ?? [];
				found.set(id, into);
				break;
			}
			case OPS.endAnnotation:
				state = stack.pop() ?? state;
				into = page;
				break;
			case OPS.setGState:
				for (const [key, value] of (operands as [[string, unknown][]])[0]) {
					if (key === 'Font') setFont(...(value as [string, number]));
				}
				break;
			case OPS.setFont:
				setFont(...(operands as [string, number]));
				break;
			case OPS.setCharSpacing:
				state = { ...state, charSpacing: (operands as [number])[0] };
				break;
			case OPS.setWordSpacing:
				state = { ...state, wordSpacing: (operands as [number])[0] };
				break;
			case OPS.setHScale:
				state = { ...state, stretch: (operands as [number])[0] / 100 };
				break;
			case OPS.setLeading:
				state = { ...state, leading: (operands as [number])[0] };
				break;
			case OPS.setTextRise:
				state = { ...state, rise: (operands as [number])[0] };
				break;
			case OPS.beginText:
				[text, line, at] = [UNMOVED, { x: 0, y: 0 }, 0];
				break;
			case OPS.setTextMatrix:
				[text, line, at] = [(operands as [Matrix])[0], { x: 0, y: 0 }, 0];
				break;
			case OPS.moveText:
				moveLine(...(operands as [number, number]));
				break;
			case OPS.setLeadingMoveText: {
				const [x, y] = operands as [number, number];
				state = { ...state, leading: -y };
				moveLine(x, y);
				break;
			}
			case OPS.nextLine:
				moveLine(0, -state.leading);
				break;
			case OPS.showText:
				at = addGlyphs(into, (operands as [Shown])[0], { state, text, x: at, y: line.y });
				break;
		}
	}
	return found;
}

type Start = { state: State; text: Matrix; x: number; y: number };

/** Adds what is shown, and says where the next letter stands. */
function addGlyphs(into: Glyph[], shown: Shown, { state, text, x, y }: Start): number {
	const [a, b, c, d, e, f] = multiply(state.matrix, text);
	const size = Math.abs(state.fontSize) * Math.hypot(c, d);
	const height = y + state.rise;
	let at = x;
	for (const glyph of shown) {
		if (glyph === null) continue;
		if (typeof glyph === 'number') {
			at -= (glyph / 1000) * state.fontSize * state.stretch;
			continue;
		}
		if (glyph.vmetric) continue;
		const end = at + glyph.width * state.fontScale * state.fontSize * state.stretch;
		if (!UNSEEN.test(glyph.unicode)) {
			into.push({
				text: glyph.unicode,
				x0: a * at + c * height + e,
				y0: b * at + d * height + f,
				x1: a * end + c * height + e,
				y1: b * end + d * height + f,
				size,
			});
		}
		at = end + (state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0)) * state.stretch;
	}
	return at;
}
