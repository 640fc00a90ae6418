import type { ConceptName } from '../../lexicon/concepts.ts';
import type { HeaderName, PartyName, RecordList, RowName } from '../../../model/record.ts';

type Concepts<Name extends string> = Readonly<Record<Name, readonly ConceptName[]>>;

/**
 * Which concepts each thing that a record says answers. Where a field means two of them alike ("amount due"
 * is a total and what is left to pay) the one that stands first here is given.
 */
export const HEADER_CONCEPTS: Concepts<HeaderName> = {
	number: ['invoiceNumber', 'creditNoteNumber', 'documentNumber', 'receiptNumber'],
	documentType: ['documentType'],
	currency: ['currency'],
	issueDate: ['issueDate', 'documentIssueDate', 'purchaseDate'],
	dueDate: ['dueDate'],
	deliveryDate: ['deliveryDate', 'shipDate'],
	periodStart: ['periodStart'],
	periodEnd: ['periodEnd'],
	orderDate: ['orderDate'],
	orderNumber: ['orderNumber'],
	salesOrderNumber: ['otherNumber'],
	contractNumber: ['contractNumber'],
	projectNumber: ['projectNumber'],
	deliveryNoteNumber: ['deliveryNoteNumber'],
	quoteNumber: ['quoteNumber'],
	buyerReference: ['buyerReference'],
	precedingNumber: ['otherNumber'],
	amountDue: ['amountDue', 'payout'],
	amountPaid: ['amountPaid'],
	grossTotal: ['grossTotal'],
	netTotal: ['netTotal', 'taxableAmount'],
	taxTotal: ['taxTotal'],
	rounding: ['rounding'],
	cashDiscount: ['cashDiscount'],
	discount: ['discount'],
	shippingCost: ['shippingCost', 'freightCharges'],
	chargeTotal: ['serviceCharges', 'bankFee'],
	taxRate: ['taxRate'],
	exchangeRate: ['exchangeRate'],
	paymentTerms: ['paymentTerms'],
	paymentMethod: ['paymentMethod'],
	remittance: ['remittance', 'referenceNumber'],
	mandate: ['mandateReference'],
	iban: ['iban'],
	bic: ['bic'],
	bankName: ['bankName'],
	accountNumber: ['accountNumber'],
	accountHolder: ['accountHolder', 'beneficiary'],
	cardNumber: ['cardNumber'],
	payerIban: [],
	incoterm: ['incoterm'],
	notes: ['notes'],
};

export const PARTY_CONCEPTS: Concepts<PartyName> = {
	name: ['companyName', 'personName', 'merchantName', 'surname', 'seller', 'buyer', 'shipTo'],
	contact: ['contactPerson'],
	phone: ['phone'],
	fax: ['fax'],
	email: ['email'],
	website: ['website'],
	vatNumber: ['vatNumber'],
	taxNumber: ['taxNumber'],
	registrationNumber: ['registrationNumber'],
	id: ['customerNumber', 'supplierNumber'],
	globalId: [],
	address: ['address'],
	street: ['street'],
	postcode: ['postcode'],
	city: ['city'],
	state: ['state'],
	country: ['country'],
};

export const ROW_CONCEPTS: Concepts<RowName> = {
	itemName: ['itemDescription', 'product', 'goodsDescription'],
	itemDetails: ['itemDescription', 'notes'],
	sellerItem: ['productNumber'],
	gtin: ['productNumber'],
	buyerItem: ['productNumber'],
	quantity: ['quantity', 'deliveredQuantity', 'orderedQuantity', 'hoursWorked'],
	unit: ['unit', 'labUnit'],
	unitPrice: ['unitPrice', 'hourlyRate'],
	lineTotal: ['lineTotal', 'taxableAmount'],
	taxRate: ['taxRate'],
	taxAmount: [],
	taxCategory: ['category'],
	lineNumber: ['lineNumber'],
	discount: ['discount'],
	notes: ['notes'],
	serialNumber: ['serialNumber'],
	batchNumber: ['batchNumber'],
	origin: ['countryOfOrigin'],
	orderNumber: ['orderNumber'],
	deliveryDate: ['deliveryDate', 'shipDate', 'visitDate'],
	periodStart: ['periodStart'],
	periodEnd: ['periodEnd'],
	...{ reason: [], kind: [], taxableAmount: [], amount: [], percent: [] },
	...{ iban: [], bic: [], bankName: [], accountHolder: [] },
};

/** In the rows of taxes, of allowances and charges, and of accounts the same words mean something else. */
export const CONCEPTS_OF_ROWS: Readonly<Record<RecordList, Partial<Concepts<RowName>>>> = {
	lines: ROW_CONCEPTS,
	taxes: {
		taxRate: ['taxRate', 'unitPrice', 'interestRate'],
		taxableAmount: ['taxableAmount', 'netTotal', 'declaredValue'],
		taxAmount: ['taxTotal', 'grossTotal', 'lineTotal', 'amountDue'],
		taxCategory: ['category', 'documentType'],
		reason: ['reason', 'notes'],
	},
	allowances: {
		amount: ['discount', 'grossTotal', 'lineTotal', 'bonus', 'serviceCharges', 'bankFee'],
		percent: ['cashDiscount', 'taxRate', 'unitPrice', 'interestRate'],
		taxableAmount: ['taxableAmount', 'netTotal'],
		reason: ['reason', 'itemDescription', 'notes', 'product'],
		taxCategory: ['category'],
	},
	charges: {
		amount: ['serviceCharges', 'shippingCost', 'bankFee', 'grossTotal', 'lineTotal', 'discount'],
		percent: ['cashDiscount', 'taxRate', 'unitPrice', 'interestRate'],
		taxableAmount: ['taxableAmount', 'netTotal'],
		reason: ['reason', 'itemDescription', 'notes', 'product'],
		taxCategory: ['category'],
	},
	accounts: {
		iban: ['iban', 'accountNumber'],
		bic: ['bic'],
		bankName: ['bankName', 'companyName'],
		accountHolder: ['accountHolder', 'personName'],
	},
};

/** What a list of a template is about when its name means one of these; any other is one of lines. */
export const CONCEPTS_OF_LISTS: Readonly<Record<RecordList, readonly ConceptName[]>> = {
	taxes: ['taxTotal', 'taxRate', 'taxableAmount'],
	allowances: ['discount', 'cashDiscount', 'bonus', 'totalDeductions'],
	charges: ['serviceCharges', 'bankFee', 'shippingCost', 'freightCharges'],
	accounts: ['iban', 'bic', 'bankName', 'accountNumber'],
	lines: [],
};
