import data from '../lexicon/currencies.json' with { type: 'json' };

const CODES = new Set(data.map(({ code }) => code));
const BY_SIGN = new Map(
	data.flatMap(({ code, signs = [] }) => signs.map((sign) => [sign, code] as const)),
);

/** The ISO code for a sign, a code or an abbreviation. */
export function findCurrency(text: string): string | undefined {
	const plain = text.endsWith('.') ? text.slice(0, -1) : text;
	if (plain === '') return undefined;
	const upper = plain.toUpperCase();
	if (CODES.has(upper) && plain === upper) return upper;
	return BY_SIGN.get(plain.toLowerCase());
}

export function isCurrencyCode(text: string): boolean {
	return CODES.has(text);
}
