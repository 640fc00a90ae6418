/** Whether a text has the words that somebody pointed at, as whole words: "138.23" has no "23". */
export function holdsWords(text: string, pointed: string): boolean {
	const wanted = toWords(pointed);
	const words = toWords(text);
	return (
		wanted.length > 0 &&
		words.some((_, from) => wanted.every((word, i) => words[from + i] === word))
	);
}

/** Without the marks around them. */
function toWords(text: string): string[] {
	return text
		.split(/\s+/)
		.map((word) => word.replace(/^[^\p{L}\p{N}]+|(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, ''))
		.filter((word) => word !== '');
}
