import type { Word } from '../../model/document.ts';

/** Characters that stand for glyphs without a mapping. */
const UNREADABLE = /[\ufffd\ue000-\uf8ff]|(?![\t\n\r])\p{Cc}|\p{Cn}/gu;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/gu;
/**
 * Dot leaders, ruled lines and bars of charts: one sign, several times. It counts once. Other signs may stand for
 * letters: broken fonts map each letter to a question mark or a box.
 */
const REPEATED_SIGN = /([-.·…_–—―=~|¦\u2500-\u259f])\1{2,}/gu;
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
	if (shareOf(UNREADABLE, text) > MAX_UNREADABLE) return false;
	return (
		text.length < ENOUGH_CHARACTERS ||
		shareOf(LETTER_OR_DIGIT, text.replace(REPEATED_SIGN, '$1')) >= MIN_LETTERS
	);
}

function sampleOf(words: readonly Word[]): string {
	const step = Math.max(1, Math.floor(words.length / SAMPLED_WORDS));
	let text = '';
	for (let i = 0; i < words.length; i += step) text += words[i]?.text ?? '';
	return text;
}

/** The share of a text that a pattern matches. */
function shareOf(pattern: RegExp, text: string): number {
	return 1 - text.replace(pattern, '').length / text.length;
}
