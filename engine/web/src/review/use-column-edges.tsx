import type { AnyDetail } from '../api/types.ts';
import type { Word } from '../document/words.ts';
import { columnsOf } from '../grid/grid-rows.ts';
import type { Column, Row } from '../grid/grid-rows.ts';
import { cutCells, findEdges, placeCells } from './column-edges.ts';
import { ColumnHandles } from './column-handles.tsx';
import { definitionOf, rowOf, valueAt } from './draft.ts';
import { useFilling } from './fill-cells.ts';
import type { Desk } from './use-desk.ts';

type Size = { width: number; height: number };

/** Draws the columns of the list that a person works on over its page, so that their edges can be dragged. */
export function useColumnEdges(
	{ subject, state, view, dispatch }: Desk,
	details: readonly AnyDetail[],
) {
	const filling = useFilling();
	const list = state.current === null ? undefined : rowOf(state.current)?.list;
	const columns = list === undefined ? undefined : columnsOf(definitionOf(subject.fields, list));
	if (list === undefined || !columns) return undefined;
	return (page: number, size: Size, words: readonly Word[]) => {
		const cells = placeCells(details, { list, page, toNow: view.trace.toNow });
		if (cells.length === 0 || words.length === 0) return null;
		const find = (name: string) => columns.find((one) => one.name === name);
		return (
			<ColumnHandles
				edges={findEdges(cells)}
				size={size}
				onMove={(edge, x) => {
					const cut = cutCells(cells, words, { edge, x });
					const both = [find(edge.left), find(edge.right)].filter(
						(one): one is Column => one !== undefined,
					);
					if (!cut || both.length < 2) return;
					const rows = valueAt(view.result, list) as Row[];
					filling.fill(
						{ rows, columns: both, at: { row: cut.row, column: 0 }, cells: cut.cells },
						(moved) => dispatch({ type: 'changeRows', list, ...moved }),
					);
				}}
			/>
		);
	};
}
