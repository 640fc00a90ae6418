/** Maximum rounding error of an amount printed to the cent. */
export const HALF_CENT = 0.005;

/** Whether two amounts are the same when they are printed to the cent. */
export function isSameAmount(one: number, other: number): boolean {
	return Math.abs(one - other) < HALF_CENT;
}
