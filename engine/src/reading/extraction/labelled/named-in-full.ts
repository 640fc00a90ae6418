import type { Segment } from '../../../model/layout.ts';
import type { Document, Fact } from '../document.ts';
import type { Label } from '../labels/read-label.ts';
import type { Field } from '../request/read-fields.ts';
import { isPlaceholder } from '../request/read-question.ts';
import { openCandidates } from './open-candidates.ts';

/** A label and the text after it or to its right. */
type Pair = { label: Label; hasColon: boolean; value: Segment };

/** Minimum match of a label that names a field in full. */
const IN_FULL = 0.95;

/** Texts after a label with a colon, or to the right of a label. */
const listPairs: Fact<readonly Pair[]> = (document) =>
	document
		.fact(openCandidates)('text')
		.flatMap(({ around, hasColon = false, segment }): Pair[] => {
			// Without a colon, the first words of a text are no label.
			const label = hasColon ? (around.same ?? around.left) : around.left;
			return label ? [{ label, hasColon, value: segment }] : [];
		});

/**
 * The texts whose own label names a field in full, such as "Recipient" for `recipient`. What a page says of a field
 * itself counts more than what its layout suggests.
 */
export function findNamedInFull(
	document: Document,
	field: Field,
	{ needsColon = false }: { needsColon?: boolean } = {},
): Segment[] {
	// A field that is only described is asked for in a sentence, which no label repeats.
	if (isPlaceholder(field.path.at(-1) ?? '')) return [];
	const compare = document.compareLabels(field);
	return document.fact(listPairs).flatMap(({ label, hasColon, value }) => {
		if (needsColon && !hasColon) return [];
		const { own, rival, named } = compare(label);
		return own >= IN_FULL && named === 1 && own >= rival ? [value] : [];
	});
}
