import { HALF_CENT } from '../../../model/amount.ts';

/** Whether `count` rounded amounts add up to a total; each, and the total, may be off by half a cent. */
export function addsUp(sum: number, total: number, count: number): boolean {
	return Math.abs(sum - total) <= HALF_CENT * (count + 1);
}

/** Tolerance of quantity × price: absolute, and as a share of the amount. */
type Tolerance = { readonly money: number; readonly share: number };

/** Prices are rounded before they are printed, so the product is off by more the larger the quantity is. */
export const PRODUCT_TOLERANCE = {
	/** For numbers re-read in several ways, where one attempt must not fit by chance. */
	reread: { money: 0.006, share: 0.0005 },
	/** For a receipt line, where any two numbers may be quantity and price. */
	receipt: { money: 0.006, share: 0.001 },
	/** For a table row with known columns; a cent may be rounded either way. */
	row: { money: 0.011, share: 0.001 },
	/** For identifying columns by how many rows multiply; a single row decides nothing. */
	column: { money: 0.011, share: 0.002 },
} as const satisfies Record<string, Tolerance>;

/** Whether quantity × price is the amount. */
export function isProduct(
	[quantity, price, amount]: readonly [quantity: number, price: number, amount: number],
	{ money, share }: Tolerance,
): boolean {
	return Math.abs(quantity * price - amount) <= money + share * Math.abs(amount);
}

/** Percentages are printed to a tenth or less, and amounts to the cent. */
const PERCENTAGE_TOLERANCE: Tolerance = { money: 0.011, share: 0.0006 };

/** Whether an amount is the given percentage of a positive whole. */
export function isPercentageOf(percent: number, whole: number, amount: number): boolean {
	const { money, share } = PERCENTAGE_TOLERANCE;
	return Math.abs((percent / 100) * whole - amount) <= money + share * whole;
}
