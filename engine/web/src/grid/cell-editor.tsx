import { useEffect, useRef } from 'react';

type Props = {
	label: string;
	start: string;
	/** The text begins with the first typed character and replaces the value. */
	isReplaced: boolean;
	onCommit: (typed: string, by: { rows: 0 | 1; columns: 0 | 1 }) => void;
	onCancel: () => void;
	onSplit: (typed: string, caret: number) => void;
};

/** The input of a cell: Enter goes down, Tab to the right, Alt+Enter splits the row at the caret. */
export function CellEditor({ label, start, isReplaced, onCommit, onCancel, onSplit }: Props) {
	const input = useRef<HTMLInputElement>(null);
	/** The end of editing removes the input, which blurs it: only the first report counts. */
	const isDone = useRef(false);
	useEffect(() => {
		input.current?.focus();
		if (!isReplaced) input.current?.select();
	}, [isReplaced]);
	const finish = (report: () => void) => {
		if (isDone.current) return;
		isDone.current = true;
		report();
	};
	return (
		<input
			ref={input}
			className="grid-input"
			aria-label={label}
			defaultValue={start}
			onBlur={({ currentTarget: { value } }) =>
				finish(() => (value === start && !isReplaced ? onCancel() : onCommit(value, STAY)))
			}
			onKeyDown={(event) => {
				const { value, selectionStart } = event.currentTarget;
				event.stopPropagation();
				if (event.key === 'Escape') finish(onCancel);
				else if (event.key === 'Enter' && event.altKey) {
					finish(() => onSplit(value, selectionStart ?? value.length));
				} else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
					finish(() => onCommit(value, DOWN));
				} else if (event.key === 'Tab' && !event.shiftKey) finish(() => onCommit(value, RIGHT));
				else return;
				event.preventDefault();
			}}
		/>
	);
}

const STAY = { rows: 0, columns: 0 } as const;
const DOWN = { rows: 1, columns: 0 } as const;
const RIGHT = { rows: 0, columns: 1 } as const;
