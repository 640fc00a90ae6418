import { INVOICE_ROOTS } from '../model/record.ts';
import type { DocumentRecord, InvoiceSyntax } from '../model/record.ts';
import { readCii } from './invoices/read-cii.ts';
import { readFacturae } from './invoices/read-facturae.ts';
import { readFatturaPa } from './invoices/read-fattura-pa.ts';
import { readUbl } from './invoices/read-ubl.ts';
import type { XmlElement } from './xml/read-xml.ts';
import { UnusableXml } from './xml/read-xml.ts';

const READERS: Readonly<
	Record<InvoiceSyntax, (root: XmlElement) => Omit<DocumentRecord, 'isWhole'>>
> = { cii: readCii, ubl: readUbl, fatturaPa: readFatturaPa, facturae: readFacturae };

/** What an e-invoice says, whichever syntax it is written in. */
export function readInvoice(root: XmlElement, isWhole: boolean): DocumentRecord {
	const syntax = (Object.keys(INVOICE_ROOTS) as InvoiceSyntax[]).find((one) =>
		INVOICE_ROOTS[one].some((name) => name === root.name),
	);
	const record = syntax && { ...READERS[syntax](root), isWhole };
	if (!record?.header.some(({ name }) => name === 'number')) {
		throw new UnusableXml('is not an invoice or order of a kind that is read here');
	}
	return record;
}
