const WEIGHTS = [7, 3, 1];

/** The check digit of ICAO 9303 for a text of a machine-readable zone. */
export function mrzCheckDigit(text: string): string {
	let sum = 0;
	for (const [i, letter] of Array.from(text).entries()) {
		const value = letter === '<' ? 0 : parseInt(letter, 36);
		sum += value * (WEIGHTS[i % 3] ?? 0);
	}
	return String(sum % 10);
}
