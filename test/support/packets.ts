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

/** It begins within a sentence and has a number of its own: a document may begin there or go on. */
export function doubtfulPage(number: string): Labelled {
	return [
		['and the rest of', 'the goods of this delivery'],
		['Invoice number', number],
		['Gross total', '7.00'],
	];
}

/** Terms and conditions, which no starter template reads. */
export function termsPage(): Labelled {
	return [
		'General terms and conditions',
		'1. Scope. These terms apply to all deliveries and services of the seller.',
		'2. Conclusion of contract. Offers are subject to change without notice.',
		'3. Prices and payment. Payment is due without deduction within thirty days.',
		'4. Retention of title. The goods remain our property until they are paid for.',
		'5. Liability. The seller is liable for intent and gross negligence only.',
		'6. Place of jurisdiction is the registered office of the seller.',
	].map((line) => [line, '']);
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
