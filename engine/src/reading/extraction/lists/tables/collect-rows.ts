import { textOf } from '../../../../model/geometry.ts';
import type { Column } from './find-header.ts';
import { isNumeric, isPureNumber, mainColumn, numberIn } from './judge-lines.ts';
import type { Words } from './judge-lines.ts';

/** What the rows of a table have been so far. However many they are, each is looked at once. */
export type RowsSoFar = {
	push: (row: Words) => void;
	last: () => Words | undefined;
	count: () => number;
	/** Of the amounts of the rows. */
	sum: () => number;
	/** The fewest numbers that a row has. */
	fewestNumbers: () => number;
	/** Whether a row has its numbers in these columns. */
	hasShape: (shape: string) => boolean;
};

export function collectRows(columns: readonly Column[]): RowsSoFar {
	const rows: Words[] = [];
	const main = mainColumn(columns);
	const shapes = new Set<string>();
	let [sum, summed, fewest, shaped] = [0, 0, Infinity, 0];
	const shapeAll = () => {
		for (const row of rows.slice(shaped)) {
			const filled = numericColumns(row, columns);
			shapes.add(filled.join(' '));
			fewest = Math.min(fewest, filled.length);
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
	};
}

/** The columns of numbers in which a line has one. */
export function numericColumns(cells: Words, columns: readonly Column[]): number[] {
	return columns.flatMap(({ field }, i) =>
		isNumeric(field) && isPureNumber(textOf(cells[i] ?? [])) ? [i] : [],
	);
}
