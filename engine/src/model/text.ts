// Control characters except tab and line breaks. Postgres cannot store NUL, and the others are invisible.
const UNPRINTABLE = /(?![\t\n\r])\p{Cc}/u;

/** Whether a text from outside can be stored and displayed unchanged. */
export function isPrintable(text: string): boolean {
	return text.isWellFormed() && !UNPRINTABLE.test(text);
}

/** The length in code points, so that an emoji counts as one character. */
export function countCharacters(text: string): number {
	let count = text.length;
	for (let i = 1; i < text.length; i += 1) {
		if (isLowSurrogate(text.charCodeAt(i)) && isHighSurrogate(text.charCodeAt(i - 1))) count -= 1;
	}
	return count;
}

function isHighSurrogate(code: number): boolean {
	return code >= 0xd800 && code <= 0xdbff;
}

function isLowSurrogate(code: number): boolean {
	return code >= 0xdc00 && code <= 0xdfff;
}

/**
 * The Levenshtein distance: how many letters must be changed, added or removed. Returns Infinity above `max`,
 * without comparing the rest.
 */
export function editDistance(a: string, b: string, max = Infinity): number {
	const row = Array.from({ length: b.length + 1 }, (_, i) => i);
	for (let i = 1; i <= a.length; i += 1) {
		let last = row[0] ?? 0;
		row[0] = i;
		let least = i;
		for (let j = 1; j <= b.length; j += 1) {
			const keep = row[j] ?? 0;
			row[j] = Math.min(keep + 1, (row[j - 1] ?? 0) + 1, last + (a[i - 1] === b[j - 1] ? 0 : 1));
			last = keep;
			least = Math.min(least, row[j] ?? 0);
		}
		if (least > max) return Infinity;
	}
	const distance = row[b.length] ?? 0;
	return distance > max ? Infinity : distance;
}
