import { expect, test } from '@jest/globals';
import { readInvoice } from '../../../engine/src/reading/structured/read-invoice.ts';
import { splitInvoices } from '../../../engine/src/reading/structured/split-invoices.ts';
import { readXml } from '../../../engine/src/reading/structured/xml/read-xml.ts';
import { makeFatturaPa, makeUbl, repeatInvoice } from '../../support/e-invoices.ts';

const LIMITS = { maxDocuments: 10, maxUnpackedBytes: 1_000_000 };
const two = () => repeatInvoice(makeFatturaPa(), 'FatturaElettronicaBody', ['A-1', 'A-2']);
const numberOf = (xml: string) =>
	readInvoice(readXml(Buffer.from(xml)), true).header.find(({ name }) => name === 'number')?.value;

test('an encoding that the file names is not named by its parts, which are written anew', () => {
	const latin = two().replace('UTF-8', 'ISO-8859-1').replace('A-2', 'Ä-2');
	expect(splitInvoices(Buffer.from(latin, 'latin1'), LIMITS).map(numberOf)).toEqual(['A-1', 'Ä-2']);
});

test('invoices that stand in comments or as text are none', () => {
	const odd = two().replace(
		'<FatturaElettronicaHeader>',
		'<!-- <FatturaElettronicaBody><a/></FatturaElettronicaBody> --><FatturaElettronicaHeader>',
	);
	expect(splitInvoices(Buffer.from(odd), LIMITS).map(numberOf)).toEqual(['A-1', 'A-2']);
});

test('a file with a single invoice is one', () => {
	expect(splitInvoices(Buffer.from(makeUbl('Invoice')), LIMITS)).toHaveLength(1);
});

test('shared parts are not repeated beyond the size limit', () => {
	const bytes = Buffer.from(two());
	expect(() => splitInvoices(bytes, { ...LIMITS, maxUnpackedBytes: 5000 })).toThrow(
		'more bytes together',
	);
});
