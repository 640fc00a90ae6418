import type { Detail } from '../../model/extraction.ts';
import type { Document } from '../document.ts';
import type { Need } from '../fields/read-needs.ts';
import { listContractParties } from '../prose/fill-from-prose.ts';

export type ListValue = { value: unknown; detail: Omit<Detail, 'path'> };

/** The values of an array of scalars. */
export function readList(document: Document, need: Need): ListValue[] {
	if (need.kind === 'party') return listContractParties(document).values;
	return [];
}
