import { addsUp } from '../../evidence/amounts.ts';
import { PRIORS } from '../../models/priors.ts';
import type { Detail } from '../../../../model/extraction.ts';
import type { FieldMap } from '../../../../model/template.ts';
import type { Document } from '../../document.ts';
import { isAsPrinted, mainConcept, parseFor } from '../../request/read-fields.ts';
import type { Field } from '../../request/read-fields.ts';
import { toDetail } from '../../source.ts';
import { isSignOnly } from '../../values/bare-sign.ts';
import { presentRow } from '../../decide/present-row.ts';
import type { Items, ItemValue } from './item-value.ts';
import { chooseCodes, chooseTexts } from './choose-texts.ts';
import { completeColumns, releaseDates } from './complete-columns.ts';
import { completeRow } from './complete-rows.ts';
import { findHeaders } from './find-header.ts';
import { findTransposed } from './find-transposed.ts';
import type { Column, Header } from './header.ts';
import { guessHeaders } from './guess-headers.ts';
import { isProductRow, judgeCells } from './judge-cells.ts';
import { isNumeric } from './judge-lines.ts';
import { readNumber } from './read-number.ts';
import { readRows } from './read-rows.ts';
import type { RowCell, Row } from './read-rows.ts';
import { legibilityOf, measureTexts, readTextOfCell } from './read-cell-text.ts';
import type { TextOfCell } from './read-cell-text.ts';
import { settleRow } from './settle-rows.ts';
import { splitRepeated } from './split-repeated.ts';
import { solveColumns } from './solve-columns.ts';
import { trimRows } from './trim-rows.ts';

const MAX_HEADERS = 6;
/** If a head repeats on each page, its first occurrence yields the most rows. */
const [PER_ROW, MAX_COUNTED] = [0.02, 25];

/** `heads`: the texts of its head, which may be repeated. */
type Table = Items & { worth: number; heads: string };
/** A head, the base confidence of its rows, and the rows if they were read already. */
type TableAt = { header: Header; base: number; found?: readonly Row[] };

/** Reads the rows of the table that fits a list of objects best. Known heads are tried first. */
export function readItems(
	document: Document,
	fields: readonly Field[],
	known: readonly Header[],
): Items | undefined {
	if (fields.length === 0) return undefined;
	const understood = findHeaders(document, fields).slice(0, MAX_HEADERS);
	const { base } = PRIORS.tables;
	const readFound = (header: Header, found: readonly Row[]) => {
		const columns = assignColumns(document, header, found, fields);
		return readTable(document, fields, { header: { ...header, columns }, base, found });
	};
	return chooseTable([
		...known.map((header) => readTable(document, fields, { header, base })),
		...understood.map((whole) => {
			const parts = splitRepeated(document, whole);
			const found = parts.flatMap((part) => readRows(part.document, part.header));
			return readFound(parts[0]?.header ?? whole, found);
		}),
		...findTransposed(document, fields).map(({ header, rows }) => readFound(header, rows)),
	]);
}

/** Reads the rows of the table whose columns fit a list by their form. For tables whose heads name no field. */
export function readGuessed(document: Document, fields: readonly Field[]): Items | undefined {
	const headers = guessHeaders(document, fields).slice(0, MAX_HEADERS);
	return chooseTable(
		headers.map((header) =>
			readTable(document, fields, { header, base: PRIORS.guessedTables.base }),
		),
	);
}

function chooseTable(tables: readonly (Table | undefined)[]): Items | undefined {
	let best: Table | undefined;
	for (const table of tables) {
		if (!table || (best && hasRowsOf(best, table))) continue;
		if (!best || table.worth > best.worth || hasRowsOf(table, best)) best = table;
	}
	return best;
}

/** Whether a table has all rows of another, and more: the other one begins where its head is repeated. */
function hasRowsOf({ rows, heads }: Table, other: Table): boolean {
	if (rows.length <= other.rows.length || heads !== other.heads) return false;
	const keyOf = (row: readonly ItemValue[]) =>
		row
			.map(({ field, page, box }) => [field.path.join('.'), page, box.x0, box.y0].join(' '))
			.join();
	const own = new Set(rows.map(keyOf));
	return other.rows.every((row) => own.has(keyOf(row)));
}

/** Corrects the columns that the heads suggest by the contents of the rows. */
function assignColumns(
	document: Document,
	{ columns }: Header,
	rows: readonly Row[],
	fields: readonly Field[],
): Column[] {
	const solved = solveColumns(document, releaseDates(columns, rows), rows, fields);
	const named = chooseCodes(chooseTexts(solved, rows, fields), rows, fields);
	return completeColumns(document, named, rows, fields);
}

function readTable(
	document: Document,
	fields: readonly Field[],
	{ header, base, found = readRows(document, header) }: TableAt,
): Table | undefined {
	const { columns } = header;
	const reach = measureTexts(columns, found);
	const plain = findPlain(document, columns, found);
	const read = found.map((row) => {
		const own = readRow(document, { columns, reach, plain }, row);
		return { row, values: settleRow(completeRow(document, { columns, fields }, row, own)) };
	});
	const settled = trimRows(read.filter(({ values }) => values.length > 0));
	dropSum(settled);
	if (settled.length === 0) return undefined;
	const products = checkProducts(settled.map(({ values }) => values));
	const { perHeader, perProduct, max, trustInNameless } = PRIORS.tables;
	const sure = Math.min(max, base + perHeader * header.score + perProduct * products.share);
	const isNameless = lacksNames(
		fields,
		settled.map(({ values }) => values),
	);
	const confidence = sure * (isNameless ? trustInNameless : 1);
	const rows = cutDetails(
		settled.map(({ row, values }) => adjustTotal(judgeCells(values, confidence), row.adjustment)),
	);
	const worth =
		header.score * (1 + Math.min(1, rows.length / 4)) +
		products.share +
		PER_ROW * Math.min(MAX_COUNTED, rows.length);
	const heads = columns.map(({ text }) => text).join(' ');
	return { rows, confidence, checks: products.checks, worth, heads };
}

/**
 * Whether articles are asked for by name, and most rows have none. Such a table may be that of the taxes, unless its
 * numbers multiply.
 */
export function lacksNames(
	fields: readonly Field[],
	rows: readonly (readonly ItemValue[])[],
): boolean {
	const isName = (field: Field) => mainConcept(field) === 'itemDescription';
	const named = rows.filter((row) => row.some(({ field }) => isName(field)));
	const isProved = checkProducts(rows).share >= MIN_PROVED;
	return fields.some(isName) && named.length * 2 < rows.length && !isProved;
}

const MIN_PROVED = 0.5;

/** Removes a last row that holds only the sums of the rows above it. */
function dropSum(rows: { values: ItemValue[] }[]): void {
	const last = rows.at(-1)?.values ?? [];
	const others = rows.slice(0, -1);
	const isSum = ({ field, value }: ItemValue) => {
		const own = others.flatMap(({ values }) => values.filter((item) => item.field === field));
		const sum = own.reduce((total, item) => total + Number(item.value), 0);
		return typeof value === 'number' && addsUp(sum, value, own.length);
	};
	const sums = last.filter(isSum);
	const isBare = last.every((item) => sums.includes(item) || typeof item.value !== 'number');
	const usual = others.filter(({ values }) => values.length > sums.length + 1).length;
	const hasFew = last.length <= sums.length + 1 && usual === others.length;
	if (others.length >= 2 && sums.length > 0 && isBare && hasFew) rows.pop();
}

/** Applies discounts and surcharges to the amount of a row. */
function adjustTotal(values: readonly ItemValue[], adjustment: number): ItemValue[] {
	if (adjustment === 0) return [...values];
	return values.map((item) =>
		mainConcept(item.field) === 'lineTotal' && typeof item.value === 'number'
			? { ...item, value: Math.round(100 * (item.value + adjustment)) / 100 }
			: item,
	);
}

/**
 * The columns of strings most of whose cells have no value of the kind that the field's name suggests: `day` holds
 * "MON" or "1". They are read as printed.
 */
function findPlain(
	document: Document,
	columns: readonly Column[],
	rows: readonly Row[],
): ReadonlySet<Column> {
	// The last rows may be lines below the table.
	const first = rows.slice(0, Math.ceil(rows.length / 2));
	const isPlain = ({ field }: Column, i: number) => {
		if (!field || !isAsPrinted(field.definition)) return false;
		const texts = first.flatMap(({ cells }) => cells[i]?.lines[0]?.text ?? []);
		const parsed = texts.filter((text) => parseFor(field, text, document) !== undefined);
		return parsed.length * 2 < texts.length;
	};
	return new Set(columns.filter(isPlain));
}

type Reading = {
	columns: readonly Column[];
	reach: ReturnType<typeof measureTexts>;
	/** The columns that are read as printed. */
	plain: ReadonlySet<Column>;
};

function readRow(document: Document, { columns, reach, plain }: Reading, row: Row): ItemValue[] {
	const readText = (column: Column, field: Field, text: string) =>
		plain.has(column) ? text : parseFor(field, text, document);
	return columns.flatMap((column, i) => {
		const { field, isGuess = false } = column;
		const cell = row.cells[i];
		if (!field || !cell) return [];
		const isNumber = isNumeric(field) && field.definition.type !== 'string';
		const text = isNumber
			? firstNumeric(cell)
			: readTextOfCell(document, cell, { reach: reach[i], page: row.page });
		const value =
			text &&
			(isNumber ? readNumber(document, field, text.text) : readText(column, field, text.text));
		// A text in a numeric column may be a misread number; the rest of the row can correct it.
		if (!text || NOTHING.test(text.text) || (value === undefined && !isNumber)) return [];
		if (isSignOnly(field, value)) return [];
		const { box, legibility } = text;
		return [{ field, value, raw: text.text, box, page: row.page, legibility, isGuess }];
	});
}

/** An empty cell: a dash, or anything without letters, digits, ticks and units. */
const NOTHING = /^[^\p{L}\p{N}%‰☐☑☒✓✔✗✘]*$/u;

/** If most rows have the form "Balloon: red, 500 ml", keeps the name before the colon. */
function cutDetails(rows: ItemValue[][]): ItemValue[][] {
	const isName = ({ field }: ItemValue) => mainConcept(field) === 'itemDescription';
	const names = rows.flatMap((row) => row.filter(isName));
	const parted = names.filter(({ raw }) => NAME_AND_DETAILS.test(raw));
	const kept = new Set(parted.map(({ raw }) => NAME_AND_DETAILS.exec(raw)?.[1]));
	// If all names are equal, the text after the colon distinguishes the rows.
	const isUsual = parted.length >= MIN_PARTED * names.length && kept.size === parted.length;
	if (rows.length < 2 || !isUsual) return rows;
	return rows.map((row) =>
		row.map((item) => {
			const name = isName(item) ? NAME_AND_DETAILS.exec(item.raw)?.[1] : undefined;
			return name === undefined ? item : { ...item, value: name };
		}),
	);
}

const NAME_AND_DETAILS = /^(\p{L}[^:]{2,60}?)\s?:(?:\s|$)/u;
const MIN_PARTED = 0.6;

function firstNumeric({ lines }: RowCell): TextOfCell | undefined {
	const line = lines.find(({ text }) => /\d/.test(text));
	return line && { text: line.text, box: line.box, legibility: legibilityOf([line]) };
}

/** Counts the rows whose quantity × price is their amount. */
function checkProducts(rows: readonly (readonly ItemValue[])[]): {
	share: number;
	checks: string[];
} {
	const judged = rows.map(isProductRow).filter((one) => one !== undefined);
	const tried = judged.length;
	const right = judged.filter(Boolean).length;
	const share = tried === 0 ? 0 : right / tried;
	const checks =
		tried === 0 ? [] : [share === 1 ? 'line products' : `line products ${right}/${tried}`];
	return { share, checks };
}

/** The value of a list and the detail of each of its values. */
export function presentItems(
	{ rows, confidence, checks }: Items,
	properties: FieldMap,
	path: readonly string[],
): { value: unknown[]; details: Detail[] } {
	const details: Detail[] = [];
	const value = rows.map((row, i) => {
		const found = new Map(
			row.map(({ field, value: own }) => [field.path.slice(path.length).join('.'), own]),
		);
		for (const { field, raw, box, page, confidence: own = confidence } of row) {
			const inner = field.path.slice(path.length).join('.');
			details.push({
				path: `${path.join('.')}[${i}].${inner}`,
				...toDetail({ page, box, raw, confidence: own, checks }),
			});
		}
		return presentRow(properties, found);
	});
	return { value, details };
}
