import { BULLET } from './bullet.ts';

/** A line of a list, and its origin on the page. */
export type ListLine<From> = { text: string; from: From };

/** Separators of items. A comma inside brackets does not separate. */
const SEPARATOR = /(?:(?<!\s)\s+)?[,;•●▪|·]\s+|(?<!\s)\s+[•●▪|·]\s*|;\s*/gu;
/** Meaningless characters at the start of an item: bullets, and icons of symbol fonts. */
// eslint-disable-next-line docsift/plain-loops -- each alternative is one character of its own
const LEADING = /^(?:[\s•●▪◦·*►▶✓‣○■∙–—\-\u{e000}-\u{f8ff}]|\u{fe0f})+/u;
/** A common name of the items on a line: "Tools: Git, Docker". */
export const SHARED_LABEL = /^([\p{Lu}\d][^:：,;()]{1,40})\s?[:：]\s+(?=\S)/u;
/** Parts with more words are clauses of a sentence. */
const MAX_WORDS = 5;

/** Splits lines into items. Items that continue on the next line are joined. */
export function splitItems<From>(lines: readonly ListLine<From>[]): ListLine<From>[] {
	const parts = joinLines(lines).map(({ text, from }) => {
		const plain = text.replace(BULLET, '').replace(LEADING, '').trim();
		const label = SHARED_LABEL.exec(plain)?.[0] ?? '';
		return {
			plain,
			from,
			whole: cut(plain),
			rest: label === '' ? [] : cut(plain.slice(label.length)),
		};
	});
	// "Tools: Git, Docker" names its items; "English: fluent" is one item.
	const labelled = parts.filter(({ rest }) => rest.length > 0);
	const naming = labelled.filter(({ rest }) => rest.length > 1);
	const areNamed = naming.length * 2 > labelled.length;
	const items = parts.flatMap(({ from, whole, rest }) =>
		(areNamed && rest.length > 0 ? rest : whole).map((text) => ({ text, from })),
	);
	// Among words, a lone number is a mark or a page number.
	const words = items.filter(({ text }) => /\p{L}/u.test(text));
	return words.length * 2 >= items.length ? words : items;
}

/** Joins lines that continue the previous one: after a comma, or inside a separated line. */
function joinLines<From>(lines: readonly ListLine<From>[]): ListLine<From>[] {
	const joined: { texts: string[]; from: From }[] = [];
	for (const { text, from } of lines) {
		const before = joined.at(-1);
		const texts = before?.texts ?? [];
		const begins = BULLET.test(text) || LEADING.test(text) || SHARED_LABEL.test(text);
		const isOpen = OPEN_END.test(` ${texts.at(-1) ?? ''}`);
		const isRest = BULLET.test(texts.slice(0, 2).join(' ')) && /^\p{Ll}/u.test(text);
		if (!before || begins || !(isOpen || isRest)) joined.push({ texts: [text], from });
		else texts.push(text);
	}
	return joined.map(({ texts, from }) => ({ text: texts.join(' '), from }));
}

/** The end of a line that goes on. */
const OPEN_END = /[,;&(/]\s*$|\s[-–]$|\p{L}-$/u;

/** The items of one text. */
export function cut(text: string): string[] {
	const parts = splitOutside(text).flatMap((part) => {
		const plain = part
			.replace(LEADING, '')
			.replace(/(?<![.,;])[.,;]+$/, '')
			.trim();
		return /[\p{L}\d]/u.test(plain) ? [plain] : [];
	});
	const words = parts.reduce((sum, part) => sum + part.split(/\s+/u).length, 0);
	const isProse = parts.length > 1 && words > MAX_WORDS * parts.length;
	return isProse ? [text.replace(/(?<![.,;])[.,;]+$/, '').trim()] : parts;
}

/** Splits at separators outside brackets. */
function splitOutside(text: string): string[] {
	const parts: string[] = [];
	const lastClosed = text.lastIndexOf(')');
	let [from, counted, depth] = [0, 0, 0];
	for (const match of text.matchAll(SEPARATOR)) {
		const more = text.slice(counted, match.index);
		depth += more.split('(').length - more.split(')').length;
		counted = match.index;
		if (depth > 0 && lastClosed >= match.index) continue;
		parts.push(text.slice(from, match.index));
		from = match.index + match[0].length;
		[counted, depth] = [from, 0];
	}
	return [...parts, text.slice(from)];
}
