import { fold } from '../lexicon/read-words.ts';

const MIN_LETTERS = 2;
const LONGEST = 40;
/** Names of boxes in forms: a letter with one or two digits, such as "Z1" or "12a". */
const CODE = /^(?:\p{L}\d{1,2}|\d{1,2}\p{L})$/u;

/** Letters that OCR confuses are replaced by one of them. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
	[/rn/g, 'm'],
	[/vv/g, 'w'],
	[/[i1|!]/g, 'l'],
];

/** The hash of a word that may be part of a label or of a letterhead; undefined for numbers and single letters. */
export function hashWord(text: string): number | undefined {
	if (/\d/.test(text)) {
		const code = fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
		return CODE.test(code) ? hashText(code) : undefined;
	}
	const letters = fold(text).replace(/[^\p{L}]+/gu, '');
	if (letters.length < MIN_LETTERS || letters.length > LONGEST) return undefined;
	return hashText(letters);
}

/** The 30-bit hash of a text, ignoring case, accents and punctuation. */
export function hashText(text: string): number {
	let plain = fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
	for (const [from, to] of ALIKE) plain = plain.replace(from, to);
	let hash = 0x811c9dc5;
	for (let i = 0; i < plain.length; i += 1) {
		hash = Math.imul(hash ^ plain.charCodeAt(i), 0x01000193);
	}
	return (hash ^ (hash >>> 15)) & 0x3fffffff;
}
