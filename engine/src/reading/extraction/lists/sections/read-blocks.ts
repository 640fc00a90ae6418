import { PRIORS } from '../../models/priors.ts';
import type { Document } from '../../document.ts';
import { readField } from '../../request/read-fields.ts';
import type { Field } from '../../request/read-fields.ts';
import type { ListField } from '../../request/read-lists.ts';
import type { Items } from '../tables/item-value.ts';
import { findSection } from './find-section.ts';
import type { Section } from './find-section.ts';
import { asksForEntries, readEntries, readEntriesAnywhere } from './read-entries.ts';
import { readLabelledBlocks } from './read-labelled-blocks.ts';
import { readPricedLines } from './read-priced-lines.ts';
import { readNamedLines } from './read-named-lines.ts';
import { readTypedLines } from './read-typed-lines.ts';
import { ITEMS_ADD_UP } from '../../decide/check-lines.ts';

/** Reads a list of objects without a table head: career entries, receipt articles, lines below a heading. */
export function readBlocks(document: Document, list: ListField): Items | undefined {
	const fields = [...list.columns, ...readInnerLists(list)];
	if (fields.length === 0) return undefined;
	const section = findSection(document, list, fields);
	const career = asksForEntries(fields) ? readCareer(document, section, fields) : undefined;
	if (career || (section && asksForEntries(fields))) return career;
	if (section) {
		const lines = readNamedLines(section, fields) ?? readTypedLines(document, section, fields);
		if (lines.length > 0)
			return { rows: lines, confidence: sureBy(PRIORS.typedLines, section), checks: [] };
	}
	const { rows, addsUp } = readPricedLines(document, fields);
	const kept = rows.filter((row) => row.length > 0);
	if (kept.length === 0 || (kept.length < 2 && !addsUp)) return undefined;
	return {
		rows: kept,
		confidence: PRIORS.pricedLines[addsUp ? 'addsUp' : 'unproved'],
		checks: addsUp ? [ITEMS_ADD_UP] : [],
	};
}

/** Reads entries with a period: in their section, or where they name what is asked for. */
function readCareer(
	document: Document,
	section: Section | undefined,
	fields: readonly Field[],
): Items | undefined {
	const rows =
		section &&
		(readLabelledBlocks(document, section, fields) ?? readEntries(document, section, fields));
	if (section && rows && rows.length > 0)
		return { rows, confidence: sureBy(PRIORS.entries, section), checks: [] };
	const found = readEntriesAnywhere(document, fields);
	return found.length > 0
		? { rows: found, confidence: PRIORS.entries.base, checks: [] }
		: undefined;
}

function sureBy({ base, perMatch }: { base: number; perMatch: number }, { own }: Section): number {
	return base + perMatch * own;
}

/** Lists of texts inside an item, such as the duties of a job. */
function readInnerLists({ definition: { itemSchema }, path }: ListField): Field[] {
	return Object.entries(itemSchema?.properties ?? {}).flatMap(([name, definition]) =>
		definition.type === 'array' && definition.itemType === 'string'
			? [readField([...path, name], definition, { inRow: true })]
			: [],
	);
}
