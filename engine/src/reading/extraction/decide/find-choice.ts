import type { FieldRules, PlainRule } from '../../../model/rules.ts';
import { editDistance } from '../../../model/text.ts';
import { fold, readTokens } from '../lexicon/read-words.ts';

/** Longer texts are not compared: they are not choices, and the comparison would be slow. */
const LONGEST_TEXT = 200;
/** One misread letter is allowed per this many letters, in words of at least `MIN_LETTERS` letters. */
const LETTERS_PER_ERROR = 5;
const MIN_LETTERS = 4;

/** A value of `enum` and one way to print it. */
type Form = { value: PlainRule; text: string; plain: string };

/**
 * Finds the value of `enum` that a text stands for: by spelling, by synonym, in another language, with misread
 * letters, or inside a longer text. Returns undefined if no value or more than one matches.
 */
export function findChoice(
	{ enum: choices = [], synonyms = {} }: FieldRules,
	said: unknown,
): PlainRule | undefined {
	if (choices.includes(said as PlainRule)) return said as PlainRule;
	if (typeof said !== 'string' || said.length > LONGEST_TEXT) return undefined;
	const forms = choices.flatMap((value) =>
		[String(value), ...(synonyms[String(value)] ?? [])].map((text): Form => ({
			value,
			text,
			plain: toPlain(text),
		})),
	);
	const plain = toPlain(said);
	for (const isMeant of [
		({ text }: Form) => text === said.trim(),
		(one: Form) => plain !== '' && one.plain === plain,
		(one: Form) => isTranslation(one.text, said),
		(one: Form) => isMisread(one.plain, plain),
	]) {
		const found = onlyValue(forms.filter(isMeant));
		if (found !== undefined) return found;
	}
	return findNamed(forms, said, plain);
}

/** The value that all the given forms share; undefined if there are no forms or they have different values. */
function onlyValue(forms: readonly Form[]): PlainRule | undefined {
	const values = new Set(forms.map(({ value }) => value));
	return values.size === 1 ? [...values][0] : undefined;
}

/** The value named inside a longer text. The longest match wins: "credit note" before "credit". */
function findNamed(forms: readonly Form[], said: string, plain: string): PlainRule | undefined {
	const named = forms.filter((one) =>
		one.plain === '' ? said.includes(one.text) : ` ${plain} `.includes(` ${one.plain} `),
	);
	const isPart = (one: Form) =>
		named.some((other) => other.plain.length > one.plain.length && other.plain.includes(one.plain));
	return onlyValue(named.filter((one) => !isPart(one)));
}

function toPlain(text: string): string {
	return fold(text)
		.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}

/** Whether two texts consist of the same words of the lexicon, in any language. */
function isTranslation(one: string, other: string): boolean {
	const [a, b] = [readTokens(one), readTokens(other)];
	return (
		a.length > 0 &&
		a.length === b.length &&
		a.every(({ lemmas }, i) => lemmas.some((lemma) => b[i]?.lemmas.includes(lemma)))
	);
}

function isMisread(one: string, other: string): boolean {
	const shorter = Math.min(one.length, other.length);
	if (shorter < MIN_LETTERS) return false;
	const most = Math.max(1, Math.floor(shorter / LETTERS_PER_ERROR));
	return editDistance(one, other, most) <= most;
}
