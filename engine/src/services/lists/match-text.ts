/** Lower-case letters and digits without accents, separated by single spaces. */
export function toPlainText(text: string): string {
	return text
		.normalize('NFKD')
		.replaceAll(/\p{M}+/gu, '')
		.toLowerCase()
		.replaceAll('ß', 'ss')
		.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}

/** Letters and digits of an identifier, ignoring its grouping: "DE 123 456" → `DE123456`. */
export function toIdentifier(text: string): string {
	return text
		.normalize('NFKC')
		.toUpperCase()
		.replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** Identifiers are mostly digits; other texts are names and addresses. */
export function looksLikeIdentifier(text: string): boolean {
	const plain = toIdentifier(text);
	const digits = plain.replaceAll(/\P{Nd}+/gu, '').length;
	return digits >= 3 && digits >= 0.4 * plain.length;
}

/** The distinct trigrams of a text, padded at the edges. */
export function trigramsOf(plain: string): Set<string> {
	const padded = `  ${plain} `;
	const parts = new Set<string>();
	for (let at = 0; at + 3 <= padded.length; at += 1) parts.add(padded.slice(at, at + 3));
	return parts;
}

/** Similarity of two sets of trigrams, 0 to 1 (Dice coefficient). */
export function compareParts(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
	let shared = 0;
	for (const part of one) if (other.has(part)) shared += 1;
	return (2 * shared) / Math.max(1, one.size + other.size);
}
