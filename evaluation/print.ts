import type { Bin, Coverage, Share } from './calibrate.ts';
import { addUp, f1Of } from './score.ts';
import type { Tallies } from './score.ts';

/** The width of the column with names. */
export const WIDTH = 28;

export function printLine(text: string): void {
	process.stdout.write(`${text}\n`);
}

/** Prints F1, precision and recall of each set, and F1 of each field. */
export function printTallies(
	sets: ReadonlyMap<string, Tallies>,
	noteOf: (set: string) => string = () => '',
): void {
	let sum = 0;
	for (const [name, fields] of sets) {
		const tally = addUp(fields.values());
		const { tp, fp, fn } = tally;
		sum += f1Of(tally);
		printLine(
			`${name.padEnd(WIDTH)} F1 ${percent(f1Of(tally))}  precision ${percent(tp / (tp + fp || 1))}  recall ${percent(tp / (tp + fn || 1))}${noteOf(name)}`,
		);
		printLine(
			`  ${[...fields].map(([path, one]) => `${path} ${percent(f1Of(one)).trim()}`).join('  ')}`,
		);
	}
	printLine(`${'mean over sets'.padEnd(WIDTH)} F1 ${percent(sum / Math.max(1, sets.size))}`);
}

export function printCoverage({ given, surest, sure }: Coverage): void {
	printLine(
		`single values given: right ${shareOf(given)}; of the surest 80 % ${shareOf(surest)}; of those ≥ 0.9 ${shareOf(sure)}`,
	);
}

function shareOf({ count, right }: Share): string {
	return count > 0 ? `${percent(right / count).trim()} % of ${count}` : 'none';
}

export function printCalibration(bins: readonly Bin[]): void {
	printLine('confidence  values  right');
	for (const { from, to, count, right } of bins) {
		const range = `${from.toFixed(1)}–${to.toFixed(1)}`;
		printLine(
			`${range.padEnd(10)} ${String(count).padStart(7)}  ${count > 0 ? percent(right / count) : '    –'}`,
		);
	}
}

export function percent(share: number): string {
	return (100 * share).toFixed(1).padStart(5);
}
