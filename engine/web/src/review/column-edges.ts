/** The columns of a list as they stand on a page, and what its cells are when the edge between two of them moves. */
import type { AnyDetail, Box, Detail } from '../api/types.ts';
import { joinWords } from '../document/words.ts';
import type { Word } from '../document/words.ts';
import { maxOf, minOf } from '../extremes.ts';
import { rowOf } from './draft.ts';

type PageColumn = { name: string; x0: number; x1: number };

/** The edge between two neighbouring columns, over all rows of the page. */
export type ColumnEdge = {
	left: string;
	right: string;
	/** Between the cells of both columns. */
	x: number;
	/** As far as the edge can be moved. */
	from: number;
	to: number;
	top: number;
	bottom: number;
};

/** The texts of the left and the right column, from a row on. */
export type CutCells = { row: number; cells: [left: string, right: string][] };

type PlacedCell = { row: number; name: string; box: Box };

/** The cells of a list on a page, at the rows that they have now. */
export function placeCells(
	details: readonly AnyDetail[],
	{
		list,
		page,
		toNow,
	}: { list: string; page: number; toNow: (path: string) => string | undefined },
): PlacedCell[] {
	return details.flatMap((detail) => {
		if (!isPlaced(detail) || detail.page !== page) return [];
		const path = toNow(detail.path);
		const at = path === undefined ? undefined : rowOf(path);
		if (path === undefined || at?.list !== list) return [];
		return [{ row: at.row, name: path.slice(path.lastIndexOf('].') + 2), box: detail.box }];
	});
}

function isPlaced(detail: AnyDetail): detail is Detail {
	return detail.page !== null;
}

export function findEdges(cells: readonly PlacedCell[]): ColumnEdge[] {
	const columns = [...Map.groupBy(cells, ({ name }) => name)]
		.map(([name, own]): PageColumn => ({
			name,
			x0: minOf(own.map(({ box }) => box.x0)),
			x1: maxOf(own.map(({ box }) => box.x1)),
		}))
		.toSorted((a, b) => a.x0 - b.x0);
	const top = minOf(cells.map(({ box }) => box.y0));
	const bottom = maxOf(cells.map(({ box }) => box.y1));
	return columns.slice(1).flatMap((right, i): ColumnEdge[] => {
		const left = columns[i];
		if (!left) return [];
		const edge = { left: left.name, right: right.name, from: left.x0, to: right.x1, top, bottom };
		// Where a long cell reaches into the next column, the edge is where that begins.
		return [{ ...edge, x: left.x1 < right.x0 ? (left.x1 + right.x0) / 2 : right.x0 }];
	});
}

/** Divides the words of each row between the two columns of an edge that was moved to `x`. */
export function cutCells(
	cells: readonly PlacedCell[],
	words: readonly Word[],
	{ edge, x }: { edge: ColumnEdge; x: number },
): CutCells | undefined {
	const edges = findEdges(cells);
	const start = edges.find(({ right }) => right === edge.left)?.x ?? -Infinity;
	const end = edges.find(({ left }) => left === edge.right)?.x ?? Infinity;
	const byRow = Map.groupBy(cells, ({ row }) => row);
	const first = minOf(byRow.keys());
	const last = maxOf(byRow.keys());
	const cut: CutCells = { row: first, cells: [] };
	for (let row = first; row <= last; row += 1) {
		const own = byRow.get(row);
		// A row that was added in between has no place on the page.
		if (!own) return undefined;
		const y0 = minOf(own.map(({ box }) => box.y0));
		const y1 = maxOf(own.map(({ box }) => box.y1));
		const inRow = words.filter(({ box }) => {
			const [middleX, middleY] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
			return middleY >= y0 && middleY <= y1 && middleX > start && middleX < end;
		});
		const isLeft = ({ box }: Word) => (box.x0 + box.x1) / 2 < x;
		cut.cells.push([
			joinWords(inRow.filter(isLeft)),
			joinWords(inRow.filter((word) => !isLeft(word))),
		]);
	}
	return cut;
}
