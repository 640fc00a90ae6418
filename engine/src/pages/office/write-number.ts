/** Digits that a number of a spreadsheet has; what is beyond is the rounding of its arithmetic. */
const PRECISION = 15;

/**
 * A number as every reader takes it for the same: without a mark between thousands, and never with three
 * decimals, which would look like thousands where a point parts these.
 */
export function writeNumber(value: number, leastDecimals = 0): string {
	if (!Number.isFinite(value)) return '';
	const rounded = Number(value.toPrecision(PRECISION));
	const plain = rounded.toLocaleString('en', {
		useGrouping: false,
		maximumFractionDigits: PRECISION,
		minimumFractionDigits: Math.min(leastDecimals, 10),
	});
	const decimals = plain.split('.')[1]?.length ?? 0;
	return decimals === 3 ? `${plain}0` : plain;
}
