import type { FieldDefinition } from '../../model/template.ts';
import type { Document } from '../document.ts';
import { readNeed, readNeeds } from '../fields/read-needs.ts';
import type { Need } from '../fields/read-needs.ts';
import type { Items } from '../tables/item-value.ts';
import { findSection } from './find-section.ts';
import { readEntries } from './read-entries.ts';
import { readPricedLines } from './read-priced-lines.ts';
import { readTypedLines } from './read-typed-lines.ts';
import { ITEMS_ADD_UP } from '../check-lines.ts';

/** A list of objects that has no head: stations of a life, articles of a till, lines below a heading. */
export function readBlocks(
	document: Document,
	field: FieldDefinition,
	path: readonly string[],
): Items | undefined {
	const properties = field.itemSchema?.properties ?? {};
	const needs = [...readNeeds(properties, path, true), ...readInnerLists(field, path)];
	if (needs.length === 0) return undefined;
	const section = findSection(document, readNeed(path, field), needs);
	if (section) {
		const entries = readEntries(document, section, needs);
		if (entries.length > 0)
			return { rows: entries, confidence: 0.45 + 0.3 * section.own, checks: [] };
		const lines = readTypedLines(document, section, needs);
		if (lines.length > 0) return { rows: lines, confidence: 0.4 + 0.3 * section.own, checks: [] };
	}
	const { rows, addsUp } = readPricedLines(document, needs);
	const kept = rows.filter((row) => row.length > 0);
	if (kept.length === 0 || (kept.length < 2 && !addsUp)) return undefined;
	return { rows: kept, confidence: addsUp ? 0.85 : 0.5, checks: addsUp ? [ITEMS_ADD_UP] : [] };
}

/** Lists of texts inside an item, as the duties of a station. */
function readInnerLists({ itemSchema }: FieldDefinition, path: readonly string[]): Need[] {
	return Object.entries(itemSchema?.properties ?? {}).flatMap(([name, field]) =>
		field.type === 'array' && field.itemType === 'string'
			? [readNeed([...path, name], field, true)]
			: [],
	);
}
