/** A letter and a digit that OCR confuses. */
type LookAlike = readonly [letter: string, digit: string];

/** In any typeface; for each digit, the likeliest letter first. */
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
/** In OCR-B, the typeface of machine-readable zones, as well. */
export const ZONE_LOOK_ALIKES: readonly LookAlike[] = [...LOOK_ALIKES, ['A', '4'], ['T', '7']];

/** In OCR-B, for each digit, the likeliest letter. */
export const ZONE_LETTERS = new Map(
	ZONE_LOOK_ALIKES.toReversed().map(([letter, digit]) => [digit, letter]),
);

/** Capitals that OCR reads for a digit, for a character class. */
export const LETTERS_LIKE_DIGITS = LOOK_ALIKES.map(([letter]) => letter).join('');

const DIGITS = new Map(LOOK_ALIKES.map(([letter, digit]) => [letter, digit]));

/** Replaces letters, of either case, by the digits that they resemble, for places where only digits are allowed. */
export function toDigits(text: string): string {
	return text.replace(/\p{L}/gu, (letter) => DIGITS.get(letter.toUpperCase()) ?? letter);
}

/**
 * Maps the most similar characters to one: "B8ß", "lI1|", "O0". Two readings with the same form are the same word.
 * Mapping more characters would equate different words.
 */
export function unifyShapes(text: string): string {
	return text
		.replace(/[ßB8]/g, 'B')
		.replace(/[lI1|]/g, 'l')
		.replace(/[O0]/g, 'O');
}
