import data from './language-signs.json' with { type: 'json' };

/**
 * Evidence for a language in letters and bills: words that are frequent in it and rare in others, without accents,
 * and its letters besides a to z. Languages are named by their OCR data.
 */
const signs = Object.entries(data).map(([language, { words, letters }]) => ({
	language,
	words: new Set(words),
	letters: new Set(letters),
}));

/** Minimum hits, and minimum ratio to those of another language, to distinguish a language from a few loanwords. */
const MIN_SIGNS = 3;
const MIN_LEAD = 1.5;
/** Weight of a word with a letter that the language has, or lacks, relative to one of its frequent words. */
const LETTER_SIGN = 0.5;

/** The language of a page that was recognised in another one, English by default, if it is likelier than that. */
export function guessLanguage(texts: readonly string[], readAs = 'eng'): string | undefined {
	const counts = countSigns(texts);
	const [best] = counts;
	const known = counts.find(({ language }) => language === readAs)?.count ?? 0;
	if (!best || best.language === readAs) return undefined;
	return best.count >= MIN_SIGNS && best.count >= MIN_LEAD * known ? best.language : undefined;
}

/** Related languages share frequent words: of three hits of one, two are often hits of another. */
const MIN_SIGNS_AHEAD = 2;

/** Whether reading more of the page is unlikely to change the language. */
export function tellsLanguage(texts: readonly string[]): boolean {
	const [best, second] = countSigns(texts);
	const [count, next] = [best?.count ?? 0, second?.count ?? 0];
	return count >= MIN_SIGNS && count >= MIN_LEAD * next && count >= next + MIN_SIGNS_AHEAD;
}

/** The number of hits of each language in a text, most hits first. */
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
