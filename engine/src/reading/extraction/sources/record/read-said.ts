import type { Kind } from '../../lexicon/kinds.ts';
import { kindOfConcept } from '../../lexicon/concepts.ts';
import type { ConceptName } from '../../lexicon/concepts.ts';
import type { Said } from '../../../../model/record.ts';
import type { Field } from '../../request/read-fields.ts';
import { parseValue } from '../../values/parse-value.ts';
import type { Scalar } from '../../values/parse-value.ts';
import { maxOf } from '../../../../model/extremes.ts';

/** The answer to a field: the value, the statement it comes from, and the strength of the match. */
export type Answer = {
	value: Scalar;
	kind: Kind;
	said: Said<string>;
	strength: number;
};

/** Matches within this distance of the best count as equal; weaker ones are ignored. */
const ALIKE = 0.01;

/**
 * The best answer to a field among the statements of a record. `table` names the concepts of each statement. Of
 * equal matches, the one of the field's own kind wins, then the first in the table.
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

/** Whether the table has an entry that could answer the field. */
export function isAnswerable(
	{ concepts }: Pick<Field, 'concepts'>,
	table: Readonly<Partial<Record<string, readonly ConceptName[]>>>,
): boolean {
	const [main] = concepts.keys();
	return main !== undefined && Object.values(table).some((list) => list?.includes(main));
}

const NUMBERS = new Set<Kind>(['amount', 'percent', 'quantity']);

/** Converts a value to the type and format of a field; undefined if it has another type. */
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
	// An account number is stated, not guessed, so it is returned even if its check digits are wrong.
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
