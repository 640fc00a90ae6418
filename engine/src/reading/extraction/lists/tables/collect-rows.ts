import { textOf } from '../../../../model/geometry.ts';
import type { Column } from './header.ts';
import { isNumeric, isPureNumber, mainColumn, numberIn } from './judge-lines.ts';
import type { Words } from './judge-lines.ts';

/** Running facts about the rows of a table. Each row is examined once. */
export type RowsSoFar = {
	push: (row: Words) => void;
	last: () => Words | undefined;
	count: () => number;
	/** The sum of the rows' amounts. */
	sum: () => number;
	/** The lowest count of numbers in a row. */
	fewestNumbers: () => number;
	/** Whether some row has its numbers in exactly these columns. */
	hasShape: (shape: string) => boolean;
	/**
	 * Whether a line has a number in each column in which all rows have one, requested or not. Needs at least two such
	 * columns.
	 */
	hasAllNumbers: (cells: Words) => boolean;
};

export function collectRows(columns: readonly Column[]): RowsSoFar {
	const rows: Words[] = [];
	const main = mainColumn(columns);
	const shapes = new Set<string>();
	let common: number[] | undefined;
	let [sum, summed, fewest, shaped] = [0, 0, Infinity, 0];
	const shapeAll = () => {
		for (const row of rows.slice(shaped)) {
			const filled = numericColumns(row, columns);
			shapes.add(filled.join(' '));
			fewest = Math.min(fewest, filled.length);
			common = (common ?? [...row.keys()]).filter((i) => hasNumber(row, i));
		}
		shaped = rows.length;
	};
	return {
		push: (row) => {
			rows.push(row);
		},
		last: () => rows.at(-1),
		count: () => rows.length,
		sum: () => {
			for (const row of rows.slice(summed))
				sum += main === undefined ? 0 : (numberIn(row, main) ?? 0);
			summed = rows.length;
			return sum;
		},
		fewestNumbers: () => {
			shapeAll();
			return fewest;
		},
		hasShape: (shape) => {
			shapeAll();
			return shapes.has(shape);
		},
		hasAllNumbers: (cells) => {
			shapeAll();
			return common !== undefined && common.length >= 2 && common.every((i) => hasNumber(cells, i));
		},
	};
}

/** The numeric columns in which a line has a number. */
export function numericColumns(cells: Words, columns: readonly Column[]): number[] {
	return columns.flatMap(({ field }, i) => (isNumeric(field) && hasNumber(cells, i) ? [i] : []));
}

function hasNumber(cells: Words, column: number): boolean {
	return isPureNumber(textOf(cells[column] ?? []));
}
