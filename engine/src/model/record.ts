import type { Box } from './document.ts';

/** The root elements of supported e-invoices, by syntax. */
export const INVOICE_ROOTS = {
	/** UN/CEFACT Cross Industry Invoice (Factur-X, ZUGFeRD 2, XRechnung), ZUGFeRD 1, and orders in Order-X. */
	cii: ['CrossIndustryInvoice', 'CrossIndustryDocument', 'SCRDMCCBDACIOMessageStructure'],
	/** OASIS UBL 2 (XRechnung, Peppol BIS Billing and others). */
	ubl: ['Invoice', 'CreditNote'],
	/** Italy. */
	fatturaPa: ['FatturaElettronica'],
	/** Spain. */
	facturae: ['Facturae'],
} as const;
export type InvoiceSyntax = keyof typeof INVOICE_ROOTS;

/** The parties in records. */
export const RECORD_PARTIES = ['seller', 'buyer', 'shipTo', 'payee'] as const;
export type RecordParty = (typeof RECORD_PARTIES)[number];

/** Values of the whole document. */
export const HEADER_NAMES = [
	'number',
	'documentType',
	'currency',
	'notes',
	'issueDate',
	'dueDate',
	'deliveryDate',
	'periodStart',
	'periodEnd',
	'orderDate',
	'orderNumber',
	'salesOrderNumber',
	'contractNumber',
	'projectNumber',
	'deliveryNoteNumber',
	'quoteNumber',
	'buyerReference',
	'precedingNumber',
	'netTotal',
	'taxTotal',
	'grossTotal',
	'amountPaid',
	'amountDue',
	'rounding',
	'discount',
	'chargeTotal',
	'shippingCost',
	'taxRate',
	'exchangeRate',
	'paymentTerms',
	'cashDiscount',
	'paymentMethod',
	'remittance',
	'mandate',
	'iban',
	'bic',
	'bankName',
	'accountNumber',
	'accountHolder',
	'cardNumber',
	'payerIban',
	'incoterm',
	'payable',
	'bookingNumber',
	'passenger',
	'flightNumber',
	'seat',
	'flightFrom',
	'flightTo',
	'documentNumber',
	'surname',
	'givenNames',
	'birthDate',
	'expiryDate',
	'sex',
	'gtin',
	'serialNumber',
	'batchNumber',
] as const;
export type HeaderName = (typeof HEADER_NAMES)[number];

/** Values of a party. */
export const PARTY_NAMES = [
	'name',
	'contact',
	'phone',
	'fax',
	'email',
	'website',
	'vatNumber',
	'taxNumber',
	'registrationNumber',
	'id',
	'globalId',
	'street',
	'postcode',
	'city',
	'state',
	'country',
	'address',
] as const;
export type PartyName = (typeof PARTY_NAMES)[number];

/** Values in a row of a list. */
export const ROW_NAMES = [
	'lineNumber',
	'itemName',
	'itemDetails',
	'notes',
	'reason',
	'kind',
	'sellerItem',
	'buyerItem',
	'gtin',
	'serialNumber',
	'batchNumber',
	'origin',
	'quantity',
	'unit',
	'unitPrice',
	'lineTotal',
	'discount',
	'orderNumber',
	'taxRate',
	'taxCategory',
	'taxableAmount',
	'taxAmount',
	'amount',
	'percent',
	'deliveryDate',
	'periodStart',
	'periodEnd',
	'iban',
	'bic',
	'bankName',
	'accountHolder',
] as const;
export type RowName = (typeof ROW_NAMES)[number];

export const RECORD_LISTS = ['lines', 'taxes', 'allowances', 'charges', 'accounts'] as const;
export type RecordList = (typeof RECORD_LISTS)[number];

/** A value of a record and its source: an XPath or the name of a code. Numbers use a decimal point, dates are ISO. */
export type Said<Name extends string> = { name: Name; value: string; at: string };
export type RecordRow = readonly Said<RowName>[];

/**
 * Machine-readable data of a document: an e-invoice in XML, or a code on a page. A name may occur more than once; the
 * first has priority.
 */
export type DocumentRecord = {
	source: 'xml' | 'code';
	/** The pages were generated from this record, so it contains everything there is. */
	isWhole: boolean;
	header: readonly Said<HeaderName>[];
	parties: Readonly<Partial<Record<RecordParty, readonly Said<PartyName>[]>>>;
	lists: Readonly<Partial<Record<RecordList, readonly RecordRow[]>>>;
	/** Its place, if it is on a page; pages count from 0. */
	place?: { page: number; box: Box };
	/** For a code: its format and its whole content. */
	code?: { format: string; text: string };
};
