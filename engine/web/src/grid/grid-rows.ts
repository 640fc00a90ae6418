/** Changes of the rows of a list, and what a spreadsheet puts on the clipboard. Pure. */
import type { FieldDefinition, FieldMap } from '../api/types.ts';
import { isGroup, joinPath, toLabel } from '../document/read-result.ts';

export type Row = Record<string, unknown>;
export type Column = { name: string; label: string; definition: FieldDefinition };
/** The new rows, and for each the row that it was before; null: a new one. */
export type MovedRows = { rows: Row[]; from: (number | null)[] };

/** The columns of a list whose rows hold single values; undefined: a grid cannot show the list. */
export function columnsOf(definition: FieldDefinition | undefined): Column[] | undefined {
	const properties = definition?.type === 'array' ? definition.itemSchema?.properties : undefined;
	return properties && toColumns(properties);
}

function toColumns(properties: FieldMap): Column[] | undefined {
	const columns = Object.entries(properties).map(([name, definition]) => ({
		name,
		label: toLabel(name),
		definition,
	}));
	const isFlat = columns.every(({ definition: { type } }) => type !== 'array' && type !== 'object');
	return isFlat && columns.length > 0 ? columns : undefined;
}

export function emptyRowOf(columns: readonly Column[]): Row {
	return Object.fromEntries(columns.map(({ name }) => [name, null]));
}

function identity(rows: readonly Row[]): MovedRows {
	return { rows: [...rows], from: rows.map((_row, i) => i) };
}

export function insertRow(rows: readonly Row[], at: number, row: Row): MovedRows {
	const all = identity(rows);
	return { rows: all.rows.toSpliced(at, 0, row), from: all.from.toSpliced(at, 0, null) };
}

export function deleteRows(rows: readonly Row[], first: number, last: number): MovedRows {
	const count = last - first + 1;
	const all = identity(rows);
	return { rows: all.rows.toSpliced(first, count), from: all.from.toSpliced(first, count) };
}

/** Puts the text of a cell behind `at` into a new row below; the other cells stay. */
export function splitRow(
	rows: readonly Row[],
	{ row, name, at }: { row: number; name: string; at: number },
	empty: Row,
): MovedRows {
	const old = rows[row] ?? empty;
	const words = typeof old[name] === 'string' ? old[name] : '';
	const [above, below] = [words.slice(0, at).trim(), words.slice(at).trim()];
	const inserted = insertRow(rows, row + 1, { ...empty, [name]: below || null });
	return { ...inserted, rows: inserted.rows.with(row, { ...old, [name]: above || null }) };
}

/** One row of several: texts are joined, and of other values the first counts. */
export function mergeRows(
	rows: readonly Row[],
	{ first, last }: { first: number; last: number },
	columns: readonly Column[],
): MovedRows {
	const parts = rows.slice(first, last + 1);
	const merged = columns.map(({ name, definition }) => {
		const found = parts.map((row) => row[name]).filter((cell) => cell !== null && cell !== '');
		const isText = definition.type === 'string' && definition.format === undefined;
		const texts = found.filter((cell) => typeof cell === 'string');
		return [name, isText && texts.length > 1 ? texts.join(' ') : (found[0] ?? null)] as const;
	});
	const row = { ...parts[0], ...Object.fromEntries(merged) };
	const all = deleteRows(rows, first + 1, last);
	return { ...all, rows: all.rows.with(first, row) };
}

/** Cells as a spreadsheet copies them: tabs between cells, quotes around those with line breaks. */
export function parseTsv(text: string): string[][] {
	const rows: string[][] = [];
	let row: string[] = [];
	let at = 0;
	while (at < text.length) {
		const { cell, end } = readCell(text, at);
		row.push(cell);
		at = end + 1;
		if (text[end] === '\t') {
			// A tab at the very end is followed by one empty cell.
			if (at >= text.length) row.push('');
			continue;
		}
		if (text[end] === '\r' && text[at] === '\n') at += 1;
		rows.push(row);
		row = [];
	}
	if (row.length > 0) rows.push(row);
	return rows;
}

/** The cell that begins at a position, and where it ends. */
function readCell(text: string, from: number): { cell: string; end: number } {
	if (text[from] === '"') {
		let close = text.indexOf('"', from + 1);
		while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
		const next = text[close + 1] ?? '\n';
		// Otherwise the quote belongs to a cell such as `"A" team`.
		if (close !== -1 && '\t\r\n'.includes(next)) {
			return { cell: text.slice(from + 1, close).replaceAll('""', '"'), end: close + 1 };
		}
	}
	let end = from;
	while (end < text.length && !'\t\r\n'.includes(text[end] ?? '')) end += 1;
	return { cell: text.slice(from, end), end };
}

export function writeTsv(cells: readonly (readonly string[])[]): string {
	const write = (cell: string) =>
		/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
	return cells.map((row) => row.map(write).join('\t')).join('\n');
}

const CENT = 0.005;
/** Columns whose sum a document usually states. */
const AMOUNT = /(amount|total|sum|net|gross|debit|credit)$/i;

type Total = { label: string; value: number };
/** The sum of a column, and the total of the document that it is compared with. */
export type Sum = { name: string; sum: number; total?: Total; isEqual?: boolean };

/** The amounts of a result that a sum may be compared with. */
export function listTotals(value: unknown, path = ''): Total[] {
	if (typeof value === 'number') {
		const name = path.replace(/^.*\./s, '');
		return AMOUNT.test(name) ? [{ label: toLabel(name), value }] : [];
	}
	if (!isGroup(value)) return [];
	return Object.entries(value).flatMap(([name, inner]) => listTotals(inner, joinPath(path, name)));
}

/** The sums of the numeric columns. */
export function sumColumns(
	rows: readonly Row[],
	columns: readonly Column[],
	totals: readonly Total[],
): Sum[] {
	return columns
		.filter(({ definition }) => definition.type === 'number')
		.flatMap(({ name }): Sum[] => {
			const cells = rows.map((row) => row[name]).filter((cell) => typeof cell === 'number');
			if (cells.length === 0) return [];
			const sum = Math.round(cells.reduce((all, cell) => all + cell, 0) * 100) / 100;
			if (!AMOUNT.test(name)) return /price$/i.test(name) ? [] : [{ name, sum }];
			const [nearest] = totals.toSorted(
				(a, b) => Math.abs(a.value - sum) - Math.abs(b.value - sum),
			);
			if (!nearest) return [{ name, sum }];
			return [{ name, sum, total: nearest, isEqual: Math.abs(nearest.value - sum) < CENT }];
		});
}

/** How numbers are written, with the signs to remove and the sign of the decimals. */
const NUMBERS: readonly { form: RegExp; group: string; point: string }[] = [
	{ form: /^[-+]?\d+$/, group: '', point: '.' },
	{ form: /^[-+]?\d{1,3}(,\d{3})+$/, group: ',', point: '.' },
	{ form: /^[-+]?\d{1,3}(\.\d{3}){2,}$/, group: '.', point: ',' },
	{ form: /^[-+]?\d{1,3}(\.\d{3})+,\d+$/, group: '.', point: ',' },
	{ form: /^[-+]?\d{1,3}(,\d{3})+\.\d+$/, group: ',', point: '.' },
	{ form: /^[-+]?\d+,\d+$/, group: '', point: ',' },
	{ form: /^[-+]?\d+\.\d+$/, group: '', point: '.' },
];

/** A number as people and spreadsheets write it: "1.234,50", "1,234.50", "€ 12.5"; undefined: none. */
export function readNumber(typed: string): number | undefined {
	const plain = typed.replace(/[\s\u00A0\u202F'’€$£]|EUR|USD|CHF|GBP/g, '');
	const found = NUMBERS.find(({ form }) => form.test(plain));
	if (!found) return undefined;
	const ungrouped = found.group === '' ? plain : plain.replaceAll(found.group, '');
	return Number(ungrouped.replace(found.point, '.'));
}
