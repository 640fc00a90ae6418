import type { Word } from '../../../model/document.ts';
import { boxAround } from '../../../model/geometry.ts';
import type { Line } from '../../../model/layout.ts';
import type { EntryMark } from '../../../model/memory.ts';
import { isCurrencyCode } from '../values/currencies.ts';
import { hashText } from './hash-words.ts';

/** The end of a line, a wide gap within one, and any number. */
export const [BREAK, GAP, NUMBER] = ['\n', '\t', '#'] as const;
/** Any currency. */
const CURRENCY = '¤';

/** A word without the marks at its edges, one such mark, or a boundary between words, which has no word. */
export type EntryToken = { mark: EntryMark; text: string; word?: Word };

const LETTER = /[\p{L}\p{N}]/u;

/** The lines of an entry as tokens; every line ends with a break. */
export function listTokens(lines: readonly Line[]): EntryToken[] {
	return lines.flatMap(({ segments }) => [
		...segments.flatMap(({ words }, i) => [
			...(i > 0 ? [{ mark: GAP, text: '' }] : []),
			...words.flatMap(splitWord),
		]),
		{ mark: BREAK, text: '' },
	]);
}

function splitWord(word: Word): EntryToken[] {
	const signs = Array.from(word.text);
	const first = signs.findIndex((sign) => LETTER.test(sign));
	const from = first < 0 ? signs.length : first;
	const to = Math.max(from, signs.findLastIndex((sign) => LETTER.test(sign)) + 1);
	const core = signs.slice(from, to).join('');
	const toMark = (text: string) => ({ mark: /\p{Sc}/u.test(text) ? CURRENCY : text, text, word });
	const isCurrency = isCurrencyCode(core);
	const own =
		core === '' ? [] : [{ mark: isCurrency ? CURRENCY : hashText(core), text: core, word }];
	return [...signs.slice(0, from).map(toMark), ...own, ...signs.slice(to).map(toMark)];
}

/** The text between two values. Numbers differ from entry to entry, so they match any number. */
export function toLiteral(tokens: readonly EntryToken[]): EntryMark[] {
	return tokens.map(({ mark, text }) =>
		typeof mark === 'number' && /\d/.test(text) ? NUMBER : mark,
	);
}

export function isLiteral({ mark, text }: EntryToken, wanted: EntryMark): boolean {
	return mark === wanted || (wanted === NUMBER && typeof mark === 'number' && /\d/.test(text));
}

/** Tokens as printed: marks beside their words, a space for each boundary. */
export function textOfTokens(tokens: readonly EntryToken[]): string {
	let text = '';
	let last: Word | undefined;
	for (const { text: own, word } of tokens) {
		if (!word) continue;
		text += last && last !== word ? ` ${own}` : own;
		last = word;
	}
	return text;
}

export function boxOfTokens(tokens: readonly EntryToken[]) {
	return boxAround(tokens.flatMap(({ word }) => word ?? []));
}
