/**
 * The middle of some numbers by size; of an even count the upper of the two in the middle, so that the median is
 * always one of the numbers. `ifEmpty` stands for the median of no numbers.
 */
export function medianOf(numbers: readonly number[], ifEmpty = 0): number {
	return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? ifEmpty;
}
