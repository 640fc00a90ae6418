/** A letter and a digit that OCR confuses. */
type LookAlike = readonly [letter: string, digit: string];

/** In any typeface; for each digit the likeliest letter first. */
const LOOK_ALIKES: readonly LookAlike[] = [
	['O', '0'],
	['I', '1'],
	['Z', '2'],
	['S', '5'],
	['B', '8'],
	['G', '6'],
	['D', '0'],
	['Q', '0'],
	['L', '1'],
];
/** In OCR-B as well, the typeface of machine-readable zones. */
export const ZONE_LOOK_ALIKES: readonly LookAlike[] = [...LOOK_ALIKES, ['A', '4'], ['T', '7']];

/** Capitals that OCR reads where a digit is printed; for a class of a regular expression. */
export const LETTERS_LIKE_DIGITS = LOOK_ALIKES.map(([letter]) => letter).join('');

const DIGITS = new Map(LOOK_ALIKES.map(([letter, digit]) => [letter, digit]));

/** A text with a digit for each letter, small or capital, that looks like one; for where only digits can stand. */
export function toDigits(text: string): string {
	return text.replace(/\p{L}/gu, (letter) => DIGITS.get(letter.toUpperCase()) ?? letter);
}

/**
 * A text with one sign for those whose shapes differ least: "B8ß", "lI1|", "O0". Two readings that are the same in
 * this form are one word; more than these would join words that differ.
 */
export function unifyShapes(text: string): string {
	return text
		.replace(/[ßB8]/g, 'B')
		.replace(/[lI1|]/g, 'l')
		.replace(/[O0]/g, 'O');
}
