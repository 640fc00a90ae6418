import type { Detail } from '../../model/extraction.ts';
import type { Document, PlacedField } from '../document.ts';
import type { Need } from '../fields/read-needs.ts';
import { parseValue } from '../values/parse-value.ts';

type FormValue = { value: unknown; detail: Omit<Detail, 'path'> };

/** What was filled into a PDF form, for the fields of the template that are called alike. */
export function fillFromForm(document: Document, needs: readonly Need[]): Map<Need, FormValue> {
	const filled = new Map<Need, FormValue>();
	if (document.fields.length === 0) return filled;
	for (const need of needs) {
		const wanted = plain(need.path.at(-1) ?? '');
		const match = document.fields.find(({ name }) => plain(name).endsWith(wanted));
		if (match) take(filled, need, match, document);
	}
	return filled;
}

function take(
	filled: Map<Need, FormValue>,
	need: Need,
	field: PlacedField,
	document: Document,
): void {
	const raw = String(field.value);
	const value =
		typeof field.value === 'boolean' && need.kind === 'boolean'
			? field.value
			: parseValue(raw, need.kind, document);
	if (value === undefined) return;
	const { page, box } = field;
	filled.set(need, { value, detail: { confidence: 0.9, page: page + 1, box, raw, checks: [] } });
}

function plain(name: string): string {
	return name
		.toLowerCase()
		.replace(/\[\d+\]/g, '')
		.replace(/[^\p{L}\p{N}]+/gu, '');
}
