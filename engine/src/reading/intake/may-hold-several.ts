import { createReadStream } from 'node:fs';

/** The element that FatturaPA and Facturae repeat per invoice; other syntaxes hold one invoice. */
const INVOICE = /<(?:[\w.-]+:)?(?:FatturaElettronicaBody|Invoice)(?=[\s>])/g;
/** Overlap of chunks, longer than such a tag, so that no tag is missed at a boundary. */
const OVERLAP = 100;

/** Whether an XML file may contain several invoices, by element names, without parsing. */
export async function mayHoldSeveral(path: string): Promise<boolean> {
	let found = 0;
	let rest = '';
	for await (const piece of createReadStream(path, 'latin1')) {
		// UTF-16 has zero bytes between the letters of tags.
		const text = rest + String(piece).replaceAll('\0', '');
		const whole = text.length - OVERLAP;
		for (const { index } of text.matchAll(INVOICE)) if (index < whole) found += 1;
		if (found > 1) return true;
		rest = text.slice(Math.max(0, whole));
	}
	return found + [...rest.matchAll(INVOICE)].length > 1;
}
