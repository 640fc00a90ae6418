import data from './language-signs.json' with { type: 'json' };

/**
 * What tells a language in letters and bills: words that are frequent in it and rare in the others, without
 * accents, and the letters that it has beside a to z. Languages go by the names of their OCR data.
 */
const signs = Object.entries(data).map(([language, { words, letters }]) => ({
	language,
	words: new Set(words),
	letters: new Set(letters),
}));

/** So many signs of a language, and so many times those of English, tell it from a few borrowed words. */
const MIN_SIGNS = 3;
const MIN_LEAD = 1.5;
/** What a word with a letter that a language has, or has not, is against one of its frequent words. */
const LETTER_SIGN = 0.5;

/** The language of a page that was read as if it were English, where another one is likelier. */
export function guessLanguage(texts: readonly string[]): string | undefined {
	const counts = countSigns(texts);
	const [best] = counts;
	const english = counts.find(({ language }) => language === 'eng')?.count ?? 0;
	if (!best || best.language === 'eng') return undefined;
	return best.count >= MIN_SIGNS && best.count >= MIN_LEAD * english ? best.language : undefined;
}

/** Kindred languages share frequent words: of three signs of one, two are often signs of another. */
const MIN_SIGNS_AHEAD = 2;

/** Whether more of a page would hardly tell another language than this much of it does. */
export function tellsLanguage(texts: readonly string[]): boolean {
	const [best, second] = countSigns(texts);
	const [count, next] = [best?.count ?? 0, second?.count ?? 0];
	return count >= MIN_SIGNS && count >= MIN_LEAD * next && count >= next + MIN_SIGNS_AHEAD;
}

/** How many signs of each language a text has, the language with the most first. */
function countSigns(texts: readonly string[]): { language: string; count: number }[] {
	const words = texts.flatMap((text) => text.toLowerCase().split(/[^\p{L}¿¡]+/u)).filter(Boolean);
	const plain = words.map((word) => word.normalize('NFKD').replace(/\p{M}+/gu, ''));
	const accents = words.map((word) => Array.from(word).filter((letter) => !/[a-z]/.test(letter)));
	return signs
		.map(({ language, words: known, letters }) => {
			const frequent = plain.filter((word) => known.has(word)).length;
			const odd = accents.reduce((sum, of) => {
				if (of.length === 0) return sum;
				return sum + (of.every((letter) => letters.has(letter)) ? 1 : -1);
			}, 0);
			return { language, count: frequent + LETTER_SIGN * odd };
		})
		.sort((a, b) => b.count - a.count);
}
