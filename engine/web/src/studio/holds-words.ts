/** Whether a text contains the picked words as whole words: "138.23" does not contain "23". */
export function holdsWords(text: string, pointed: string): boolean {
	const wanted = toWords(pointed);
	const words = toWords(text);
	return (
		wanted.length > 0 &&
		words.some((_, from) => wanted.every((word, i) => words[from + i] === word))
	);
}

/** Without surrounding punctuation. */
function toWords(text: string): string[] {
	return text
		.split(/\s+/)
		.map((word) => word.replace(/^[^\p{L}\p{N}]+|(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, ''))
		.filter((word) => word !== '');
}
