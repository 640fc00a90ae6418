import type { ExportColumn } from './columns.ts';

/** Abbreviations that keep their capitals. */
const ABBREVIATIONS = new Set([
	'bic',
	'iban',
	'id',
	'mrz',
	'po',
	'sku',
	'ssn',
	'swift',
	'url',
	'vat',
]);

/** `invoiceNumber` → "Invoice number"; names in other styles stay unchanged. */
function toWords(name: string): string {
	if (!/^[a-z][A-Za-z0-9_]*$/.test(name)) return name;
	const words = name
		.replace(/_/g, ' ')
		.replace(/([a-z\d])([A-Z])/g, '$1 $2')
		.replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
		.split(' ')
		.map((word) => {
			if (ABBREVIATIONS.has(word.toLowerCase())) return word.toUpperCase();
			return /^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase();
		})
		.join(' ');
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Column headings for people: "Invoice number", "Seller: Name". A heading that another column or `taken` already has
 * is replaced by the path of its field, so that headings are unique.
 */
export function nameColumns(
	columns: readonly Pick<ExportColumn, 'path' | 'name'>[],
	taken: readonly string[],
): string[] {
	const headings = columns.map(({ path }) => path.map(toWords).join(': '));
	const counts = new Map<string, number>();
	for (const heading of [...taken, ...headings]) {
		counts.set(heading, (counts.get(heading) ?? 0) + 1);
	}
	return columns.map(({ name }, index) => {
		const heading = headings[index] ?? name;
		return (counts.get(heading) ?? 0) > 1 ? name : heading;
	});
}
