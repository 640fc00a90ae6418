import { addUp, f1Of } from './score.ts';
import type { Tallies, Tally } from './score.ts';

/** What was found of documents: single values, and cells of lists. */
export type Split = { values: Tally; cells: Tally };

export function splitCells(tallies: Tallies): Split {
	const isCell = (path: string) => path.includes('[]');
	const sumOf = (wanted: boolean) =>
		addUp([...tallies].flatMap(([path, tally]) => (isCell(path) === wanted ? [tally] : [])));
	return { values: sumOf(false), cells: sumOf(true) };
}

/** The number of values that were to be found. */
export function countOf({ tp, fn }: Tally): number {
	return tp + fn;
}

/** F1 of single values and of cells, each kind of document with the same weight. */
export function meanOfKinds(
	byKind: ReadonlyMap<string, Tallies>,
): Readonly<Record<keyof Split, number>> {
	const all = [...byKind.values()].map(splitCells);
	const listed = all.filter(({ cells }) => countOf(cells) > 0);
	const mean = (tallies: readonly Tally[]) =>
		tallies.reduce((sum, one) => sum + f1Of(one), 0) / Math.max(1, tallies.length);
	return {
		values: mean(all.map(({ values }) => values)),
		cells: mean(listed.map(({ cells }) => cells)),
	};
}
