import { makePdf } from './documents.ts';
import type { Labelled } from './documents.ts';

/** Templates and pages for files that hold several documents. */
export const INVOICE = {
	name: 'Invoice',
	category: 'INVOICE',
	schema: { data: { invoiceNumber: { type: 'string' }, grossTotal: { type: 'number' } } },
};
export const DELIVERY = {
	name: 'Delivery note',
	category: 'CUSTOM',
	schema: { data: { deliveryNumber: { type: 'string' }, carrier: { type: 'string' } } },
};

export function invoicePage(number: string, total: string): Labelled {
	return [
		['Invoice', 'Page 1 of 1'],
		['Invoice number', number],
		['Invoice date', '2026-05-03'],
		['Gross total', total],
	];
}

export function deliveryPage(number: string): Labelled {
	return [
		['Delivery note', 'Page 1 of 1'],
		['Delivery number', number],
		['Carrier', 'Northern Freight'],
	];
}

/** Two invoices, a blank page and a delivery note. */
export function makePacket(): Promise<Buffer> {
	return makePdf([
		invoicePage('A-4711', '120.00'),
		invoicePage('B-2290', '999.50'),
		[],
		deliveryPage('D-77'),
	]);
}
