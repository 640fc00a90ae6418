/** Constructs that may precede the first tag of a page, with the end of each. */
const PROLOGUE: readonly [start: string, end: string, endsFrom: number][] = [
	['<?xml', '>', 5],
	// From its second character on: `<!-->` is a whole comment (HTML Living Standard, 13.2.5.43).
	['<!--', '-->', 2],
];
const DOCTYPE = '<!doctype html';
const FIRST_TAG = '<html';
const SPACE = /\s/;

/**
 * Whether a text begins like an HTML page, after comments and an XML declaration. The text is scanned once from
 * left to right, because a regular expression for this would backtrack on hostile input.
 */
export function isHtml(text: string): boolean {
	const lower = text.toLowerCase();
	let at = skipSpaces(lower, 0);
	for (;;) {
		const found = PROLOGUE.find(([start]) => lower.startsWith(start, at));
		if (!found) break;
		const [, end, endsFrom] = found;
		const endsAt = lower.indexOf(end, at + endsFrom);
		if (endsAt === -1) return false;
		at = skipSpaces(lower, endsAt + end.length);
	}
	if (lower.startsWith(DOCTYPE, at)) return true;
	const after = lower.charAt(at + FIRST_TAG.length);
	return lower.startsWith(FIRST_TAG, at) && (after === '>' || SPACE.test(after));
}

function skipSpaces(text: string, from: number): number {
	let at = from;
	while (at < text.length && SPACE.test(text.charAt(at))) at++;
	return at;
}
