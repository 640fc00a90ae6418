/** In letter heights; exact enough to place the words of a line. */
const ASCII_WIDTHS = Float32Array.from({ length: 128 }, (_, code) => {
	const letter = String.fromCharCode(code);
	if (/[iljtfrI.,:;'|!()[\] ]/.test(letter)) return 0.33;
	if (/[mwMW@%]/.test(letter)) return 0.87;
	return /[A-Z]/.test(letter) ? 0.68 : 0.55;
});
const FIRST_WIDE_LETTER = 0x2e80;

/** The approximate width of a text, in letter heights. */
export function widthOf(text: string, from = 0, to = text.length): number {
	let width = 0;
	for (let i = from; i < to; i += 1) width += widthOfLetter(text.charCodeAt(i));
	return width;
}

export function widthOfLetter(code: number): number {
	// Reading beyond the end of the array would box each number.
	if (code < ASCII_WIDTHS.length) return ASCII_WIDTHS[code] ?? 0;
	return code >= FIRST_WIDE_LETTER ? 1 : 0.55;
}
