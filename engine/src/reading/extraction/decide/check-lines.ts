import { addsUp } from '../evidence/amounts.ts';
import type { ConceptName } from '../lexicon/concepts.ts';
import { AS_REMEMBERED } from '../../../model/extraction.ts';
import type { Detail } from '../../../model/extraction.ts';
import type { Field } from '../request/read-fields.ts';
import { mainConcept } from '../request/read-fields.ts';
import { FAILED } from '../values/span.ts';
import type { Values } from './values.ts';
import { THRESHOLDS } from '../models/thresholds.ts';

/** Name of the check, for articles and lines that add up. */
export const ITEMS_ADD_UP = 'items add up';
const SUMS = new Set<ConceptName | undefined>(['netTotal', 'grossTotal']);
const MIN_ROWS = 2;

/** Confirms a total to which the lines add up, and notes it in `checks`. */
export function checkLines(
	fields: readonly Field[],
	{ at, top }: Values,
	details: readonly Detail[],
): Detail[] {
	const sums = top.flatMap(sumColumns);
	const totals = new Set(
		fields
			.filter((field) => !field.inRow && SUMS.has(mainConcept(field)))
			.filter(({ path }) => {
				const value = at(path.join('.'));
				return typeof value === 'number' && sums.some(({ sum, rows }) => addsUp(sum, value, rows));
			})
			.map(({ path }) => path.join('.')),
	);
	return details.map((detail) =>
		totals.has(detail.path) && !detail.checks.includes(ITEMS_ADD_UP) && !isRefuted(detail)
			? {
					...detail,
					confidence: 1 - THRESHOLDS.totals.doubtIfLinesAddUp * (1 - detail.confidence),
					checks: [...detail.checks, ITEMS_ADD_UP],
				}
			: detail,
	);
}

/** Whether it replaces what a person taught: then a person decides, however well the lines add up. */
function isRefuted({ checks }: Detail): boolean {
	return checks.includes(`${AS_REMEMBERED} ${FAILED}`);
}

type ColumnSum = { sum: number; rows: number };

/** The sum of each column that has a number in every row. */
function sumColumns(list: unknown): ColumnSum[] {
	if (!Array.isArray(list) || list.length < MIN_ROWS) return [];
	const rows = list as Record<string, unknown>[];
	return Object.keys(rows[0] ?? {}).flatMap((name) => {
		const numbers = rows.map((row) => row[name]).filter((one) => typeof one === 'number');
		if (numbers.length < rows.length) return [];
		return [{ sum: numbers.reduce((sum, one) => sum + one, 0), rows: rows.length }];
	});
}
