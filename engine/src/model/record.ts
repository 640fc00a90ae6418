import type { Box } from './document.ts';

/** The first elements of the e-invoices that are read, by their syntax. */
export const INVOICE_ROOTS = {
	/** UN/CEFACT Cross Industry Invoice (Factur-X, ZUGFeRD 2, XRechnung), that of ZUGFeRD 1, the order of Order-X. */
	cii: ['CrossIndustryInvoice', 'CrossIndustryDocument', 'SCRDMCCBDACIOMessageStructure'],
	/** UBL 2 of OASIS (XRechnung, Peppol BIS Billing and others). */
	ubl: ['Invoice', 'CreditNote'],
	/** That of Italy. */
	fatturaPa: ['FatturaElettronica'],
	/** That of Spain. */
	facturae: ['Facturae'],
} as const;
export type InvoiceSyntax = keyof typeof INVOICE_ROOTS;

/** Who takes part in a sale, as records name them. */
export const RECORD_PARTIES = ['seller', 'buyer', 'shipTo', 'payee'] as const;
export type RecordParty = (typeof RECORD_PARTIES)[number];

/** What a record says about the whole document. */
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

/** What a record says about a party. */
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

/** What a record says in a row of one of its lists. */
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

/** A value that a record says, and where: an XPath, or the name of a code. Numbers have a point, days are ISO. */
export type Said<Name extends string> = { name: Name; value: string; at: string };
export type RecordRow = readonly Said<RowName>[];

/**
 * What a document says in a form that was made for machines: an e-invoice in XML, a code on a page. A name
 * may be said more than once; the first counts most.
 */
export type DocumentRecord = {
	source: 'xml' | 'code';
	/** It is all there is: the pages were set from it, and what it does not say is nowhere. */
	isWhole: boolean;
	header: readonly Said<HeaderName>[];
	parties: Readonly<Partial<Record<RecordParty, readonly Said<PartyName>[]>>>;
	lists: Readonly<Partial<Record<RecordList, readonly RecordRow[]>>>;
	/** Where it stands, if it stands on a page; pages are counted from 0. */
	place?: { page: number; box: Box };
	/** Of a code: what sort it is, and all that it says. */
	code?: { format: string; text: string };
};
