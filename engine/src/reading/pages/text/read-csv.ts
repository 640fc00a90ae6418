import Papa from 'papaparse';
import { problem } from '../../../model/problem.ts';
import type { Sheet } from '../flow/flow.ts';
import { ROWS_PER_PAGE } from '../flow/set-sheets.ts';

/** Maximum columns of a table. */
const MAX_COLUMNS = 1000;

/** Reads the rows of a delimited text with any delimiter. */
export function readCsv(text: string, maxPages: number): Sheet {
	const maxRows = maxPages * ROWS_PER_PAGE;
	// One more than allowed, to detect longer input.
	const data = readRows(text, findDelimiter(text), maxRows + 1);
	if (data.length > maxRows) {
		const lines = text.split('\n').length;
		throw problem('TOO_MANY_PAGES', { pages: Math.ceil(lines / ROWS_PER_PAGE), maxPages });
	}
	const rows = data.map((values, number) => ({
		number,
		cells: values.slice(0, MAX_COLUMNS).flatMap((value, column) => {
			const text = value.trim();
			return text === '' ? [] : { column, text, span: 1 };
		}),
	}));
	return { rows: rows.filter(({ cells }) => cells.length > 0) };
}

/** A comma may separate cells or decimals, so the other delimiters are tried first. */
const DELIMITERS = [';', '\t', '|', ','] as const;
const ROWS_TO_TELL = 50;
const CHARACTERS_TO_TELL = 20_000;

/** The delimiter that gives the most rows of equal length; of several, the one with the longest rows. */
function findDelimiter(text: string): string {
	const head = text.slice(0, CHARACTERS_TO_TELL);
	let best = { delimiter: ',', share: 0, columns: 1 };
	for (const delimiter of DELIMITERS) {
		const rows = readRows(head, delimiter, ROWS_TO_TELL).filter(
			(row) => row.join('').trim() !== '',
		);
		for (const [columns, same] of Map.groupBy(rows, ({ length }) => length)) {
			const share = columns > 1 ? same.length / rows.length : 0;
			if (share > best.share || (share === best.share && columns > best.columns)) {
				best = { delimiter, share, columns };
			}
		}
	}
	return best.delimiter;
}

function readRows(text: string, delimiter: string, preview: number): string[][] {
	return Papa.parse<string[]>(text, { delimiter, preview, skipEmptyLines: false }).data;
}
