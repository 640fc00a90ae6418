import { useCallback, useState } from 'react';
import { text } from '../text.ts';
import { PlainCell } from './table-card.tsx';

/** The maximum number of jobs in one export. */
const MAX_CHOSEN = 200;

export type ChosenRows = ReturnType<typeof useChosenRows>;

/** The selected rows of a list. */
export function useChosenRows() {
	const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
	const toggle = useCallback(
		(id: string) =>
			setChosen((before) => {
				const after = new Set(before);
				if (!after.delete(id)) after.add(id);
				return after;
			}),
		[],
	);
	return {
		ids: [...chosen],
		has: (id: string) => chosen.has(id),
		isFull: chosen.size >= MAX_CHOSEN,
		/** A stable function, so that rows render only when they change. */
		toggle,
	};
}

type Props = {
	id: string;
	name: string;
	isChosen: boolean;
	isFull: boolean;
	toggle: (id: string) => void;
};

export function ChooseCell({ id, name, isChosen, isFull, toggle }: Props) {
	return (
		<PlainCell className="cell-choose">
			<input
				type="checkbox"
				aria-label={text.exports.choose(name)}
				checked={isChosen}
				disabled={!isChosen && isFull}
				onChange={() => toggle(id)}
			/>
		</PlainCell>
	);
}
