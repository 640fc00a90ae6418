import { listInvoices } from './read-invoice.ts';
import { decodeXml, parseXml, UnusableXml } from './xml/read-xml.ts';

export type SplitLimits = { maxDocuments: number; maxUnpackedBytes: number };

/** The declared encoding no longer applies after decoding. */
const DECLARATION = /^\s*<\?xml[^>]*\?>/;

/**
 * Splits a file with several invoices into one file per invoice. Each keeps the shared content and empty elements
 * in the places of the other invoices, so that paths lead to the same elements in both.
 */
export function splitInvoices(
	bytes: Uint8Array,
	{ maxDocuments, maxUnpackedBytes }: SplitLimits,
): string[] {
	const text = decodeXml(bytes);
	const invoices = listInvoices(parseXml(text));
	if (invoices.length <= 1) return [text.replace(DECLARATION, '')];
	if (invoices.length > maxDocuments) {
		throw new UnusableXml(
			`holds ${invoices.length} invoices, and at most ${maxDocuments} documents are read`,
		);
	}
	const places = invoices.map(({ content }) => content);
	const own = places.reduce((sum, { from, to }) => sum + to - from, 0);
	// A character has at most three bytes here.
	if (3 * (own + (text.length - own) * invoices.length) > maxUnpackedBytes) {
		throw new UnusableXml('holds invoices that have more bytes together than are read');
	}
	return invoices.map((_, kept) => {
		let at = 0;
		let one = '';
		places.forEach(({ from, to }, i) => {
			one += text.slice(at, i === kept ? to : from);
			at = to;
		});
		return (one + text.slice(at)).replace(DECLARATION, '');
	});
}
