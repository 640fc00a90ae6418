/** What printing to the cent may take from an amount, or add to it. */
const HALF_CENT = 0.005;

/** Whether two amounts are the same when they are printed to the cent. */
export function isSameAmount(one: number, other: number): boolean {
	return Math.abs(one - other) < HALF_CENT;
}

/** Whether so many rounded amounts come to a total: each of them, and the total, may be off by half a cent. */
export function addsUp(sum: number, total: number, count: number): boolean {
	return Math.abs(sum - total) <= HALF_CENT * (count + 1);
}

/** How far quantity × price may be from the amount of a row: in money, and as a share of the amount. */
type Tolerance = { readonly money: number; readonly share: number };

/** Prices are rounded before they are printed, so the product is off by more the larger the quantity is. */
export const PRODUCT_TOLERANCE = {
	/** Numbers that are read again in other ways: one of many tries must not fit by chance. */
	reread: { money: 0.006, share: 0.0005 },
	/** A line of a receipt, whose quantity and price may be any two of its numbers. */
	receipt: { money: 0.006, share: 0.001 },
	/** A row of a table whose head says which number is which; a cent may be rounded either way. */
	row: { money: 0.011, share: 0.001 },
	/** Columns that are told by how many of their rows multiply: one row decides nothing. */
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

/** Whether an amount is so many per cent of a whole, which is positive. */
export function isPercentageOf(percent: number, whole: number, amount: number): boolean {
	const { money, share } = PERCENTAGE_TOLERANCE;
	return Math.abs((percent / 100) * whole - amount) <= money + share * whole;
}
