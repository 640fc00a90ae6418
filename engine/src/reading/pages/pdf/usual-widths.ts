/** Widths of the letters from space to tilde in Helvetica, in thousandths of the font size (Adobe Font Metrics). */
// prettier-ignore
const HELVETICA = Uint16Array.of(
	278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
	556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
	1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
	667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
	333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
	556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
);
const FIRST_LETTER = 0x20;
/** The width of most accented letters. */
const OTHER_LETTER = 556;
/** Letters from here on, such as Chinese and Japanese ones, fill a square. */
const FIRST_WIDE_LETTER = 0x2e80;
const WIDE_LETTER = 1000;

/** The approximate width of a part of a text, in thousandths of the font size, for unknown fonts. */
export function usualWidthOf(text: string, from: number, to: number): number {
	let width = 0;
	for (let i = from; i < to; i += 1) {
		const code = text.charCodeAt(i);
		const at = code - FIRST_LETTER;
		// Reading beyond the end of the array would box each number.
		if (at >= 0 && at < HELVETICA.length) width += HELVETICA[at] ?? 0;
		else width += code >= FIRST_WIDE_LETTER ? WIDE_LETTER : OTHER_LETTER;
	}
	return width;
}
