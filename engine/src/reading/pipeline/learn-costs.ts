import type { TaskKind } from './tasks.ts';

/** Initial estimates for tasks that differ from the usual. */
const FIRST_GUESS_MS: Partial<Record<TaskKind | 'document', number>> = {
	ocr: 3000,
	draw: 1000,
	picture: 500,
	ground: 100,
	learn: 200,
	gather: 100,
	'sample words': 50,
	value: 10,
	reread: 200,
	'hash reading': 10,
	document: 3000,
};
const USUAL_MS = 300;
/** Weight of a new value in the moving mean. */
const WEIGHT_OF_NEWEST = 0.1;

/** Learns the recent cost of each kind of task and of a whole document. */
export function learnCosts() {
	const seen = new Map<TaskKind | 'document', { mean: number; count: number }>();
	const meanOf = (what: TaskKind | 'document'): number =>
		seen.get(what)?.mean ?? FIRST_GUESS_MS[what] ?? USUAL_MS;
	return {
		of: meanOf,

		learn(what: TaskKind | 'document', ms: number): void {
			const count = (seen.get(what)?.count ?? 0) + 1;
			// The estimate counts as one value, so the first measurements move the mean quickly.
			const weight = Math.max(WEIGHT_OF_NEWEST, 1 / (count + 1));
			seen.set(what, { mean: meanOf(what) + (ms - meanOf(what)) * weight, count });
		},
	};
}
