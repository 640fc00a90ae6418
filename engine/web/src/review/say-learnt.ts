import type { Judged } from '../api/types.ts';
import { text } from '../text.ts';
import { labelOf } from './draft.ts';

/** What corrections have taught, and what they have not; `entered` are the paths that the person changed. */
export function sayLearnt(
	{ learnt, notLearnt }: Pick<Judged, 'learnt' | 'notLearnt'>,
	entered: readonly string[],
): string {
	const names = (paths: readonly string[]) => text.review.names([...new Set(paths.map(labelOf))]);
	const first =
		learnt === null
			? []
			: [learnt.length > 0 ? text.review.learnt(names(learnt)) : text.review.learntNothing];
	// Only values that the person entered are worth mentioning.
	const missed = notLearnt.filter(({ path }) => isEntered(entered, path));
	const reasons = [...Map.groupBy(missed, ({ reason }) => reason)].map(([reason, list]) =>
		text.review.notLearnt[reason](names(list.map(({ path }) => path))),
	);
	return [...first, ...reasons].join(' ');
}

/** Whether a person has entered a value, or one in a row of a list. */
function isEntered(entered: readonly string[], path: string): boolean {
	return entered.some((one) => one === path || one.startsWith(`${path}[`));
}
