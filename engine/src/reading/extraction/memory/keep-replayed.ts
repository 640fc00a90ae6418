import type { Learnt, RememberedField } from '../../../model/memory.ts';
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
 * Reports a field as learnt if the document, read again with the lesson, gives the correct value. Otherwise the lesson
 * keeps the place anyway, because a check of this document says nothing about the next one. Values that are printed
 * differently from how they are returned cannot be compared.
 */
export function keepReplayed(
	{ lesson, learnt, notLearnt }: Learnt,
	again: Values,
	{ right, printedOtherwise, isMisread }: Replay,
): Learnt {
	const isRight = (path: string) =>
		printedOtherwise.has(path) || isAsRight(valueAt(again, path), valueAt(right, path), isMisread);
	const overruled = new Set(learnt.filter((path) => !isRight(path)));
	return {
		// A check prefers the value that a person called wrong, so its place must not be avoided on the next document.
		lesson: { ...lesson, fields: lesson.fields.map((one) => dropWrong(one, overruled)) },
		learnt: learnt.filter(isRight),
		notLearnt: [
			...notLearnt,
			...[...overruled].map((path) => ({ path, reason: 'overruled' as const })),
		],
	};
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
