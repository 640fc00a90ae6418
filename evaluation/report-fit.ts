import type { Calibrate } from '../engine/src/reading/extraction/models/calibrate.ts';
import type { Judged } from './fit-calibration.ts';
import { percent, printLine, WIDTH } from './print.ts';

/** Prints shares of correct values and mean confidences of each source, before and after calibration. */
export function reportFit(held: readonly Judged[], calibrate: Calibrate): void {
	printLine(`${'source'.padEnd(WIDTH)} values  right  before  after  log loss before  after`);
	const after = ({ source, kind, confidence }: Judged) => calibrate(source, kind, confidence);
	const groups: [string, readonly Judged[]][] = [
		...Map.groupBy(held, ({ source }) => source),
		['all', held],
	];
	for (const [source, own] of groups) {
		const mean = (of: (one: Judged) => number) =>
			own.reduce((sum, one) => sum + of(one), 0) / own.length;
		const loss = (of: (one: Judged) => number) =>
			mean((one) => -Math.log(Math.max(1e-3, one.isRight ? of(one) : 1 - of(one)))).toFixed(3);
		const before = ({ confidence }: Judged) => confidence;
		printLine(
			[
				source.padEnd(WIDTH),
				String(own.length).padStart(6),
				percent(mean(({ isRight }) => Number(isRight))),
				percent(mean(before)).padStart(7),
				percent(mean(after)).padStart(6),
				loss(before).padStart(16),
				loss(after).padStart(6),
			].join(' '),
		);
	}
}
