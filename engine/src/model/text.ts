// Control characters but tab and line breaks: NUL cannot be stored by Postgres, others hide on a screen.
const UNPRINTABLE = /(?![\t\n\r])\p{Cc}/u;

/** Whether a text from outside can be stored and shown as it is. */
export function isPrintable(text: string): boolean {
	return text.isWellFormed() && !UNPRINTABLE.test(text);
}

/** Length in code points, so that an emoji outside the basic plane is one character, not two. */
export function countCharacters(text: string): number {
	return Array.from(text).length;
}
