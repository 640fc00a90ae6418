import { useMutation } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import type { FieldDefinition } from '../api/types.ts';
import type { GridCell } from '../grid/grid-cells.ts';
import { emptyRowOf, readNumber } from '../grid/grid-rows.ts';
import type { Column, MovedRows, Row } from '../grid/grid-rows.ts';
import { text } from '../text.ts';
import { readTyped } from './draft.ts';

/** Rows of a result are limited by the engine; more than this is a mistake at the clipboard. */
const MAX_PASTED_ROWS = 5000;
/** Different texts that the engine is asked about, one request each. */
const MAX_ASKED = 100;

type Pasted = {
	rows: readonly Row[];
	columns: readonly Column[];
	at: GridCell;
	cells: readonly (readonly string[])[];
};

/** Puts pasted cells into the rows of a list; texts that the browser cannot read are sent to the engine. */
export function useFilling() {
	const work = useMutation({
		mutationFn: async (pasted: Pasted) => {
			const cells = withoutHead(pasted).slice(0, MAX_PASTED_ROWS);
			const read = await readAll(cells, pasted);
			return fillRows({ ...pasted, cells }, read);
		},
	});
	const left = work.data?.left ?? 0;
	return {
		fill: (pasted: Pasted, onFilled: (moved: MovedRows) => void) =>
			work.mutate(pasted, { onSuccess: ({ moved }) => onFilled(moved) }),
		fault: work.error ? work.error.message : left > 0 ? text.grid.notPasted(left) : null,
	};
}

/** A copied table may begin with the names of its columns. */
export function withoutHead({ cells, columns, at }: Omit<Pasted, 'rows'>): Pasted['cells'] {
	const [head = []] = cells;
	const isHead =
		cells.length > 1 &&
		head.every((cell, i) => {
			const column = columns[at.column + i];
			const words = cell.trim().toLowerCase();
			return (
				column !== undefined &&
				[column.name, column.label].some((one) => one.toLowerCase() === words)
			);
		});
	return isHead ? cells.slice(1) : cells;
}

type Reading = (words: string, definition: FieldDefinition) => { value: unknown } | null;

/** `left`: the number of cells that could not be read, and stay as they were. */
export function fillRows(
	{ rows, columns, at, cells }: Pasted,
	read: Reading,
): { moved: MovedRows; left: number } {
	const filled: Row[] = [...rows];
	const from: (number | null)[] = rows.map((_row, i) => i);
	let left = 0;
	for (const [i, line] of cells.entries()) {
		const index = at.row + i;
		const row: Row = { ...(filled[index] ?? emptyRowOf(columns)) };
		for (const [j, words] of line.entries()) {
			const column = columns[at.column + j];
			if (!column) continue;
			const entry = read(words, column.definition);
			if (entry) row[column.name] = entry.value;
			else left += 1;
		}
		filled[index] = row;
		if (index >= from.length) from.push(null);
	}
	return { moved: { rows: filled, from }, left };
}

function readHere(words: string, definition: FieldDefinition): { value: unknown } | 'ask' | null {
	const number = definition.type === 'number' ? readNumber(words) : undefined;
	if (number !== undefined) return { value: number };
	const entry = readTyped(words, definition);
	return entry !== 'ask' && 'fault' in entry ? null : entry;
}

async function readAll(cells: Pasted['cells'], { columns, at }: Pasted): Promise<Reading> {
	const key = (words: string, { type, format }: FieldDefinition) =>
		JSON.stringify([words, type, format]);
	const asked = new Map<string, { words: string; definition: FieldDefinition }>();
	for (const line of cells) {
		for (const [j, words] of line.entries()) {
			const definition = columns[at.column + j]?.definition;
			if (definition && readHere(words, definition) === 'ask') {
				asked.set(key(words, definition), { words, definition });
			}
		}
	}
	const answers = new Map<string, unknown>();
	for (const [one, { words, definition }] of [...asked].slice(0, MAX_ASKED)) {
		const { type, format } = definition;
		const body = { text: words.slice(0, 2000), type, ...(format && { format }) };
		answers.set(one, (await api.post<{ value: unknown }>('/values/read', body)).value);
	}
	return (words, definition) => {
		const here = readHere(words, definition);
		if (here !== 'ask') return here;
		const value = answers.get(key(words, definition)) ?? null;
		return value === null ? null : { value };
	};
}
