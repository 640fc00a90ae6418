import Papa from 'papaparse';
import type { ExportCell } from './columns.ts';

/** Without it, spreadsheets do not recognise UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** A table as CSV (RFC 4180, UTF-8), a chunk of rows at a time. */
export async function* writeCsv(
	head: readonly string[],
	chunks: AsyncIterable<ExportCell[][]>,
): AsyncIterable<string> {
	yield BYTE_ORDER_MARK + writeRows([[...head]]);
	for await (const rows of chunks) if (rows.length > 0) yield writeRows(rows);
}

function writeRows(rows: readonly (readonly ExportCell[])[]): string {
	const texts = rows.map((row) => row.map(toText));
	return `${Papa.unparse(texts, { newline: '\r\n' })}\r\n`;
}

function toText(cell: ExportCell): string | number | boolean {
	if (cell === null) return '';
	if (typeof cell === 'string') return makeHarmless(cell);
	if (cell instanceof Date) return cell.toISOString();
	return typeof cell === 'object' ? cell.day : cell;
}

/** Characters that start a formula in a spreadsheet, including their full-width forms. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** The same after a character that some spreadsheets treat as a separator. */
const FORMULA_BEHIND = /([;\t\r\n])(?=[=+\-@＝＋－＠])/g;

/** Prevents CSV injection: puts an apostrophe before text that may be a formula. */
export function makeHarmless(text: string): string {
	const inner = text.replace(FORMULA_BEHIND, "$1'");
	return startsLikeFormula(text) ? `'${inner}` : inner;
}

export function startsLikeFormula(text: string): boolean {
	return FORMULA.test(text);
}
