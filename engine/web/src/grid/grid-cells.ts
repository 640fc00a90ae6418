/** Cells of a grid, and how keys move between them. Pure. */
export type GridCell = { row: number; column: number };
export type GridRange = { top: number; bottom: number; left: number; right: number };
type Key = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean };
type Size = { rows: number; columns: number; page: number };

export function rangeOf(cell: GridCell, anchor: GridCell | null): GridRange {
	const other = anchor ?? cell;
	return {
		top: Math.min(cell.row, other.row),
		bottom: Math.max(cell.row, other.row),
		left: Math.min(cell.column, other.column),
		right: Math.max(cell.column, other.column),
	};
}

/** The cell that a key leads to; undefined: the key does not move. */
export function moveCell(
	{ row, column }: GridCell,
	{ key, ctrlKey, metaKey, altKey }: Key,
	{ rows, columns, page }: Size,
): GridCell | undefined {
	if (altKey) return undefined;
	const isFar = ctrlKey || metaKey;
	const to = (nextRow: number, nextColumn: number): GridCell => ({
		row: Math.max(0, Math.min(rows - 1, nextRow)),
		column: Math.max(0, Math.min(columns - 1, nextColumn)),
	});
	switch (key) {
		case 'ArrowUp':
			return to(isFar ? 0 : row - 1, column);
		case 'ArrowDown':
			return to(isFar ? rows : row + 1, column);
		case 'ArrowLeft':
			return to(row, isFar ? 0 : column - 1);
		case 'ArrowRight':
			return to(row, isFar ? columns : column + 1);
		case 'Home':
			return to(isFar ? 0 : row, 0);
		case 'End':
			return to(isFar ? rows : row, columns);
		case 'PageUp':
			return to(row - page, column);
		case 'PageDown':
			return to(row + page, column);
		default:
			return undefined;
	}
}
