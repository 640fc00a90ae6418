import type { Document } from '../document.ts';
import type { Field } from '../request/read-fields.ts';
import { readTextAt } from './read-text-at.ts';
import type { Again, Expected } from './read-text-at.ts';

/** A number whose digits are grouped by spaces, with a short unit before or after it: "807 300 Ft". */
const GROUPED = /^\D{0,4}?([-−]?\d{1,3}(?:[ \u00a0\u202f]\d{3})+)(?:[.,](\d{1,2}))?\D{0,4}$/u;

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
	const [, whole, decimals = '0'] = GROUPED.exec(text?.candidate.raw ?? '') ?? [];
	if (!text || whole === undefined) return undefined;
	const value = Number(`${whole.replace('−', '-').replace(/[^\d-]/gu, '')}.${decimals}`);
	return { ...text, candidate: { ...text.candidate, value } };
}
