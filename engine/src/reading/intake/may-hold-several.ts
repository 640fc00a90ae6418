import { createReadStream } from 'node:fs';

/** What FatturaPA and Facturae say once for each invoice; the other syntaxes have room for one. */
const INVOICE = /<(?:[\w.-]+:)?(?:FatturaElettronicaBody|Invoice)(?=[\s>])/g;
/** Longer than such a tag with its prefix, so that one between two pieces is seen. */
const OVERLAP = 100;

/** Whether it is worth looking for several invoices in an XML file. Looks for names and reads no XML. */
export async function mayHoldSeveral(path: string): Promise<boolean> {
	let found = 0;
	let rest = '';
	for await (const piece of createReadStream(path, 'latin1')) {
		// Text of two bytes a letter has zeros between those of tags.
		const text = rest + String(piece).replaceAll('\0', '');
		const whole = text.length - OVERLAP;
		for (const { index } of text.matchAll(INVOICE)) if (index < whole) found += 1;
		if (found > 1) return true;
		rest = text.slice(Math.max(0, whole));
	}
	return found + [...rest.matchAll(INVOICE)].length > 1;
}
