import Papa from 'papaparse';
import { problem } from '../../model/problem.ts';
import type { Sheet } from '../flow/flow.ts';
import { ROWS_PER_PAGE } from '../flow/set-sheets.ts';

/** Wider ones are no tables. */
const MAX_COLUMNS = 1000;

/** Rows of a table that was written as text, whatever parts its cells. */
export function readCsv(text: string, maxPages: number): Sheet {
	const maxRows = maxPages * ROWS_PER_PAGE;
	// One more, to know that there are more.
	const { data } = Papa.parse<string[]>(text, { preview: maxRows + 1, skipEmptyLines: false });
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
