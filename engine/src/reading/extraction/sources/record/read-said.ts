import type { Kind } from '../../lexicon/kinds.ts';
import { kindOfConcept } from '../../lexicon/concepts.ts';
import type { ConceptName } from '../../lexicon/concepts.ts';
import type { Said } from '../../../../model/record.ts';
import type { Field } from '../../request/read-fields.ts';
import { parseValue } from '../../values/parse-value.ts';
import type { Scalar } from '../../values/parse-value.ts';
import { maxOf } from '../../../../model/extremes.ts';

/** What answers a field: the value, what was said, and how sure it is that the field means this. */
export type Answer = {
	value: Scalar;
	kind: Kind;
	said: Said<string>;
	strength: number;
};

/** Meanings that are this close are alike; one that is less sure is not meant. */
const ALIKE = 0.01;

/**
 * The best answer to a field among what is said; a table names the concepts of each. Of meanings that are
 * alike that of the field's own kind is taken, then that which stands first in the table.
 */
export function answerField<Name extends string>(
	field: Field,
	said: readonly Said<Name>[],
	table: Readonly<Partial<Record<Name, readonly ConceptName[]>>>,
): Answer | undefined {
	const names = Object.keys(table) as Name[];
	const choices = [...field.concepts].flatMap(([concept, strength]) =>
		names.flatMap((name, place) =>
			table[name]?.includes(concept) ? [{ concept, strength, name, place }] : [],
		),
	);
	const most = Math.max(0, maxOf(choices.map(({ strength }) => strength)));
	const meant = choices.filter(({ strength }) => strength >= most - ALIKE);
	const isOther = ({ concept }: Pick<(typeof meant)[number], 'concept'>) =>
		Number(kindOfConcept(concept) !== field.kind);
	const ranked = meant.toSorted((a, b) => isOther(a) - isOther(b) || a.place - b.place);
	for (const { concept, strength, name } of ranked) {
		const kind = kindOfConcept(concept);
		for (const one of said) {
			const value = one.name === name ? toValue(field, kind, one.value) : undefined;
			if (value !== undefined) return { value, kind, said: one, strength };
		}
	}
	return undefined;
}

/** Whether a table could answer the field, if it were said. */
export function isAnswerable(
	{ concepts }: Pick<Field, 'concepts'>,
	table: Readonly<Partial<Record<string, readonly ConceptName[]>>>,
): boolean {
	const [main] = concepts.keys();
	return main !== undefined && Object.values(table).some((list) => list?.includes(main));
}

const NUMBERS = new Set<Kind>(['amount', 'percent', 'quantity']);

/** A value as the type and format of a field want it; undefined where it is of another. */
function toValue(
	{ definition: { type, itemType, format }, kind }: Pick<Field, 'definition' | 'kind'>,
	kindOfSaid: Kind,
	text: string,
): Scalar | undefined {
	const wanted = type === 'array' ? itemType : type;
	if (wanted === 'number') return NUMBERS.has(kindOfSaid) ? toNumber(text) : undefined;
	if (wanted === 'date' || format === 'date') return kindOfSaid === 'date' ? text : undefined;
	if (wanted !== 'string') return undefined;
	if (format === 'time') return undefined;
	// An account number is stated, not guessed: one whose check fails is given as well.
	if (kindOfSaid === 'iban' && (format === undefined || format === 'iban'))
		return text.replace(/[\s.-]/g, '').toUpperCase() || undefined;
	if (format === 'email' || format === 'url' || format === 'iban') return parseValue(text, format);
	if (format === 'phone' || kind === 'phone') return parseValue(text, 'phone') ?? text;
	return text;
}

function toNumber(text: string): number | undefined {
	const number = Number(text);
	return Number.isFinite(number) ? number : undefined;
}
