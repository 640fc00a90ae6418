import { INVOICE_ROOTS } from '../../model/record.ts';
import type { DocumentRecord, InvoiceSyntax } from '../../model/record.ts';
import { readCii } from './invoices/read-cii.ts';
import { listBatch, readFacturae } from './invoices/read-facturae.ts';
import { listBodies, readFatturaPa } from './invoices/read-fattura-pa.ts';
import { readUbl } from './invoices/read-ubl.ts';
import type { XmlElement } from './xml/read-xml.ts';
import { UnusableXml } from './xml/read-xml.ts';

const READERS: Readonly<
	Record<InvoiceSyntax, (root: XmlElement) => Omit<DocumentRecord, 'isWhole'>>
> = { cii: readCii, ubl: readUbl, fatturaPa: readFatturaPa, facturae: readFacturae };

function syntaxOf(root: XmlElement): InvoiceSyntax | undefined {
	return (Object.keys(INVOICE_ROOTS) as InvoiceSyntax[]).find((one) =>
		INVOICE_ROOTS[one].some((name) => name === root.name),
	);
}

/** The invoices of a file, if its syntax allows several. */
export function listInvoices(root: XmlElement): XmlElement[] {
	const syntax = syntaxOf(root);
	if (syntax === 'fatturaPa') return listBodies(root);
	return syntax === 'facturae' ? listBatch(root) : [root];
}

/** Reads an e-invoice in any supported syntax; the first one if a file has several. */
export function readInvoice(root: XmlElement, isWhole: boolean): DocumentRecord {
	const syntax = syntaxOf(root);
	const record = syntax && { ...READERS[syntax](root), isWhole };
	if (!record?.header.some(({ name }) => name === 'number')) {
		throw new UnusableXml('is not an invoice or order of a kind that is read here');
	}
	return record;
}
