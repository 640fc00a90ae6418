import type { Line, PageLayout } from '../../model/layout.ts';
import type { Column, Header } from './find-header.ts';

/** Lines below the head that show where the columns part. */
const LOOKED_AT = 40;
const STEPS = 60;

/** Where the gap between two heads is thought to be. */
type Usual = (column: Column, next: Column) => number;

/** In the middle; under heads set left of their numbers; under heads set right of their texts. */
const USUAL: readonly Usual[] = [
	({ x1 }, next) => (x1 + next.x0) / 2,
	(_, next) => next.x0 - 1,
	({ x1 }) => x1 + 1,
];

/** The right edges of the columns: where the fewest cells of the rows are cut, or fall together. */
export function findEdges(page: PageLayout, { columns, lastLine }: Header): number[] {
	const lines = page.lines
		.slice(lastLine + 1, lastLine + 1 + LOOKED_AT)
		.filter((line) => line.segments.length > 1);
	const [best] = USUAL.map((usual) => placeEdges(lines, columns, usual))
		.map((edges) => ({ edges, collisions: countCollisions(lines, edges) }))
		.sort((one, other) => one.collisions - other.collisions);
	return best?.edges ?? [];
}

/** Between two heads, where the fewest words of the rows stand in the way. */
function placeEdges(lines: readonly Line[], columns: readonly Column[], usualOf: Usual): number[] {
	const words = lines.flatMap((line) => line.segments.flatMap((segment) => segment.words));
	return columns.map((column, i) => {
		const next = columns[i + 1];
		if (!next) return Infinity;
		const from = (column.x0 + column.x1) / 2;
		const to = (next.x0 + next.x1) / 2;
		const usual = usualOf(column, next);
		let best = usual;
		let fewest = Infinity;
		for (let step = 0; step <= STEPS; step += 1) {
			const x = from + ((to - from) * step) / STEPS;
			const crossed = words.filter(({ box }) => box.x0 < x && box.x1 > x).length;
			// Of gaps alike the one nearest to the usual one.
			const cost = crossed + Math.abs(x - usual) / Math.max(1, to - from);
			if (cost < fewest) [best, fewest] = [x, cost];
		}
		return best;
	});
}

/** How often two segments of a line come to stand in one column. */
function countCollisions(lines: readonly Line[], edges: readonly number[]): number {
	return lines.reduce((sum, { segments }) => {
		const columns = segments.map(({ box }) =>
			edges.findIndex((edge) => (box.x0 + box.x1) / 2 < edge),
		);
		return sum + columns.length - new Set(columns).size;
	}, 0);
}
