import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { multiply } from './matrix.ts';
import type { Matrix } from './matrix.ts';

/**
 * The drawn letters in page order, with text and position. Numbers are in flat arrays, because creating objects
 * would take longer than finding the letters.
 */
export type Glyphs = {
	texts: string[];
	/** Four numbers per letter, in page units: its origin and the origin of the next letter. */
	places: number[];
	/** Heights of the letters. */
	sizes: number[];
};

/** The stride of `places`: x0, y0, x1, y1. */
export const PLACE = 4;

export const noGlyphs = (): Glyphs => ({ texts: [], places: [], sizes: [] });

export type OperatorList = { fnArray: readonly number[]; argsArray: readonly unknown[] };

/** Letters as pdf.js passes them: glyphs, and numbers that move the next one, in thousandths of the font size. */
type ShownGlyph = { unicode: string; width: number; isSpace: boolean; vmetric: unknown };
type Shown = readonly (ShownGlyph | number | null)[];

/** The matrix from glyph space; only Type 3 fonts differ from the default. */
type FontMatrixOf = (font: string) => readonly number[] | undefined;

/** Glyph space to text space: widths are given in thousandths of the font size. */
const USUAL_FONT_SCALE = 0.001;
const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0];
/** Blanks and marks that text layers do not contain. */
const UNSEEN = /^[\s\p{Cf}]*$/u;

const SPACE = 0x20;
const DELETE = 0x7f;

/** The part of the graphics state that determines the position of letters. */
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

/** The font matrices of a page, available after its operator list was read. */
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

const {
	save,
	restore,
	transform,
	showText,
	setFont,
	setTextMatrix,
	beginText,
	moveText,
	setLeadingMoveText,
	nextLine,
	setCharSpacing,
	setWordSpacing,
	setHScale,
	setLeading,
	setTextRise,
	setGState,
	paintFormXObjectBegin,
	paintFormXObjectEnd,
	beginAnnotation,
	endAnnotation,
} = OPS;

/**
 * The visible letters of an operator list in drawing order: those of the page under '', those of each annotation
 * under its id. Vertical text is left out.
 */
export function readGlyphs(
	{ fnArray, argsArray }: OperatorList,
	view: Matrix,
	fontMatrixOf: FontMatrixOf,
): Map<string, Glyphs> {
	const page = noGlyphs();
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
	// The start of the line and the position of the next letter, in text space.
	let [lineX, lineY, at] = [0, 0, 0];
	const moveLine = (x: number, y: number) => {
		lineX += x;
		lineY += y;
		at = lineX;
	};
	const beginLine = (matrix: Matrix) => {
		[text, lineX, lineY, at] = [matrix, 0, 0, 0];
	};
	for (let i = 0; i < fnArray.length; i += 1) {
		const operands = argsArray[i];
		switch (fnArray[i]) {
			case showText:
				at = addGlyphs(into, (operands as [Shown])[0], { state, text, x: at, y: lineY });
				break;
			case save:
				stack.push({ ...state });
				break;
			case restore:
			case paintFormXObjectEnd:
				state = stack.pop() ?? state;
				break;
			case transform:
				state.matrix = multiply(state.matrix, operands as Matrix);
				break;
			case beginText:
				beginLine(UNMOVED);
				break;
			case setTextMatrix:
				beginLine((operands as [Matrix])[0]);
				break;
			case moveText: {
				const [x, y] = operands as [number, number];
				moveLine(x, y);
				break;
			}
			case setLeadingMoveText: {
				const [x, y] = operands as [number, number];
				state.leading = -y;
				moveLine(x, y);
				break;
			}
			case nextLine:
				moveLine(0, -state.leading);
				break;
			case paintFormXObjectBegin: {
				stack.push({ ...state });
				const [matrix] = operands as [Matrix | null];
				if (matrix) state.matrix = multiply(state.matrix, matrix);
				break;
			}
			case beginAnnotation: {
				const [id, , place, matrix] = operands as [string, unknown, Matrix, Matrix];
				stack.push({ ...state });
				state.matrix = multiply(multiply(view, place), matrix);
				into = found.get(id) ?? noGlyphs();
				found.set(id, into);
				break;
			}
			case endAnnotation:
				state = stack.pop() ?? state;
				into = page;
				break;
			default:
				setTextState(state, fnArray[i], operands, fontMatrixOf);
		}
	}
	return found;
}

/** The operators that set the font and the distances of letters. */
function setTextState(
	state: State,
	operator: number | undefined,
	operands: unknown,
	fontMatrixOf: FontMatrixOf,
): void {
	switch (operator) {
		case setFont:
			useFont(state, operands as [string, number], fontMatrixOf);
			break;
		case setCharSpacing:
			[state.charSpacing] = operands as [number];
			break;
		case setWordSpacing:
			[state.wordSpacing] = operands as [number];
			break;
		case setHScale:
			state.stretch = (operands as [number])[0] / 100;
			break;
		case setLeading:
			[state.leading] = operands as [number];
			break;
		case setTextRise:
			[state.rise] = operands as [number];
			break;
		case setGState:
			for (const [key, value] of (operands as [[string, unknown][]])[0]) {
				if (key === 'Font') useFont(state, value as [string, number], fontMatrixOf);
			}
			break;
	}
}

function useFont(state: State, [name, size]: [string, number], fontMatrixOf: FontMatrixOf): void {
	state.fontSize = size;
	state.fontScale = fontMatrixOf(name)?.[0] ?? USUAL_FONT_SCALE;
}

/** Most letters are plain, and comparing their code is much faster than the pattern. */
function isSeen(text: string): boolean {
	const code = text.charCodeAt(0);
	return (code > SPACE && code < DELETE) || !UNSEEN.test(text);
}

type Start = { state: State; text: Matrix; x: number; y: number };

/** Adds the shown text and returns the position of the next letter. */
function addGlyphs(into: Glyphs, shown: Shown, { state, text, x, y }: Start): number {
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
		if (isSeen(glyph.unicode)) {
			into.texts.push(glyph.unicode);
			into.sizes.push(size);
			into.places.push(
				a * at + c * height + e,
				b * at + d * height + f,
				a * end + c * height + e,
				b * end + d * height + f,
			);
		}
		at = end + (state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0)) * state.stretch;
	}
	return at;
}
