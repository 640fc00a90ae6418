import Papa from 'papaparse';
import type { ExportCell } from './columns.ts';

/** Without it, spreadsheets do not recognise UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** Languages whose spreadsheets expect semicolons, decimal commas, and days in another order. */
export const CSV_LOCALES = ['de', 'fr'] as const;
export type CsvLocale = (typeof CSV_LOCALES)[number];
const DAY_MARK: Readonly<Record<CsvLocale, string>> = { de: '.', fr: '/' };

/** A table as CSV (RFC 4180, UTF-8), a chunk of rows at a time. With a locale, as its spreadsheets read it. */
export async function* writeCsv(
	head: readonly string[],
	chunks: AsyncIterable<ExportCell[][]>,
	locale?: CsvLocale,
): AsyncIterable<string> {
	yield BYTE_ORDER_MARK + writeRows([[...head]], locale);
	for await (const rows of chunks) if (rows.length > 0) yield writeRows(rows, locale);
}

function writeRows(
	rows: readonly (readonly ExportCell[])[],
	locale: CsvLocale | undefined,
): string {
	const texts = rows.map((row) => row.map((cell) => toText(cell, locale)));
	const delimiter = locale === undefined ? ',' : ';';
	return `${Papa.unparse(texts, { newline: '\r\n', delimiter })}\r\n`;
}

function toText(cell: ExportCell, locale: CsvLocale | undefined): string | number | boolean {
	if (cell === null) return '';
	if (typeof cell === 'string') return makeHarmless(cell);
	// A point in time stays in ISO 8601, with its time zone.
	if (cell instanceof Date) return cell.toISOString();
	if (locale === undefined) return typeof cell === 'object' ? cell.day : cell;
	if (typeof cell === 'number') return String(cell).replace('.', ',');
	return typeof cell === 'object' ? cell.day.split('-').toReversed().join(DAY_MARK[locale]) : cell;
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
