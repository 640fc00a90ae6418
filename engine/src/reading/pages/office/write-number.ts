/** Significant digits of a spreadsheet number; further digits are rounding errors. */
const PRECISION = 15;
/** For numbers that would otherwise be written with an exponent. */
const plainly = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 20 });

/**
 * Writes a number that every parser reads the same way: without thousands separators, and never with three
 * decimals, which would look like thousands.
 */
export function writeNumber(value: number, leastDecimals = 0, written = String(value)): string {
	if (!Number.isFinite(value)) return '';
	if (leastDecimals === 0 && Number.isSafeInteger(value)) return written;
	// Numbers with fewer digits are written unchanged.
	const rounded = written.length <= PRECISION ? value : Number(value.toPrecision(PRECISION));
	const short = rounded === value ? written : String(rounded);
	const plain = short.includes('e') ? plainly.format(rounded) : short;
	const point = plain.indexOf('.');
	const decimals = point < 0 ? 0 : plain.length - point - 1;
	const least = Math.min(leastDecimals, 10);
	const wanted = Math.max(decimals, least) === 3 ? 4 : least;
	if (wanted <= decimals) return plain;
	return (point < 0 ? `${plain}.` : plain).padEnd(
		plain.length + wanted - decimals + (point < 0 ? 1 : 0),
		'0',
	);
}

/** Whether a text is a number in the form that we would write: up to 15 digits, none redundant. */
export function isPlainNumber(text: string): boolean {
	const { length } = text;
	if (length === 0 || length > PRECISION) return false;
	let point = length;
	for (let i = 0; i < length; i += 1) {
		const code = text.charCodeAt(i);
		if (code === POINT && point === length && i > 0) point = i;
		else if (code < ZERO || code > NINE) return false;
	}
	const isPadded = text.charCodeAt(0) === ZERO && point > 1 && length > 1;
	const last = text.charCodeAt(length - 1);
	return !isPadded && (point === length || (last !== ZERO && last !== POINT));
}

const [POINT, ZERO, NINE] = [0x2e, 0x30, 0x39];
