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
	/** Selects these, as far as an export takes them, or none. */
	const chooseAll = useCallback(
		(ids: readonly string[]) => setChosen(new Set(ids.slice(0, MAX_CHOSEN))),
		[],
	);
	return {
		ids: [...chosen],
		chooseAll,
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

/** Selects all shown rows. */
export function ChooseAll({ ids, chosen }: { ids: readonly string[]; chosen: ChosenRows }) {
	const wanted = ids.slice(0, MAX_CHOSEN);
	const isAll = wanted.length > 0 && wanted.every(chosen.has);
	return (
		<span className="cell-choose">
			<input
				type="checkbox"
				aria-label={text.exports.chooseAll}
				checked={isAll}
				onChange={() => chosen.chooseAll(isAll ? [] : ids)}
			/>
		</span>
	);
}

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
