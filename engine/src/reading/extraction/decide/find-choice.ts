import type { FieldRules, PlainRule } from '../../../model/rules.ts';
import { editDistance } from '../../../model/text.ts';
import { fold, readTokens } from '../lexicon/read-words.ts';

/** Longer texts are no choice, and comparing them would take long. */
const LONGEST_TEXT = 200;
/** One letter in so many may be read wrong, in words of at least so many. */
const LETTERS_PER_ERROR = 5;
const MIN_LETTERS = 4;

/** A value of `enum` and one way to print it. */
type Form = { value: PlainRule; text: string; plain: string };

/**
 * The value of `enum` that a text stands for: written alike, as one of its synonyms, in another language, with
 * letters that were read wrong, or named in a longer text. Undefined: none, or several.
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

/** The only value of some forms; undefined: they are none, or of several. */
function onlyValue(forms: readonly Form[]): PlainRule | undefined {
	const values = new Set(forms.map(({ value }) => value));
	return values.size === 1 ? [...values][0] : undefined;
}

/** The value that a longer text names; of "credit" and "credit note" the longer one. */
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

/** Whether both are the same words of the lexicon, whatever their languages. */
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
