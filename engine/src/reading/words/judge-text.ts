import type { Word } from '../../model/document.ts';

/** Characters that stand for glyphs without a mapping. */
const UNREADABLE = /[\ufffd\ue000-\uf8ff]|(?![\t\n\r])\p{Cc}|\p{Cn}/gu;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/gu;
const MAX_UNREADABLE = 0.15;
const MIN_LETTERS = 0.4;
/** Minimum text to judge by its letters. */
const ENOUGH_CHARACTERS = 40;
/** Samples at the beginning, the middle and the end represent the page. */
const SAMPLED_WORDS = 150;

/** Whether a text layer matches the visible text and does not consist of unmapped glyph codes. */
export function isReadable(words: readonly Word[]): boolean {
	const text = sampleOf(words);
	if (text === '') return false;
	const share = (pattern: RegExp) => 1 - text.replace(pattern, '').length / text.length;
	if (share(UNREADABLE) > MAX_UNREADABLE) return false;
	return text.length < ENOUGH_CHARACTERS || share(LETTER_OR_DIGIT) >= MIN_LETTERS;
}

function sampleOf(words: readonly Word[]): string {
	const step = Math.max(1, Math.floor(words.length / SAMPLED_WORDS));
	let text = '';
	for (let i = 0; i < words.length; i += step) text += words[i]?.text ?? '';
	return text;
}
