/** Lower case letters and digits without accents, parted by single spaces. */
export function toPlainText(text: string): string {
	return text
		.normalize('NFKD')
		.replaceAll(/\p{M}+/gu, '')
		.toLowerCase()
		.replaceAll('ß', 'ss')
		.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}

/** Letters and digits of an identifier, however it is grouped: "DE 123 456" → `DE123456`. */
export function toIdentifier(text: string): string {
	return text
		.normalize('NFKC')
		.toUpperCase()
		.replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** An identifier is mostly digits; the others are names and addresses. */
export function looksLikeIdentifier(text: string): boolean {
	const plain = toIdentifier(text);
	const digits = plain.replaceAll(/\P{Nd}+/gu, '').length;
	return digits >= 3 && digits >= 0.4 * plain.length;
}

/** The parts of three letters, those at the edges padded; each once. */
export function trigramsOf(plain: string): Set<string> {
	const padded = `  ${plain} `;
	const parts = new Set<string>();
	for (let at = 0; at + 3 <= padded.length; at += 1) parts.add(padded.slice(at, at + 3));
	return parts;
}

/** How alike two sets of parts are, 0 to 1 (Dice). */
export function compareParts(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
	let shared = 0;
	for (const part of one) if (other.has(part)) shared += 1;
	return (2 * shared) / Math.max(1, one.size + other.size);
}
