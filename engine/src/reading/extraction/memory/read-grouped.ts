import type { Document } from '../document.ts';
import type { Field } from '../request/read-fields.ts';
import { parseGrouped } from './grouped-digits.ts';
import { readTextAt } from './read-text-at.ts';
import type { Again, Expected } from './read-text-at.ts';

/**
 * Reads a number whose digits are grouped by spaces. In running text these may be several numbers, so it is read only
 * where a number of several words was taught.
 */
export function readGrouped(
	document: Document,
	field: Field,
	expected: Expected,
): Again | undefined {
	const { place } = expected;
	if (field.definition.type !== 'number' || place.words < 2 || !place.digits) return undefined;
	const text = readTextAt(document, field, { ...expected, place: { ...place, plain: true } });
	const value = parseGrouped(text?.candidate.raw ?? '');
	if (!text || value === undefined) return undefined;
	return { ...text, candidate: { ...text.candidate, value } };
}
