import type { Column } from './columns.ts';

/** Words that nobody writes in small letters. */
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

/** `invoiceNumber` → "Invoice number"; a name that is not written so stays as it is. */
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
 * The headings of columns, as people would write them: "Invoice number", "Seller: Name". One that another column
 * has as well, or one of those in `taken`, is the path of its field instead, so that each column can be told apart.
 */
export function nameColumns(
	columns: readonly Pick<Column, 'path' | 'name'>[],
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
