/** The state of the review page: a pure reducer, and what the page derives from its state. */
import type { AnyDetail, Change, Detail, FieldMap, Job, Result } from '../api/types.ts';
import { levelOf } from '../document/read-result.ts';
import { sayCheck } from '../document/say-check.ts';
import {
	applySteps,
	isTouched,
	listChanges,
	listLeaves,
	pathOfStep,
	rowOf,
	valueAt,
} from './draft.ts';
import type { Draft, Leaf, Step } from './draft.ts';
import { traceSteps } from './trace-rows.ts';
import type { Trace } from './trace-rows.ts';

/** The stored result under review. */
export type Subject = {
	result: Result;
	fields: FieldMap | undefined;
	/** Paths of the values that a person should check. */
	doubtful: ReadonlySet<string>;
};

export type DeskState = {
	draft: Draft;
	/** false: only the doubtful values and those already dealt with are listed. */
	isAll: boolean;
	/** The path of the selected value. */
	current: string | null;
	/** The path of the value whose editor is open. */
	editing: string | null;
	fault: { path: string; words: string } | null;
	dialog: 'help' | 'reject' | 'unchecked' | null;
	/** Someone else saved this result after the draft was started. */
	isConflict: boolean;
	/** The result as it was before the other person's change. */
	seen: Result;
	/** Counts the requests to move the keyboard focus to the selected value. */
	focusRequests: number;
};

export type DeskAction =
	/** Selects a value without moving the keyboard focus. */
	| { type: 'select'; path: string }
	/** Selects a value and moves the keyboard focus to it; null: to the Approve button. */
	| { type: 'goTo'; path: string | null }
	/** Goes to the next or previous open value; `isFromStart` ignores the selection. */
	| { type: 'step'; by: 1 | -1; isFromStart?: boolean }
	| { type: 'edit'; path: string }
	| { type: 'change'; change: Change; then: 'next' | 'goTo' | 'nothing' }
	/** With `isStaying`, the selection does not move. */
	| { type: 'accept'; path: string; others?: readonly string[]; isStaying?: boolean }
	/** Replaces the rows of a list; `from` names the row that each was before, null for a new one. */
	| { type: 'changeRows'; list: string; rows: readonly unknown[]; from: (number | null)[] }
	| { type: 'removeRow'; list: string; row: number }
	| { type: 'takeBack' }
	| { type: 'refuse'; path: string; words: string }
	| { type: 'show'; isAll: boolean }
	| { type: 'open'; dialog: Exclude<DeskState['dialog'], null> }
	| { type: 'close' }
	/** Remembers the result shown now, before a newer one is loaded. */
	| { type: 'remember' }
	| { type: 'conflict' }
	/** Applies the draft to a newer revision. */
	| { type: 'rebase'; revision: number }
	| { type: 'saved'; revision: number };

export function startDesk(subject: Subject, draft: Draft, revision: number): DeskState {
	const state: DeskState = {
		draft,
		isAll: subject.doubtful.size === 0,
		current: null,
		editing: null,
		fault: null,
		dialog: null,
		isConflict: draft.revision !== revision,
		seen: subject.result,
		focusRequests: 0,
	};
	return goToNext(subject, state, null);
}

/** Begins at a value that a person has chosen: its editor is open, or its list is shown. */
export function openAt(subject: Subject, state: DeskState, path: string): DeskState {
	const isListed = readDesk(subject, state).shown.some((one) => one.path === path);
	const value = valueAt(subject.result, path);
	const shown = { ...state, isAll: state.isAll || !isListed };
	if (Array.isArray(value)) {
		const first = readDesk(subject, shown).leaves.find((one) => one.path.startsWith(`${path}[`));
		return goTo(shown, first?.path ?? null);
	}
	// A cell is edited in its grid.
	return rowOf(path) ? goTo(shown, path) : { ...shown, current: path, editing: path };
}

export function reduceDesk(subject: Subject, state: DeskState, action: DeskAction): DeskState {
	switch (action.type) {
		case 'select':
			return { ...state, current: action.path };
		case 'goTo':
			return goTo(state, action.path);
		case 'step':
			return goToNext(subject, state, action.isFromStart ? null : state.current, action.by);
		case 'edit':
			return { ...state, current: action.path, editing: action.path };
		case 'change':
			return change(subject, state, action);
		case 'accept':
			return accept(subject, state, action);
		case 'changeRows':
		case 'removeRow':
			return changeRows(subject, state, action);
		case 'takeBack': {
			const last = state.draft.steps.at(-1);
			if (!last) return state;
			return goTo(withSteps(state, state.draft.steps.slice(0, -1)), pathOfStep(last));
		}
		case 'refuse':
			return { ...state, fault: { path: action.path, words: action.words } };
		case 'show':
			return { ...state, isAll: action.isAll };
		case 'open':
			return { ...state, dialog: action.dialog };
		case 'close':
			return { ...state, dialog: null };
		case 'remember':
			return { ...state, seen: subject.result };
		case 'conflict':
			return { ...state, isConflict: true };
		case 'rebase':
			return { ...state, draft: { ...state.draft, revision: action.revision } };
		case 'saved':
			return { ...state, isConflict: false, draft: { revision: action.revision, steps: [] } };
	}
}

function change(
	subject: Subject,
	state: DeskState,
	{ change: added, then }: Extract<DeskAction, { type: 'change' }>,
): DeskState {
	const { path } = added;
	const changed = {
		...addStep(state, { kind: 'change', change: added }),
		fault: null,
		editing: null,
	};
	if (then === 'nothing') return changed;
	return then === 'goTo' ? goTo(changed, path) : goToNext(subject, changed, path);
}

function accept(
	subject: Subject,
	state: DeskState,
	{ path: first, others = [], isStaying }: Extract<DeskAction, { type: 'accept' }>,
): DeskState {
	const steps = [first, ...others].map((path): Step => ({ kind: 'accept', path }));
	const accepted = { ...withSteps(state, [...state.draft.steps, ...steps]), fault: null };
	return isStaying ? accepted : goToNext(subject, accepted, first);
}

function changeRows(
	subject: Subject,
	state: DeskState,
	action: Extract<DeskAction, { type: 'changeRows' | 'removeRow' }>,
): DeskState {
	if (action.type === 'changeRows') {
		const { list, rows, from } = action;
		const step: Step = { kind: 'change', change: { path: list, value: rows }, from };
		return { ...addStep(state, step), fault: null, editing: null };
	}
	const { list, row } = action;
	const before = valueAt(applySteps(subject.result, state.draft.steps), list);
	if (!Array.isArray(before)) return { ...state, current: null };
	const rows = before.toSpliced(row, 1) as unknown[];
	const from = before.map((_row, i) => i).toSpliced(row, 1);
	return {
		...changeRows(subject, state, { type: 'changeRows', list, rows, from }),
		current: null,
	};
}

function goTo(state: DeskState, path: string | null): DeskState {
	return { ...state, current: path, editing: null, focusRequests: state.focusRequests + 1 };
}

/** Goes to the open value nearest to `from` in one direction, wrapping around; null: starts at the end of the list. */
function goToNext(
	subject: Subject,
	state: DeskState,
	from: string | null,
	by: 1 | -1 = 1,
): DeskState {
	const { shown, settled, doubtful } = readDesk(subject, state);
	const order = shown.map(({ path }) => path);
	const at = from === null ? (by === 1 ? -1 : order.length) : order.indexOf(from);
	const others = [...order.slice(at + 1), ...order.slice(0, Math.max(0, at))];
	const isOpen = (path: string) => !settled.has(path) && (state.isAll || doubtful.has(path));
	const next = by === 1 ? others.find(isOpen) : others.findLast(isOpen);
	return goTo(state, next ?? null);
}

function addStep(state: DeskState, step: Step): DeskState {
	return withSteps(state, [...state.draft.steps, step]);
}

function withSteps(state: DeskState, steps: Step[]): DeskState {
	return { ...state, draft: { ...state.draft, steps } };
}

export type DeskView = {
	/** With the steps of the draft applied. */
	result: Result;
	leaves: Leaf[];
	/** The leaves that are listed. */
	shown: Leaf[];
	/** Paths that a person has dealt with. */
	settled: Set<string>;
	/** Paths of the doubtful values that are still part of the result. */
	doubtful: Set<string>;
	/** Where values were before rows were added or removed. */
	trace: Trace;
	/** What will be sent. */
	changes: Change[];
	/** Doubtful paths that nobody has dealt with. */
	unchecked: string[];
};

/** What the page shows for a state. */
export function readDesk(
	{ result: stored, fields, doubtful: read }: Subject,
	{ draft: { steps }, isAll }: Pick<DeskState, 'draft' | 'isAll'>,
): DeskView {
	const result = applySteps(stored, steps);
	const leaves = listLeaves(result, fields);
	const trace = traceSteps(stored, steps);
	const { settled } = trace;
	const doubtful = new Set([...read].flatMap((path) => trace.toNow(path) ?? []));
	const isListed = ({ path }: Leaf) => isAll || doubtful.has(path) || settled.has(path);
	return {
		result,
		leaves,
		settled,
		doubtful,
		trace,
		shown: leaves.filter(isListed),
		changes: listChanges(steps),
		unchecked: [...doubtful].filter((path) => !settled.has(path)),
	};
}

/** The value that someone else set at a path that the draft changes too. */
export function findTheirs(
	subject: Subject,
	{ isConflict, seen }: DeskState,
	changes: readonly Change[],
	path: string,
): { value: unknown } | undefined {
	if (!isConflict || !changes.some((one) => one.path === path)) return undefined;
	const before = valueAt(seen, path) ?? null;
	const now = valueAt(subject.result, path) ?? null;
	return JSON.stringify(before) === JSON.stringify(now) ? undefined : { value: now };
}

/**
 * The values that the template's review rules name, and those with a failed check. Where the rules name none, every
 * value that is not sure counts as well.
 */
export function findDoubtful({
	review,
	details,
	result,
}: Pick<Job, 'review' | 'details' | 'result'>): Set<string> {
	// A person has approved every value.
	if (review?.state === 'approved') return new Set();
	// Reasons without a path are about the whole document.
	const paths = new Set((review?.reasons ?? []).flatMap(({ path }) => (path === '' ? [] : [path])));
	const hasReasons = paths.size > 0;
	for (const { path, confidence, checks } of details ?? []) {
		const value = valueAt(result, path) ?? null;
		const isFound = value !== null && !Array.isArray(value);
		const isUnsure = !hasReasons && isFound && levelOf(confidence) !== 'sure';
		if (isUnsure || checks.some((check) => sayCheck(check).hasFailed)) paths.add(path);
	}
	return paths;
}

/** The boxes to draw: where values were read, and where a person pointed for the values that they changed. */
export function placeBoxes(details: readonly AnyDetail[], changes: readonly Change[]): Detail[] {
	const read = details.filter(
		(one): one is Detail => one.page !== null && !isTouched(changes, one.path),
	);
	const picked = changes.flatMap(({ path, page, box, words = '' }): Detail[] =>
		page !== undefined && box ? [{ path, page, box, raw: words, confidence: 1, checks: [] }] : [],
	);
	return [...read, ...picked];
}
