/**
 * The median; for an even count, the upper of the two middle numbers, so that it is always one of the numbers.
 * `ifEmpty` is returned for no numbers.
 */
export function medianOf(numbers: readonly number[], ifEmpty = 0): number {
	return new Float64Array(numbers).sort()[Math.floor(numbers.length / 2)] ?? ifEmpty;
}
