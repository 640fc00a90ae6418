/** The digit that OCR reads as each of these letters, where only a digit can stand. */
export const LETTERS_AS_DIGITS: Readonly<Record<string, string>> = {
	O: '0',
	Q: '0',
	D: '0',
	I: '1',
	L: '1',
	S: '5',
	B: '8',
	Z: '2',
	G: '6',
};
