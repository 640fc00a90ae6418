import { open, readFile } from 'node:fs/promises';
import { LIST_LIMITS } from '../../../model/list.ts';
import type { ListRow, ReadList } from '../../../model/list.ts';
import { Problem, problem } from '../../../model/problem.ts';
import type { Sheet } from '../flow/flow.ts';
import { ROWS_PER_PAGE } from '../flow/set-sheets.ts';
import { readXlsx } from '../office/read-xlsx.ts';
import { decodeText } from '../text/decode-text.ts';
import { readCsv } from '../text/read-csv.ts';
import { isObject } from '../../../model/is-object.ts';

const { maxRows, maxColumns, maxCellCharacters, chunkRows } = LIST_LIMITS;
/** Limits of the readers of sheets. One additional row is the head. */
const MAX_PAGES = Math.ceil((maxRows + 2) / ROWS_PER_PAGE);
const ZIP_SIGN = 'PK';

/** Reads a list (CSV, XLSX or JSON) and writes its rows to `target`, one JSON chunk per line. */
export async function readListFile(path: string, target: string): Promise<ReadList> {
	const [columns, rows] = await readTable(path);
	checkColumns(columns);
	if (rows.length > maxRows) throw invalid(`has more than ${maxRows.toLocaleString('en')} rows`);
	if (rows.length === 0) throw invalid('has no rows below its head');
	const file = await open(target, 'w', 0o600);
	let bytes = 0;
	try {
		for (let from = 0; from < rows.length; from += chunkRows) {
			const line = JSON.stringify(rows.slice(from, from + chunkRows));
			bytes += Buffer.byteLength(line);
			await file.write(`${line}\n`);
		}
	} finally {
		await file.close();
	}
	return { columns, rowCount: rows.length, bytes };
}

type Table = [columns: string[], rows: ListRow[]];

async function readTable(path: string): Promise<Table> {
	const bytes = await readFile(path);
	if (bytes.subarray(0, 2).toString('latin1') === ZIP_SIGN) {
		const [sheet] = await bounded(() => readXlsx(path, MAX_PAGES));
		return fromSheet(sheet ?? { rows: [] });
	}
	const text = decodeText(bytes);
	if (/^\s*[[{]/.test(text)) return fromJson(text);
	return fromSheet(await bounded(() => Promise.resolve(readCsv(text, MAX_PAGES))));
}

/** The readers of documents count rows as pages. */
async function bounded<T>(read: () => Promise<T>): Promise<T> {
	try {
		return await read();
	} catch (error) {
		if (!(error instanceof Problem) || error.code !== 'TOO_MANY_PAGES') throw error;
		throw invalid(`has more than ${maxRows.toLocaleString('en')} rows`);
	}
}

/** The first row names the columns. */
function fromSheet({ rows }: Sheet): Table {
	const [head, ...body] = rows;
	const columns: string[] = [];
	for (const { column, text } of head?.cells ?? []) columns[column] = text;
	const names = Array.from(columns, (name: string | undefined) => name ?? '');
	const lists = body.map(({ cells }) => {
		const row = names.map(() => '');
		for (const { column, text } of cells) if (column < row.length) row[column] = clip(text);
		return row;
	});
	return [names, lists];
}

/** A list of objects, or an object with such a list as `rows`. */
function fromJson(text: string): Table {
	const value = parseJson(text);
	const list = Array.isArray(value) ? value : isObject(value) ? value.rows : undefined;
	if (!Array.isArray(list) || !list.every(isObject)) {
		throw invalid('must be a list of objects, or an object with such a list as "rows"');
	}
	const columns = new Set<string>();
	for (const row of list) {
		for (const name of Object.keys(row)) columns.add(name);
		if (columns.size > maxColumns) break;
	}
	const names = [...columns];
	const rows = list.map((row) =>
		names.map((name) => clip(Object.hasOwn(row, name) ? toText(row[name]) : '')),
	);
	return [names, rows];
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw invalid('is not valid JSON');
	}
}

function toText(value: unknown): string {
	if (typeof value === 'string') return value;
	return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function clip(text: string): string {
	return text.trim().slice(0, maxCellCharacters).toWellFormed().replaceAll('\0', '');
}

function checkColumns(columns: readonly string[]): void {
	if (columns.length === 0) throw invalid('has no head; the first row names the columns');
	if (columns.length > maxColumns) throw invalid(`has more than ${maxColumns} columns`);
	if (columns.some((name) => name === '' || name.length > 100)) {
		throw invalid('has a column without a name, or with one of more than 100 characters');
	}
	if (new Set(columns).size < columns.length) throw invalid('has two columns with the same name');
}

function invalid(reason: string): Problem {
	return problem('INVALID_LIST', { reason });
}
