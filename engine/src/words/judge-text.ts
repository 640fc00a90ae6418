import type { Word } from '../model/document.ts';

/** Glyphs without a mapping come out as these. */
const UNREADABLE = /[\ufffd\ue000-\uf8ff]|(?![\t\n\r])\p{Cc}|\p{Cn}/gu;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/gu;
const MOST_UNREADABLE = 0.15;
const LEAST_LETTERS = 0.4;
/** Too little text to judge by its letters. */
const ENOUGH_CHARACTERS = 40;

/** Whether a text layer is what a reader sees, rather than codes of glyphs without a mapping. */
export function isReadable(words: readonly Word[]): boolean {
	const text = words.map((word) => word.text).join('');
	if (text === '') return false;
	const share = (pattern: RegExp) => (text.match(pattern)?.length ?? 0) / text.length;
	if (share(UNREADABLE) > MOST_UNREADABLE) return false;
	return text.length < ENOUGH_CHARACTERS || share(LETTER_OR_DIGIT) >= LEAST_LETTERS;
}
