import type { Document } from '../../document.ts';
import type { Kind } from '../../lexicon/kinds.ts';
import { isAsPrinted, mainConcept, parseFor } from '../../request/read-fields.ts';
import type { Field } from '../../request/read-fields.ts';
import { findAmounts } from '../../values/find-amounts.ts';
import type { Column } from './header.ts';
import { isNumeric, isPureNumber } from './judge-lines.ts';
import type { Row } from './read-rows.ts';

/** Share of the filled cells of a column that must have the form of a field. */
const MIN_FITTING = 0.8;
/** Share of the rows that must fill a column. */
const MIN_FILLED = 0.3;
const MIN_ROWS = 2;
const MAX_ROWS = 40;
/** Minimum share of pairs of known columns that are in the order of the template. */
const MIN_ORDERED = 0.8;

/**
 * Assigns columns with meaningless heads to fields without a column, by the form of their cells. For example, the
 * only column of dates goes to the only missing date. Several columns of one form are assigned in the order of the
 * template, if the known columns follow that order.
 */
export function completeColumns(
	document: Document,
	columns: readonly Column[],
	rows: readonly Row[],
	fields: readonly Field[],
): Column[] {
	const filled = fillGaps(document, columns, rows, fields);
	return fillByForm(document, filled, rows, fields);
}

/**
 * Assigns the columns between two columns that the heads name. The fields between their two fields are in the same
 * order, if the known columns follow the order of the template and there are as many columns as fields.
 */
function fillGaps(
	document: Document,
	columns: readonly Column[],
	rows: readonly Row[],
	fields: readonly Field[],
): Column[] {
	const known = columns.flatMap(({ field }, i) =>
		field ? [{ i, at: fields.indexOf(field) }] : [],
	);
	if (rows.length < MIN_ROWS || known.length === 0 || !areOrdered(columns, fields))
		return [...columns];
	const ends = [{ i: -1, at: -1 }, ...known, { i: columns.length, at: fields.length }];
	const given = new Map<number, Field>();
	for (const [n, end] of ends.entries()) {
		const begin = ends[n - 1];
		if (!begin || begin.at >= end.at) continue;
		const between = fields.slice(begin.at + 1, end.at);
		if (between.some((field) => columns.some((column) => column.field === field))) continue;
		const free = columns
			.map((_, i) => ({ i, texts: textsIn(rows, i) }))
			.slice(begin.i + 1, end.i)
			.filter(({ texts }) => texts.length > 0);
		const holds = (field: Field, { texts }: { texts: readonly string[] }) =>
			canHold(document, field, texts);
		const open = between.filter((field) => free.some((column) => holds(field, column)));
		const fit = free.filter((column) => open.some((field) => holds(field, column)));
		const pairs = open.flatMap((field, nth) => {
			const column = fit[nth];
			return column && holds(field, column) ? [{ field, i: column.i }] : [];
		});
		if (pairs.length !== open.length || pairs.length !== fit.length) continue;
		for (const { field, i } of pairs) given.set(i, field);
	}
	return give(columns, given);
}

/** Whether the cells of a column can be values of a field. Texts of any form can be those of a string. */
function canHold(document: Document, field: Field, texts: readonly string[]): boolean {
	if (isAsPrinted(field.definition)) return true;
	const numbers = texts.filter((text) => isPureNumber(text) && !NUMERIC_DATE.test(text.trim()));
	const isUsual = isNumeric(field) && numbers.length * 2 > texts.length;
	return isUsual || hasForm(document, field, texts);
}

function give(columns: readonly Column[], given: ReadonlyMap<number, Field>): Column[] {
	return columns.map((column, i) => {
		const field = given.get(i);
		return field ? { ...column, field, isGuess: true } : column;
	});
}

/** Assigns columns by the form of their cells. */
function fillByForm(
	document: Document,
	columns: readonly Column[],
	rows: readonly Row[],
	fields: readonly Field[],
): Column[] {
	const left = fields.filter((field) => !columns.some((column) => column.field === field));
	if (left.length === 0 || rows.length < MIN_ROWS) return [...columns];
	const texts = columns.map((_, i) => textsIn(rows, i));
	const free = columns.flatMap(({ field }, i) =>
		field === null && (texts[i]?.length ?? 0) >= MIN_FILLED * rows.length ? [i] : [],
	);
	const fits = (field: Field, i: number) =>
		hasForm(document, field, texts[i] ?? []) &&
		(mainConcept(field) === 'lineNumber' || !numbersRows(texts[i] ?? []));
	const given = new Map<number, Field>();
	for (const group of groupByForm(left, free, fits)) {
		if (group.fields.length !== group.columns.length) continue;
		if (group.fields.length > 1 && !areOrdered(columns, fields)) continue;
		for (const [at, i] of group.columns.entries()) {
			const field = group.fields[at];
			if (field) given.set(i, field);
		}
	}
	return give(columns, given);
}

/** A whole date in digits, which could be mistaken for a number: 01.10 of "01.10.2026". */
const NUMERIC_DATE = /^(?:\d{1,2}([./-])\d{1,2}\1(?:\d{2}|\d{4})|\d{4}([./-])\d{1,2}\2\d{1,2})$/;

/**
 * Takes columns of dates from number fields. German bank statements call the column of value dates "Wert", which
 * elsewhere is the head of an amount.
 */
export function releaseDates(columns: readonly Column[], rows: readonly Row[]): Column[] {
	return columns.map((column, i) => {
		const { field } = column;
		if (!field || !isNumeric(field) || field.definition.type === 'string') return column;
		const texts = textsIn(rows, i);
		const dates = texts.filter((text) => NUMERIC_DATE.test(text.trim())).length;
		const isDates = dates > 0 && dates >= MIN_FITTING * texts.length;
		return isDates ? { ...column, field: null } : column;
	});
}

type Group = { fields: Field[]; columns: number[] };

/** Fields that fit the same columns, with these columns. */
function groupByForm(
	fields: readonly Field[],
	columns: readonly number[],
	fits: (field: Field, column: number) => boolean,
): Group[] {
	const groups = new Map<string, Group>();
	for (const field of fields) {
		const own = columns.filter((column) => fits(field, column));
		if (own.length === 0) continue;
		const key = own.join(' ');
		const known = groups.get(key);
		if (known) known.fields.push(field);
		else groups.set(key, { fields: [field], columns: own });
	}
	// A column that fits fields of two groups is not assigned.
	const all = [...groups.values()];
	return all.filter((group) =>
		all.every(
			(other) => other === group || !other.columns.some((one) => group.columns.includes(one)),
		),
	);
}

/** Whether the known columns are in the order of the template. */
function areOrdered(columns: readonly Column[], fields: readonly Field[]): boolean {
	const order = columns.flatMap(({ field }) => (field ? [fields.indexOf(field)] : []));
	let [right, all] = [0, 0];
	for (const [i, one] of order.entries()) {
		for (const other of order.slice(i + 1)) {
			all += 1;
			right += Number(one < other);
		}
	}
	return all > 0 && right >= MIN_ORDERED * all;
}

function textsIn(rows: readonly Row[], column: number): string[] {
	return rows
		.slice(0, MAX_ROWS)
		.flatMap(({ cells }) => cells[column]?.lines[0]?.text ?? [])
		.filter((text) => /[\p{L}\p{N}]/u.test(text));
}

/** Whether the cells of a column have the form of a field's values. */
export function hasForm(document: Document, field: Field, texts: readonly string[]): boolean {
	const fitting = texts.filter((text) => isOfForm(document, field, text)).length;
	if (texts.length === 0 || fitting < MIN_FITTING * texts.length) return false;
	return mainConcept(field) !== 'lineNumber' || isCounted(texts);
}

const WORD = /\p{L}{2}/u;
const CODE = /^(?=.{2,24}$)(?=\D*\d)[\p{L}\d._/-]+$/u;
const CODES = new Set<Kind>(['id', 'vat', 'iban', 'bic', 'postcode']);

function isOfForm(document: Document, field: Field, text: string): boolean {
	if (isNumeric(field) && field.definition.type !== 'string')
		return isPureNumber(text) && !NUMERIC_DATE.test(text.trim());
	// A bare number may be a year or anything else.
	if (field.kind === 'date' && /^\d+$/.test(text)) return false;
	if (field.kind === 'date' || field.kind === 'time')
		return text.length <= LONGEST_DATE && parseFor(field, text, document) !== undefined;
	if (CODES.has(field.kind)) return CODE.test(text);
	return WORD.test(text) && !isPureNumber(text) && !CODE.test(text);
}

const LONGEST_DATE = 24;

/** Whether any text has the form of a field's values. */
export function isAnyText(field: Field): boolean {
	const { kind, definition } = field;
	if (kind === 'date' || kind === 'time' || CODES.has(kind)) return false;
	return definition.type === 'string' || !isNumeric(field);
}

/** Whether texts are row numbers: 1, 2, 3 …. No other field has such values. */
function numbersRows(texts: readonly string[]): boolean {
	return texts.every((text, i) => text.replace(/[.)]$/, '') === String(i + 1));
}

/** Whether texts count up in equal steps: 1, 2, 3 or 10, 20, 30. */
function isCounted(texts: readonly string[]): boolean {
	const numbers = texts.map((text) => findAmounts(text)[0]?.value.number ?? Number.NaN);
	return numbers.every((one, i) => i === 0 || one > (numbers[i - 1] ?? Infinity));
}
