import type { FieldDefinition } from '../engine/src/model/template.ts';
import type { Comparison } from './compare.ts';

/** How a value of a page file is asked for; the wording varies between documents. */
export type Asked = {
	type: FieldDefinition['type'];
	comparison: Comparison;
	/** Names, each with an optional description. */
	words: readonly (readonly [name: string, description?: string])[];
};

/** The meaning of labels in page files without their own fields. */
export const ASKED: Readonly<Record<string, Asked>> = {
	company: {
		type: 'string',
		comparison: 'name',
		words: [
			['shop', 'Who sold the goods'],
			['vendorName', 'Name printed at the top of the slip'],
			['company', 'Company that gave out this receipt'],
			['merchant'],
			['store_name', 'the shop where we bought this'],
		],
	},
	date: {
		type: 'date',
		comparison: 'date',
		words: [
			['date', 'The day of the purchase'],
			['boughtOn'],
			['receiptDate', 'When it was bought'],
			['transaction_date', 'day printed on the slip'],
		],
	},
	address: {
		type: 'string',
		comparison: 'address',
		words: [
			['address', 'Where the shop is'],
			['storeAddress', 'Full postal address of the seller'],
			['location', 'street and town of the shop'],
		],
	},
	total: {
		type: 'number',
		comparison: 'amount',
		words: [
			['total', 'What was paid in all'],
			['grandTotal'],
			['amountPaid', 'The final sum with tax'],
			['sum', 'how much the whole purchase cost'],
		],
	},
	contract_num: {
		type: 'string',
		comparison: 'id',
		words: [
			['contractNumber', 'Number of the contract, order or invoice'],
			['orderNo', 'Contract or order number'],
			['reference', 'the number under which this order runs'],
		],
	},
	advertiser: {
		type: 'string',
		comparison: 'name',
		words: [
			['advertiser', 'For whom the spots are run'],
			['client', 'Name of the advertiser'],
			['advertiser_name'],
			['customer', 'who pays for the advertising'],
		],
	},
	gross_amount: {
		type: 'number',
		comparison: 'amount',
		words: [
			['grossAmount', 'Gross total of the order'],
			['total', 'Amount of the order before the agency commission'],
			['gross_total'],
			['orderValue', 'what all the spots cost together'],
		],
	},
	flight_from: {
		type: 'date',
		comparison: 'date',
		words: [
			['flightStart', 'First day on which spots run'],
			['startDate', 'When the campaign begins'],
			['from', 'first day of the flight'],
		],
	},
	flight_to: {
		type: 'date',
		comparison: 'date',
		words: [
			['flightEnd', 'Last day on which spots run'],
			['endDate', 'When the campaign ends'],
			['until', 'last day of the flight'],
		],
	},
	registrant_name: {
		type: 'string',
		comparison: 'name',
		words: [
			['registrant', 'Name of the registrant'],
			['firm', 'the firm that registers'],
			['registrantName'],
		],
	},
	person_name: {
		type: 'string',
		comparison: 'name',
		words: [
			['person', 'Name of the person who fills in the form'],
			['fullName', 'who signs the statement'],
		],
	},
	file_date: {
		type: 'date',
		comparison: 'date',
		words: [
			['receivedDate', 'Day on which the office received the form'],
			['filedOn', 'date of the stamp'],
		],
	},
	invoice_number: {
		type: 'string',
		comparison: 'id',
		words: [['invoiceNo'], ['number', 'Number of the invoice'], ['rechnungsnummer']],
	},
	invoice_date: {
		type: 'date',
		comparison: 'date',
		words: [['issued', 'Day of the invoice'], ['invoiceDate'], ['datum', 'Rechnungsdatum']],
	},
	due_date: {
		type: 'date',
		comparison: 'date',
		words: [['payBy', 'Last day to pay'], ['dueDate']],
	},
	delivery_date: {
		type: 'date',
		comparison: 'date',
		words: [['deliveredOn', 'Day of delivery or service'], ['deliveryDate']],
	},
	net_total: {
		type: 'number',
		comparison: 'amount',
		words: [['net', 'Sum before tax'], ['totalExclVat'], ['subtotal', 'amount without tax']],
	},
	tax_total: {
		type: 'number',
		comparison: 'amount',
		words: [['vat', 'Tax in all'], ['taxAmount'], ['tax', 'how much tax is in it']],
	},
	gross_total: {
		type: 'number',
		comparison: 'amount',
		words: [
			['gross', 'Sum with tax'],
			['totalInclVat'],
			['invoiceTotal', 'everything, tax included'],
		],
	},
	iban: { type: 'string', comparison: 'id', words: [['iban'], ['account', 'Where to pay, IBAN']] },
};
