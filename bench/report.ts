type Goal = { least?: number; most?: number };

let missed = 0;

/** Prints a figure with its goal; a missed goal sets exit code 1. */
export function report(what: string, value: number, goal: Goal): void {
	const { least = -Infinity, most = Infinity } = goal;
	const met = value >= least && value <= most;
	const wanted = goal.least === undefined ? `at most ${most}` : `at least ${least}`;
	print(`${met ? 'ok    ' : 'MISSED'} ${value.toFixed(2)} (${wanted})  ${what}`);
	if (!met) missed += 1;
}

export function exitCode(): number {
	return missed > 0 ? 1 : 0;
}

export function print(line: string): void {
	process.stdout.write(`${line}\n`);
}
