import type { Field } from '../../request/read-fields.ts';
import { isSameWord, readTokens, weightOf } from '../../lexicon/read-words.ts';
import type { Token } from '../../lexicon/read-words.ts';

/** Number of label words that count; the rest is explanation. */
const LABEL_TOKENS = 14;
const HEAD_TOKENS = 5;
const MIN_PREFIX = 4;

/** The words of a field with weights. Words that its siblings share weigh little. */
export type WantedWords = { token: Token; weight: number }[];

export function weighWords(fields: readonly Field[]): Map<Field, WantedWords> {
	const uses = new Map<string, number>();
	const wordsOf = (field: Field) =>
		[...field.name, ...field.description].filter(
			(token, i, all) => all.findIndex((one) => one.text === token.text) === i,
		);
	for (const field of fields) {
		for (const { text } of wordsOf(field)) uses.set(text, (uses.get(text) ?? 0) + 1);
	}
	return new Map(
		fields.map((field) => [
			field,
			wordsOf(field).map((token) => {
				const shared = uses.get(token.text) ?? 1;
				return { token, weight: weightOf(token) / (shared > 2 ? shared : 1) };
			}),
		]),
	);
}

/** How well a label names a field, from 0 to 1. */
export function matchWords(wanted: WantedWords, text: string): number {
	const tokens = readTokens(text).slice(0, LABEL_TOKENS);
	if (tokens.length === 0) return 0;
	const covered = new Set<number>();
	let matched = 0;
	let all = 0;
	for (const { token, weight } of wanted) {
		all += weight;
		const at = findWord(token, tokens);
		if (at.length === 0) continue;
		matched += weight;
		for (const i of at) covered.add(i);
	}
	if (all === 0 || matched === 0) return 0;
	const head = tokens.slice(0, HEAD_TOKENS);
	const headWeight = head.reduce((sum, token) => sum + weightOf(token), 0);
	const headCovered = head.reduce(
		(sum, token, i) => sum + (covered.has(i) ? weightOf(token) : 0),
		0,
	);
	return 0.65 * (matched / all) + 0.35 * (headCovered / Math.max(0.1, headWeight));
}

/** Finds a word in a label: itself, a longer or shorter form, or as initials. */
function findWord(wanted: Token, tokens: readonly Token[]): number[] {
	const same = tokens.findIndex((token) => isSameWord(token, wanted));
	if (same >= 0) return [same];
	const akin = tokens.findIndex(
		({ text }) => isPrefix(text, wanted.text) || isPrefix(wanted.text, text),
	);
	if (akin >= 0) return [akin];
	const { text } = wanted;
	if (text.length < 2 || text.length > 5) return [];
	for (let from = 0; from + text.length <= tokens.length; from += 1) {
		const run = tokens.slice(from, from + text.length);
		if (run.every((token, i) => token.text.startsWith(text.charAt(i)) && token.text.length > 1)) {
			return run.map((_, i) => from + i);
		}
	}
	return [];
}

function isPrefix(short: string, long: string): boolean {
	return short.length >= MIN_PREFIX && long.length > short.length && long.startsWith(short);
}
