// Cc without tab and line breaks: NUL cannot be stored by Postgres, the others hide in a display.
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

/** Whether a text from outside can be stored and shown as it is. */
export function isPrintable(text: string): boolean {
	return text.isWellFormed() && !UNPRINTABLE.test(text);
}

/** Length as a person counts it: an emoji outside the basic plane is one character. */
export function countCharacters(text: string): number {
	return [...text].length;
}
