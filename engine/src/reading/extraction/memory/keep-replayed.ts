import type { Learnt, Lesson, RememberedField } from '../../../model/memory.ts';
import { valueAt } from '../../../model/path.ts';
import { isClose, isSame } from './locate-value.ts';

type Values = Readonly<Record<string, unknown>>;

type Replay = {
	right: Values;
	printedOtherwise: ReadonlySet<string>;
	/** Pages come from OCR, which may have got letters wrong. */
	isMisread: boolean;
};

/**
 * Reports a field as learnt if the document, read again with the lesson, gives the correct value. If the sum of the
 * rows contradicts a value that a person entered, as a number of pieces beside rows of amounts, the lesson notes that
 * this check does not apply. If another check gives another value, the lesson keeps the place anyway. Values that are
 * printed differently from how they are returned cannot be compared.
 */
export function keepReplayed(
	{ lesson, learnt, notLearnt }: Learnt,
	again: Values,
	{ right, printedOtherwise, isMisread }: Replay,
	replay: (lesson: Lesson) => Values,
): Learnt {
	const isRightIn = (values: Values) => (path: string) =>
		printedOtherwise.has(path) || isAsRight(valueAt(values, path), valueAt(right, path), isMisread);
	const contradicted = new Set(learnt.filter((path) => !isRightIn(again)(path)));
	const unchecked = new Set<string>();
	if (lesson.fields.some(({ path }) => contradicted.has(path))) {
		const isUnchecked = isRightIn(replay(leaveUnchecked(lesson, contradicted)));
		for (const path of contradicted) if (isUnchecked(path)) unchecked.add(path);
	}
	const overruled = new Set([...contradicted].filter((path) => !unchecked.has(path)));
	const { fields } = leaveUnchecked(lesson, unchecked);
	return {
		// A check prefers the value that a person called wrong, so its place must not be avoided on the next document.
		lesson: { ...lesson, fields: fields.map((one) => dropWrong(one, overruled)) },
		learnt: learnt.filter((path) => !overruled.has(path)),
		notLearnt: [
			...notLearnt,
			...[...overruled].map((path) => ({ path, reason: 'overruled' as const })),
		],
	};
}

function leaveUnchecked(lesson: Lesson, paths: ReadonlySet<string>): Lesson {
	const fields = lesson.fields.map((one) =>
		paths.has(one.path) && !one.found ? { ...one, unchecked: true as const } : one,
	);
	return { ...lesson, fields };
}

function dropWrong(field: RememberedField, overruled: ReadonlySet<string>): RememberedField {
	if (!overruled.has(field.path)) return field;
	const { path, places, found, removed } = field;
	return { path, places, ...(found && { found }), ...(removed && { removed }) };
}

/** A list is correct if it has the same number of rows and most of its cells are correct. */
function isAsRight(again: unknown, right: unknown, isMisread: boolean): boolean {
	if (!Array.isArray(right)) return isSame(again, right) || (isMisread && isClose(again, right));
	if (!Array.isArray(again) || again.length !== right.length) return false;
	const pairs = right.flatMap((row: unknown, i) => pairCells(again[i], row));
	const wrong = pairs.filter(([one, other]) => !isAsRight(one, other, isMisread)).length;
	return wrong <= MAX_WRONG * pairs.length;
}

const MAX_WRONG = 0.2;

function pairCells(again: unknown, right: unknown): [unknown, unknown][] {
	if (typeof right !== 'object' || right === null) return [[again, right]];
	return Object.entries(right)
		.filter(([, value]) => value !== null)
		.map(([name, value]) => [(again as Values | null | undefined)?.[name], value]);
}
