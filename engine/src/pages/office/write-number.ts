/** Digits that a number of a spreadsheet has; what is beyond is the rounding of its arithmetic. */
const PRECISION = 15;
/** For numbers so large or small that they would be written with an exponent. */
const plainly = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 20 });

/**
 * A number as every reader takes it for the same: without a mark between thousands, and never with three
 * decimals, which would look like thousands where a point parts these.
 */
export function writeNumber(value: number, leastDecimals = 0): string {
	if (!Number.isFinite(value)) return '';
	if (leastDecimals === 0 && Number.isSafeInteger(value)) return String(value);
	const rounded = Number(value.toPrecision(PRECISION));
	const short = String(rounded);
	const [whole = '', decimals = ''] = (short.includes('e') ? plainly.format(rounded) : short).split(
		'.',
	);
	const padded = decimals.padEnd(Math.min(leastDecimals, 10), '0');
	if (padded === '') return whole;
	return `${whole}.${padded.length === 3 ? `${padded}0` : padded}`;
}
