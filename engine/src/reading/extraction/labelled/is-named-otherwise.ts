import type { Document } from '../document.ts';
import type { Label } from '../labels/read-label.ts';
import { kindOfConcept } from '../lexicon/concepts.ts';
import type { ConceptName } from '../lexicon/concepts.ts';
import type { Kind } from '../lexicon/kinds.ts';
import { SILENT_WORDS } from '../lexicon/languages.ts';
import type { Token } from '../lexicon/read-words.ts';
import type { Lemma } from '../lexicon/words.ts';
import type { Field } from '../request/read-fields.ts';
import type { Candidate, Surroundings } from './candidate.ts';
import { maxOf } from '../../../model/extremes.ts';

/** Kinds with many values of one form on a page. Only labels distinguish them. */
const TOLD_BY_LABELS: ReadonlySet<Kind> = new Set(['date', 'id']);
/** Words that name any date or number: "Date" on an order is the date of the order. */
const GENERAL: ReadonlySet<Lemma> = new Set(['date', 'number']);
/**
 * Minimum match of a label that names another concept, and maximum matches, by words and by meaning, of one
 * that does not name the field.
 */
const [NAMES_OTHER, NAMES_FIELD, MEANS_FIELD] = [0.9, 0.5, 0.66];
/**
 * Minimum strength of the concept of a field. For fields that are less clear, labels do not exclude candidates.
 */
const UNDERSTOOD = 0.97;
/**
 * Numbers of persons, companies and things. Numbers of documents are compared less strictly: an order may be
 * called contract, and an invoice document.
 */
const NUMBERS_OF_OTHERS: ReadonlySet<ConceptName> = new Set<ConceptName>([
	'customerNumber',
	'supplierNumber',
	'taxNumber',
	'registrationNumber',
	'personalNumber',
	'employeeNumber',
	'patientNumber',
	'insuranceNumber',
	'memberNumber',
	'studentNumber',
	'cardNumber',
	'meterNumber',
	'roomNumber',
]);
/** Maximum distance of a label that names a value, in letter heights. */
const [FARTHEST_LEFT, FARTHEST_ABOVE] = [12, 1.5];

/**
 * Whether the nearest label of a candidate names another concept, and no label names the field: "Zahlbar bis" names no
 * invoice date, and "Kundennummer" no order number.
 */
export function isNamedOtherwise(
	{ compareLabels }: Pick<Document, 'compareLabels'>,
	field: Field,
	{ around }: Pick<Candidate, 'around'>,
): boolean {
	if (!isToldByLabels(field)) return false;
	const compare = compareLabels(field);
	const labels = [around.same, around.called, around.left, around.above, around.header];
	const isField = labels.some((label) => {
		if (!label) return false;
		const { own, alike } = compare(label);
		// "Customer no." is like "the buyer's order number", but it names the number of a customer.
		if (field.kind === 'id' && own < NAMES_OTHER && namesOther(label, field)) return false;
		return own >= NAMES_FIELD || alike >= MEANS_FIELD;
	});
	if (isField) return false;
	const nearest = nearestLabel(around);
	if (!nearest) return false;
	return namesOther(nearest, field) || (nearest === around.same && endsOtherwise(nearest, field));
}

function isToldByLabels({ kind, concepts }: Field): boolean {
	return TOLD_BY_LABELS.has(kind) && maxOf(concepts.values()) >= UNDERSTOOD;
}

/** Whether a concept is another one with values of the field's kind. */
function isOther(concept: ConceptName, { kind, concepts }: Field): boolean {
	if (concepts.has(concept) || kindOfConcept(concept) !== kind) return false;
	return kind !== 'id' || NUMBERS_OF_OTHERS.has(concept);
}

function nearestLabel({
	same,
	left,
	leftGap,
	above,
	aboveGap,
	aligned,
}: Surroundings): Label | null {
	if (same) return same;
	if (left && left.says.length > 0 && leftGap <= FARTHEST_LEFT) return left;
	return above && aligned && aboveGap <= FARTHEST_ABOVE ? above : null;
}

/** Whether a label as a whole names another concept with values of this kind. */
function namesOther({ tokens, says }: Label, field: Field): boolean {
	const isNamed = says.some(
		({ concept, quality }) => quality >= NAMES_OTHER && isOther(concept, field),
	);
	return isNamed && isSpecific(tokens);
}

/** Whether a sentence ends with words for another concept right before the value: "… please pay the amount by". */
function endsOtherwise({ tokens, occurrences }: Label, field: Field): boolean {
	const last = occurrences.filter(({ to }) => to === tokens.length);
	return (
		last.some(
			({ concept, from, exactness }) =>
				exactness === 1 && isOther(concept, field) && isSpecific(tokens.slice(from)),
		) && !last.some(({ concept }) => field.concepts.has(concept))
	);
}

/** Whether words are more specific than "date", "number" or "of". */
function isSpecific(tokens: readonly Token[]): boolean {
	return tokens.some(
		({ text, lemmas }) =>
			!SILENT_WORDS.has(text) && (lemmas.length === 0 || lemmas.some((one) => !GENERAL.has(one))),
	);
}
