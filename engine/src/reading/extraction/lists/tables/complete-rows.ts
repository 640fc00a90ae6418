import type { Document } from '../../document.ts';
import { readTokens } from '../../lexicon/read-words.ts';
import { mainConcept, parseFor } from '../../request/read-fields.ts';
import type { Field } from '../../request/read-fields.ts';
import { findAmounts } from '../../values/find-amounts.ts';
import type { Column } from './header.ts';
import type { ItemValue } from './item-value.ts';
import type { Row, RowCell } from './read-rows.ts';

type RowLine = RowCell['lines'][number];

/** A number and its unit in one cell: "20 Stk", "2,5 m²", "3 x 500 ml". */
const COUNTED = /^([+-]?\d[\d.,' ]*?)\s?(\p{L}[\p{L}\d.²³/-]{0,11})$/u;
/** A unit before the number: "kg 2,5". */
const MEASURED = /^(\p{L}[\p{L}.²³]{0,5})\s([+-]?\d[\d.,']*)$/u;
/** A label and its value in one line below a row: "Delivery date: 23/06/2020". */
const LABELLED = /^(\p{L}[^:：]{1,40})\s?[:：]\s*(\S.*)$/u;
/** A label and its code in one line without a colon: "Ihre Art.-Nr. GT-5717". */
const UNPUNCTUATED = /^(\p{L}[\p{L}. /-]{2,30}[\p{L}.])\s([^\s\d]*\d\S*)$/u;
const MIN_OWN = 0.5;
/** How well a text must name a concept to be a label without a colon. */
const MIN_SAID = 0.9;

const CODE = /^(?=.{2,24}$)(?=\D*\d)[\p{L}\d._/-]+$/u;
/** A number and a text in one cell: "4 Tuna in oil". */
const NUMBERED = /^(\d[\d.,]*)\s+(\p{L}.{3,})$/u;

export function isCode(text: string): boolean {
	return CODE.test(text);
}

/** Fills fields that have no column: units after quantities, texts below codes, labelled lines below a row. */
export function completeRow(
	document: Document,
	{ columns, fields }: { columns: readonly Column[]; fields: readonly Field[] },
	row: Row,
	values: readonly ItemValue[],
): ItemValue[] {
	const counted = splitUnit(document, { columns, fields }, row, values);
	const missing = fields.filter((field) => !counted.some((item) => item.field === field));
	if (missing.length === 0) return counted;
	const labelled = readLabelled(document, missing, row);
	const name = missing.find((field) => mainConcept(field) === 'itemDescription');
	const isNamed = name === undefined || labelled.some(({ field }) => field === name);
	const named = isNamed ? undefined : readName(document, name, { columns, row });
	return [...counted, ...labelled, ...(named ? [named] : [])];
}

/** The name of an article without a column: below its number, or after its quantity. */
function readName(
	document: Document,
	field: Field,
	{ columns, row }: { columns: readonly Column[]; row: Row },
): ItemValue | undefined {
	for (const [i, { lines }] of row.cells.entries()) {
		const [first, second] = lines;
		if (first && second && isCode(first.text) && isPlain(second.text))
			return toItem(document, field, second.text, { ...second, page: row.page });
		const concept = columns[i]?.field && mainConcept(columns[i].field);
		const [, , text] = first && concept === 'quantity' ? (NUMBERED.exec(first.text) ?? []) : [];
		if (first && text !== undefined)
			return toItem(document, field, text, { ...first, page: row.page });
	}
	return undefined;
}

function isPlain(text: string): boolean {
	return /\p{L}{3}/u.test(text) && !LABELLED.test(text) && !isCode(text);
}

/** Splits a cell that holds a quantity and its unit, under either head. */
function splitUnit(
	document: Document,
	{ columns, fields }: { columns: readonly Column[]; fields: readonly Field[] },
	row: Row,
	values: readonly ItemValue[],
): ItemValue[] {
	const unit = fields.find((field) => field.concepts.has('unit') && isText(field));
	const quantity = fields.find((field) => mainConcept(field) === 'quantity');
	if (!unit) return [...values];
	const at = columns.findIndex(({ field }) => field !== null && field === quantity);
	const own = columns.findIndex(({ field }) => field === unit);
	for (const column of [own, at]) {
		const line = row.cells[column]?.lines.find(({ text }) => /\d/.test(text));
		const parts = line && partsOf(line.text);
		if (!line || !parts) continue;
		const kept = values.filter(({ field }) => field !== unit);
		const found = [toItem(document, unit, parts.unit, { ...line, page: row.page })];
		if (quantity && !kept.some(({ field }) => field === quantity))
			found.push(toItem(document, quantity, parts.number, { ...line, page: row.page }));
		return [...kept, ...found.flatMap((item) => item ?? [])];
	}
	return [...values];
}

function isText({ definition: { type } }: Field): boolean {
	return type === 'string';
}

function partsOf(text: string): { number: string; unit: string } | undefined {
	const [, number, unit] = COUNTED.exec(text) ?? [];
	if (number !== undefined && unit !== undefined) return { number, unit };
	const [, before, after] = MEASURED.exec(text) ?? [];
	return before !== undefined && after !== undefined ? { number: after, unit: before } : undefined;
}

/** Splits a line below a row into a label and its value. */
export function splitLabelled(
	document: Document,
	line: string,
): { label: string; text: string } | undefined {
	const [, label, text] = LABELLED.exec(line) ?? [];
	if (label !== undefined && text !== undefined) return { label, text };
	const [, words, code] = UNPUNCTUATED.exec(line) ?? [];
	if (words === undefined || code === undefined) return undefined;
	const isSaid = document.readLabel(words, 'end').says.some(({ quality }) => quality >= MIN_SAID);
	const isNumber = readTokens(words).at(-1)?.lemmas.includes('number') ?? false;
	return isSaid || isNumber ? { label: words, text: code } : undefined;
}

/** The percentage of a discount in a line below a row: "less 15 % discount". */
export function findDiscount(line: string): number | undefined {
	const [percent, ...others] = findAmounts(line).filter(({ value }) => value.isPercent);
	if (!percent || others.length > 0) return undefined;
	const isNamed = readTokens(line).some(({ lemmas }) => lemmas.includes('discount'));
	return isNamed ? percent.value.number : undefined;
}

/** Reads the labelled lines of a row. */
function readLabelled(document: Document, missing: readonly Field[], row: Row): ItemValue[] {
	const found: ItemValue[] = [];
	const lines = row.cells.flatMap((cell) => cell.lines);
	const discount = missing.find(
		(field) => mainConcept(field) === 'discount' && field.definition.type === 'number',
	);
	for (const line of lines) {
		const percent = discount && findDiscount(line.text);
		if (discount && percent !== undefined && !found.some(({ field }) => field === discount)) {
			found.push({
				field: discount,
				value: percent,
				raw: line.text,
				box: line.box,
				page: row.page,
			});
			continue;
		}
		const split = splitLabelled(document, line.text);
		if (!split) continue;
		const { label, text } = split;
		const named = document.readLabel(label, 'start');
		const [best] = missing
			.filter((field) => !found.some((item) => item.field === field))
			.map((field) => ({ field, own: document.compareLabel(field, named).own }))
			.sort((one, other) => other.own - one.own);
		if (!best || best.own < MIN_OWN) continue;
		const item = toLabelled(document, best.field, text, { ...line, page: row.page });
		if (item) found.push(item);
	}
	return found;
}

function toItem(
	document: Document,
	field: Field,
	raw: string,
	{ box, page }: Pick<RowLine, 'box'> & Pick<Row, 'page'>,
): ItemValue | undefined {
	const value = parseFor(field, raw, document);
	return value === undefined ? undefined : { field, value, raw, box, page };
}

/** The value after a label. A field of kind `text` takes it as printed. */
function toLabelled(
	document: Document,
	field: Field,
	raw: string,
	at: Pick<RowLine, 'box'> & Pick<Row, 'page'>,
): ItemValue | undefined {
	const item = toItem(document, field, raw, at);
	const { type, format } = field.definition;
	const isFree = type === 'string' && format === undefined;
	return item ?? (isFree ? { field, value: raw, raw, box: at.box, page: at.page } : undefined);
}
