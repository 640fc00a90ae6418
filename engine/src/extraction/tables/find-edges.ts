import type { PageLayout } from '../../model/layout.ts';
import type { Header } from './find-header.ts';

/** Lines below the head that show where the columns part. */
const LOOKED_AT = 40;
const STEPS = 60;

/** The right edges of the columns: between two heads, where the fewest words of the rows stand in the way. */
export function findEdges(page: PageLayout, { columns, lastLine }: Header): number[] {
	const words = page.lines
		.slice(lastLine + 1, lastLine + 1 + LOOKED_AT)
		.filter((line) => line.segments.length > 1)
		.flatMap((line) => line.segments.flatMap((segment) => segment.words));
	return columns.map((column, i) => {
		const next = columns[i + 1];
		if (!next) return Infinity;
		const from = (column.x0 + column.x1) / 2;
		const to = (next.x0 + next.x1) / 2;
		const usual = (column.x1 + next.x0) / 2;
		let best = usual;
		let fewest = Infinity;
		for (let step = 0; step <= STEPS; step += 1) {
			const x = from + ((to - from) * step) / STEPS;
			const crossed = words.filter(({ box }) => box.x0 < x && box.x1 > x).length;
			// Of gaps alike the one nearest to the gap between the heads.
			const cost = crossed + Math.abs(x - usual) / Math.max(1, to - from);
			if (cost < fewest) [best, fewest] = [x, cost];
		}
		return best;
	});
}
