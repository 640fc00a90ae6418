import { FONT_NAME, LETTER_WIDTH } from './glyphless-font.ts';

type Vector = readonly [x: number, y: number];

/** A word in PDF page coordinates: the start of its baseline, its direction, and the direction of its letters. */
export type PlacedText = { text: string; start: Vector; along: Vector; up: Vector };

/** Letters of right-to-left scripts, and nothing else that has a direction. */
export const RIGHT_TO_LEFT = /[\u0590-\u08ff]/u;
const LEFT_TO_RIGHT = /[\p{Script=Latin}\d]/u;

/** The operators that write words at their places with invisible text. */
export function writeInvisible(words: readonly PlacedText[]): string {
	const shown = words.flatMap((word) => writeWord(word) ?? []);
	// Render mode 3: neither filled nor stroked.
	return shown.length === 0 ? '' : `BT 3 Tr /${FONT_NAME} 1 Tf\n${shown.join('\n')}\nET\n`;
}

function writeWord({ text, start, along, up }: PlacedText): string | undefined {
	const width = LETTER_WIDTH * text.length;
	const matrix = [along[0] / width, along[1] / width, up[0], up[1], start[0], start[1]];
	if (text === '' || !matrix.every(Number.isFinite)) return undefined;
	// The space separates the words when they are copied.
	return `${matrix.map(round).join(' ')} Tm <${encode(`${order(text)} `)}> Tj`;
}

/** PDF stores letters in visual order, from left to right. */
function order(text: string): string {
	const isReversed = RIGHT_TO_LEFT.test(text) && !LEFT_TO_RIGHT.test(text);
	return isReversed ? Array.from(text).reverse().join('') : text;
}

function encode(text: string): string {
	return Buffer.from(text, 'utf16le').swap16().toString('hex');
}

function round(value: number): string {
	return String(Math.round(100 * value) / 100);
}
