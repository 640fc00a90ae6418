/** The states of a template in the editor, oldest first, with the place of the one that is shown. */
type UndoStack<T> = {
	past: readonly T[];
	now: T;
	future: readonly T[];
	/** When the last change was recorded, and its kind: typing in one place is one step. */
	last: { at: number; kind: string } | null;
};

const MAX_STEPS = 200;
/** A pause in typing ends a step. */
const SAME_STEP_MS = 800;

export function startStack<T>(now: T): UndoStack<T> {
	return { past: [], now, future: [], last: null };
}

/** Records a change. Changes of the same kind in quick succession are one step. */
export function record<T>(
	stack: UndoStack<T>,
	next: T,
	{ at, kind }: { at: number; kind: string },
): UndoStack<T> {
	const { past, now, last } = stack;
	const isSameStep = last?.kind === kind && at - last.at < SAME_STEP_MS;
	return {
		past: isSameStep ? past : [...past, now].slice(-MAX_STEPS),
		now: next,
		future: [],
		last: { at, kind },
	};
}

export function undo<T>({ past, now, future }: UndoStack<T>): UndoStack<T> {
	const before = past.at(-1);
	if (before === undefined) return { past, now, future, last: null };
	return { past: past.slice(0, -1), now: before, future: [now, ...future], last: null };
}

export function redo<T>({ past, now, future }: UndoStack<T>): UndoStack<T> {
	const [next, ...rest] = future;
	if (next === undefined) return { past, now, future, last: null };
	return { past: [...past, now], now: next, future: rest, last: null };
}
