import { Checkbox, Table } from '@mantine/core';
import { useState } from 'react';
import { text } from '../text.ts';

/** As many as an export takes at once. */
const MAX_CHOSEN = 200;

export type ChosenRows = ReturnType<typeof useChosenRows>;

/** Rows of a list that somebody has ticked. */
export function useChosenRows() {
	const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
	return {
		ids: [...chosen],
		has: (id: string) => chosen.has(id),
		isFull: chosen.size >= MAX_CHOSEN,
		toggle: (id: string) =>
			setChosen((before) => {
				const after = new Set(before);
				if (!after.delete(id)) after.add(id);
				return after;
			}),
	};
}

type Props = { rows: ChosenRows; id: string; name: string };

export function ChooseCell({ rows, id, name }: Props) {
	const isChosen = rows.has(id);
	return (
		<Table.Td w={44}>
			<Checkbox
				aria-label={text.exports.choose(name)}
				checked={isChosen}
				disabled={!isChosen && rows.isFull}
				onChange={() => rows.toggle(id)}
			/>
		</Table.Td>
	);
}
