import { anyOf } from '../lexicon/any-of.ts';
import { MONEY_SIGNS, NUMBER_SIGNS, UNIT_SIGNS } from '../lexicon/terms/signs.ts';
import type { ConceptName } from '../lexicon/concepts.ts';
import type { Kind } from '../lexicon/kinds.ts';
import type { Token } from '../lexicon/read-words.ts';

const SIGN = `(?:${anyOf(NUMBER_SIGNS)}|${anyOf(UNIT_SIGNS)}|${anyOf(MONEY_SIGNS)}|[%‰°§&*@])`;
const BARE = new RegExp(String.raw`^[\s(\[]*${SIGN}(?:[\s/]+${SIGN})*[\s)\].:]*$`, 'iu');
const MAX_LETTERS = 12;
/** Concepts whose value is a unit or a currency. */
const OF_SIGNS = new Set<ConceptName>(['unit', 'labUnit', 'currency']);

/** Whether a text is only a sign that belongs to a value: "$", "No.", "kg". */
export function isBareSign(text: string): boolean {
	return text.length <= MAX_LETTERS && BARE.test(text);
}

/** The properties of a field that decide whether a sign may be its value. */
type SignField = {
	kind: Kind;
	concepts: ReadonlyMap<ConceptName, number>;
	name: readonly Pick<Token, 'lemmas'>[];
};

/** Whether a value is only a sign and the field does not ask for one. */
export function isSignOnly({ kind, concepts, name }: SignField, value: unknown): boolean {
	if (typeof value !== 'string' || !isBareSign(value)) return false;
	const asksForSign =
		kind === 'currency' ||
		[...concepts.keys()].some((concept) => OF_SIGNS.has(concept)) ||
		name.some(({ lemmas }) => lemmas.includes('unit'));
	return !asksForSign;
}
