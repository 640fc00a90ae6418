/**
 * The minimum and maximum of values from documents. `Math.min(...values)` puts each value on the stack, which
 * overflows at about 125,000 values.
 */
export function minOf(values: Iterable<number>): number {
	let least = Infinity;
	for (const value of values) least = Math.min(least, value);
	return least;
}

export function maxOf(values: Iterable<number>): number {
	let greatest = -Infinity;
	for (const value of values) greatest = Math.max(greatest, value);
	return greatest;
}
