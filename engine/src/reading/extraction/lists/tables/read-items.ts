import { addsUp } from '../../evidence/amounts.ts';
import { PRIORS } from '../../models/priors.ts';
import type { Box } from '../../../../model/document.ts';
import { boxAround, textOf } from '../../../../model/geometry.ts';
import type { Detail } from '../../../../model/extraction.ts';
import type { FieldMap } from '../../../../model/template.ts';
import type { Document } from '../../document.ts';
import { mainConcept, parseFor } from '../../request/read-fields.ts';
import type { Field } from '../../request/read-fields.ts';
import { toDetail } from '../../source.ts';
import { isPeriodOnly } from '../../values/find-periods.ts';
import { isSignOnly } from '../../values/bare-sign.ts';
import { presentRow } from '../../decide/present-row.ts';
import type { Items, ItemValue } from './item-value.ts';
import { chooseCodes, chooseTexts } from './choose-texts.ts';
import { completeColumns, releaseDates } from './complete-columns.ts';
import { completeRow, findDiscount, isCode, splitLabelled } from './complete-rows.ts';
import { findHeaders } from './find-header.ts';
import type { Column, Header } from './find-header.ts';
import { guessHeaders } from './guess-headers.ts';
import { isProductRow, judgeCells } from './judge-cells.ts';
import { isNumeric } from './judge-lines.ts';
import { readRows } from './read-rows.ts';
import type { RowCell, Row } from './read-rows.ts';
import { settleRow } from './settle-rows.ts';
import { splitRepeated } from './split-repeated.ts';
import { solveColumns } from './solve-columns.ts';
import { trimRows } from './trim-rows.ts';

const MAX_HEADERS = 6;
/** If a head repeats on each page, its first occurrence yields the most rows. */
const [PER_ROW, MAX_COUNTED] = [0.02, 25];

type Table = Items & { worth: number };
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
	return chooseTable([
		...known.map((header) => readTable(document, fields, { header, base: PRIORS.tables.base })),
		...understood.map((whole) => {
			const parts = splitRepeated(document, whole);
			const found = parts.flatMap((part) => readRows(part.document, part.header));
			const header = parts[0]?.header ?? whole;
			const columns = assignColumns(document, header, found, fields);
			return readTable(document, fields, {
				header: { ...header, columns },
				base: PRIORS.tables.base,
				found,
			});
		}),
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
	for (const table of tables) if (table && (!best || table.worth > best.worth)) best = table;
	return best;
}

/** Corrects the columns that the heads suggest by the contents of the rows. */
function assignColumns(
	document: Document,
	{ columns }: Header,
	rows: readonly Row[],
	fields: readonly Field[],
): Column[] {
	const solved = solveColumns(releaseDates(columns, rows), rows, fields);
	const named = chooseCodes(chooseTexts(solved, rows, fields), rows, fields);
	return completeColumns(document, named, rows, fields);
}

function readTable(
	document: Document,
	fields: readonly Field[],
	{ header, base, found = readRows(document, header) }: TableAt,
): Table | undefined {
	const { columns } = header;
	const read = found.map((row) => {
		const own = readRow(document, columns, row);
		return { row, values: settleRow(completeRow(document, { columns, fields }, row, own)) };
	});
	const settled = trimRows(read.filter(({ values }) => values.length > 0));
	dropSum(settled);
	if (settled.length === 0) return undefined;
	const products = checkProducts(settled.map(({ values }) => values));
	const { perHeader, perProduct, max } = PRIORS.tables;
	const confidence = Math.min(max, base + perHeader * header.score + perProduct * products.share);
	const rows = cutDetails(
		settled.map(({ row, values }) => adjustTotal(judgeCells(values, confidence), row.adjustment)),
	);
	const worth =
		header.score * (1 + Math.min(1, rows.length / 4)) +
		products.share +
		PER_ROW * Math.min(MAX_COUNTED, rows.length);
	return { rows, confidence, checks: products.checks, worth };
}

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

function readRow(document: Document, columns: readonly Column[], row: Row): ItemValue[] {
	return columns.flatMap(({ field, isGuess = false }, i) => {
		const cell = row.cells[i];
		if (!field || !cell) return [];
		const isNumber = isNumeric(field) && field.definition.type !== 'string';
		const text = isNumber ? firstNumeric(cell) : readText(document, cell);
		const value = text && parseFor(field, isNumber ? joinGroups(text.text) : text.text, document);
		// A text in a numeric column may be a misread number; the rest of the row can correct it.
		if (!text || NOTHING.test(text.text) || (value === undefined && !isNumber)) return [];
		if (isSignOnly(field, value)) return [];
		const { box, legibility } = text;
		return [{ field, value, raw: text.text, box, page: row.page, legibility, isGuess }];
	});
}

/** Digits grouped by spaces; elsewhere than in a cell these may be several numbers. */
const GROUPED = /^\D{0,3}\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)/u;

/** Joins the groups of a number: "522 990 Ft" → "522990 Ft". */
function joinGroups(text: string): string {
	return text.replace(GROUPED, (number) => number.replace(/(?<=\d)\s(?=\d)/gu, ''));
}

/** An empty cell: a dash, or anything without letters and digits. */
const NOTHING = /^[^\p{L}\p{N}☐☑☒✓✔✗✘]*$/u;

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

type Piece = { text: string; box: Box; legibility: number };

function firstNumeric({ lines }: RowCell): Piece | undefined {
	const line = lines.find(({ text }) => /\d/.test(text));
	return line && { text: line.text, box: line.box, legibility: legibilityOf([line]) };
}

function legibilityOf(lines: RowCell['lines']): number {
	const words = lines.flatMap((line) => line.words);
	return words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length);
}

/** Maximum distance and offset of lines of one text, in letter heights. */
const TIGHT = 0.9;
/** A value with a number, perhaps after a short word: "4012345001235", "KW 16/2025". */
const NUMBERED = /^(?:\p{L}{1,4}\.? )?\S*\d/u;

function readText(document: Document, { lines }: RowCell): Piece | undefined {
	const [first] = lines;
	if (!first) return undefined;
	const size = Math.max(1, first.words[0]?.size ?? 1);
	const taken = [first];
	for (const line of lines.slice(1)) {
		const last = taken.at(-1) ?? first;
		const gap = line.box.y0 - last.box.y1;
		// "GTIN: 4012345001235" or a period below a name is not part of it.
		const labelled = splitLabelled(document, line.text);
		if (labelled && NUMBERED.test(labelled.text)) break;
		if (findDiscount(line.text) !== undefined) break;
		if (isPeriodOnly(line.text, document.dateOrder)) break;
		if (isCode(first.text) && !isCode(line.text)) break;
		if (gap > TIGHT * size || gap < -size || Math.abs(line.box.x0 - first.box.x0) > 1.5 * size)
			break;
		taken.push(line);
	}
	return {
		text: textOf(taken),
		legibility: legibilityOf(taken),
		box: { ...boxAround(taken), y0: first.box.y0, y1: (taken.at(-1) ?? first).box.y1 },
	};
}

/** Counts the rows whose quantity × price is their amount. */
function checkProducts(rows: readonly ItemValue[][]): { share: number; checks: string[] } {
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
