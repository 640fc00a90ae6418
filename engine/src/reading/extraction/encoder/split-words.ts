import { fold } from '../lexicon/read-words.ts';

/** Number of hash buckets; collisions are allowed. */
const BUCKETS = 1 << 16;
const MAX_WORD = 24;
const MAX_PIECES = 48;
/** First code point of scripts in which a character is a word or syllable: Chinese, Japanese, Korean. */
const DENSE = 0x2e80;
/** `invoiceNo`, `VATNumber`, `Q1Total`: a new word begins. */
const NEW_WORD = /(?<=[\p{Ll}\p{Nd}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;
const WORD = /[#%]|\p{Nd}+|[[\p{L}\p{N}]--\p{Nd}]+/gv;

/** Splits a text into folded words, exactly as in training (training/words.py). All digits are equal. */
export function splitWords(text: string, most: number): string[] {
	const words: string[] = [];
	for (const [word] of fold(text.replaceAll(NEW_WORD, ' ')).matchAll(WORD)) {
		if (words.length >= most) break;
		words.push(/^\p{Nd}/u.test(word) ? '0' : Array.from(word).slice(0, MAX_WORD).join(''));
	}
	return words;
}

/** Whether a word is meaningful: not a single letter, and not overlong. */
export function isWord(word: string): boolean {
	const { length } = Array.from(word);
	return /^\p{L}/u.test(word) && length < MAX_WORD && (length > 1 || isDense(word));
}

function isDense(word: string): boolean {
	return Array.from(word).some((letter) => (letter.codePointAt(0) ?? 0) >= DENSE);
}

/** The buckets of a word and of its n-grams of three to five letters. */
export function bucketsOf(word: string): number[] {
	const letters = Array.from(`<${word}>`);
	const buckets = [hashLetters(letters, 0, letters.length)];
	for (const size of isDense(word) ? [1, 2] : [3, 4, 5]) {
		if (size >= letters.length) break;
		for (let at = 0; at + size <= letters.length; at += 1)
			buckets.push(hashLetters(letters, at, at + size));
	}
	return buckets.slice(0, MAX_PIECES);
}

/** The bucket of a word bigram. */
export function bucketOfPair(one: string, other: string): number {
	const letters = Array.from(`${one} ${other}`);
	return hashLetters(letters, 0, letters.length);
}

/** FNV-1a over code points. */
function hashLetters(letters: readonly string[], from: number, to: number): number {
	let hash = 2166136261;
	for (let i = from; i < to; i += 1)
		hash = Math.imul(hash ^ (letters[i]?.codePointAt(0) ?? 0), 16777619) >>> 0;
	return ((hash ^ (hash >>> 15)) >>> 0) % BUCKETS;
}
